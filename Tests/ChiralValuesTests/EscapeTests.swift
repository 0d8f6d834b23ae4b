import ChiralManifest
import ChiralTestSupport
import Foundation
import Testing

@testable import ChiralValues

/// Each language reads escaped text as the original text; texts are seeded, so that a failure names its seed.
@Suite struct EscapeTests {
  /// Characters with a meaning in some language, combining marks, marks of direction, line breaks and
  /// forbidden characters.
  private static let pieces = [
    "<", ">", "&", "\"", "'", "\\", "`", "$", "%", "::", "##[", ":", ",", "|", "*", "_", "[", "]", "#", "@",
    "{", "}",
    "\u{301}", "\u{200D}", "\u{200C}", "\u{D4E}", "\u{FE0F}", "\u{20E3}", "\u{1F3FB}", "\u{110BD}",
    "\u{E0001}",
    "\u{202E}", "\u{2066}", "\u{2069}", "\u{200E}", "\u{61C}", "\u{0}", "\u{7}", "\u{8}", "\t", "\n", "\r",
    "\r\n",
    "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{9B}31m", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}",
    "\u{1FFFE}", "\u{E000}", "\u{FFFD}", "]]>", "</script", "<!--", "-->", "<?", "&lt;", "&#10;", "${x}",
    "\\u{41}",
    "%0A", "a", " ", "ה", "ا",
  ]

  private static let texts: [String] = {
    var random = SeededNumbers(seed: 19)
    let mixed = (0..<2000).map { _ in
      (0..<Int.random(in: 1...8, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
    }
    // Half of a surrogate pair becomes U+FFFD in a string.
    let halves = [[0xD800, 0x3C], [0x3C, 0xDFFF], [0x22, 0xDC00, 0x27]].map {
      String(decoding: $0 as [UInt16], as: UTF16.self)
    }
    return pieces + mixed + halves
      + pieces.flatMap { piece in ["\u{D4E}" + piece, piece + "\u{301}", piece + "\u{200D}"] }
  }()

  private func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

  /// Decodes escapes that begin with a character: `decode` gets the text after it and returns the number of
  /// scalars used.
  private func decoded(
    _ text: String, at sign: Unicode.Scalar, _ decode: (ArraySlice<Unicode.Scalar>) -> (String, Int)?
  ) -> String? {
    var rest = Array(text.unicodeScalars)[...]
    var result = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      guard scalar == sign else {
        result.append(scalar)
        continue
      }
      guard let (piece, count) = decode(rest) else { return nil }
      result.append(contentsOf: piece.unicodeScalars)
      rest = rest.dropFirst(count)
    }
    return String(result)
  }

  private func withoutForbidden(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          let value = scalar.value
          let isForbidden =
            value < 0x20 && ![9, 10, 13].contains(value) || (0x7F..<0xA0).contains(value) || value == 0xFFFE
            || value == 0xFFFF
          return isForbidden ? "\u{FFFD}" : scalar
        }))
  }

  @Test func markup() throws {
    let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    for text in Self.texts {
      let escaped = Escape.markup(text)
      #expect(
        !escaped.unicodeScalars.contains { "<>\"'\n\r\t".unicodeScalars.contains($0) },
        "\(text.debugDescription)")
      let read = decoded(escaped, at: "&") { rest in
        guard let end = rest.firstIndex(of: ";") else { return nil }
        let name = String(String.UnicodeScalarView(rest[..<end]))
        let scalar = name.hasPrefix("#") ? UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init) : nil
        return (names[name] ?? scalar.map { String($0) }).map { ($0, end - rest.startIndex + 1) }
      }
      #expect(read.map(scalars) == scalars(withoutForbidden(text)), "\(text.debugDescription)")
    }
  }

  @Test func json() throws {
    for text in Self.texts {
      let printed = JSONValue.array([.string(text)]).printed(.compact)
      let embedded = Escape.jsonInMarkup(printed)
      #expect(!embedded.unicodeScalars.contains("<"))
      for json in [printed, embedded] {
        #expect(!json.unicodeScalars.contains(where: Wording.isUnprintable))
        let read = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String]
        #expect(read.map { scalars($0[0]) } == scalars(text), "\(text.debugDescription)")
      }
    }
  }

  /// Reads `\u{…}` and escaped characters, as Dart and Swift write them.
  private func code(_ rest: ArraySlice<Unicode.Scalar>) -> (String, Int)? {
    guard rest.first == "u" else { return rest.first.map { (String($0), 1) } }
    guard let end = rest.firstIndex(of: "}") else { return nil }
    let digits = String(String.UnicodeScalarView(rest[(rest.startIndex + 2)..<end]))
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map {
      (String($0), end - rest.startIndex + 1)
    }
  }

  /// Returns the text between the quotes of a literal; nil if there are no quotes, or if one of the signs inside is
  /// not escaped.
  private func content(_ literal: String, signs: String) -> String? {
    let scalars = Array(literal.unicodeScalars)
    guard scalars.count > 1, let quote = scalars.first, scalars.last == quote else { return nil }
    let inner = scalars.dropFirst().dropLast()
    var isEscaped = false
    for scalar in inner {
      if !isEscaped, scalar == quote || signs.unicodeScalars.contains(scalar) { return nil }
      isEscaped = !isEscaped && scalar == "\\"
    }
    return isEscaped ? nil : String(String.UnicodeScalarView(inner))
  }

  @Test func dartAndSwift() {
    for text in Self.texts {
      for (literal, signs) in [(Escape.dart(text), "$"), (Escape.swift(text), "")] {
        #expect(!literal.unicodeScalars.contains(where: Wording.isUnprintable), "\(text.debugDescription)")
        let read = content(literal, signs: signs).flatMap { decoded($0, at: "\\", code) }
        #expect(read.map(scalars) == scalars(text), "\(text.debugDescription)")
      }
    }
    #expect(Escape.swift("a\u{301}\"\\(x)") == "\"a\u{301}\\\"\\\\(x)\"")
  }

  @Test func kotlin() {
    for text in Self.texts {
      let literal = Escape.kotlin(text)
      #expect(!literal.unicodeScalars.contains(where: Wording.isUnprintable), "\(text.debugDescription)")
      var units: [UInt16] = []
      var rest = Array((content(literal, signs: "$") ?? "").utf16)[...]
      while let unit = rest.popFirst() {
        let isEscape = unit == UInt8(ascii: "\\")
        if isEscape, rest.first == UInt16(UInt8(ascii: "u")) {
          let digits = String(decoding: rest.dropFirst().prefix(4), as: UTF16.self)
          units.append(UInt16(digits, radix: 16) ?? 0)
          rest = rest.dropFirst(5)
        } else {
          units.append(isEscape ? rest.popFirst() ?? 0 : unit)
        }
      }
      #expect(units == Array(text.utf16), "\(text.debugDescription)")
    }
  }

  @Test func javaScript() throws {
    for text in Self.texts {
      let literal = Escape.javaScript(text)
      #expect(!literal.unicodeScalars.contains(where: Wording.isUnprintable), "\(text.debugDescription)")
      for sign in ["</", "<!"] {
        #expect(literal.utf8.firstRange(of: sign.utf8) == nil, "\(text.debugDescription)")
      }
      let read = try JSONSerialization.jsonObject(with: Data("[\(literal)]".utf8)) as? [String]
      #expect(read.map { scalars($0[0]) } == scalars(text), "\(text.debugDescription)")
    }
  }

  /// Reads a hexadecimal escape of CSS, which a blank ends, or an escaped character.
  private func css(_ rest: ArraySlice<Unicode.Scalar>) -> (String, Int)? {
    let digits = rest.prefix { $0.properties.isASCIIHexDigit }
    guard !digits.isEmpty else { return rest.first.map { (String($0), 1) } }
    guard rest.dropFirst(digits.count).first == " " else { return nil }
    return UInt32(String(String.UnicodeScalarView(digits)), radix: 16).flatMap(Unicode.Scalar.init)
      .map { (String($0), digits.count + 1) }
  }

  @Test func css() {
    for text in Self.texts {
      let wanted = text.unicodeScalars.map { $0.value == 0 ? 0xFFFD : $0.value }
      let literal = Escape.css(text)
      #expect(!literal.unicodeScalars.contains { Wording.isUnprintable($0) || $0 == "<" })
      let read = content(literal, signs: "").flatMap { decoded($0, at: "\\", css) }
      #expect(read.map(scalars) == wanted, "\(text.debugDescription)")
      let identifier = Escape.cssIdentifier(text)
      #expect(decoded(identifier, at: "\\", css).map(scalars) == wanted, "\(text.debugDescription)")
      var isEscape = false
      for (index, scalar) in identifier.unicodeScalars.enumerated() {
        let isName = scalar.value >= 0x80 || scalar == "_" || scalar == "-" || scalar.properties.isAlphabetic
        let isDigit = ("0"..."9").contains(scalar) && index > 0
        #expect(isEscape || isName || isDigit || scalar == "\\", "\(text.debugDescription)")
        isEscape = scalar == "\\" || isEscape && scalar.properties.isASCIIHexDigit
      }
    }
    #expect(Escape.cssIdentifier("-1a") == "\\-1a" && Escape.cssIdentifier("icon-a") == "icon-a")
  }

  /// A shell reads the word as one word with the same text, unless control characters are shown in it.
  @Test func words() throws {
    let texts = Self.texts.filter { !$0.unicodeScalars.contains(where: Wording.isUnprintable) }
    let line = "printf '%s\\n' " + texts.map(Escape.shell).joined(separator: " ")
    let run = try Command.start("/bin/sh", ["-c", line])
    #expect(run.status == 0, "\(run.errors)")
    #expect(scalars(run.output) == scalars(texts.map { $0 + "\n" }.joined()))
    for text in Self.texts {
      #expect(!Escape.shell(text).unicodeScalars.contains(where: Wording.isUnprintable))
    }
    #expect(Escape.shell("") == "''" && Escape.shell("arrow.forward") == "arrow.forward")
  }

  @Test func markdown() {
    for text in Self.texts {
      let escaped = Escape.markdown(text)
      #expect(!escaped.unicodeScalars.contains { "\n\r".unicodeScalars.contains($0) })
      let shown = String(escaped.unicodeScalars.replacing("<!-- -->".unicodeScalars, with: "".unicodeScalars))
      let read = decoded(shown, at: "\\") { rest in rest.first.map { (String($0), 1) } }
      let expected = withoutForbidden(text).unicodeScalars.map {
        [9, 10, 13].contains($0.value) ? 32 : $0.value
      }
      #expect(read.map(scalars) == expected, "\(text.debugDescription)")
    }
  }

  @Test func addressesAndNamesBecomeNoLinksInMarkdown() {
    #expect(Escape.markdown("see https://a.example") == "see https\\://a.example")
    #expect(Escape.markdown("www.a.example or mailto:x") == "www\\.a.example or mailto\\:x")
    #expect(Escape.markdown("me@a.example @all") == "me@<!-- -->a.example @<!-- -->all")
  }

  @Test func referencesOfHTMLInMarkdown() {
    for text in Self.texts {
      let escaped = Escape.references(text)
      #expect(
        escaped.unicodeScalars.allSatisfy {
          $0.properties.isAlphabetic || $0.properties.numericType != nil
            || " .-/:,&#;".unicodeScalars.contains($0)
        })
      let read = decoded(escaped, at: "&") { rest in
        guard let end = rest.firstIndex(of: ";"), rest.first == "#" else { return nil }
        return UInt32(String(String.UnicodeScalarView(rest[(rest.startIndex + 1)..<end]))).flatMap(
          Unicode.Scalar.init
        )
        .map { (String($0), end - rest.startIndex + 1) }
      }
      #expect(read.map(scalars) == scalars(text), "\(text.debugDescription)")
    }
  }

  @Test func workflowCommands() {
    for text in Self.texts {
      let expected = text.unicodeScalars.map { scalar in
        "\n\r".unicodeScalars.contains(scalar) ? String(scalar) : Wording.escaped(String(scalar))
      }.joined()
      for escaped in [Escape.workflowMessage(text), Escape.workflowProperty(text)] {
        #expect(!escaped.unicodeScalars.contains(where: Wording.isUnprintable), "\(text.debugDescription)")
        let read = decoded(escaped, at: "%") { rest in
          UInt32(String(String.UnicodeScalarView(rest.prefix(2))), radix: 16).flatMap(Unicode.Scalar.init)
            .map { (String($0), 2) }
        }
        #expect(read.map(scalars) == scalars(expected), "\(text.debugDescription)")
      }
      #expect(!Escape.workflowProperty(text).unicodeScalars.contains { $0 == ":" || $0 == "," })
    }
  }

  @Test func linesOfATerminalOrALog() {
    for text in Self.texts {
      let line = Escape.line(text)
      #expect(!line.unicodeScalars.contains(where: Wording.isUnprintable), "\(text.debugDescription)")
      #expect(!line.utf8.starts(with: "::".utf8) && !line.contains("##["), "\(text.debugDescription)")
      let lines = Escape.lines(text)
      #expect(
        !lines.unicodeScalars.contains { Wording.isUnprintable($0) && $0 != "\n" && $0 != "\t" },
        "\(text.debugDescription)")
    }
    #expect(Escape.line("  ::error file=x::y") == "  \\u{3A}:error file=x::y")
    #expect(Escape.line("a ##[group]b ##vso[x] ## c") == "a #\\u{23}[group]b #\\u{23}vso[x] ## c")
    #expect(Escape.lines("a\tb\n::c\n") == "a\tb\n\\u{3A}:c\n")
  }
}
