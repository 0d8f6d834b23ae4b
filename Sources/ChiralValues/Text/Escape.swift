/// Escaping of text from outside for each language that Chiral writes, so that the text cannot be read as
/// code.
///
/// All functions work on scalars: Swift takes a character and a combining mark after it for one character,
/// which equals neither, but parsers see two.
package enum Escape {
  /// Escapes for the content of HTML and XML, and for attributes in quotes of either kind. Characters that
  /// XML forbids become U+FFFD.
  package static func markup(_ text: String) -> String {
    mapped(text) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&apos;"
      case "\t", "\n", "\r": "&#\(scalar.value);"
      default: isForbiddenInXML(scalar) ? "\u{FFFD}" : nil
      }
    }
  }

  /// Escapes for Markdown text and tables: characters that Markdown or embedded HTML could interpret get a
  /// backslash, and addresses do not become links, nor names mentions.
  package static func markdown(_ text: String) -> String {
    let escaped = mapped(text) { scalar in
      switch scalar {
      case "\t", "\n", "\r": " "
      // A comment parts the text that GitHub searches for mentions and addresses of mail, in which it resolves backslashes.
      case "@": "@<!-- -->"
      case _ where markdownSigns.contains(scalar): "\\\(scalar)"
      default: isForbiddenInXML(scalar) ? "\u{FFFD}" : nil
      }
    }
    // Source: GitHub Flavored Markdown, section 6.9.
    return ["://", "www.", "mailto:", "xmpp:"].reduce(escaped) { text, beginning in
      let written = beginning.replacing(":", with: "\\:").replacing(".", with: "\\.")
      return String(text.unicodeScalars.replacing(beginning.unicodeScalars, with: written.unicodeScalars))
    }
  }

  /// Escapes for HTML inside Markdown: everything but letters, digits and a few harmless signs becomes a character
  /// reference.
  package static func references(_ text: String) -> String {
    mapped(text) { scalar in
      let isPlain = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      return isPlain || " .-/:,".unicodeScalars.contains(scalar) ? nil : "&#\(scalar.value);"
    }
  }

  /// Escapes JSON inside HTML, so that nothing in it ends the surrounding element or begins a comment.
  package static func jsonInMarkup(_ json: String) -> String {
    mapped(json) { scalar in
      switch scalar {
      case "<", ">", "&", "\u{2028}", "\u{2029}": hexadecimal(scalar, "\\u", length: 4).lowercased()
      default: nil
      }
    }
  }

  /// Escapes for the message of a GitHub Actions command. Source: actions/toolkit, `escapeData`.
  package static func workflowMessage(_ text: String) -> String {
    mapped(text) { scalar in
      switch scalar {
      case "%", "\r", "\n": hexadecimal(scalar, "%", length: 2)
      default: Wording.isUnprintable(scalar) ? Wording.escaped(String(scalar)) : nil
      }
    }
  }

  /// Escapes for a property of a GitHub Actions command. Source: actions/toolkit, `escapeProperty`.
  package static func workflowProperty(_ text: String) -> String {
    mapped(workflowMessage(text)) { scalar in
      scalar == ":" || scalar == "," ? hexadecimal(scalar, "%", length: 2) : nil
    }
  }

  /// Escapes for one line on a terminal or in a log: no control characters, no line breaks, no commands of a
  /// CI service.
  package static func line(_ text: String) -> String {
    let text = Wording.escaped(text)
    guard text.utf8.contains(UInt8(ascii: "#")) || text.utf8.contains(UInt8(ascii: ":")) else { return text }
    return withoutCommands(text)
  }

  /// Escapes for several lines on a terminal or in a log, separated or ended by line feeds.
  package static func lines(_ text: String) -> String {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map {
        $0.split(separator: "\t", omittingEmptySubsequences: false).map { line(String($0)) }.joined(
          separator: "\t")
      }
      .joined(separator: "\n")
  }

  /// Removes commands of CI services: GitHub Actions and Azure Pipelines interpret `##[…]` and `##vso[…]`
  /// anywhere in a line, and GitHub `::…::` at its beginning.
  private static func withoutCommands(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var isBeginning = true
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      let isCommand =
        scalar == "#" && index > 0 && scalars[index - 1] == "#" && (next == "[" || next == "v")
        || scalar == ":" && isBeginning
      if isCommand {
        result.append(contentsOf: (hexadecimal(scalar, "\\u{", length: 2) + "}").unicodeScalars)
      } else {
        result.append(scalar)
      }
      isBeginning = isBeginning && scalar.properties.isWhitespace
    }
    return String(result)
  }

  private static let markdownSigns = Set("\\`*_{}[]<>#|~&$".unicodeScalars)

  /// Returns true for characters that XML 1.0 forbids even as references (section 2.2), and for the C1
  /// controls.
  private static func isForbiddenInXML(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD: false
    case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  static func hexadecimal(_ scalar: Unicode.Scalar, _ prefix: String, length: Int) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return prefix + String(repeating: "0", count: max(0, length - digits.count)) + digits
  }

  /// Returns the text with some scalars replaced; nil leaves a scalar unchanged.
  package static func mapped(_ text: String, _ replacement: (Unicode.Scalar) -> String?) -> String {
    // Bytes: appending to a view of scalars copies the whole text again and again.
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count + text.utf8.count / 8)
    for scalar in text.unicodeScalars {
      if let replacement = replacement(scalar) {
        result.append(contentsOf: replacement.utf8)
      } else if scalar.isASCII {
        result.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
