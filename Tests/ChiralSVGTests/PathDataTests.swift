import ChiralSVG
import Testing

@Suite struct PathDataTests {
  /// Path data with its mirror image about x = 12, k = 24.
  static let mirrored: [(String, String)] = [
    ("M2 3L22.1 4", "M22 3L1.9 4"),
    ("M2,3 l4,5", "M22,3 l-4,5"),
    ("m2 3 4 5-4 5", "m22 3-4 5 4 5"),
    ("m2 3 4 5", "m22 3-4 5"),
    ("m 2 3 4 5", "m 22 3 -4 5"),
    ("M5 5a3 4 0 0 1-2 3", "M19 5a3 4 0 0 0 2 3"),
    ("M5 5a3 4 0 01-2 3a1 1 0 002 3", "M19 5a3 4 0 002 3a1 1 0 01-2 3"),
    ("M4 12h16", "M20 12h-16"),
    ("M4 12H16V3Z", "M20 12H8V3Z"),
    ("M5 5A3 4 30 0 1 8 9", "M19 5A3 4-30 0 0 16 9"),
    ("M5 5a3 4 30 01.5.5z", "M19 5a3 4-30 00-.5.5z"),
    ("M1 1c1 2 3 4 5 6s1 2 3 4", "M23 1c-1 2-3 4-5 6s-1 2-3 4"),
    ("M1 1Q2 3 4 5T6 7", "M23 1Q22 3 20 5T18 7"),
    ("M1.5.5 2.5-.5", "M22.5.5 21.5-.5"),
    ("M10-5L8-5", "M14-5L16-5"),
    ("M0 0-5 3", "M24 0 29 3"),
    ("M1e1 2E-1", "M14 2E-1"),
    ("M12 0h0v-0", "M12 0h0v-0"),
    ("M23.5 0h.5-.25", "M.5 0h-.5.25"),
    ("M2 12.L12. 5.e1-4. 3z", "M22 12L12 5e1 28 3z"),
  ]

  @Test(arguments: mirrored) func mirrorsEveryCommand(source: String, expected: String) {
    #expect(PathData(source).mirrored(k: DecimalNumber(24)).description == expected)
  }

  /// Renderers draw up to the error, so that part is mirrored and the rest stays.
  @Test(arguments: [
    ("M1 1L2 2L3", "M23 1L22 2L3"), ("M1 1 2 2x 3 3", "M23 1 22 2x 3 3"), ("L1 1", "L1 1"),
    ("M1 1A1 1 0 2 1 4 4", "M23 1A1 1 0 2 1 4 4"), ("", ""), ("none", "none"),
    ("M1 1H5E-45E-4", "M23 1H24 E-4"), ("M1 1H1.5.", "M23 1H22.5 ."),
  ])
  func keepsWhatFollowsAnError(source: String, expected: String) {
    #expect(PathData(source).mirrored(k: DecimalNumber(24)).description == expected)
  }

  /// Browsers stop at such points. Text in front of and behind them stays as it is.
  @Test(arguments: [
    ("M 3 3 L 12. 5 L 10. 3 z ", "M 3 3 L 12 5 L 10 3 z "), ("M1.5.5 12..5 4 -4z", "M1.5.5 12 .5 4 -4z"),
    ("M1. 1.e1l-2.-3.,4 5.", "M1 1e1l-2-3,4 5"), ("M1 1L.5 1.5", "M1 1L.5 1.5"), ("M1. 1x2.", "M1 1x2."),
  ]) func pointsWithoutDigitsAreRemoved(source: String, expected: String) {
    #expect(PathData(source).textWithoutBarePoints == expected)
  }

