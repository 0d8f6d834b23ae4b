import ChiralInk
import Testing

@testable import ChiralDrawing

/// Pictures of 192 × 192 pixels with lines 16 pixels wide, as those of a drawing of 24 units with lines 2 units wide.
@Suite struct ExaminerTests {
  /// An area of ink.
  typealias Ink = @Sendable (_ x: Double, _ y: Double) -> Bool

  private static func picture(_ ink: [Ink]) -> Picture {
    let side = Examination.width
    var pixels = [UInt8](repeating: 0, count: side * side * 4)
    for y in 0..<side {
      for x in 0..<side where ink.contains(where: { $0(Double(x) + 0.5, Double(y) + 0.5) }) {
        pixels[(y * side + x) * 4 + 3] = 255
      }
    }
    return Picture(width: side, height: side, pixels: pixels)
  }

  private func finding(_ source: [Ink], _ result: [Ink], hasSlash: Bool = false) throws -> String? {
    try #require(
      Examination(Self.picture(source), Self.picture(result), hasSlash: hasSlash), "sizes differ"
    ).finding?.test.id
  }

  private static func disc(_ x: Double, _ y: Double, _ radius: Double) -> Ink {
    { ($0 - x) * ($0 - x) + ($1 - y) * ($1 - y) <= radius * radius }
  }

  private static func box(_ columns: Range<Double>, _ rows: Range<Double>) -> Ink {
    { columns.contains($0) && rows.contains($1) }
  }

  /// A horizontal line with round ends.
  private static func line(_ from: Double, _ to: Double, at y: Double) -> [Ink] {
    [disc(from, y, 8), disc(to, y, 8), box(from..<to, y - 8..<y + 8)]
  }

  private static let sign = [disc(150, 150, 20)]

  @Test func aFormWithTheSameEndsPasses() throws {
    #expect(
      try finding(
        Self.line(30, 150, at: 40) + Self.sign, Self.line(42, 162, at: 40) + [Self.disc(42, 150, 20)]) == nil)
  }

  @Test func aLineThatIsCutAslantIsFound() throws {
    // The cut runs along a diagonal, so that its lower tip is acute.
    let cut: Ink = { $0 > 60 + ($1 - 40) * 1.5 && $0 < 150 && abs($1 - 40) < 8 }
    #expect(try finding(Self.line(42, 150, at: 40), [cut, Self.disc(150, 40, 8)]) == "ends")
  }

  @Test func aHairIsFound() throws {
    let hair = Self.box(120..<122, 80..<120)
    #expect(
      try finding(Self.line(30, 150, at: 40), Self.line(42, 162, at: 40) + [hair], hasSlash: true) == "ends")
  }

  /// A triangle that points to the right.
  private static func arrowhead(at left: Double, y: Double = 150) -> Ink {
    { $0 >= left && $0 < left + 40 - abs($1 - y) * 2 && abs($1 - y) < 20 }
  }

  @Test func aSignThatTouchesItsBaseIsFound() throws {
    let source = Self.line(30, 150, at: 110) + [Self.arrowhead(at: 130)]
    let apart = Self.line(42, 162, at: 110) + [Self.arrowhead(at: 22)]
    #expect(try finding(source, apart) == nil)
    let touching = apart + [Self.box(30..<40, 110..<150)]
    #expect(try finding(source, touching) == "parts")
    #expect(try finding(source, touching, hasSlash: true) != "parts", "the slash cuts the base elsewhere")
  }

  /// A short line near its own mirrored place is a rest of the base, cut in another way: a person should look.
  @Test func aPartThatMayBeARestOfTheBaseIsNotedOnly() throws {
    #expect(ExaminerTest.parts.declines && !ExaminerTest.contacts.declines)
    let source = Self.line(30, 150, at: 40) + [Self.box(80..<130, 100..<130)]
    let result = Self.line(42, 162, at: 40) + [Self.box(70..<120, 100..<130), Self.box(70..<78, 40..<100)]
    #expect(try finding(source, result) == "contacts")
  }

  /// A bar may cover a column of pixels less in another place between pixels; the stem of a letter beside it is no match for it.
  @Test func aThinPieceBetweenPixelsPasses() throws {
    func bars(_ bar: Range<Double>, _ letter: Double) -> [Ink] {
      [
        Self.box(bar, 100..<148), Self.box(letter..<letter + 10, 100..<148),
        Self.box(letter..<letter + 30, 100..<110),
      ]
    }
    #expect(try finding(bars(40..<50, 80), bars(100..<109, 160)) == nil)
    #expect(try finding(bars(40..<50, 80), bars(151..<161, 160)) == "parts")
  }

  /// A ring of lines with a box in it.
  private static func frame(content: Range<Double>) -> [Ink] {
    [
      box(24..<140, 40..<48), box(24..<140, 140..<148), box(24..<32, 40..<148), box(132..<140, 40..<148),
      box(content, 80..<110),
    ]
  }

  @Test func whatLeavesTheMiddleOfAFrameIsFound() throws {
    let mirrored = Self.frame(content: 67..<97).map { ink -> Ink in { ink(192 - $0, $1) } }
    #expect(try finding(Self.frame(content: 67..<97), mirrored) == nil)
    let frame = Self.frame(content: 0..<0).map { ink -> Ink in { ink(192 - $0, $1) } }
    let aside = frame + [Self.box(112..<142, 80..<110)]
    #expect(try finding(Self.frame(content: 67..<97), aside) == "centring")
    let before = Self.frame(content: 50..<80)
    #expect(try finding(before, frame + [Self.box(112..<142, 80..<110)]) == nil, "it was aside before")
  }

  @Test func aLostPartIsFoundButNotALostCrumb() throws {
    let base = Self.line(30, 150, at: 40) + [Self.arrowhead(at: 130)]
    let result = Self.line(42, 162, at: 40) + [Self.arrowhead(at: 22)]
    #expect(try finding(base + [Self.disc(100, 100, 8)], result) == "losses", "a dot")
    #expect(try finding(base + [Self.disc(100, 100, 4)], result) == nil, "what a clearance left")
  }

  @Test func aPartInFragmentsIsFound() throws {
    let source = Self.line(30, 150, at: 40)
    let pieces = Self.line(42, 60, at: 40) + Self.line(90, 110, at: 40) + Self.line(140, 162, at: 40)
    #expect(try finding(source, pieces) == "fragments")
    #expect(try finding(source, Self.line(42, 60, at: 40) + Self.line(90, 162, at: 40)) == nil)
  }

  @Test func inkThatRunsIntoTheEdgeIsFound() throws {
    let source = Self.line(30, 150, at: 40) + [Self.box(60..<90, 100..<140)]
    #expect(try finding(source, Self.line(42, 162, at: 40) + [Self.box(0..<30, 100..<140)]) == "edges")
    let atEdge = Self.line(30, 150, at: 40) + [Self.box(0..<30, 100..<140)]
    #expect(try finding(atEdge, Self.line(42, 162, at: 40) + [Self.box(162..<192, 100..<140)]) == nil)
  }

  /// Three letters of one height: two are lopsided, and the middle one is its own mirror image.
  private static func word(at left: Double, _ first: [Ink], _ last: [Ink]) -> [Ink] {
    first + [box(left + 40..<left + 48, 60..<100)] + last
  }

  /// A hook with its arm on the right or on the left.
  private static func hook(at left: Double, isFlipped: Bool = false, isTall: Bool = false) -> [Ink] {
    let arm = isFlipped ? left..<left + 16 : left + 8..<left + 24
    return [
      box(isFlipped ? left + 16..<left + 24 : left..<left + 8, 60..<100),
      box(arm, isTall ? 60..<84 : 60..<68),
    ]
  }

  @Test func aRowKeepsItsOrderOrIsMirroredAsAWhole() throws {
    let source = Self.word(at: 20, Self.hook(at: 24), Self.hook(at: 80, isTall: true))
    let moved = Self.word(at: 84, Self.hook(at: 88), Self.hook(at: 144, isTall: true))
    #expect(try finding(source, moved) == nil)
    let torn = Self.word(at: 84, Self.hook(at: 88, isTall: true), Self.hook(at: 144))
    #expect(try finding(source, torn) == "rows", "the letters have changed places")
    let half = Self.word(at: 84, Self.hook(at: 88, isFlipped: true, isTall: true), Self.hook(at: 144))
    #expect(try finding(source, half) == "rows", "one letter is reversed")
  }

  /// Three hooks below each other, as the numerals of a list, each reversed or not.
  private static func column(at left: Double, areFlipped: [Bool]) -> [Ink] {
    zip(areFlipped, [20.0, 76, 132]).flatMap { isFlipped, top in
      hook(at: left, isFlipped: isFlipped).map { ink -> Ink in { ink($0, $1 + 60 - top) } }
    }
  }

  @Test func aColumnKeepsItsOrientationOrIsMirroredAsAWhole() throws {
    let source = Self.column(at: 20, areFlipped: [false, false, false])
    #expect(try finding(source, Self.column(at: 148, areFlipped: [false, false, false])) == nil)
    #expect(try finding(source, Self.column(at: 148, areFlipped: [true, true, true])) == nil)
    #expect(try finding(source, Self.column(at: 148, areFlipped: [false, true, true])) == "rows")
  }

  @Test func numbersOfAScaleAreNoWord() throws {
    let source = Self.hook(at: 20) + Self.hook(at: 84, isTall: true)
    let reordered = Self.hook(at: 148) + Self.hook(at: 84, isTall: true)
    #expect(try finding(source, reordered) == nil)
  }

  @Test func everyTestHasANameOfItsOwn() {
    let names = ExaminerTest.all.map(\.id)
    #expect(Set(names).count == names.count)
  }
}
