import ChiralMirroring
import ChiralSVG
import Testing

/// Words and numbers stay whole, also where a character is not recognised (R8, R16).
@Suite struct WordTests {
  private func mirrored(_ content: String, name: String? = nil) throws -> MirrorResult {
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"black\" "
      + "stroke-width=\"1.5\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\(content)</svg>"
    var mirror = Mirror()
    mirror.name = name
    return try mirror.mirrored(try SVGDocument(parsing: Array(text.utf8), file: "icon.svg"))
  }

  /// Letters of strokes, drawn for these tests.
  private static let letterP = "<path d=\"M3 16V8h2a2 2 0 0 1 0 4H3\"/>"
  private static let letterD = "<path d=\"M10 8v8h1.5a2.5 2.5 0 0 0 2.5-2.5v-3A2.5 2.5 0 0 0 11.5 8z\"/>"
  private static let letterF = "<path d=\"M21 8h-4v8M17 12h3\"/>"
  private static let corner = "<path d=\"M2 2h18M2 2v3\"/>"

  /// The distances by which parts are moved to the right.
  private func shifts(_ result: MirrorResult) -> [Substring] {
    String(decoding: result.document.serialized(), as: UTF8.self).matches(of: /translate\(([-0-9.]+)\)/).map {
      $0.output.1
    }
  }

  /// The whole word keeps its order: every part of it is moved, by the same distance.
  @Test func aWordIsOneUnit() throws {
    let result = try mirrored(Self.corner + Self.letterP + Self.letterD + Self.letterF)
    #expect(result.notes.map(\.reason).allSatisfy { $0.contains("PDF") }, "\(result.notes)")
    #expect(!result.notes.isEmpty)
  }

  /// A zigzag in the line of a digit is no character that is known; it stays with the digit.
  @Test func anUnknownCharacterStaysWithItsWord() throws {
    let three = "<path d=\"M5.2 9.2a1.9 1.9 0 1 1 1.9 2.7a2.1 2.1 0 1 1-2.1 2.8\"/>"
    let unknown = "<path d=\"M11 8.5l3 2-3 2 3 3\"/>"
    let alone = try mirrored(Self.corner + three + "<path d=\"M19 1l2 1.5-2 1 2 2\"/>")
    #expect(alone.notes.map(\.reason) == ["R18, R19: the digit 3 by its shape"], "\(alone.notes)")
    let word = try mirrored(Self.corner + three + unknown)
    let shifts = shifts(word)
    #expect(shifts.count == 2 && Set(shifts).count == 1, "\(word.notes)")
  }

  /// A capital that is not recognised is higher than the small letter beside it, and still belongs to it.
  @Test func aCapitalStaysWithItsSmallLetter() throws {
    let small = "<path d=\"M9.2 14h4.4a2.2 2.2 0 1 0-.7 1.9\"/>"
    let capital = "<path d=\"M3 9.4l3.5 1.5-2.5 2 3.4 3.3\"/>"
    let word = try mirrored(Self.corner + capital + small)
    let shifts = shifts(word)
    #expect(shifts.count == 2 && Set(shifts).count == 1, "\(word.notes)")
  }
}
