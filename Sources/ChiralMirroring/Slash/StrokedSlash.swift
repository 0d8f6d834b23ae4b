import ChiralGeometry
import ChiralSVG

/// A straight diagonal stroke: an element of its own, or one subpath of a path (R14).
struct StrokedSlash {
  let number: Int
  /// The subpath, counted from 0; nil if the element draws nothing else.
  let subpath: Int?
  /// The line, in the element's coordinates.
  let line: OutlinePiece
  /// The map from the element's coordinates to those of the drawing.
  let map: Affine
  /// The direction from end to end, downwards, in the drawing's coordinates.
  let slant: Slant
  /// The positions of the ends along that direction, without caps.
  let ends: ClosedRange<Double>
  /// The positions of the edges across that direction.
  let edges: ClosedRange<Double>

  /// Returns the diagonal strokes of a drawing that are longer than a share of its diagonal, the longest
  /// first.
  static func all(in scene: Scene, longerThan share: Double) -> [StrokedSlash] {
    let found = scene.index.elements.indices.flatMap { strokes(of: $0, in: scene) }
    return found.filter { $0.length > scene.diagonal * share }.sorted { $0.length > $1.length }
  }

  /// The smallest length of a slash across a part, as a share of the drawing's diagonal.
  private static let leastPart = 0.12

  /// Returns the slash across a part of a drawing: the only diagonal stroke inside another shape.
  static func inside(of scene: Scene) -> StrokedSlash? {
    let units = InkReader(scene).units
    let inner = all(in: scene, longerThan: leastPart).filter { slash in
      let own = units.first { $0.element == slash.number && $0.subpaths.contains(slash.subpath ?? 0) }
      return own.map { own in units.contains { !$0.isSame(as: own) && $0.box.contains(own.box) } } ?? false
    }
    return inner.count == 1 ? inner[0] : nil
  }

  var length: Double { ends.upperBound - ends.lowerBound }

  private static let shapes: Set<String> = ["line", "path", "polyline"]

  private static func strokes(of number: Int, in scene: Scene) -> [StrokedSlash] {
    guard shapes.contains(scene.element(number).name), scene.isStroked(number),
      let outline = scene.outline(number)
    else { return [] }
    let contours = outline.contours
    // The contour of an open line of two points goes there and back.
    return contours.indices.compactMap { index in
      let pieces = contours[index]
      guard let first = pieces.first, first.isLine, pieces.allSatisfy(\.isLine),
        pieces.count == 1 || (pieces.count == 2 && pieces[1].to.distance(to: first.from) < 1e-6)
      else { return nil }
      return StrokedSlash(number, subpath: contours.count == 1 ? nil : index, line: first, in: scene)
    }
  }

  private init?(_ number: Int, subpath: Int?, line: OutlinePiece, in scene: Scene) {
    let map = scene.map(around: number).map.concatenating(scene.localMap(number))
    let (start, end) = (map(line.from), map(line.to))
    let isDown = start.y < end.y
    guard let slant = Slant(from: isDown ? start : end, to: isDown ? end : start), slant.isDiagonal else {
      return nil
    }
    self.number = number
    self.subpath = subpath
    self.line = line
    self.map = map
    self.slant = slant
    let along = [slant.along(start), slant.along(end)]
    ends = min(along[0], along[1])...max(along[0], along[1])
    let half = scene.strokeWidth(of: number) / 2
    let middle = (slant.across(start) + slant.across(end)) / 2
    edges = middle - half...middle + half
  }
}
