/// How JSON is laid out.
package enum JSONLayout: Sendable {
  /// No blanks at all.
  case compact
  /// Containers on one line where they fit, but the outermost `expanded` levels always broken up, so that a
  /// manifest has one line an icon.
  case fitted(width: Int, expanded: Int)

  /// The layout of all files for people.
  package static let readable = fitted(width: 110, expanded: 2)
}

extension JSONValue {
  /// The value as JSON in UTF-8, without a line feed at the end.
  package func printed(_ layout: JSONLayout = .readable) -> String {
    var printer = JSONPrinter(layout: layout)
    printer.print(self, level: 0)
    return printer.text
  }
}

/// Writes one value.
struct JSONPrinter {
  let layout: JSONLayout
  private(set) var text = ""

  init(layout: JSONLayout) { self.layout = layout }

  mutating func print(_ value: JSONValue, level: Int, reserved: Int = 0) {
    switch layout {
    case .compact: text += Self.inline(value, blank: "")
    case .fitted(let width, let expanded):
      let isOpen = value.isFilledObject && level < expanded
      let line = isOpen ? nil : Self.inline(value, blank: " ", limit: width - 2 * level - reserved)
      if let line { text += line } else { printOpen(value, level: level) }
    }
  }

  /// One element a line.
  private mutating func printOpen(_ value: JSONValue, level: Int) {
    let indent = String(repeating: "  ", count: level + 1)
    let end = "\n" + indent.dropLast(2)
    switch value {
    case .array(let elements):
      printElements(elements, between: ("[", end + "]")) { printer, element in
        printer.text += "\n" + indent
        printer.print(element, level: level + 1, reserved: 1)
      }
    case .object(let members):
      printElements(members, between: ("{", end + "}")) { printer, member in
        let key = Self.quoted(member.key) + ": "
        printer.text += "\n" + indent + key
        printer.print(member.value, level: level + 1, reserved: key.count + 1)
      }
    case .null, .bool, .int, .double, .string: text += Self.inline(value, blank: " ")
    }
  }

  private mutating func printElements<Element>(
    _ elements: [Element], between brackets: (String, String),
    print: (inout JSONPrinter, Element) -> Void
  ) {
    text += brackets.0
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      print(&self, element)
    }
    text += brackets.1
  }

  // MARK: On one line

  /// The value on one line; nothing where it is longer than `limit`, unless it cannot be broken.
  private static func inline(_ value: JSONValue, blank: String, limit: Int) -> String? {
    guard value.isContainer, !value.isEmptyContainer else { return inline(value, blank: blank) }
    guard value.minimalLength(upTo: limit) <= limit else { return nil }
    let line = inline(value, blank: blank)
    return line.count <= limit ? line : nil
  }

  private static func inline(_ value: JSONValue, blank: String) -> String {
    switch value {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .int(let value): String(value)
    case .double(let value): number(value)
    case .string(let value): quoted(value)
    case .array(let elements):
      "[" + elements.map { inline($0, blank: blank) }.joined(separator: "," + blank) + "]"
    case .object([]): "{}"
    case .object(let members):
      "{" + blank
        + members.map { quoted($0.key) + ":" + blank + inline($0.value, blank: blank) }
        .joined(separator: "," + blank) + blank + "}"
    }
  }

  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    return Int(exactly: value).map(String.init) ?? value.description
  }

  /// Quoted so that JSON and terminals are both content.
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

  /// At least this many characters are needed on one line; counting stops past `limit`.
  fileprivate func minimalLength(upTo limit: Int) -> Int {
    switch self {
    case .null, .bool, .int, .double: return 1
    case .string(let text): return 2 + text.utf8.count / 4
    case .array(let elements):
      var length = 2
      for element in elements where length <= limit { length += 1 + element.minimalLength(upTo: limit) }
      return length
    case .object(let members):
      var length = 2
      for member in members where length <= limit {
        length += 4 + member.key.utf8.count / 4 + member.value.minimalLength(upTo: limit)
      }
      return length
    }
  }
}
