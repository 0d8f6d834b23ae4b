/// A code point of a private use area, at which an icon font has an icon.
public struct FontCodePoint: Hashable, Sendable {
  /// The code point.
  public let value: UInt32

  /// Reads hexadecimal digits, such as `F3CE7`; nil if they are not a code point for private use.
  public init?(_ text: String) {
    guard let first = text.utf8.first, first > UInt8(ascii: "0"), let value = UInt32(text, radix: 16),
      Self.areas.contains(where: { $0.contains(value) })
    else { return nil }
    self.value = value
  }

  /// The private use areas. The last two code points of a plane are no characters (Unicode, section 23.5).
  private static let areas: [ClosedRange<UInt32>] = [
    0xE000...0xF8FF, 0xF_0000...0xF_FFFD, 0x10_0000...0x10_FFFD,
  ]
}

extension FontCodePoint: CustomStringConvertible {
  /// The digits, in capitals.
  public var description: String { String(value, radix: 16, uppercase: true) }
}
