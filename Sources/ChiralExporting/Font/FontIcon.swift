import ChiralManifest
import ChiralRequests
import ChiralValues

/// An icon as glyphs of a font.
struct FontIcon {
  /// The form of an icon in a locale whose picture differs from that of its direction.
  struct Row {
    let locale: LanguageTag
    /// The direction in which the row counts; nil if the icon has no direction.
    let direction: Direction?
    let glyph: String
  }

  /// The name in the manifest.
  let name: String
  /// The name in the font, which is its ligature and the end of its class.
  let id: String
  let codePoint: UInt32
  /// The glyphs; the first is that of left-to-right locales.
  private(set) var glyphs: [FontSource.Glyph] = []
  /// The glyph for right to left; nil if it is the first.
  private(set) var rightToLeft: String?
  /// The rows; general locales come before more specific ones.
  private(set) var rows: [Row] = []
  /// True if right-to-left interfaces show the first glyph, flipped.
  let isFlipped: Bool
  /// The pictures with outlines of their own.
  private var drawn: [(picture: ExportPicture, glyph: Int)] = []

  /// Creates an icon; throws an error if a glyph cannot show one of its pictures.
  init(_ icon: ExportIcon, id: String, codePoint: UInt32) throws(FormProblem) {
    name = icon.name
    self.id = id
    self.codePoint = codePoint
    isFlipped = icon.mirroring == .native && icon.prefixRows.isEmpty
    // The Adobe Glyph List derives the code point from such a name.
    let base = "u" + String(codePoint, radix: 16, uppercase: true)
    try add(icon.leftToRight, as: base, codePoint)
    if icon.mirroring == .native {
      rightToLeft = base + ".rtl"
      glyphs.append(
        FontSource.Glyph(
          name: base + ".rtl", advance: glyphs[0].advance, outline: .copy(of: base, isFlipped: true)))
    } else if !icon.isSymmetric {
      rightToLeft = base + ".rtl"
      try add(icon.rightToLeft, as: base + ".rtl")
    }
    for row in icon.prefixRows {
      let glyph = "\(base).\(row.locale.text.lowercased().replacing("-", with: "_"))"
      let directions = icon.directions(of: row)
      rows.append(
        Row(locale: row.locale, direction: directions.count == 1 ? directions[0] : nil, glyph: glyph))
      try add(row.picture, as: glyph)
    }
  }

  /// Gives code points to the forms, by which programs without OpenType features show them.
  mutating func takeCodePoints(from points: inout FontCodePoints) {
    for index in glyphs.indices where glyphs[index].codePoint == nil && !isFlipped {
      glyphs[index].codePoint = points.take(form: glyphs[index].name, of: name)
    }
  }

  /// Returns the code point of a form.
  func codePoint(of glyph: String?) -> UInt32 {
    glyphs.first { $0.name == glyph }?.codePoint ?? codePoint
  }

  /// Adds a glyph; one that looks like another refers to its outline.
  private mutating func add(
    _ picture: ExportPicture, as name: String, _ codePoint: UInt32? = nil
  ) throws(FormProblem) {
    if let known = drawn.first(where: { picture.isSame($0.picture) })?.glyph {
      glyphs.append(
        FontSource.Glyph(
          name: name, advance: glyphs[known].advance,
          outline: .copy(of: glyphs[known].name, isFlipped: false)))
      return
    }
    let form = DrawingForm.glyph(height: FontSource.unitsPerEm, ascent: FontSource.ascent)
    let lines = try picture.text(in: form).split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count == 2, let advance = Int(lines[0]) else { throw .failed("it has no outline") }
    drawn.append((picture, glyphs.count))
    glyphs.append(
      FontSource.Glyph(
        name: name, advance: advance, outline: .path(String(lines[1])), codePoint: codePoint))
  }
}
