import ChiralMirroring
import ChiralSVG
import ChiralValues
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

  /// A tall letter and a low one are a word; if its name does not promise it, the drawing is declined.
  @Test func aTallLetterBelongsToALowOne() throws {
    let letters =
      "<path d=\"M10.500 8.800a1.900 1.900 0 0 0-3.400.8L5.200 20.500M4.800 13h4.500\"/>"
      + "<path d=\"M12 14l5 6.500M17.500 14l-6 6.500\"/>"
    let result = try mirrored(Self.corner + letters, name: "fx")
    let text = String(decoding: result.document.serialized(), as: UTF8.self)
    #expect(text.contains("M12.2 8.800") && text.contains("M13.7 14l5"), "\(text)")
    #expect(throws: MirrorError.self) { try mirrored(Self.corner + letters, name: "list") }
  }

  /// An index stays at the right of its letter, even if the letter is its own mirror image.
  @Test func anIndexStaysWithItsLetter() throws {
    let content =
      "<path fill=\"black\" stroke=\"none\" d=\"M2 4h12v2.4H9.3V20H6.7V6.4H2z\"/>"
      + "<path d=\"M16 14.6a2.3 2.3 0 1 1 4.2 1.3L16 21.2h5\"/>"
    let notes = try mirrored(content).notes
    #expect(!notes.isEmpty && notes.allSatisfy { $0.reason.contains(#"the glyphs "T2""#) }, "\(notes)")
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

  /// Digits that are all of a drawing are a number, even if the 1 by itself could be something else. The numbers of the file stay
  /// short.
  @Test func aDrawingOfDigitsIsANumber() throws {
    let digits =
      "<path fill=\"black\" stroke=\"none\" d=\"M9.7 12c0-3.2-1.2-5-3.4-5S3 8.8 3 12s1.2 5 3.3 5 3.4-1.8 3.4-5z"
      + "M8.1 12c0 2.4-.6 3.7-1.7 3.7S4.6 14.4 4.6 12s.6-3.7 1.7-3.7 1.8 1.3 1.8 3.7zM12 8.5V10h2.6v7h1.8V7h-1.6"
      + "c-.2 1-1 1.5-2.8 1.5z\"/>"
    for name in ["drawing", "binary-number"] {
      let result = try mirrored(digits, name: name)
      #expect(result.notes.allSatisfy { $0.reason.contains(#"the glyphs "01""#) } && !result.notes.isEmpty)
      #expect(String(decoding: result.document.serialized(), as: UTF8.self).contains("M14.3 12c"))
    }
  }

  private static let frame = "<rect x=\"2\" y=\"4\" width=\"20\" height=\"16\" rx=\"2\"/>"
  private static let arrow = "<path d=\"M18 3v18M15 18l3 3 3-3\"/>"

  /// Equally high letters that stand close together are a word, whatever the icon is called; so are an A and a Z in a column.
  @Test(arguments: [
    (frame + "<path d=\"M10.5 10.5a2.1 2.1 0 1 0 0 3M17 10.5a2.1 2.1 0 1 0 0 3\"/>", ["cc", "CC"]),
    (
      frame
        + "<path d=\"M6 15v-4.5a1.5 1.5 0 0 1 3 0v4.5M6 13h3M14 9v6h1a2 2 0 0 0 2-2v-2a2 2 0 0 0-2-2z\"/>",
      ["AD", "nD"]
    ),
    (arrow + "<path d=\"M4 10l3-7 3 7M5 8h4M4.5 14h5l-5 7h5\"/>", ["AZ"]),
  ])
  func lettersOfOneHeightAreAWord(drawing: String, texts: [String]) throws {
    let notes = try mirrored(drawing, name: "drawing").notes
    #expect(!notes.isEmpty)
    #expect(
      notes.allSatisfy { note in texts.contains { note.reason.contains("the glyphs \"\($0)\"") } }, "\(notes)"
    )
  }

  /// Letters that are their own mirror images are a word, too, whatever the icon is called; AI, if the name speaks of it.
  @Test(arguments: [
    ("drawing", frame + "<path d=\"M6 9h5M8.5 9v6M14 15V9l2.2 3 2.2-3v6\"/>", "TM"),
    ("artificial-brain", frame + "<path d=\"M7 15l2.5-6 2.5 6M8 13h3M15 9v6\"/>", "the letter A"),
  ])
  func symmetricLettersAreAWord(name: String, drawing: String, text: String) throws {
    let result = try mirrored(drawing, name: name)
    #expect(!result.notes.isEmpty)
    #expect(result.notes.allSatisfy { $0.reason.contains(text) }, "\(result.notes)")
  }

  /// The raised o of Nº stays at the right of its letter, with its bar.
  @Test func anOrdinalStaysWithItsLetter() throws {
    let letters = "<path d=\"M3 19V5l9 14V5\"/><circle cx=\"18\" cy=\"8\" r=\"3\"/><path d=\"M15 14h6\"/>"
    let result = try mirrored(letters, name: "drawing")
    let notes = result.notes
    #expect(!notes.isEmpty && notes.allSatisfy { $0.reason.contains("the glyphs \"N") }, "\(notes)")
    #expect(Set(notes.flatMap { $0.parts.map(\.number) }) == [1, 2, 3], "\(notes)")
  }

  /// A digit in a frame, of which the name speaks, may be less like its template; the number of a file says nothing, and of two
  /// digits in the name, one is not enough.
  @Test(arguments: [("bill-1", true), ("bill-01", false), ("bill", false)])
  func aDigitThatTheNameMentions(name: String, isKept: Bool) throws {
    let drawing = Self.frame + "<path stroke-width=\"2\" d=\"M10.7 9.8h1.2v4.4\"/>"
    let notes = try mirrored(drawing, name: name).notes
    #expect(notes.contains { $0.reason.contains("the digit 1") } == isKept, "\(notes)")
    #expect(throws: MirrorError.self) { try mirrored(drawing, name: "bill-17") }
  }

  /// A stem belongs to its bowl, which by itself is like a D, if the network reads the P of both.
  @Test func aStemBelongsToItsBowl() throws {
    let letters =
      "<path d=\"M7 16.5V12.5M7 12.5V9c0-.9.6-1.5 1.5-1.5H9a2.5 2.5 0 0 1 0 5H7Z\"/>"
      + "<path d=\"M14 10.5V13M14 13v3.5M14 13c0-1.4 1.1-2.5 2.5-2.5\"/>"
    let notes = try mirrored(Self.frame + letters, name: "drawing").notes
    #expect(!notes.isEmpty && notes.allSatisfy { $0.reason.contains(#""Pr""#) }, "\(notes)")
  }

  /// A light drawing and a bold one show the same letters, whose holes a bold pen may close.
  @Test(arguments: ["1", "2", "2.5"])
  func theWeightOfStrokesDoesNotMatter(width: String) throws {
    let letters = Self.frame + "<path d=\"M6 9h5M8.5 9v6M14 15V9l2.2 3 2.2-3v6\"/>"
    let weighted = "<g stroke-width=\"\(width)\">\(letters)</g>"
    let notes = try mirrored(weighted, name: "drawing").notes
    #expect(notes.map(\.reason) == (try mirrored(letters, name: "drawing").notes.map(\.reason)))
    #expect(notes.contains { $0.reason.contains("TM") })
  }

  /// A 2 is nearly the same upside down, and two of them are a number.
  @Test func twoTwosAreANumber() throws {
    let two = "<path d=\"M5 8h4v4H5v4h4\"/>"
    let notes = try mirrored(Self.corner + two + "<g transform=\"translate(8)\">\(two)</g>", name: "drawing")
      .notes
    #expect(!notes.isEmpty && notes.allSatisfy { $0.reason.contains("22") }, "\(notes)")
  }

  /// Two forms of which one is the other one turned around, and two flags, are no words.
  @Test(arguments: [
    "<path d=\"M9 8.5H6A1.5 1.5 0 0 0 4.5 10v1.5A1.5 1.5 0 0 0 6 13h3V8.5V17H5\"/>"
      + "<path d=\"M15 16.5h3a1.5 1.5 0 0 0 1.5-1.5v-1.5A1.5 1.5 0 0 0 18 12h-3v4.5V8h4\"/>" + corner,
    "<path d=\"M5 17V7h4v4H5M13 17V7h4v4h-4\"/>" + corner,
  ])
  func otherPairsAreNoWords(drawing: String) throws {
    #expect(try mirrored(drawing, name: "drawing").notes.isEmpty)
  }

  /// A capital that is not recognised is higher than the small letter beside it, and still belongs to it.
  @Test(arguments: ["M3 9.4l3.5 1.5-2.5 2 3.4 3.3", "M3 8.3l3.5 2-2.5 2.5 3.4 3.4"])
  func aCapitalStaysWithItsSmallLetter(capital: String) throws {
    let small = "<path d=\"M9.2 14h4.4a2.2 2.2 0 1 0-.7 1.9\"/>"
    let word = try mirrored(Self.corner + "<path d=\"\(capital)\"/>" + small)
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

  private static let smallB =
    "M2 2h1.1v3a2.3 2.3 0 0 1 1.7-.7c1.6 0 2.5 1.2 2.5 2.7s-.9 2.7-2.5 2.7a2.3 2.3 0 0 1-1.7-.7v.5H2z"
    + "m2.6 3.3c-1 0-1.5.7-1.5 1.7s.5 1.7 1.5 1.7 1.5-.7 1.5-1.7-.5-1.7-1.5-1.7z"
  private static let smallC = "M6.8 16.1l-.8.8a1.5 1.5 0 1 0 0 2.1l.8.8a2.6 2.6 0 1 1 0-3.7z"
  private static let wideB =
    "M2 8h2.2v4.6a3.5 3.5 0 0 1 2.6-1c2.5 0 4 1.8 4 4.1s-1.5 4.1-4 4.1a3.5 3.5 0 0 1-2.6-1v.9H2z"
    + "m4.4 5.3c-1.4 0-2.2 1-2.2 2.4s.8 2.4 2.2 2.4 2.2-1 2.2-2.4-.8-2.4-2.2-2.4z"
  private static let outlinedB =
    "M1.6 7.6h3.4v4a4 4 0 0 1 2-.5c2.8 0 4.4 2 4.4 4.6s-1.6 4.6-4.4 4.6a4 4 0 0 1-2.3-.7v.5H1.6z"
  private static let pixelA = "M4 4h4v5H6.7V7.8H5.3V9H4zm1.3 1.2v1.4h1.4V5.2z"
  private static let pixelC = "M4 14h4v1.2H5.3v2.6H8V19H4z"
  private static let ring =
    "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zm0 1.2a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 0 0 0-13.6z"
  private static let thinC = "M12 9a3 3 0 0 1 2.4 1.2l-.8.6a2 2 0 1 0 0 2.4l.8.6A3 3 0 1 1 12 9z"

  /// Letters that other shapes resemble: beside anything if the template and the network agree, together with the shadow below;
  /// in the order of the alphabet; and a C in a ring.
  @Test(arguments: [
    ([wideB], "M14 9h8v1.5h-8zM14 14h8v1.5h-8zM14 19h5v1.5h-5z", 1),
    ([outlinedB, wideB], "M14 9h8v1.5h-8zM14 14h8v1.5h-8zM14 19h5v1.5h-5z", 2),
    ([smallB, smallC], "M11 4h11v1.2H11zM11 8h8v1.2h-8zM11 15h11v1.2H11zM11 19h8v1.2h-8z", 2),
    ([pixelA, pixelC], "M14 4h2v11h3l-4 5-4-5h3z", 2),
    ([thinC], ring, 1),
  ])
  func lettersOfCommonShapes(letters: [String], other: String, moved: Int) throws {
    let paths = (letters + [other]).map {
      "<path fill=\"black\" stroke=\"none\" fill-rule=\"evenodd\" d=\"\($0)\"/>"
    }
    let result = try mirrored(paths.joined())
    #expect(result.notes.count { $0.action == .moved && $0.rule == "R8" } == moved, "\(result.notes)")
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

  /// The counters of P and D are holes; the piece beside them is none, and belongs to the word.
  @Test func lettersWithCountersTakeAnUnknownCharacterAlong() throws {
    let outlines =
      "M2 2h18v1H3v2H2zM3 8h3.4a2.4 2.4 0 0 1 0 4.8H4.8V16H3zM4.8 9.6v1.6h1.4a.8.8 0 0 0 0-1.6zM9 8h2.4a3 3 0 0 1 3 3v2"
      + "a3 3 0 0 1-3 3H9zM10.8 9.6v4.8h.6a1.4 1.4 0 0 0 1.4-1.4v-2a1.4 1.4 0 0 0-1.4-1.4zM16 8l4 2-2 2 2.5 4-4.5-2.5 1-2z"
    let result = try mirrored("<path d=\"\(outlines)\" fill=\"black\" stroke=\"none\"/>")
    #expect(result.notes.map(\.reason) == ["R8: the glyphs \"PD\" by their shapes: subpath 2, 3, 4, 5, 6"])
  }

  private static let three = "<path d=\"M5.2 9.2a1.9 1.9 0 1 1 1.9 2.7a2.1 2.1 0 1 1-2.1 2.8\"/>"

  /// An exponent stays behind its letter, a digit after an H of five strokes stays after it, and a number stays above its unit.
  @Test(arguments: [
    (
      "<path d=\"M3 9l7 9M10 9l-7 9\"/><path d=\"M14 5a1.6 1.6 0 0 1 3.2 0c0 .6-.3 1-.6 1.4L14 9h3.4\"/>",
      "\"X2\""
    ),
    (
      "<path fill=\"black\" stroke=\"none\" d=\"M2.5 9.5L4 8l4 4 4-4 1.5 1.5-4 4 4 4L12 19l-4-4-4 4-1.5-1.5 4-4z\"/>"
        + "<path d=\"M15.5 5a1.6 1.6 0 0 1 3.2 0c0 .6-.3 1-.6 1.4L15.5 9h3.4\"/>", "\"x2\""
    ),
    (
      "<path d=\"M2 4v8M2 12v8M2 12h12M14 4v8M14 12v8M17 10.5l2.3-1.5v11M17 20h2.3M19.3 20h2.7\"/>", "\"H1\""
    ),
    (
      three + letterD + "<ellipse cx=\"8\" cy=\"3.8\" rx=\"1.2\" ry=\"1.7\"/>"
        + "<ellipse cx=\"12\" cy=\"3.8\" rx=\"1.2\" ry=\"1.7\"/>", "\"OO3D\""
    ),
  ])
  func charactersOfSeveralSizesAreOneUnit(drawing: String, text: String) throws {
    let result = try mirrored(drawing)
    #expect(result.notes.allSatisfy { $0.reason.contains(text) } && !result.notes.isEmpty, "\(result.notes)")
  }

  /// A and I are their own mirror images; only in an icon whose name says so are they a word, whose order counts.
  @Test func aWordOfSymmetricLettersIsKnownByTheName() throws {
    let mail = "<path d=\"M10 20H2V4h20v6\"/><path d=\"M14 22v-4.5a2 2 0 0 1 4 0V22M14 20h4M21 15.5V22\"/>"
    #expect(try mirrored(mail, name: "mail").notes.isEmpty)
    let named = try mirrored(mail, name: "mail-ai").notes
    #expect(named.flatMap { $0.parts.map(\.subpaths) } == [[0, 1, 2]], "\(named)")
  }

  /// If the 0 of 30 is a part of another shape, the 3 must not be moved away from it.
  @Test(arguments: [("forward-30", true), ("forward-3", false), ("forward-24", false), ("sort-3-7", true)])
  func aNumberOfWhichADigitIsMissingIsDeclined(name: String, isDeclined: Bool) throws {
    let drawing = Self.corner + Self.three
    if isDeclined {
      #expect(throws: MirrorError.self) { try mirrored(drawing, name: name) }
    } else {
      #expect(try mirrored(drawing, name: name).notes.count == 1)
    }
  }

  /// A percent sign is recognised by its construction, alone and beside other things; a curve between two dots is none.
  @Test(arguments: [
    ("<circle cx=\"8\" cy=\"8\" r=\"2\"/><path d=\"M17 7L7 17\"/><circle cx=\"16\" cy=\"16\" r=\"2\"/>", 3),
    (corner + "<path d=\"M9 9h.01M17 8l-8 8M17 15h.01\"/>", 1),
    (corner + "<path d=\"M8 8h.01M18 7c-6 0-4 10-10 10M18 16h.01\"/>", 0),
  ])
  func percentSigns(drawing: String, notes: Int) throws {
    let result = try mirrored(drawing)
    #expect(result.notes.count == notes, "\(result.notes)")
    #expect(result.notes.allSatisfy { $0.reason.contains("a percent sign by its shape") })
  }

  /// The bar of a percent sign is no slash across two rings.
  @Test func thePercentSignInOnePathIsNoSlash() throws {
    let sign =
      "M7 4a3 3 0 1 0 0 6a3 3 0 1 0 0-6zM7 6a1 1 0 1 1 0 2a1 1 0 1 1 0-2zM17 14a3 3 0 1 0 0 6a3 3 0 1 0 0-6zM17 16a1 1 0 1 1"
      + " 0 2a1 1 0 1 1 0-2zM19.3 4.3a1 1 0 0 0-1.4 0L4.3 17.9a1 1 0 0 0 1.4 1.4L19.3 5.7a1 1 0 0 0 0-1.4z"
    let result = try mirrored("<path d=\"\(sign)\" fill=\"black\" stroke=\"none\"/>")
    #expect(result.notes.map(\.rule) == ["R21"], "\(result.notes)")
  }

  /// Squares and a ring are no letters D and O.
  @Test func squaresAndRingsAreNoWord() throws {
    let squares = [(3, 3), (13, 3), (3, 13)].map { x, y in
      "M\(x) \(y)h8v8h-8zM\(x + 2) \(y + 2)v4h4v-4z"
    }.joined()
    let ring = "M17 13a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM17 15a2 2 0 1 1 0 4a2 2 0 1 1 0-4z"
    let result = try mirrored("<path d=\"\(squares)\(ring)\" fill=\"black\" stroke=\"none\"/>")
    #expect(result.notes.isEmpty, "\(result.notes)")
  }

  /// The stroke beside the 7 runs along its stem; unmirrored in the mirrored place, the 7 would run into it.
  @Test func aDigitNeedsRoomInItsMirroredPlace() throws {
    let seven = "<path d=\"M14 9h6l-3 9\" stroke-width=\"2\"/>"
    #expect(try mirrored(Self.corner + seven, name: "box-7").notes.count == 1)
    #expect {
      try mirrored(Self.corner + seven + "<path d=\"M11 23l4.5-11\"/>", name: "box-7")
    } throws: {
      "\($0)".contains("runs into its neighbours")
    }
  }

  /// A digit stays after a capital of seven strokes, on both sides of a dash, and beside a ring that is no letter.
  @Test(arguments: [
    (
      "<path d=\"M3 5v12M11 5v12M10 17h2M2 17h2M3 11h8M2 5h2M10 5h2\" stroke-width=\"2\"/>"
        + "<path d=\"M16.2 10.2a1.9 1.9 0 1 1 1.9 2.7a2.1 2.1 0 1 1-2.1 2.8\"/>", 2, 1
    ),
    (corner + three + "<path d=\"M12 12h3\"/><ellipse cx=\"19\" cy=\"12\" rx=\"2\" ry=\"3.8\"/>", 3, 1),
  ])
  func aLineOfDigitsMovesByOneDistance(drawing: String, parts: Int, distances: Int) throws {
    let result = try mirrored(drawing)
    #expect(result.notes.count == parts, "\(result.notes)")
    #expect(Set(shifts(result)).count == distances)
  }

  /// Nothing keeps two characters of a column and mirrors the piece between them, even if no template is like it.
  @Test func aColumnIsOneUnit() throws {
    func row(_ content: String, at height: Double) -> String {
      "<g transform=\"translate(-5 \(height)) scale(.62)\">\(content)</g>"
    }
    let two = row("<path d=\"M13.2 12.4a3 3 0 0 1 5.8 1c0 2-2 3-5.8 6.6h6\"/>", at: -5)
    let unread = row("<path d=\"M13 11l6 2.2-6 2.2 6 2.2-3 2.4\"/>", at: 2)
    let letter = row(
      "<path d=\"M14 11h3.4a2.2 2.2 0 0 1 0 4.5H14zM14 15.5h4a2.3 2.3 0 0 1 0 4.5h-4z\"/>", at: 9)
    let result = try mirrored(two + unread + letter + "<path d=\"M11 5h11M11 12h11M11 19h11\"/>")
    #expect(result.notes.count == 3, "\(result.notes)")
    #expect(
      result.notes.allSatisfy { $0.action == .moved && $0.reason.contains("the glyphs \"2B\"") },
      "\(result.notes)")
  }
}
