import ChiralValues

/// The layout of printed JSON.
package enum JSONLayout: Sendable {
  /// No white space.
  case compact
  /// Containers on one line if they fit, but the outermost `expanded` levels always broken, so that a
  /// manifest has one line per icon.
  case fitted(width: Int, expanded: Int)

  /// The layout of all files for people.
  package static let readable = fitted(width: 110, expanded: 2)
}

extension JSONValue {
  /// Returns the value as JSON, without a line feed at the end.
  package func printed(_ layout: JSONLayout = .readable) -> String {
    String(decoding: printedBytes(layout), as: UTF8.self)
  }

  /// Returns the value as JSON in UTF-8, without a line feed at the end.
  package func printedBytes(_ layout: JSONLayout = .readable) -> [UInt8] {
    var printer = JSONPrinter(layout: layout)
    printer.print(self, level: 0)
    return printer.bytes
  }
}

/// Writes one value.
struct JSONPrinter {
  let layout: JSONLayout
  private(set) var bytes: [UInt8] = []

  init(layout: JSONLayout) { self.layout = layout }

  mutating func print(_ value: JSONValue, level: Int, reserved: Int = 0) {
    switch layout {
    case .compact: printInline(value, blank: "")
    case .fitted(let width, let expanded):
      let isOpen = value.isFilledObject && level < expanded
      let isDone = !isOpen && printLine(value, limit: width - 2 * level - reserved)
      if !isDone { printOpen(value, level: level) }
    }
  }

  /// Writes a container with one element per line.
  private mutating func printOpen(_ value: JSONValue, level: Int) {
    switch value {
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        breakLine(level: level + 1)
        print(element, level: level + 1, reserved: 1)
      }
      breakLine(level: level)
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        breakLine(level: level + 1)
        let start = bytes.count
        printQuoted(member.key)
        bytes += ": ".utf8
        print(member.value, level: level + 1, reserved: characters(from: start) + 1)
      }
      breakLine(level: level)
      bytes.append(UInt8(ascii: "}"))
    case .null, .bool, .int, .double, .string: printInline(value, blank: " ")
    }
  }

  private mutating func breakLine(level: Int) {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * level))
  }

  /// Returns the number of Unicode scalars written since a position.
  private func characters(from start: Int) -> Int { bytes[start...].count { $0 & 0xC0 != 0x80 } }

  // MARK: On one line

  /// Writes the value on one line and returns true; returns false if it would be longer than `limit` and can
  /// be broken.
  private mutating func printLine(_ value: JSONValue, limit: Int) -> Bool {
    guard value.isContainer, !value.isEmptyContainer else {
      printInline(value, blank: " ")
      return true
    }
    guard value.minimalLength(upTo: limit) <= limit else { return false }
    let start = bytes.count
    printInline(value, blank: " ")
    if characters(from: start) <= limit { return true }
    bytes.removeSubrange(start...)
    return false
  }

  private mutating func printInline(_ value: JSONValue, blank: String) {
    switch value {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .int(let value): bytes += String(value).utf8
    case .double(let value): bytes += Self.number(value).utf8
    case .string(let value): printQuoted(value)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes += ("," + blank).utf8 }
        printInline(element, blank: blank)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object([]): bytes += "{}".utf8
    case .object(let members):
      bytes += ("{" + blank).utf8
      for (index, member) in members.enumerated() {
        if index > 0 { bytes += ("," + blank).utf8 }
        printQuoted(member.key)
        bytes += (":" + blank).utf8
        printInline(member.value, blank: blank)
      }
      bytes += (blank + "}").utf8
    }
  }

  private mutating func printQuoted(_ text: String) { bytes.appendQuoted(text) }

  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    return Int(exactly: value).map(String.init) ?? value.description
  }

  /// Returns a string in quotes, safe for JSON and for terminals.
  static func quoted(_ text: String) -> String {
    let needsEscape = text.unicodeScalars.contains { $0 == "\"" || $0 == "\\" || Wording.isUnprintable($0) }
    return needsEscape ? "\"" + text.unicodeScalars.map(escaped).joined() + "\"" : "\"\(text)\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    if let short = shortEscapes[scalar] { return short }
    guard Wording.isUnprintable(scalar) else { return String(scalar) }
    return String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  private static let shortEscapes: [Unicode.Scalar: String] = [
    "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t", "\u{8}": "\\b", "\u{C}": "\\f",
  ]
}

extension [UInt8] {
  /// Appends a string in JSON's form.
  package mutating func appendQuoted(_ text: String) {
    var text = text
    let isASCII = text.withUTF8 { utf8 in
      // Without an early exit, the loop is vectorised.
      var (escaped, other): (UInt8, UInt8) = (0, 0)
      for byte in utf8 {
        let isQuote = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
        let isBreak = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\t")
        escaped |= isQuote || isBreak ? 1 : 0
        other |= byte &- 0x20 >= 0x5F && !isBreak ? 1 : 0
      }
      guard other == 0 else { return false }
      append(UInt8(ascii: "\""))
      if escaped == 0 { append(contentsOf: utf8) } else { appendEscaped(utf8) }
      append(UInt8(ascii: "\""))
      return true
    }
    if !isASCII { self += JSONPrinter.quoted(text).utf8 }
  }

  /// Appends printable ASCII and white space, of which drawings on a page consist; pieces without escapes are copied whole.
  private mutating func appendEscaped(_ utf8: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for (place, byte) in utf8.enumerated() {
      let sign: Unicode.Scalar
      switch byte {
      case UInt8(ascii: "\""): sign = "\""
      case UInt8(ascii: "\\"): sign = "\\"
      case UInt8(ascii: "\n"): sign = "n"
      case UInt8(ascii: "\r"): sign = "r"
      case UInt8(ascii: "\t"): sign = "t"
      default: continue
      }
      append(contentsOf: utf8[start..<place])
      append(UInt8(ascii: "\\"))
      append(UInt8(ascii: sign))
      start = place + 1
    }
    append(contentsOf: utf8[start...])
  }
}

extension JSONValue {
  fileprivate var isContainer: Bool {
    switch self {
    case .array, .object: true
    case .null, .bool, .int, .double, .string: false
    }
  }

  fileprivate var isEmptyContainer: Bool { self == .array([]) || self == .object([]) }

  fileprivate var isFilledObject: Bool {
    if case .object(let members) = self { !members.isEmpty } else { false }
  }

  /// Returns a lower bound of the number of characters on one line; counting stops beyond `limit`.
  fileprivate func minimalLength(upTo limit: Int) -> Int {
    switch self {
    case .null, .bool, .int, .double: return 1
    case .string(let text): return 2 + text.scalarCount
    case .array(let elements):
      var length = 0
      for element in elements where length <= limit {
        length += 2 + element.minimalLength(upTo: limit - length)
      }
      return length
    case .object(let members):
      var length = 2
      for member in members where length <= limit {
        length += 6 + member.key.scalarCount + member.value.minimalLength(upTo: limit - length)
      }
      return length
    }
  }
}

extension String {
  /// The number of Unicode scalars, counted by bytes.
  fileprivate var scalarCount: Int {
    var text = self
    return text.withUTF8 { bytes in
      var count = 0
      for byte in bytes where byte & 0xC0 != 0x80 { count += 1 }
      return count
    }
  }
}
