import ChiralSVG
import Testing

/// The syntaxes inside attributes: lengths, boxes, transforms, declarations.
@Suite struct ValueTests {
  @Test(arguments: [
    ("12", "12"), (" 1.5px ", "1.5"), ("1in", "96"), ("2.54cm", "96"), ("25.4mm", "96"), ("72pt", "96"),
    ("6pc", "96"), ("50%", "100"), ("2em", "32"), ("2ex", "16"), ("-3", "-3"), ("1e1", "10"), (".5", "0.5"),
  ])
  func lengths(text: String, units: String) throws {
    let length = try #require(Length(text))
    let value = length.userUnits(reference: DecimalNumber(200), fontSize: DecimalNumber(16))
    #expect(abs(value.value - (Double(units) ?? .nan)) < 1e-9)
  }

  @Test(arguments: ["", "px", "1 px", "1furlong", "1,2", "one", "0x1"])
  func invalidLengths(text: String) { #expect(Length(text) == nil) }

  @Test(arguments: [
    ("0 0 24 24", "24"), ("-6 -2 24 24", "12"), ("2,3,16,18", "20"), (" 0 , 0 , 22.5 , 1 ", "22.5"),
    ("0 0 2.4e1 9", "24"), ("-.5-.5 24 24", "23"),
  ])
  func boxes(text: String, sum: String) {
    #expect(ViewBox(text)?.mirrorSum.description == sum)
  }

  @Test(arguments: ["", "0 0 24", "0 0 0 24", "0 0 24 -1", "0 0 NaN 24", "0 0 inf 24", "0 0 24 24 1", "a"])
  func invalidBoxes(text: String) { #expect(ViewBox(text) == nil) }

  @Test(
    arguments: [
      ("url(#a)", "#a", nil), ("  url( '#a b' ) none", "#a b", "none"),
      ("url(\"other.svg#a\")  black", "other.svg#a", "black"),
      ("url()", "", nil),
    ] as [(String, String, String?)])
  func references(text: String, address: String, fallback: String?) throws {
    let reference = try #require(URLReference(text))
    #expect(reference.address == address)
    #expect(reference.fallback == fallback)
    #expect(URLReference(firstIn: "blur(2px) " + text) == reference)
  }

  @Test func combiningMarksHideNoParenthesis() throws {
    let reference = try #require(URLReference("url(\u{301}#a)\u{301}"))
    #expect(reference.address == "\u{301}#a")
    #expect(reference.fallback == "\u{301}")
  }

  @Test(arguments: ["", "none", "#a", "url(#a", "url (#a)", "blur(2px) url(#a)"])
  func otherValues(text: String) { #expect(URLReference(text) == nil) }

  @Test(
    arguments: [
      ("#a", "a"), (" #a ", "a"), ("#\u{301}a", "\u{301}a"), ("#", ""), ("a.svg#b", nil), ("", nil),
    ] as [(String, String?)])
  func fragments(address: String, id: String?) { #expect(URLReference.id(inAddress: address) == id) }

  /// Transforms mirrored about x = 12.
  @Test(arguments: [
    ("translate(4 6)", "translate(-4 6)"), ("translate( 4, 6 )", "translate( -4, 6 )"),
    ("rotate(20)", "rotate(-20,24,0)"), ("rotate(20 6 8)", "rotate(-20 18 8)"),
    ("rotate(-20,6,8)", "rotate(20,18,8)"), ("skewX(25)", "skewX(-25)"),
    ("scale(2)", "matrix(2,0,0,2,-24,0)"), ("scale(1 3)", "scale(1 3)"),
    ("scale(.5, 3)", "matrix(.5, 0, 0, 3, 12, 0)"),
    ("matrix(1 2 3 4 5 6)", "matrix(1 -2 -3 4 -5 54)"), ("translateX(5px)", "translateX(-5px)"),
    ("translate(4 6) skewX(5)", "translate(-4 6) skewX(-5)"), ("", ""), ("none", "none"),
    ("matrix(8,1,2..5,-3,5", "matrix(8,-1,-2 .5,-165,29"),
  ])
  func transformsAreConjugated(text: String, expected: String) throws {
    let list = try #require(TransformList(text))
    #expect(list.mirrored(k: DecimalNumber(24)) == expected)
  }

  @Test(arguments: [
    "translate", "translate()", "shift(1)", "rotate(1 2)", "scale(1 2 3)", "translate3d(1 2 3)",
  ])
  func invalidTransforms(text: String) { #expect(TransformList(text) == nil) }

  /// The mirrored text describes the map F · T · F.
  @Test(arguments: 0..<200) func conjugationLaw(seed: Int) throws {
    var generator = Seeded(seed: UInt64(seed))
    let text = generator.transforms()
    let list = try #require(TransformList(text))
    let mirrored = try #require(TransformList(list.mirrored(k: DecimalNumber(24))), "\(text)")
    let flip = Affine.mirror(k: 24)
    let expected = flip.concatenating(list.affine).concatenating(flip)
    for point in [Point(x: 0, y: 0), Point(x: 10, y: 0), Point(x: 3, y: 7)] {
      let (one, other) = (mirrored.affine(point), expected(point))
      #expect(abs(one.x - other.x) < 1e-6 && abs(one.y - other.y) < 1e-6, "\(text), seed \(seed)")
    }
  }

  @Test(arguments: [
    ("x: 3px", "x", "3px", false), ("x:3px;x:4px", "x", "4px", false),
    ("x: 3px !important; x: 4px", "x", "3px", true), ("X : 3px ;", "x", "3px", false),
    ("/* x: 1 */ x: 3px /* y */", "x", "3px", false), ("a: url('x;y'); x: 3px", "x", "3px", false),
    ("a: 1; ; b; x: 3px", "x", "3px", false), ("/* a; b: c */ x: 3px", "x", "3px", false),
  ])
  func declarations(text: String, name: String, value: String, isImportant: Bool) throws {
    let declaration = try #require(StyleDeclarations(text)[name])
    #expect(declaration.value == value)
    #expect(declaration.isImportant == isImportant)
  }

  @Test(arguments: [
    ("x : 3px ;y:4px", "x : 9px ;y:4px"), ("y: 4px", "y: 4px; x: 9px"), ("y: 4px;", "y: 4px; x: 9px"),
    ("", "x: 9px"), ("x: 1px; x: 2px", "x: 9px; x: 9px"), ("x: 1px !important", "x: 9px !important"),
  ])
  func settingADeclaration(text: String, expected: String) {
    #expect(StyleDeclarations(text).setting("x", to: "9px") == expected)
  }
}

/// Generates transform lists from a seed.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func transforms() -> String {
    (0..<Int.random(in: 1...4, using: &self)).map { _ in function() }
      .joined(separator: [" ", ",", "", " , "].randomElement(using: &self) ?? " ")
  }

  private mutating func function() -> String {
    let functions = [
      ("translate", 2), ("rotate", 3), ("rotate", 1), ("scale", 2), ("skewX", 1), ("skewY", 1), ("matrix", 6),
    ]
    let (name, count) = functions.randomElement(using: &self) ?? ("scale", 1)
    let numbers = (0..<count).map { _ in String(Double(Int.random(in: -400...400, using: &self)) / 10) }
    return "\(name)(\(numbers.joined(separator: [" ", ",", ", "].randomElement(using: &self) ?? " ")))"
  }
}
