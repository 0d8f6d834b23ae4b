import ChiralSVG
import Testing

@Suite struct SubpathTests {
  private static let k = DecimalNumber(24)

  /// A square, a triangle that begins with a relative moveto after a close, and an open line after that.
  private static let source = "M2 2h4v4H2zm10 1 2 2-4 1zM20 20l1.5 1"

  @Test func countsMovetos() {
    #expect(PathData(Self.source).subpaths == [0..<5, 5..<9, 9..<11])
    #expect(PathData("").subpaths.isEmpty)
    #expect(PathData("M1 1zL2 2").subpaths == [0..<3])
  }

  @Test(
    arguments: [
      ([.reflected(k: k), .reflected(k: k), .reflected(k: k)], "M22 2h-4v4H22zm-10 1-2 2 4 1zM4 20l-1.5 1"),
      ([.reflected(k: k), .unchanged, .unchanged], "M22 2h-4v4H22zm-10 1 2 2-4 1zM20 20l1.5 1"),
      ([.unchanged, .reflected(k: k), .unchanged], "M2 2h4v4H2zm10 1-2 2 4 1zM20 20l1.5 1"),
      ([.unchanged, .shifted(DecimalNumber(-3)), .unchanged], "M2 2h4v4H2zm7 1 2 2-4 1zM20 20l1.5 1"),
      ([.shifted(k), .unchanged, .shifted(k)], "M26 2h4v4H26zm-14 1 2 2-4 1zM44 20l1.5 1"),
      ([.turned(x: k, y: k), .unchanged, .unchanged], "M22 22h-4v-4H22zm-10-19 2 2-4 1zM20 20l1.5 1"),
      ([.unchanged, .turned(x: k, y: k), .unchanged], "M2 2h4v4H2zm10 19-2-2 4-1zM20 20l1.5 1"),
    ] as [([SubpathChange], String)])
  func changesEachByItself(changes: [SubpathChange], expected: String) {
    #expect(PathData(Self.source).changing(changes).description == expected)
  }

  /// A relative moveto is relative to the end of an open subpath, and to the start of a closed one.
  @Test(arguments: [
    ("M1 1h4m2 0h4", "M23 1h-4m-12 0h4"), ("M1 1h4zm2 0h4", "M23 1h-4zm-20 0h4"),
  ])
  func followsTheCurrentPoint(source: String, expected: String) {
    let changes: [SubpathChange] = [.reflected(k: Self.k), .unchanged]
    #expect(PathData(source).changing(changes).description == expected)
  }

  @Test(arguments: [
    ("M2 2h4v4H2z", "M2 2L2 6L6 6L6 2L2 2Z"),
    ("M2 2L6 2L2.5 6", "M2.5 6L6 2L2 2M2.5 6"),
    ("M2 2C3 1 5 1 6 2z", "M2 2L6 2C5 1 3 1 2 2Z"),
    ("M2 2a2 3 30 0 1 4 0z", "M2 2L6 2A2 3 30 0 0 2 2Z"),
    ("M2 2Q3 1 4 2T6 2z", "M2 2L6 2Q5 3 4 2Q3 1 2 2Z"),
  ])
  func runsBackwards(source: String, expected: String) {
    #expect(PathData(source).reversing([0]).description == expected)
  }

  @Test func reversesOnlyWhatIsNamed() {
    #expect(PathData("M0 0h1v1z m3 0h1v1z").reversing([1]).description == "M0 0h1v1z M3 0L4 1L4 0L3 0Z")
    #expect(
      PathData("M0 0h1v1zm3 0h1v1zm3 0h1v1z").reversing([1]).description
        == "M0 0h1v1zM3 0L4 1L4 0L3 0Zm3 0h1v1z")
  }

  @Test(arguments: 0..<100) func changingAllIsMirroring(seed: Int) {
    var generator = PathGenerator(seed: UInt64(seed))
    let path = PathData(generator.path())
    let changes = [SubpathChange](repeating: .reflected(k: Self.k), count: path.subpaths.count)
    #expect(path.changing(changes) == path.mirrored(k: Self.k), "\(path)")
    let none = [SubpathChange](repeating: .unchanged, count: path.subpaths.count)
    #expect(path.changing(none) == path, "\(path)")
  }
}
