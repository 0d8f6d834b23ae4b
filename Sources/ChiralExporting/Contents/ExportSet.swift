package import ChiralManifest
package import ChiralRequests
package import ChiralValues

/// The input of an exporter: icons with their pictures, as values.
package struct ExportSet: Sendable {
  /// The icons whose pictures are complete, sorted by name.
  package var icons: [ExportIcon]
  /// The sizes in points, in the order of the manifest.
  package var sizes: [Int]
  /// The scale factors (pixels per point), sorted.
  package var scales: [Int]
  /// The colour that replaces `currentColor` on platforms that do not tint.
  package var tint: Tint
  /// The name of the set; nil if each target uses its default name.
  package var name: SetName?
  /// The package in which the set is published; nil if it is not published.
  package var package: PackageFacts?
  /// The text of the licence beside the manifest; nil if there is none.
  package var licenseText: String?
  /// The locales of the manifest, in its order.
  package var locales: [LanguageTag]

  /// Creates a set.
  package init(
    icons: [ExportIcon], sizes: [Int], scales: [Int], tint: Tint = .black, name: SetName? = nil,
    package: PackageFacts? = nil, locales: [LanguageTag] = []
  ) {
    self.icons = icons
    self.sizes = sizes
    self.scales = scales.sorted()
    self.tint = tint
    self.name = name
    self.package = package
    self.locales = locales
  }

  /// The height of drawings that scale: the manifest's first size, in points.
  var size: Int { sizes.first ?? 24 }

  /// The order in which locales name drawings.
  var namesakes: NamesakeOrder { NamesakeOrder(locales) }

  /// Returns the colours of an icon: a platform tints those that have one colour.
  func paint(of icon: ExportIcon) -> DrawingForm.Paint {
    DrawingForm.Paint(isTinted: icon.pictures.allSatisfy(\.isMonochrome), tint: tint)
  }

  /// The locales that have rows of named locales, in the order of rows.
  var namedRowLocales: [LanguageTag] {
    Set(icons.flatMap { $0.namedRows.map(\.locale) }).sorted(by: ExportIcon.isMoreGeneral)
  }

  /// The locales that have rows, for platforms that look up a locale by the prefixes of its tag.
  var prefixRowLocales: [LanguageTag] {
    Set(icons.flatMap { $0.prefixRows.map(\.locale) }).sorted(by: ExportIcon.isMoreGeneral)
  }
}

/// A finished picture.
package struct ExportPicture: Sendable {
  /// The source drawing and the treatment that made the picture.
  package var artwork: Artwork
  /// The finished drawing, which exporters do not parse.
  package var drawing: ShownDrawing
  /// The bytes of its source, if that is a VectorDrawable.
  package var drawable: [UInt8]?
  /// The converter of the drawing.
  private let converter: any DrawingConverter

  /// Creates a picture.
  package init(artwork: Artwork, drawing: ShownDrawing, converter: any DrawingConverter) {
    self.artwork = artwork
    self.drawing = drawing
    self.converter = converter
  }

  /// Returns true if both pictures show the same drawing.
  func isSame(_ other: ExportPicture) -> Bool {
    artwork == other.artwork || drawing.svg == other.drawing.svg
  }

  /// True if the picture has one colour that a platform may replace.
  var isMonochrome: Bool { drawing.isMonochrome }

  /// The numbers of the viewBox.
  var box: IconViewBox? { IconViewBox(drawing.viewBox) }

  /// Returns the drawing in a form that may be unable to hold it.
  func text(in form: DrawingForm) throws(FormProblem) -> String {
    try converter.text(of: self, in: form)
  }

  /// Returns the drawing in a form that holds every drawing.
  func text(in form: DrawingForm, for icon: ExportIcon) throws(ExportError) -> String {
    do {
      return try text(in: form)
    } catch {
      switch error {
      case .impossible(let reason), .failed(let reason):
        throw ExportError(description: reason, icon: icon.name)
      }
    }
  }
}

/// Converts drawings to the forms of targets in another process than that of the exporters.
package protocol DrawingConverter: Sendable {
  /// Returns the drawing of a picture in a form.
  func text(of picture: ExportPicture, in form: DrawingForm) throws(FormProblem) -> String
}

extension FormProblem {
  /// Returns the reason why a form cannot hold the drawing of an icon; throws where the drawing could not be converted.
  func reason(for icon: ExportIcon) throws(ExportError) -> String {
    switch self {
    case .impossible(let reason): return reason
    case .failed(let reason): throw ExportError(description: reason, icon: icon.name)
    }
  }
}

