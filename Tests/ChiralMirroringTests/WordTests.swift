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

  /// The digits that number the rows of a list, in their order, support each other; each by itself is too unlike its template.
  @Test func theNumbersOfAListKeepUpright() throws {
    let one = "<path d=\"M4 9V4L3 4.6\" stroke-width=\"2\"/>"
    let two = "<path d=\"M3 15a1.6 1.6 0 0 1 3.2 0c0 .6-.3 1-.6 1.4L3 20h3.4\" stroke-width=\"2\"/>"
    let rows = "<path d=\"M11 6h9M11 12h9M11 18h9\"/>"
    let result = try mirrored(one + two + rows)
    let shifts = shifts(result)
    #expect(shifts.count == 2 && Set(shifts).count == 1, "\(result.notes)")
  }

  /// In a frame, the network recognises a letter that is less like its template, and an F is not taken for the r in it.
  @Test(arguments: [
    (
      "<path d=\"M14 8h-1.6a2.4 2.4 0 0 0-2.4 2.4v3.2a2.4 2.4 0 0 0 2.4 2.4h1.6v-4h-1.3\" stroke-width=\"2\"/>",
      "the letter G"
    ),
    ("<path d=\"M10 11.6h3\"/><path d=\"M14 8h-4v8\"/>", "the letter F"),
  ])
  func lettersInAFrame(letter: String, noun: String) throws {
    let result = try mirrored("<circle cx=\"12\" cy=\"12\" r=\"9\"/>" + letter)
    #expect(result.notes.allSatisfy { $0.reason.contains(noun) } && !result.notes.isEmpty, "\(result.notes)")
  }

  /// A number sign leans to the right beside anything.
  @Test func aNumberSignKeepsItsSlant() throws {
    let outline =
      "M18.73 14L19.18 12.19L17.62 11.81L17.09 14L15.53 14L15.98 12.19L14.42 11.81L13.89 14L11.2 14L11.2 15"
      + ".6L13.5 15.6L13.06 17.4L10.6 17.4L10.6 19L12.67 19L12.22 20.81L13.78 21.19L14.31 19L15.87 19L15.42 2"
      + "0.81L16.98 21.19L17.51 19L20 19L20 17.4L17.9 17.4L18.34 15.6L20.6 15.6L20.6 14zM15.14 15.6L16.7 15.6"
      + "L16.26 17.4L14.7 17.4z"
    let sign = "<path d=\"\(outline)\" fill=\"black\" stroke=\"none\"/>"
    #expect(try mirrored(Self.corner + sign).notes.map(\.rule) == ["R8"])
  }

  /// An E with a round back beside a C is no euro sign, from which the C would be torn away.
  @Test func aRoundEBesideACIsNoEuroSign() throws {
    let mark = "<path d=\"M9 7a5 5 0 1 0 0 10\"/><path d=\"M20 7a5 5 0 0 0 0 10M15 12h4\"/>"
    #expect(try mirrored(mark).notes.allSatisfy { !$0.reason.contains("currency") })
  }
}
