internal import ChiralGeometry

/// Replaces numbers inside a text and leaves all else as it stands.
public struct TextSplice {
  private let source: [UInt8]
  private var output: [UInt8] = []
  private var copied = 0

  /// Begins with the text as it is.
  public init(_ source: [UInt8]) {
    self.source = source
  }

  /// Puts `text` in the place of the bytes of `range`, which must lie behind all replaced before.
  public mutating func replace(_ range: Range<Int>, with text: String) {
    output += source[copied..<range.lowerBound]
    if let last = output.last, let first = text.utf8.first, last.isDigit || last == UInt8(ascii: "."),
      first.isDigit || first == UInt8(ascii: ".")
    {
      output.append(UInt8(ascii: " "))
    }
    output += text.utf8
    copied = range.upperBound
  }

  /// The text with all replacements.
  public func finished() -> String {
    String(decoding: output + source[copied...], as: UTF8.self)
  }

  /// Whether a text writes `.5` for 0.5 anywhere.
  public static func dropsLeadingZero(_ source: [UInt8]) -> Bool {
    source.indices.dropLast().contains { index in
      source[index] == UInt8(ascii: ".") && source[index + 1].isDigit
        && (index == 0 || !source[index - 1].isDigit)
    }
  }
}
