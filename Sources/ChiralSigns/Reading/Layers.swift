import ChiralInk
import ChiralSVG

/// The layers of a shape: the lights, edges and shadows that artists draw over or under it.
struct Layers {
  /// The largest distance of a layer from the ink of its shape, as a share of the drawing's side: a shadow one unit below it in a
  /// drawing of 24 to 36 units.
  private static let reach = 0.03
  /// The smallest share of a layer that lies on the ink of its shape or within that distance.
  private static let leastCovered = 0.9
  /// The largest distance of a light from the edge of its shape, as a share of the drawing's side, and the smallest share of it that
  /// lies so: what stands in the middle of a disc is a picture of its own.
  private static let edge = (distance: 0.06, share: 0.5)
  /// The smallest share of a light on the ink itself: what only comes near a thin stroke is something else.
  private static let leastOn = 0.7
  /// The smallest width and height of a layer that covers its shape, as shares of those of the shape.
  private static let whole = 0.8
  private static let samples = 128

  private let shape: [InkUnit]
  private let box: Rect
  private let outer: Rect
  private let side: Double
  private let raster: InkRaster

  /// Creates the test for layers of a shape; nil if it has no ink.
  ///
  /// - Parameter side: the larger side of the drawing.
  init?(of shape: [InkUnit], side: Double) {
    guard let box = shape.box else { return nil }
    self.shape = shape
    self.box = box
    self.side = side
    let reach = side * Self.reach
    outer = Rect(
      minX: box.minX - reach, minY: box.minY - reach, width: box.width + 2 * reach,
      height: box.height + 2 * reach)
    var raster = InkRaster(box: outer, side: Self.samples)
    raster.draw(shape)
    self.raster = raster
  }

  /// Returns true if a piece is a layer of the shape.
  func contains(_ unit: InkUnit) -> Bool {
    guard !unit.isHole, outer.contains(unit.box), !shape.contains(where: { $0.sharesInk(with: unit) }) else {
      return false
    }
    let isWhole =
      unit.box.width >= box.width * Self.whole && unit.box.height >= box.height * Self.whole
    return share(of: unit) { around($0, Self.reach).contains(where: raster.hasInk) } >= Self.leastCovered
      && (isWhole
        || share(of: unit, where: raster.hasInk) >= Self.leastOn
          && share(of: unit) { !around($0, Self.edge.distance).allSatisfy(raster.hasInk) } >= Self.edge.share)
  }

  private func share(of unit: InkUnit, where condition: (Point) -> Bool) -> Double {
    Double(unit.points.count(where: condition)) / Double(max(1, unit.points.count))
  }

  /// Returns a point and eight points around it, at a distance that is a share of the drawing's side.
  private func around(_ point: Point, _ distance: Double) -> [Point] {
    let steps = [0, -distance * side, distance * side]
    return steps.flatMap { x in steps.map { y in Point(x: point.x + x, y: point.y + y) } }
  }
}
