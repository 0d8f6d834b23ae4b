import ChiralInk
import ChiralSVG
import Testing

@testable import ChiralMirroring

/// Distances from strokes 2 units wide: they end and turn as a renderer draws them.
@Suite struct SignEdgeTests {
  private func distance(to point: Point, from path: String, _ attributes: String) throws -> Double {
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"black\" stroke-width=\"2\" "
      + "\(attributes)><path d=\"\(path)\"/></svg>"
    let drawing = try SVGDocument(parsing: Array(text.utf8), file: "icon.svg")
    let scene = Scene(drawing, viewBox: try drawing.viewBox())
    return SignEdge(scene.units(drawnWith: .own), of: scene, isSolid: true).distance(to: point)
  }

  @Test(arguments: [("", 3.0), ("stroke-linecap=\"round\"", 2), ("stroke-linecap=\"square\"", 2)])
  func aLineEndsWithItsCap(attributes: String, expected: Double) throws {
    let distance = try distance(to: Point(x: 15, y: 12), from: "M4 12H12", attributes)
    #expect(abs(distance - expected) < 1e-9)
  }

  /// The tip of two lines that meet at 53° reaches √5 beyond the point where they meet; one of 2 × 2 is too long for a limit of 2.
  @Test(arguments: [
    ("", 1.7639), ("stroke-linejoin=\"round\"", 3), ("stroke-linejoin=\"bevel\"", 3.5528),
    ("stroke-miterlimit=\"2\"", 3.5528),
  ])
  func aCornerHasItsJoin(attributes: String, expected: Double) throws {
    let distance = try distance(to: Point(x: 12, y: 0), from: "M4 20L12 4L20 20", attributes)
    #expect(abs(distance - expected) < 1e-3, "\(distance)")
  }

  @Test func theCornerAtTheStartOfAClosedLineHasItsJoin() throws {
    let distance = try distance(to: Point(x: 12, y: 0), from: "M12 4L20 20H4Z", "")
    #expect(abs(distance - 1.7639) < 1e-3, "\(distance)")
  }

  @Test func theInsideOfAClosedLineBelongsToASolidSign() throws {
    #expect(try distance(to: Point(x: 12, y: 16), from: "M12 4L20 20H4Z", "") <= 0)
    #expect(try distance(to: Point(x: 6, y: 12), from: "M4 12H12", "") < 0)
  }
}
