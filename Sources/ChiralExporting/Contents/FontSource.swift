import ChiralManifest

/// The input of the program that makes a font: metrics, outlines and features.
package struct FontSource: Hashable, Sendable {
  /// A glyph with an outline.
  struct Glyph: Hashable, Sendable {
    /// An outline, or a reference to that of another glyph.
    enum Outline: Hashable, Sendable {
      /// Path data in font units; y leads up.
      case path(String)
      /// The outline of another glyph, flipped or not.
      case copy(of: String, isFlipped: Bool)
    }

    var name: String
    /// The advance width in font units.
    var advance: Int
    var outline: Outline
    /// The code point that shows the glyph; nil for a form that only features reach.
    var codePoint: UInt32?
  }

  /// The units of an em, which is the height of an icon: the grid lines of drawings of 16, 20, 24, 32, 40, 48 and 64 units
  /// fall on whole units.
  static let unitsPerEm = 1920
  /// The part of an icon above the baseline. An eighth lies below, as with the icons of the target `web`.
  static let ascent = unitsPerEm / 8 * 7

  /// The name of the font family.
  let family: String
  /// The glyphs of all icons.
  let glyphs: [Glyph]
  /// The characters of names, whose glyphs are blank.
  let letters: [Unicode.Scalar]
  /// The features, in the language of OpenType feature files.
  let features: String
  /// The facts under which the font is published; nil if it is not published.
  let package: PackageFacts?

  /// Returns the name of a letter's glyph.
  static func name(of letter: Unicode.Scalar) -> String {
    let digits = String(letter.value, radix: 16, uppercase: true)
    return "uni" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The text that the program reads.
  package var json: String {
    let rows = glyphs.map { glyph in
      let (path, original, isFlipped): (String?, String?, Bool?) =
        switch glyph.outline {
        case .path(let path): (path, nil, nil)
        case .copy(let original, let isFlipped): (nil, original, isFlipped)
        }
      return JSONValue.members([
        "name": .string(glyph.name), "advance": .int(glyph.advance),
        "codePoint": glyph.codePoint.map { .int(Int($0)) }, "path": path.map(JSONValue.string),
        "of": original.map(JSONValue.string), "flipped": isFlipped.map(JSONValue.bool),
      ])
    }
    return JSONValue.members([
      "family": .string(family), "unitsPerEm": .int(Self.unitsPerEm), "ascent": .int(Self.ascent),
      "letters": .object(
        letters.map { .init(key: Self.name(of: $0), value: .int(Int($0.value))) }),
      "glyphs": .array(rows), "features": .string(features), "version": package.map { .string($0.version) },
      "license": package?.license.map(JSONValue.string), "author": package?.author.map(JSONValue.string),
      "address": package?.repository.map(JSONValue.string),
    ]).printed(.fitted(width: 120, expanded: 2)) + "\n"
  }
}
