/// Conversions of character data between its written and its decoded form.
enum XMLText {
  /// The entities that XML predefines.
  private static let predefined: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  /// The deepest nesting of entities and the largest expansion of a text, in bytes.
  private static let limits = (depth: 16, bytes: 1 << 20)

  /// Returns the text with character references and entities replaced; unknown entities stay as they are.
  static func decoded(_ raw: String, entities: [String: String] = [:]) -> String {
    guard raw.utf8.withContiguousStorageIfAvailable({ $0.contains(UInt8(ascii: "&")) }) ?? true else {
      return raw
    }
    var output = ""
    decode(raw, entities: entities, depth: 0, into: &output)
    return output
  }

  private static func decode(
    _ raw: some StringProtocol, entities: [String: String], depth: Int, into output: inout String
  ) {
    var rest = Substring(raw)
    // The loop runs over scalars, because a combining mark after `&` or `;` would hide it among characters.
    while let start = rest.unicodeScalars.firstIndex(of: "&"),
      let end = rest.unicodeScalars[start...].firstIndex(of: ";")
    {
      output += rest[..<start]
      let name = String(rest[rest.unicodeScalars.index(after: start)..<end])
      rest = rest[rest.unicodeScalars.index(after: end)...]
      if let character = character(name) ?? predefined[name] {
        output += character
      } else if let value = entities[name], depth < limits.depth, output.utf8.count < limits.bytes {
        decode(value, entities: entities, depth: depth + 1, into: &output)
      } else {
        output += "&\(name);"
      }
    }
    output += rest
  }

  /// Returns the value of an entity with its character references replaced and its entity references kept.
  static func replacingCharacters(_ raw: String) -> String {
    guard raw.utf8.contains(UInt8(ascii: "&")) else { return raw }
    var output = ""
    var rest = Substring(raw)
    while let start = rest.unicodeScalars.firstIndex(of: "&"),
      let end = rest.unicodeScalars[start...].firstIndex(of: ";")
    {
      let next = rest.unicodeScalars.index(after: end)
      let name = String(rest[rest.unicodeScalars.index(after: start)..<end])
      output += rest[..<start] + (character(name) ?? "&\(name);")
      rest = rest[next...]
    }
    return output + rest
  }

  /// Returns the names of the entities that a text refers to.
  static func references(in text: String) -> [String] {
    var names: [String] = []
    var rest = Substring(text)
    while let start = rest.unicodeScalars.firstIndex(of: "&"),
      let end = rest.unicodeScalars[start...].firstIndex(of: ";")
    {
      names.append(String(rest[rest.unicodeScalars.index(after: start)..<end]))
      rest = rest[rest.unicodeScalars.index(after: end)...]
    }
    return names
  }

  /// Returns the character of `#65` or `#x41`.
  private static func character(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let code = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }

  /// Returns a value whose white space has become spaces (XML 1.0, section 3.3.3).
  static func normalized(_ raw: String) -> String {
    let hasControls = raw.utf8.withContiguousStorageIfAvailable { $0.contains { $0 < 0x20 } } ?? true
    guard hasControls else { return raw }
    return String(String.UnicodeScalarView(raw.unicodeScalars.map { $0.value < 0x20 ? " " : $0 }))
  }

  /// Returns the value as written in an attribute with that quote.
  static func escaped(_ value: String, quote: UInt8) -> String {
    let special: (UInt8) -> Bool = {
      $0 == quote || $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") || $0 < 0x20
    }
    guard value.utf8.withContiguousStorageIfAvailable({ $0.contains(where: special) }) ?? true else {
      return value
    }
    var output = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case "\"" where quote == UInt8(ascii: "\""): output += "&quot;"
      case "'" where quote == UInt8(ascii: "'"): output += "&apos;"
      case "\n", "\r", "\t": output += "&#\(scalar.value);"
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }
}
