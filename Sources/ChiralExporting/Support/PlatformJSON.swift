import ChiralManifest

/// JSON in the style of a platform's own tools, so that they change nothing when they write the file again.
enum PlatformJSON {
  /// Returns JSON in Xcode's style: sorted keys, ` : `, two spaces, empty containers over two lines, a line
  /// feed at the end.
  static func xcode(_ value: JSONValue) -> String {
    print(value, style: Style(indent: "  ", colon: " : ", sortsKeys: true)) + "\n"
  }

  /// Returns JSON in the style of `JSON.stringify(value, null, "\t")`, with a line feed at the end.
  static func tabbed(_ value: JSONValue) -> String {
    print(value, style: Style(indent: "\t", colon: ": ", sortsKeys: false)) + "\n"
  }

  private struct Style {
    let indent: String
    let colon: String
    let sortsKeys: Bool
  }

  private static func print(_ value: JSONValue, style: Style, level: Int = 0) -> String {
    let inner = String(repeating: style.indent, count: level + 1)
    let end = String(repeating: style.indent, count: level)
    func block(_ open: String, items: [String], close: String) -> String {
      open + "\n" + items.map { inner + $0 }.joined(separator: ",\n") + "\n" + end + close
    }
    switch value {
    case .array(let elements) where !elements.isEmpty:
      return block("[", items: elements.map { print($0, style: style, level: level + 1) }, close: "]")
    case .object(let members) where !members.isEmpty:
      let members = style.sortsKeys ? members.sorted { $0.key < $1.key } : members
      let lines = members.map { member in
        JSONValue.string(member.key).printed(.compact) + style.colon
          + print(member.value, style: style, level: level + 1)
      }
      return block("{", items: lines, close: "}")
    case .null, .bool, .int, .double, .string, .array, .object: return value.printed(.compact)
    }
  }
}
