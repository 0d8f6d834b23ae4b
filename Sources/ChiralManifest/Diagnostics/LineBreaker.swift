/// Breaks lines that are wider than a terminal between words, and indents the continuation lines further than
/// the first.
package struct LineBreaker: Sendable {
  /// The width in columns.
  package let width: Int
  /// The additional indentation of continuation lines, in columns.
  private let hanging: Int

  /// Creates a breaker for a width in columns; `hanging` is the additional indentation, which never passes
  /// half the width.
  package init(width: Int, hanging: Int = 4) {
    self.width = width
    self.hanging = hanging
  }

  /// Returns the text with its lines broken; a word that is wider than a line stays whole.
  package func broken(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(line).joined(separator: "\n")
  }

  private func line(_ text: Substring) -> String {
    guard Self.columns(of: text) > width else { return String(text) }
    let own = text.prefix { $0 == " " }.count
    let indent = String(repeating: " ", count: min(own + hanging, width / 2))
    var lines: [String] = []
    var current = String(text.prefix(own))
    var room = width - own
    var isFirst = true
    for word in text.dropFirst(own).split(separator: " ", omittingEmptySubsequences: false) {
      let columns = Self.columns(of: word)
      if !isFirst, columns + 1 > room {
        lines.append(current)
        current = indent + word
        room = width - indent.count - columns
      } else {
        current += (isFirst ? "" : " ") + word
        room -= columns + (isFirst ? 0 : 1)
      }
      isFirst = false
    }
    return (lines + [current]).joined(separator: "\n")
  }

  /// Returns the number of columns of a text in a terminal: none for colour sequences, two for wide
  /// characters.
  static func columns(of text: Substring) -> Int {
    var columns = 0
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}" {
        while let next = rest.popFirst(), next != "m" {}
      } else if isWide(scalar) {
        columns += 2
      } else if !isMark(scalar) {
        columns += 1
      }
    }
    return columns
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }

  /// Returns true for East Asian Wide and Fullwidth characters and emoji, by the blocks in Unicode's
  /// EastAsianWidth.txt.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x1100 else { return false }
    return wide.contains { $0.contains(scalar.value) }
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}
