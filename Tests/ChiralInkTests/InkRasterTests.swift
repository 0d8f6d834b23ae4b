import ChiralSVG
import ChiralTestSupport
import Testing

@testable import ChiralInk

/// The samples of filled outlines.
@Suite struct InkRasterTests {
  /// Random polygons, many of which cross themselves, in boxes that they fill or not.
  @Test func samplesLieInTheOutlineByTheRuleEvenodd() throws {
    var random = SeededNumbers(seed: 3)
    for _ in 0..<100 {
      let lines = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        (0..<Int.random(in: 3...40, using: &random)).map { _ in
          Point(x: Double.random(in: -9...9, using: &random), y: Double.random(in: -9...9, using: &random))
        }
      }
      let box = Rect(
        minX: Double.random(in: -10...0, using: &random), minY: Double.random(in: -10...0, using: &random),
        width: Double.random(in: 1...12, using: &random), height: Double.random(in: 1...12, using: &random))
      let unit = try #require(
        InkUnit(element: 1, subpaths: [0], lines: lines, strokeWidth: nil, isWholeElement: true))
      var raster = InkRaster(box: box, side: 16)
      raster.draw([unit])
      let wanted = (0..<256).map { place in
        let x = box.minX + (Double(place % 16) + 0.5) / 16 * box.width
        let y = box.minY + (Double(place / 16) + 0.5) / 16 * box.height
        return lines.count { isInside(Point(x: x, y: y), $0) } % 2 == 1
      }
      #expect(raster.samples == wanted)
    }
  }

  /// Returns true if an odd number of edges lie to the left of a point.
  private func isInside(_ point: Point, _ line: [Point]) -> Bool {
    zip(line, line.dropFirst() + line.prefix(1)).count { start, end in
      (start.y > point.y) != (end.y > point.y)
        && start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x) < point.x
    } % 2 == 1
  }
}
