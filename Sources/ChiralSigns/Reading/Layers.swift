import ChiralGeometry
import ChiralInk
import ChiralSVG

/// The layers of a shape: the lights, edges and shadows that artists draw over or under it.
struct Layers {
  /// The largest distance of a layer from the ink of its shape, as a share of the drawing's side: a shadow one unit below it in a
  /// drawing of 24 to 36 units.
  private static let reach = 0.03
  /// The smallest share of a layer that lies on the ink of its shape or within that distance.
  private static let leastCovered = 0.9
  private static let samples = 128

  private let shape: [InkUnit]
  private let around: Rect
  private let reach: Double
  private let raster: InkRaster

  /// Creates the test for layers of a shape; nil if it has no ink.
  ///
  /// - Parameter side: the larger side of the drawing.
  init?(of shape: [InkUnit], side: Double) {
    guard let box = shape.box else { return nil }
    self.shape = shape
    reach = side * Self.reach
    around = Rect(
      minX: box.minX - reach, minY: box.minY - reach, width: box.width + 2 * reach,
      height: box.height + 2 * reach)
    var raster = InkRaster(box: around, side: Self.samples)
    raster.draw(shape)
    self.raster = raster
  }

  /// Returns true if a piece is a layer of the shape.
  func contains(_ unit: InkUnit) -> Bool {
    guard !unit.isHole, around.contains(unit.box), !shape.contains(where: { $0.sharesInk(with: unit) }) else {
      return false
    }
    let steps = [-reach, 0, reach]
    let covered = unit.points.count { point in
      steps.contains { x in
        steps.contains { y in raster.hasInk(at: Point(x: point.x + x, y: point.y + y)) }
      }
    }
    return Double(covered) >= Double(unit.points.count) * Self.leastCovered
  }
}
