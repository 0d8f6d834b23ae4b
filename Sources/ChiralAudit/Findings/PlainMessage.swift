/// A message of ASCII characters, from which the parts that differ between icons are taken out byte by byte: regular expressions
/// take thirty times as long.
struct PlainMessage {
  private var bytes: [UInt8]

  /// Takes a message; nil if it has other characters, which regular expressions must read.
  init?(_ text: String) {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    bytes = Array(text.utf8)
  }

  /// The message without the parts that differ; see `GeneralMessages`.
  var general: String {
    var message = self
    message.replaceQuotations()
    message.removeParentheses()
    message.replaceFileNames()
    message.replaceNumbers()
    return String(decoding: message.bytes, as: UTF8.self)
  }

  private static let ellipsis = Array("…".utf8)
  private static let quotedEllipsis = Array("\"…\"".utf8)

  /// Replaces `"[^"]*"(: \{[^}]*\}+)?` by a quoted ellipsis.
  private mutating func replaceQuotations() {
    let (quote, brace) = (UInt8(ascii: "\""), UInt8(ascii: "}"))
    replace { bytes, start, _ in
      guard bytes[start] == quote, let close = bytes[(start + 1)...].firstIndex(of: quote) else { return nil }
      let rest = bytes[(close + 1)...]
      guard rest.starts(with: Array(": {".utf8)), let end = rest.firstIndex(of: brace) else {
        return Match(end: close + 1, replacement: Self.quotedEllipsis)
      }
      let after = rest[end...].firstIndex { $0 != brace } ?? rest.endIndex
      return Match(end: after, replacement: Self.quotedEllipsis)
    }
  }

  /// Removes `\ ?\([^()]*\)`.
  private mutating func removeParentheses() {
    let (open, close) = (UInt8(ascii: "("), UInt8(ascii: ")"))
    replace { bytes, start, _ in
      let first = bytes[start] == UInt8(ascii: " ") ? start + 1 : start
      guard first < bytes.count, bytes[first] == open,
        let next = bytes[(first + 1)...].firstIndex(where: { $0 == open || $0 == close }),
        bytes[next] == close
      else { return nil }
      return Match(end: next + 1, replacement: [])
    }
  }

  /// Replaces `[^ ]+\.svg` by an ellipsis.
  private mutating func replaceFileNames() {
    let (blank, suffix) = (UInt8(ascii: " "), Array(".svg".utf8))
    replace { bytes, start, last in
      // The first match of a run of other characters than blanks takes all of it, up to its last suffix.
      guard bytes[start] != blank, start == last || bytes[start - 1] == blank else { return nil }
      let end = bytes[start...].firstIndex(of: blank) ?? bytes.count
      guard end - start > suffix.count,
        let dot = ((start + 1)...(end - suffix.count)).last(where: { bytes[$0...].starts(with: suffix) })
      else { return nil }
      return Match(end: dot + suffix.count)
    }
  }

  /// Replaces `\b[0-9]+(\.[0-9]+)?\b` by an ellipsis.
  private mutating func replaceNumbers() {
    replace { bytes, start, _ in
      guard Self.isDigit(bytes[start]), start == 0 || !Self.isInWord(bytes[start - 1]) else { return nil }
      if start > 1, Self.isDigit(bytes[start - 2]), Self.joinsDigits(bytes[start - 1]) { return nil }
      // Unicode's words (UAX 29) include such marks between digits, so that 1.2.3 and 1,000 are one word each.
      var end = start + 1
      var marks: [UInt8] = []
      while end < bytes.count {
        if Self.joinsDigits(bytes[end]), end + 1 < bytes.count, Self.isDigit(bytes[end + 1]) {
          marks.append(bytes[end])
        } else if !Self.isDigit(bytes[end]) {
          break
        }
        end += 1
      }
      let isNumber = marks.isEmpty || marks == [UInt8(ascii: ".")]
      return isNumber && (end == bytes.count || !Self.isInWord(bytes[end])) ? Match(end: end) : nil
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func joinsDigits(_ byte: UInt8) -> Bool {
    [UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "'")].contains(byte)
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_") || (0x61...0x7A).contains(byte | 0x20)
  }

  /// A part of the message to replace.
  private struct Match {
    var end: Int
    var replacement = PlainMessage.ellipsis
  }

  /// Replaces each part that `match` finds at a place; it also gets the end of the last match.
  private mutating func replace(_ match: (_ bytes: [UInt8], _ start: Int, _ last: Int) -> Match?) {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var (place, last) = (0, 0)
    while place < bytes.count {
      if let match = match(bytes, place, last) {
        result += match.replacement
        place = match.end
        last = place
      } else {
        result.append(bytes[place])
        place += 1
      }
    }
    bytes = result
  }
}
