public import ChiralInk
public import ChiralSVG

/// A numeral, letter or mark that a drawing shows as outlines or strokes, recognised by its shape.
public struct RecognisedGlyph: Hashable, Sendable {
  /// A kind of glyph.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case digit
    case letter
    case questionMark = "question mark"
    case checkMark = "check mark"
    case percent = "percent sign"
    /// The Bluetooth sign.
    case logo
    /// Any other sign of writing: & @ $ # ¶.
    case sign

    /// The row of the table of signs for glyphs of this kind alone; nil for digits, letters and other characters, which form words.
    var sign: Sign? {
      switch self {
      case .questionMark: .questionMark
      case .checkMark: .check
      case .percent: .percent
      case .logo: .logo
      case .digit, .letter, .sign: nil
      }
    }
  }

  /// The character that was recognised; a check mark is ✓, the Bluetooth sign ᛒ.
  public let character: Character
  /// The confidence, 0…1.
  public var confidence: Double
  /// The likeness to the character's template, 0…1.
  let likeness: Double
  /// The parts that draw the glyph, in document order.
  public let parts: [InkPart]
  /// The box of its ink, in the coordinates of the viewBox.
  public let box: Rect

  /// The smallest confidence at which a glyph is kept without asking the user.
  public static let sure = 0.8

  /// True if the glyph is kept without asking the user.
  public var isSure: Bool { confidence >= Self.sure }

  /// True if it is like the template also apart from what stands beside it.
  var isClear: Bool { likeness >= GlyphReading.tellingLikeness }

  /// The kind of glyph.
  public var kind: Kind {
    switch character {
    case "?": .questionMark
    case "✓": .checkMark
    case "ᛒ": .logo
    case "%": .percent
    default: character.isNumber ? .digit : character.isLetter ? .letter : .sign
    }
  }

  /// True if the mirror image shows the same glyph.
  public var isSymmetric: Bool { Self.symmetric.contains(character) }

  package static let symmetric: Set<Character> = Set("0AHIMOTUVWXY8ovwx")
}