  @Test func numbersAreDecimal() {
    #expect((DecimalNumber(24) - DecimalNumber(22.1)).description == "1.9")
    #expect((DecimalNumber(0.1) + DecimalNumber(0.2)).description == "0.3")
    #expect(DecimalNumber(0.5).written(dropsLeadingZero: true) == ".5")
    #expect(DecimalNumber(-0.05).description == "-0.05")
    #expect(DecimalNumber(1e-30).description == "1e-30")
    #expect(DecimalNumber(mantissa: -1205, decimals: 2).description == "-12.05")
    #expect(DecimalNumber(mantissa: -5, decimals: 2).written(dropsLeadingZero: true) == "-.05")
    #expect(DecimalNumber(mantissa: 12, decimals: 1).written(dropsLeadingZero: true) == "1.2")
    let digits = 123_456_789_012_345_678
    #expect(DecimalNumber(mantissa: digits, decimals: 19).description == "0.0123456789012345678")
    #expect(DecimalNumber(mantissa: digits, decimals: 20).description == "0.00123456789012345678")
    #expect(DecimalNumber(mantissa: .max, decimals: 25).description == "9223372036854775807e-25")
    #expect(DecimalNumber(mantissa: 7, decimals: -3).description == "7e3")
    #expect(DecimalNumber(1.5e300).value == 1.5e300)
    #expect((DecimalNumber(1.5e300) - DecimalNumber(1)).value == 1.5e300)
    #expect(DecimalNumber(Double.nan) == .zero)
  }

  @Test(arguments: 0..<200) func laws(seed: Int) {
    var generator = PathGenerator(seed: UInt64(seed))
    let text = generator.path()
    let path = PathData(text)
    #expect(path.description == text)
    #expect(path.errorOffset == nil)
    let k = DecimalNumber(mantissa: Int(generator.next() % 5000), decimals: 2)
    let mirrored = path.mirrored(k: k)
    #expect(mirrored.commands.count == path.commands.count, "\(text) became \(mirrored)")
    let twice = mirrored.mirrored(k: k)
    #expect(twice.arguments.map(\.value) == path.arguments.map(\.value), "\(text) became \(twice)")
  }

  @Test func boundsOfCurvesAndArcs() throws {
    let circle = try #require(PathData("M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20z").segments.bounds())
    #expect(abs(circle.minX - 2) < 1e-9 && abs(circle.maxX - 22) < 1e-9)
    let wave = try #require(PathData("M0 0C0 10 10 10 10 0").segments.bounds())
    #expect(abs(wave.maxY - 7.5) < 1e-9)
    let quadratic = try #require(PathData("M0 0Q5 10 10 0T20 0").segments.bounds())
    #expect(abs(quadratic.maxY - 5) < 1e-9 && abs(quadratic.minY + 5) < 1e-9)
    let turned = Affine(a: 0, b: 1, c: -1, d: 0, e: 0, f: 0)
    let rotated = try #require(PathData("M0 0H4V2").segments.bounds(under: turned))
    #expect(rotated == Rect(minX: -2, minY: 0, width: 2, height: 4))
  }
}

/// Generates path data from a seed, in every style of spacing that the grammar allows.
struct PathGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func path() -> String {
    var text = "\(Bool.random(using: &self) ? "M" : "m")\(number()) \(number())"
    for _ in 0..<Int.random(in: 1...20, using: &self) { text += command() }
    return text
  }

  private mutating func command() -> String {
    let letter = "LlHhVvCcSsQqTtAaZz".randomElement(using: &self) ?? "z"
    var numbers: [String]
    switch letter.uppercased() {
    case "H", "V": numbers = [number()]
    case "C": numbers = (0..<6).map { _ in number() }
    case "S", "Q": numbers = (0..<4).map { _ in number() }
    case "A":
      let flags = "\(next() % 2)\([" ", ",", ""].randomElement(using: &self) ?? "")\(next() % 2)"
      numbers = ["3", "4.5", number(), flags, number(), number()]
    case "Z": numbers = []
    default: numbers = [number(), number()]
    }
    return String(letter) + numbers.joined(separator: [" ", ",", " , "].randomElement(using: &self) ?? " ")
  }

  private mutating func number() -> String {
    let value = Int.random(in: -2400...2400, using: &self)
    switch next() % 4 {
    case 0: return String(value)
    case 1: return String(Double(value) / 100)
    case 2: return "\(value / 100)e0"
    default: return (value < 0 ? "-" : "") + ".\(abs(value))"
    }
  }
}
