import ChiralMirroring
import ChiralSVG
import ChiralValues
import Testing

/// The pieces beside a digit that are a part of its number, and those that are not (R18, R19).
@Suite struct NumberTests {
  private func mirrored(_ content: String) throws -> MirrorResult {
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"black\" "
      + "stroke-width=\"1.5\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\(content)</svg>"
    return try Mirror().mirrored(try SVGDocument(parsing: Array(text.utf8), file: "icon.svg"))
  }

  private static let corner = "<path d=\"M2 2h18M2 2v3\"/>"
  private static let three = "<path d=\"M5.2 9.2a1.9 1.9 0 1 1 1.9 2.7a2.1 2.1 0 1 1-2.1 2.8\"/>"

  /// A decimal point and a minus belong to the number.
  @Test(arguments: [
    three + "<path d=\"M11 15.8h.01\"/>",
    "<g transform=\"translate(6 0)\">\(three)</g><path d=\"M5 12h4\"/>",
  ])
  func aNumberKeepsItsPointAndItsSign(number: String) throws {
    let result = try mirrored(Self.corner + number)
    #expect(result.notes.count == 2, "\(result.notes)")
    #expect(result.notes.allSatisfy { $0.reason.contains("the digit 3") })
  }

  /// Remains of the base around a digit stay with the base: a wheel, and the end of a line that is round at one end only.
  @Test(arguments: [
    three + "<circle cx=\"12.3\" cy=\"13.2\" r=\"1.6\"/>",
    "<g transform=\"translate(6 0)\">\(three)</g>"
      + "<path fill=\"black\" stroke=\"none\" d=\"M8.6 10.8H5a1.2 1.2 0 0 0 0 2.4h3.6z\"/>",
  ])
  func aRestOfTheBaseIsNoPartOfANumber(drawing: String) throws {
    #expect(try mirrored(Self.corner + drawing).notes.count == 1)
  }

  /// The dots of a dotted ring are no decimal points.
  @Test func aDottedRingIsNoPoint() throws {
    let dots = "<path d=\"M2.2 15.8h.01M2.2 12h.01M2.2 8h.01\"/>"
    #expect(try mirrored(dots + Self.three).notes.count == 1)
  }
}