/// One icon as platforms see it: a picture per direction, and rows for the locales that differ from these.
package struct ExportIcon: Sendable {
  /// A locale whose picture differs from the picture of its direction.
  package struct Row: Sendable {
    /// The locale; the row also serves more specific locales without a row of their own.
    package var locale: LanguageTag
    /// The picture of the locale.
    package var picture: ExportPicture
    /// The reason why there may be a row for the locale.
    let origin: Origin

    /// The reason why there may be a row for a locale.
    package enum Origin: Sendable {
      /// The manifest names the locale or a locale of its language.
      case named
      /// The manifest names only the script in which the language is written.
      case script
      /// The language has rows in another script. Only platforms that apply a row to all tags that begin with its own need
      /// this one.
      case otherScript
    }

    /// Creates a row.
    package init(locale: LanguageTag, picture: ExportPicture, origin: Origin = .named) {
      self.locale = locale
      self.picture = picture
      self.origin = origin
    }
  }

  /// The name in the manifest.
  package var name: String
  /// The code point in icon fonts; nil if the name decides.
  let codePoint: FontCodePoint?
  /// The direction for which the base was drawn.
  package var drawn: Direction
  /// The picture for left-to-right locales without a row.
  package var leftToRight: ExportPicture
  /// The picture for right-to-left locales without a row.
  package var rightToLeft: ExportPicture
  /// All locales with their pictures; general locales come before more specific ones.
  let locales: [Row]
  /// The rows that cannot be derived from the direction or from a more general row; general locales come
  /// first. Each language that has rows also has one for itself, because some platforms use `ar-SA` for all
  /// of Arabic.
  package var rows: [Row]
  /// The rows for platforms on which a row for a language makes an app claim that language: those for locales that the
  /// manifest names.
  package var namedRows: [Row]
  /// The rows for platforms that apply a row exactly to the locales whose tags it is a prefix of.
  ///
  /// If the icon has a direction, a row counts only in the direction of its locale.
  package var prefixRows: [Row]
  /// True if the right-to-left picture is exactly the left-to-right picture, flipped, at all sizes.
  let isFlip: Bool
  /// The way in which right-to-left interfaces get their picture.
  package var mirroring: Export.Mirroring
  /// The icon as it is drawn for each size in points; empty if one drawing serves all sizes.
  let sized: [Int: ExportIcon]

  /// Creates an icon.
  ///
  /// - Parameters:
  ///   - locales: every locale that a platform may ask for.
  ///   - isFlip: true if the right-to-left picture is exactly the left-to-right picture, flipped, at all sizes.
  ///   - sized: the same icon for each size, if it has drawings for sizes.
  package init(
    name: String, codePoint: FontCodePoint? = nil, drawn: Direction, leftToRight: ExportPicture,
    rightToLeft: ExportPicture, locales: [Row], isFlip: Bool, sized: [Int: ExportIcon] = [:]
  ) {
    self.sized = sized
    self.isFlip = isFlip
    self.codePoint = codePoint
    self.name = name
    self.drawn = drawn
    self.leftToRight = leftToRight
    self.rightToLeft = rightToLeft
    self.locales = locales.sorted { Self.isMoreGeneral($0.locale, $1.locale) }
    rows = []
    namedRows = []
    prefixRows = []
    mirroring = .none
    rows = minimalRows([.named, .script])
    namedRows = minimalRows([.named])
    prefixRows = minimalPrefixRows
    mirroring = rows.isEmpty ? isSymmetric ? .none : isFlip ? .native : .baked : .baked
  }

  /// True if both directions show the same drawing, at all sizes.
  var isSymmetric: Bool { leftToRight.isSame(rightToLeft) && sized.values.allSatisfy(\.isSymmetric) }

  /// The locales that the manifest names, with their pictures.
  var namedLocales: [Row] { locales.filter { $0.origin == .named } }

  /// Returns the icon as it is drawn for a size in points.
  func drawn(for size: Int) -> ExportIcon { sized[size] ?? self }

  /// Returns the picture for a direction, ignoring rows.
  func picture(_ direction: Direction) -> ExportPicture {
    switch direction {
    case .leftToRight: leftToRight
    case .rightToLeft: rightToLeft
    }
  }

  /// Returns the picture for a locale, whether the locale is known or not.
  func picture(in locale: LanguageTag) -> ExportPicture {
    locales.first { $0.locale == locale }?.picture
      ?? prefixRows.last { $0.locale.begins(locale) && directions(of: $0).contains(locale.direction) }?
      .picture
      ?? picture(locale.direction)
  }

  /// Returns the directions in which a row counts.
  func directions(of row: Row) -> [Direction] { isSymmetric ? Direction.allCases : [row.locale.direction] }

  /// The tags in small letters that apps append to the name of the icon to find drawings for a locale: those of all
  /// locales and of their languages. There need not be such drawings.
  var askedTags: [String] {
    Set(locales.flatMap { [$0.locale.text.lowercased(), $0.locale.language] }).sorted()
  }

  /// The distinct pictures; the first is that of left-to-right locales.
  var pictures: [ExportPicture] {
    ([leftToRight, rightToLeft] + rows.map(\.picture)).reduce(into: []) { all, next in
      if !all.contains(where: next.isSame) { all.append(next) }
    }
  }
}

extension ExportIcon {
  /// Omits the rows that a platform would find without them: by the direction, or in a more general row.
  ///
  /// Platforms apply a row to all locales whose tags it is a prefix of, and some platforms to all of its
  /// language and script. Where a locale of a language has a row, the language itself therefore has one, too.
  private func minimalRows(_ origins: Set<Row.Origin>) -> [Row] {
    let locales = self.locales.filter { origins.contains($0.origin) }
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

  /// Returns true if a tag has fewer parts than another one; tags with equally many parts are in alphabetical
  /// order.
  static func isMoreGeneral(_ one: LanguageTag, _ other: LanguageTag) -> Bool {
    (one.subtags.count, one) < (other.subtags.count, other)
  }
}

extension LanguageTag {
  /// The parts of the tag.
  var subtags: [Substring] { text.split(separator: "-") }

  /// Returns true if another tag equals this one or extends it with more parts.
  func begins(_ other: LanguageTag) -> Bool { other.subtags.starts(with: subtags) }
}
