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

  /// The seventeen names of CSS 2.1, section 4.3.6.
  package static let names = [
    "aqua", "black", "blue", "fuchsia", "gray", "green", "lime", "maroon", "navy", "olive", "orange",
    "purple", "red", "silver", "teal", "white", "yellow",
  ]
}
