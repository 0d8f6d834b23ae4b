import ChiralTestSupport
import Foundation
import Testing

@testable import ChiralManifest

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

  @Test func dart() {
    for text in Self.texts {
      let escaped = Escape.dart(text)
      let read = decoded(escaped, at: "\\") { rest in
        guard rest.first == "u" else { return rest.first.map { (String($0), 1) } }
        guard let end = rest.firstIndex(of: "}") else { return nil }
        let digits = String(String.UnicodeScalarView(rest[(rest.startIndex + 2)..<end]))
        return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map {
          (String($0), end - rest.startIndex + 1)
        }
      }
      #expect(read.map(scalars) == scalars(text), "\(text.debugDescription)")
      var last: Unicode.Scalar = " "
      for scalar in escaped.unicodeScalars {
        let isSpecial = scalar == "'" || scalar == "$"
        #expect(!isSpecial || last == "\\", "\(text.debugDescription)")
        last = last == "\\" && scalar == "\\" ? " " : scalar
      }
    }
  }

  @Test func markdown() {
    for text in Self.texts {
      let escaped = Escape.markdown(text)
      #expect(!escaped.unicodeScalars.contains { "\n\r".unicodeScalars.contains($0) })
      let read = decoded(escaped, at: "\\") { rest in rest.first.map { (String($0), 1) } }
      let expected = withoutForbidden(text).unicodeScalars.map {
        [9, 10, 13].contains($0.value) ? 32 : $0.value
      }
      #expect(read.map(scalars) == expected, "\(text.debugDescription)")
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
