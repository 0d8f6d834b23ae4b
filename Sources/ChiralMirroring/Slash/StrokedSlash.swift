import ChiralGeometry
import ChiralSVG

/// A straight stroke that runs aslant: an element of its own, or one subpath of a path (R14).
struct StrokedSlash {
  let number: Int
  /// Its subpath, counted from 0; nil where the element draws nothing else.
  let subpath: Int?
  /// Its line, in the element's coordinates.
  let line: OutlinePiece
  /// From its coordinates to those of the drawing.
  let map: Affine
  /// From end to end, downwards, in the drawing's coordinates.
  let slant: Slant
  /// Where its ends lie along that direction, caps not counted.
  let ends: ClosedRange<Double>
  /// Where its edges lie across that direction.
  let edges: ClosedRange<Double>

  /// All such strokes of a drawing that are longer than a share of its diagonal, the longest first.
  static func all(in scene: Scene, longerThan share: Double) -> [StrokedSlash] {
    let found = scene.index.elements.indices.flatMap { strokes(of: $0, in: scene) }
    return found.filter { $0.length > scene.diagonal * share }.sorted { $0.length > $1.length }
  }

  /// No slash across a part is shorter, as a share of the drawing's diagonal.
  private static let leastPart = 0.12

  /// The slash across a part of a drawing: the only stroke that runs aslant inside of something else.
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
    // An open line of two points is its own way back.
    return contours.indices.compactMap { index in
      let pieces = contours[index]
      guard let first = pieces.first, first.isLine, pieces.allSatisfy(\.isLine),
        pieces.count == 1 || (pieces.count == 2 && pieces[1].to.distance(to: first.from) < 1e-6)
      else { return nil }
      return StrokedSlash(number, contours.count == 1 ? nil : index, first, in: scene)
    }
  }

  private init?(_ number: Int, _ subpath: Int?, _ line: OutlinePiece, in scene: Scene) {
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
