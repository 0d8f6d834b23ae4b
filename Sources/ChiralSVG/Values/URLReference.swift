/// A `url(…)` at the beginning of a property's value, such as `url(#gradient) black`.
///
/// Quotes and white space around the address are left out. Other values are not references: `none`, a colour, or a filter
/// function.
public struct URLReference: Hashable, Sendable {
  /// The address, such as `#gradient`.
  public let address: String
  /// The text after `url(…)`, such as the paint to use if no element has that id; nil if there is none.
  public let fallback: String?

  /// The id, if the address points into the drawing itself.
  public var id: String? { Self.id(inAddress: address) }

  // The text is scanned as bytes: among characters, a combining mark would hide the parenthesis before it.
  private static let opening = Array("url(".utf8)

  /// Reads a value; nil if it does not begin with `url(`, or nothing closes the parenthesis.
  public init?(_ value: String) {
    let text = value[...].utf8.drop(while: Self.isSpace)
    guard text.starts(with: Self.opening) else { return nil }
    self.init(afterOpening: text.dropFirst(Self.opening.count))
  }

  /// Reads the first `url(…)` anywhere in a text, such as a style sheet; nil if there is none.
  public init?(firstIn text: String) {
    // Searching for a byte is much cheaper than searching for several.
    guard text.utf8.contains(UInt8(ascii: "(")) else { return nil }
    let text = text[...].utf8
    guard let opening = text.firstRange(of: Self.opening) else { return nil }
    self.init(afterOpening: text[opening.upperBound...])
  }

  private init?(afterOpening text: Substring.UTF8View) {
    guard let close = text.firstIndex(of: UInt8(ascii: ")")) else { return nil }
    let isPadding = { Self.isSpace($0) || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
    address = Self.trimmed(text[..<close], isPadding)
    let rest = Self.trimmed(text[text.index(after: close)...], Self.isSpace)
    fallback = rest.isEmpty ? nil : rest
  }

  /// Returns the id in an address such as `#gradient`, which an `href` holds without `url(…)`; nil for the address of
  /// something outside the drawing.
  public static func id(inAddress address: String) -> String? {
    let address = trimmed(address[...].utf8, isSpace)
    return address.utf8.first == UInt8(ascii: "#") ? String(Substring(address.utf8.dropFirst())) : nil
  }

  private static func trimmed(_ text: Substring.UTF8View, _ isPadding: (UInt8) -> Bool) -> String {
    var text = text.drop(while: isPadding)
    while let last = text.last, isPadding(last) { text.removeLast() }
    return String(Substring(text))
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte.isXMLSpace || byte == 0x0C }
}
