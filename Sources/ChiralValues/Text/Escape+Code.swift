/// Literals of programming languages. Each function returns a literal with its quotes, which the language reads as the text.
extension Escape {
  /// Returns a Dart string.
  package static func dart(_ text: String) -> String {
    let escaped = mapped(text) { scalar in
      switch scalar {
      case "\\", "'", "$": "\\\(scalar)"
      default: Wording.isUnprintable(scalar) ? "\\u{\(String(scalar.value, radix: 16))}" : nil
      }
    }
    return "'\(escaped)'"
  }

  /// Returns a Swift string.
  package static func swift(_ text: String) -> String {
    let escaped = mapped(text) { scalar in
      switch scalar {
      case "\\", "\"": "\\\(scalar)"
      default: Wording.isUnprintable(scalar) ? "\\u{\(String(scalar.value, radix: 16))}" : nil
      }
    }
    return "\"\(escaped)\""
  }

  /// Returns a JavaScript or TypeScript string, which may also stand in a `<script>`. It is JSON, too.
  package static func javaScript(_ text: String) -> String {
    var last: Unicode.Scalar = " "
    let escaped = mapped(text) { scalar in
      defer { last = scalar }
      switch scalar {
      case "\\", "\"": return "\\\(scalar)"
      case "\n": return "\\n"
      // `</script` would end the element, and `<!--` begin a comment in it.
      case "/": return last == "<" ? "\\/" : nil
      case "!": return last == "<" ? "\\u0021" : nil
      default: return Wording.isUnprintable(scalar) ? codeUnits(of: scalar) : nil
      }
    }
    return "\"\(escaped)\""
  }

  /// Returns a scalar as the escaped UTF-16 code units that JavaScript and Kotlin read.
  private static func codeUnits(of scalar: Unicode.Scalar) -> String {
    scalar.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  /// Returns a Kotlin string. Its escapes hold UTF-16 code units.
  package static func kotlin(_ text: String) -> String {
    let escaped = mapped(text) { scalar in
      switch scalar {
      case "\\", "\"", "$": "\\\(scalar)"
      default: Wording.isUnprintable(scalar) ? codeUnits(of: scalar) : nil
      }
    }
    return "\"\(escaped)\""
  }

  /// Returns a CSS string. Source: CSS Object Model, "serialize a string".
  package static func css(_ text: String) -> String {
    let escaped = mapped(text) { scalar in
      switch scalar {
      case "\\", "\"": "\\\(scalar)"
      case "\u{0}": "\u{FFFD}"
      // `</style` would end the element.
      case "<": "\\3c "
      default: Wording.isUnprintable(scalar) ? "\\\(String(scalar.value, radix: 16)) " : nil
      }
    }
    return "\"\(escaped)\""
  }

  /// Returns an identifier of CSS, such as the name of a class. Source: CSS Object Model, "serialize an identifier".
  package static func cssIdentifier(_ text: String) -> String {
    var index = 0
    return mapped(text) { scalar in
      defer { index += 1 }
      switch scalar {
      case "\u{0}": return "\u{FFFD}"
      case "-": return index == 0 ? "\\-" : nil
      case "0"..."9": return index == 0 ? "\\\(String(scalar.value, radix: 16)) " : nil
      case "a"..."z", "A"..."Z", "_": return nil
      case _ where scalar.value >= 0x80 && !Wording.isUnprintable(scalar): return nil
      default: return "\\\(String(scalar.value, radix: 16)) "
      }
    }
  }

  /// Returns a word of a command line for a POSIX shell, on one line; quoted only where that is necessary.
  ///
  /// A control character is shown escaped: the word then means another text, but the line stays a line.
  package static func shell(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
        || "-_./,:@%+".utf8.contains(byte)
    }
    let text = Wording.escaped(word)
    guard !isPlain || word.isEmpty else { return text }
    return "'" + mapped(text) { $0 == "'" ? "'\\''" : nil } + "'"
  }
}
