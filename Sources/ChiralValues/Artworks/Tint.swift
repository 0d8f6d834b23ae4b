/// The colour of `currentColor` in PNGs: a hexadecimal colour or one of CSS's basic names.
///
/// Nothing else is accepted, so that a tint can be inserted into a style sheet without escaping.
public struct Tint: Hashable, Sendable {
  /// The colour in CSS, in lower case.
  public let css: String

  /// The default colour of a set.
  public static let black = Tint(css: "black")

  /// Reads `#rgb`, `#rrggbb` or a name; nil for anything else.
  public init?(_ text: String) {
    guard Self.names.contains(text) || Self.isHexadecimal(text) else { return nil }
    css = text.lowercased()
  }

  private init(css: String) { self.css = css }

  private static func isHexadecimal(_ text: String) -> Bool {
    text.wholeMatch(of: /#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})/) != nil
  }

  /// The names of the colours, sorted.
  package static let names = colours.keys.sorted()

  /// The seventeen names of CSS 2.1, section 4.3.6, with their colours.
  private static let colours = [
    "aqua": "00ffff", "black": "000000", "blue": "0000ff", "fuchsia": "ff00ff", "gray": "808080",
    "green": "008000", "lime": "00ff00", "maroon": "800000", "navy": "000080", "olive": "808000",
    "orange": "ffa500", "purple": "800080", "red": "ff0000", "silver": "c0c0c0", "teal": "008080",
    "white": "ffffff", "yellow": "ffff00",
  ]

  /// Red, green and blue, 0 to 255.
  package var channels: [Int] {
    let digits = (Self.colours[css] ?? String(css.dropFirst())).compactMap(\.hexDigitValue)
    return digits.count == 3
      ? digits.map { $0 * 17 } : stride(from: 0, to: 6, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
  }
}
