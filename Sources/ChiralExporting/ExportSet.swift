package import ChiralManifest
package import ChiralPlanning
package import ChiralSVG

/// Everything that exporters know: icons with their pictures, as values.
package struct ExportSet: Sendable {
  /// Sorted by name; those whose pictures are complete.
  package var icons: [ExportIcon]
  /// Points, in the order of the manifest.
  package var sizes: [Int]
  /// Pixels a point, sorted.
  package var scales: [Int]
  /// The colour of `currentColor` where a platform does not tint.
  package var tint: Tint
  /// What the set is called; nil where every target takes the name that it gives.
  package var name: SetName?

  /// A set from its parts.
  package init(
    icons: [ExportIcon], sizes: [Int], scales: [Int], tint: Tint = .black, name: SetName? = nil
  ) {
    self.icons = icons
    self.sizes = sizes
    self.scales = scales.sorted()
    self.tint = tint
    self.name = name
  }

  /// The height of drawings that scale: the manifest's first size, in points.
  var size: Int { sizes.first ?? 24 }

  /// The locales that have rows, in the order of rows.
  var rowLocales: [LanguageTag] {
    Set(icons.flatMap { $0.rows.map(\.locale) }).sorted(by: ExportIcon.isMoreGeneral)
  }

  /// The same for platforms that go from a tag to what begins it.
  var prefixRowLocales: [LanguageTag] {
    Set(icons.flatMap { $0.prefixRows.map(\.locale) }).sorted(by: ExportIcon.isMoreGeneral)
  }
}

/// A finished picture.
package struct ExportPicture: Sendable {
  /// What is drawn.
  package var artwork: Artwork
  /// The drawing.
  package var document: SVGDocument
  /// The template of SF Symbols of which the drawing is one variant, where there is one.
  package var template: SVGDocument?

  /// A picture from its artwork, its drawing and the template of that.
  package init(artwork: Artwork, document: SVGDocument, template: SVGDocument? = nil) {
    self.artwork = artwork
    self.document = document
    self.template = template
  }

  /// Whether two artworks came to the same drawing.
  func isSame(_ other: ExportPicture) -> Bool {
    artwork == other.artwork || document.serialized() == other.document.serialized()
  }
}

/// One icon as platforms see it: a picture for each direction, and rows for locales that differ from these.
package struct ExportIcon: Sendable {
  /// What a locale sees that its direction does not tell.
  package struct Row: Sendable {
    /// The locale, with those below it that have no row.
    package var locale: LanguageTag
    /// Its picture.
    package var picture: ExportPicture

    /// A row from its locale and its picture.
    package init(locale: LanguageTag, picture: ExportPicture) {
      self.locale = locale
      self.picture = picture
    }
  }

  /// As the manifest has it.
  package var name: String
  /// The direction for which the base was drawn.
  package var drawn: Direction
  /// What a left-to-right locale sees that has no row.
  package var leftToRight: ExportPicture
  /// What a right-to-left locale sees that has no row.
  package var rightToLeft: ExportPicture
  /// Every locale with its picture, general ones before those below them.
  let locales: [Row]
  /// General locales before those below them; none that its direction or a more general row tells. Each language that
  /// has rows has one for itself, too: some platforms take `ar-SA` for all of Arabic.
  package var rows: [Row]
  /// The same for platforms that take a row for the locales that its tag begins, and for no others.
  ///
  /// Where the icon has a direction, a row counts only in that of its locale.
  package var prefixRows: [Row]
  /// How right-to-left interfaces are served.
  package var mirroring: Export.Mirroring

  /// An icon from what each locale sees.
  ///
  /// - Parameters:
  ///   - locales: every locale that a platform may ask for.
  ///   - isFlip: whether the picture for right to left is exactly the flipped one for left to right.
  package init(
    name: String, drawn: Direction, leftToRight: ExportPicture, rightToLeft: ExportPicture,
    locales: [Row], isFlip: Bool
  ) {
    self.name = name
    self.drawn = drawn
    self.leftToRight = leftToRight
    self.rightToLeft = rightToLeft
    self.locales = locales.sorted { Self.isMoreGeneral($0.locale, $1.locale) }
    rows = []
    prefixRows = []
    mirroring = .none
    rows = minimalRows
    prefixRows = minimalPrefixRows
    mirroring = rows.isEmpty ? isSymmetric ? .none : isFlip ? .native : .baked : .baked
  }

  /// Whether both directions see the same drawing.
  var isSymmetric: Bool { leftToRight.isSame(rightToLeft) }

  /// What a direction sees that has no row.
  func picture(_ direction: Direction) -> ExportPicture {
    switch direction {
    case .leftToRight: leftToRight
    case .rightToLeft: rightToLeft
    }
  }

  /// What a locale sees, known or not.
  func picture(in locale: LanguageTag) -> ExportPicture {
    locales.first { $0.locale == locale }?.picture
      ?? prefixRows.last { $0.locale.begins(locale) && directions(of: $0).contains(locale.direction) }?
      .picture
      ?? picture(locale.direction)
  }

  /// The directions in which a row counts.
  func directions(of row: Row) -> [Direction] { isSymmetric ? Direction.allCases : [row.locale.direction] }

  /// The distinct pictures: that of left-to-right locales first.
  var pictures: [ExportPicture] {
    ([leftToRight, rightToLeft] + rows.map(\.picture)).reduce(into: []) { all, next in
      if !all.contains(where: next.isSame) { all.append(next) }
    }
  }
}

extension ExportIcon {
  /// Leaves out the rows that a platform would find without them: by the direction, or in a more general row.
  ///
  /// Platforms take a row for all locales that its tag begins, and some for all of its language and script, so
  /// where one locale of a language has a row, the language itself has one, too.
  private var minimalRows: [Row] {
    let special = Set(
      locales.filter { !$0.picture.isSame(picture($0.locale.direction)) }.map(\.locale.language))
    return locales.reduce(into: []) { rows, row in
      guard special.contains(row.locale.language) else { return }
      let above = rows.last { $0.locale.begins(row.locale) }
      if let above, above.locale.script == row.locale.script, above.picture.isSame(row.picture) { return }
      rows.append(row)
    }
  }

  private var minimalPrefixRows: [Row] {
    let isSymmetric = self.isSymmetric
    return locales.reduce(into: []) { rows, row in
      let above = rows.last {
        $0.locale.begins(row.locale) && (isSymmetric || $0.locale.direction == row.locale.direction)
      }
      if !(above?.picture ?? picture(row.locale.direction)).isSame(row.picture) { rows.append(row) }
    }
  }

  /// Tags with fewer parts come first.
  static func isMoreGeneral(_ one: LanguageTag, _ other: LanguageTag) -> Bool {
    (one.subtags.count, one) < (other.subtags.count, other)
  }
}

extension LanguageTag {
  /// The parts of the tag.
  var subtags: [Substring] { text.split(separator: "-") }

  /// Whether another tag is this one with more parts.
  func begins(_ other: LanguageTag) -> Bool { other.subtags.starts(with: subtags) }
}
