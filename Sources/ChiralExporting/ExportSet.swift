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

  /// A set from its parts.
  package init(icons: [ExportIcon], sizes: [Int], scales: [Int], tint: Tint = .black) {
    self.icons = icons
    self.sizes = sizes
    self.scales = scales.sorted()
    self.tint = tint
  }

  /// The height of drawings that scale: the manifest's first size, in points.
  var size: Int { sizes.first ?? 24 }

  /// The locales that have rows, in the order of rows.
  var rowLocales: [LanguageTag] {
    Set(icons.flatMap { $0.rows.map(\.locale) }).sorted(by: ExportIcon.isMoreGeneral)
  }
}

/// A finished picture.
package struct ExportPicture: Sendable {
  /// What is drawn.
  package var artwork: Artwork
  /// The drawing.
  package var document: SVGDocument

  /// A picture from its artwork and its drawing.
  package init(artwork: Artwork, document: SVGDocument) {
    self.artwork = artwork
    self.document = document
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
  /// General locales before those below them; none that its direction or a more general row tells.
  package var rows: [Row]
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
    rows = []
    mirroring = .none
    rows = minimal(locales)
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
  private func minimal(_ locales: [Row]) -> [Row] {
    let sorted = locales.sorted { Self.isMoreGeneral($0.locale, $1.locale) }
    let special = Set(
      sorted.filter { !$0.picture.isSame(picture($0.locale.direction)) }.map(\.locale.language))
    return sorted.reduce(into: []) { rows, row in
      guard special.contains(row.locale.language) else { return }
      let above = rows.last { $0.locale.begins(row.locale) }
      if let above, above.locale.script == row.locale.script, above.picture.isSame(row.picture) { return }
      rows.append(row)
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
