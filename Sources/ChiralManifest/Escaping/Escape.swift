/// Text from outside as each language that Chiral writes takes it for text and nothing else.
///
/// Always scalar by scalar: to Swift, a sign and the mark that combines with it are one character, which equals neither;
/// to every parser they are two.
package enum Escape {
  /// For the content of HTML and XML, and for attributes in quotes of either kind. What XML forbids becomes U+FFFD.
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

  /// For the text of Markdown, in tables too: what Markdown or the HTML in it could read gets a backslash.
  package static func markdown(_ text: String) -> String {
    mapped(text) { scalar in
      switch scalar {
      case "\t", "\n", "\r": " "
      case _ where markdownSigns.contains(scalar): "\\\(scalar)"
      default: isForbiddenInXML(scalar) ? "\u{FFFD}" : nil
      }
    }
  }

  /// For JSON in the middle of HTML: nothing in it ends the element that holds it, or begins a comment.
  package static func jsonInMarkup(_ json: String) -> String {
    mapped(json) { scalar in
      switch scalar {
      case "<", ">", "&", "\u{2028}", "\u{2029}": hexadecimal(scalar, "\\u", length: 4).lowercased()
      default: nil
      }
    }
  }

  /// For a string of Dart in single quotes.
  package static func dart(_ text: String) -> String {
    mapped(text) { scalar in
      switch scalar {
      case "\\", "'", "$": "\\\(scalar)"
      default: Wording.isUnprintable(scalar) ? "\\u{\(String(scalar.value, radix: 16))}" : nil
      }
    }
  }

  /// For the message of a command of GitHub Actions. Source: actions/toolkit, `escapeData`.
  package static func workflowMessage(_ text: String) -> String {
    mapped(text) { scalar in
      switch scalar {
      case "%", "\r", "\n": hexadecimal(scalar, "%", length: 2)
      default: Wording.isUnprintable(scalar) ? Wording.escaped(String(scalar)) : nil
      }
    }
  }

  /// For a property of a command of GitHub Actions. Source: actions/toolkit, `escapeProperty`.
  package static func workflowProperty(_ text: String) -> String {
    mapped(workflowMessage(text)) { scalar in
      scalar == ":" || scalar == "," ? hexadecimal(scalar, "%", length: 2) : nil
    }
  }

  /// For one line on a terminal or in a log: nothing that a terminal obeys, no further line, no command of a CI service.
  package static func line(_ text: String) -> String {
    let text = Wording.escaped(text)
    guard text.utf8.contains(UInt8(ascii: "#")) || text.utf8.contains(UInt8(ascii: ":")) else { return text }
    return withoutCommands(text)
  }

  /// For some lines on a terminal or in a log, which end or are parted by line feeds.
  package static func lines(_ text: String) -> String {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map {
        $0.split(separator: "\t", omittingEmptySubsequences: false).map { line(String($0)) }.joined(
          separator: "\t")
      }
      .joined(separator: "\n")
  }

  /// GitHub Actions and Azure Pipelines obey `##[…]` and `##vso[…]` anywhere in a line, and GitHub `::…::` at its beginning.
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

  private static let markdownSigns = Set("\\`*_{}[]<>#|~&@$".unicodeScalars)

  /// What no document of XML 1.0 may hold, not even as a reference (section 2.2), and the controls of C1.
  private static func isForbiddenInXML(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD: false
    case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar, _ prefix: String, length: Int) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return prefix + String(repeating: "0", count: max(0, length - digits.count)) + digits
  }

  /// The text with some scalars replaced; nil leaves one as it is.
  private static func mapped(_ text: String, _ replacement: (Unicode.Scalar) -> String?) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let replacement = replacement(scalar) {
        result.append(contentsOf: replacement.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
