import ChiralGeometry
import ChiralSVG

/// A slash that is an element of its own: one straight stroke from corner to corner, under a name that says that
/// something is off (R14).
struct StrokedSlash {
  let number: Int
  /// From its coordinates to those of the drawing.
  let map: Affine
  /// From end to end, downwards, in the drawing's coordinates.
  let slant: Slant
  /// Where its ends lie along that direction, caps not counted.
  let ends: ClosedRange<Double>
  /// Where its edges lie across that direction.
  let edges: ClosedRange<Double>

  /// At least this share of the drawing's diagonal.
  private static let minimalLength = 0.45
  /// How far its middle may lie from the drawing's, as a share of the diagonal.
  private static let maximalOffset = 0.12

  /// The longest such stroke of a drawing; nil where there is none.
  init?(in scene: Scene) {
    let found = scene.index.elements.indices.compactMap { StrokedSlash($0, in: scene) }
    guard let longest = found.max(by: { $0.length < $1.length })
    else {
      return nil
    }
    self = longest
  }

  private var length: Double { ends.upperBound - ends.lowerBound }

  private init?(_ number: Int, in scene: Scene) {
    guard ["line", "path", "polyline"].contains(scene.element(number).name),
      (scene.inherited("stroke", number) ?? "none") != "none",
      !scene.index.ancestors(of: number).contains(where: { ElementKind(scene.element($0).name) != .graphics }
      ),
      let outline = scene.outline(number), outline.count == 2,
      case .move(let first) = outline[0], case .line(let last) = outline[1]
    else { return nil }
    let map = scene.map(around: number).map.concatenating(scene.localMap(number))
    let (start, end) = (map(first), map(last))
    let box = scene.viewBox
    let middle = Point(
      x: box.minX.value + box.width.value / 2, y: box.minY.value + box.height.value / 2)
    let own = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    let isDown = start.y < end.y
    guard let slant = Slant(from: isDown ? start : end, to: isDown ? end : start), slant.isDiagonal,
      start.distance(to: end) > scene.diagonal * Self.minimalLength,
      own.distance(to: middle) < scene.diagonal * Self.maximalOffset
    else { return nil }
    self.number = number
    self.map = map
    self.slant = slant
    let along = [slant.along(start), slant.along(end)]
    ends = min(along[0], along[1])...max(along[0], along[1])
    let half = scene.strokeWidth(of: number) / 2
    edges = slant.across(own) - half...slant.across(own) + half
  }
}
