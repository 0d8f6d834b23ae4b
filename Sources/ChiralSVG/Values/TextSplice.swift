/// Replaces numbers inside a text and leaves everything else unchanged.
public struct TextSplice {
  private let source: [UInt8]
  private var output: [UInt8] = []
  private var copied = 0

  /// Creates a splice for a text.
  public init(_ source: [UInt8]) {
    self.source = source
  }

  /// Replaces the bytes of `range`, which must be after all previous replacements.
  public mutating func replace(_ range: Range<Int>, with text: String) {
    copy(to: range.lowerBound)
    part(from: text.utf8.first)
    output += text.utf8
    copied = range.upperBound
  }

  /// Returns the text with all replacements.
  public func finished() -> String {
    var rest = self
    rest.copy(to: source.count)
    return String(decoding: rest.output, as: UTF8.self)
  }

  private mutating func copy(to end: Int) {
    if copied > 0, copied < end { part(from: source[copied]) }
    output += source[copied..<end]
    copied = end
  }

  /// Separates two numbers.
  private mutating func part(from next: UInt8?) {
    guard let last = output.last, let next, last.isDigit || last == UInt8(ascii: "."),
      next.isDigit || next == UInt8(ascii: ".")
    else { return }
    output.append(UInt8(ascii: " "))
  }

  /// Returns true if a text writes `.5` for 0.5 anywhere.
  public static func dropsLeadingZero(_ source: [UInt8]) -> Bool {
    source.indices.dropLast().contains { index in
      source[index] == UInt8(ascii: ".") && source[index + 1].isDigit
        && (index == 0 || !source[index - 1].isDigit)
    }
  }
}
