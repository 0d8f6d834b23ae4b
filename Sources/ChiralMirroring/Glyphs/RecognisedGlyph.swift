public import ChiralGeometry

/// A numeral, letter or mark that a drawing shows as outlines or strokes, recognised by its shape.
public struct RecognisedGlyph: Hashable, Sendable {
  /// What kind of sign it is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case digit
    case letter
    case questionMark = "question mark"
    case checkMark = "check mark"
    case percent = "percent sign"
    /// The sign of Bluetooth.
    case logo
    /// Other signs of writing: & @ $ # ¶.
    case sign
  }

  /// Where one element draws it.
  public struct Part: Hashable, Sendable {
    /// The number of the element, in document order.
    public let element: Int
    /// Its subpaths, counted from 1 as in selectors; nil where the whole element belongs to the glyph.
    public let subpaths: [Int]?

    /// A part from its element and, where it is not the whole element, its subpaths.
    public init(element: Int, subpaths: [Int]?) {
      self.element = element
      self.subpaths = subpaths
    }
  }

  /// What it was recognised as; a check mark is ✓, the sign of Bluetooth ᛒ.
  public let character: Character
  /// How sure that is, 0…1.
  public var confidence: Double
  /// What draws it, in document order.
  public let parts: [Part]
  /// The box of its ink, in the coordinates of the viewBox.
  public let box: Rect

  /// From this confidence on, a glyph is kept upright without asking.
  public static let sure = 0.8

  /// Whether nobody needs to be asked.
  public var isSure: Bool { confidence >= Self.sure }

  /// What kind of sign it is.
  public var kind: Kind {
    switch character {
    case "?": .questionMark
    case "✓": .checkMark
    case "ᛒ": .logo
    case "%": .percent
    default: character.isNumber ? .digit : character.isLetter ? .letter : .sign
    }
  }

  /// Whether its mirror image is the same glyph.
  public var isSymmetric: Bool { Self.symmetric.contains(character) }

  static let symmetric: Set<Character> = Set("0AHIMOTUVWXY8ovwx")
}
