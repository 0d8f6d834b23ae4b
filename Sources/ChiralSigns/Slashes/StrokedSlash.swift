package import ChiralGeometry
package import ChiralInk
import ChiralSVG

/// A straight diagonal stroke: an element of its own, one subpath of a path, or collinear lines of several subpaths, which a
/// designer joined with the lines that branch off (R14).
package struct StrokedSlash {
  package let number: Int
  /// The subpath that draws nothing else, counted from 0; nil if the stroke is the whole element or consists of several lines.
  package let subpath: Int?
  /// True if the element draws nothing else.
  package let isWholeElement: Bool
  /// The line, in the element's coordinates.
  package let line: OutlinePiece
  /// The map from the element's coordinates to those of the drawing.
  package let map: Affine
  /// The direction from end to end, downwards, in the drawing's coordinates.
  package let slant: Slant
  /// The positions of the ends along that direction, without caps.
  package let ends: ClosedRange<Double>
  /// The positions of the edges across that direction.
  package let edges: ClosedRange<Double>

  /// Returns the diagonal strokes of a drawing that are longer than a share of its diagonal, the longest
  /// first.
  package static func all(in scene: Scene, longerThan share: Double) -> [StrokedSlash] {
    let found = scene.index.elements.indices.flatMap { strokes(of: $0, in: scene) }
    return found.filter { $0.length > scene.diagonal * share }.sorted { $0.length > $1.length }
  }

  /// The smallest length of a slash across a part, as a share of the drawing's diagonal.
  private static let leastPart = 0.12

  /// Returns the slash across a part of a drawing: the only diagonal stroke inside another shape.
  package static func inside(of scene: Scene) -> StrokedSlash? {
    let units = scene.units
    let inner = all(in: scene, longerThan: leastPart).filter { slash in
      guard slash.isApart else { return false }
      let own = units.first { $0.element == slash.number && $0.subpaths.contains(slash.subpath ?? 0) }
      return own.map { own in units.contains { !$0.isSame(as: own) && $0.box.contains(own.box) } } ?? false
    }
    return inner.count == 1 ? inner[0] : nil
  }

  package var length: Double { ends.upperBound - ends.lowerBound }
  /// True if it is drawn apart from everything else, as an element or a subpath.
  private var isApart: Bool { isWholeElement || subpath != nil }

  private static let shapes: Set<String> = ["line", "path", "polyline"]

  private static func strokes(of number: Int, in scene: Scene) -> [StrokedSlash] {
    guard shapes.contains(scene.element(number).name), scene.isStroked(number),
      let contours = scene.straightContours(number)
    else { return [] }
    // The contour of an open line of two points goes there and back.
    let single = contours.indices.compactMap { index -> StrokedSlash? in
      let pieces = contours[index]
      guard let first = pieces.first, first.isLine, pieces.allSatisfy(\.isLine),
        pieces.count == 1 || (pieces.count == 2 && pieces[1].to.distance(to: first.from) < 1e-6)
      else { return nil }
      let isAlone = contours.count == 1
      return StrokedSlash(number, subpath: isAlone ? nil : index, isAlone, line: first, in: scene)
    }
    return single + joined(contours.joined().filter(\.isLine), of: number, in: scene)
  }

  // MARK: Several lines

  /// The largest number of diagonal lines of an element; more are hatching.
  private static let mostLines = 64
  /// The largest distance between lines that are joined, as a share of the stroke's width.
  private static let slack = 0.25

  /// Returns the strokes that consist of at least two lines of an element, which lie on one line and touch.
  private static func joined(_ lines: [OutlinePiece], of number: Int, in scene: Scene) -> [StrokedSlash] {
    let strokes = lines.compactMap { StrokedSlash(number, subpath: nil, false, line: $0, in: scene) }
    guard (2...mostLines).contains(strokes.count) else { return [] }
    let slack = scene.strokeWidth(of: number) * slack
    var rest = strokes.sorted { $0.ends.lowerBound < $1.ends.lowerBound }
    var found: [StrokedSlash] = []
    while !rest.isEmpty {
      let first = rest.removeFirst()
      var last = first
      var others: [StrokedSlash] = []
      for stroke in rest {
        guard first.isCollinear(with: stroke, within: slack),
          stroke.ends.lowerBound < last.ends.upperBound + slack
        else {
          others.append(stroke)
          continue
        }
        if stroke.ends.upperBound > last.ends.upperBound { last = stroke }
      }
      rest = others
      guard last.ends.upperBound > first.ends.upperBound + slack else { continue }
      let line = OutlinePiece(from: first.top, segment: .line(last.bottom), to: last.bottom)
      if let stroke = StrokedSlash(number, subpath: nil, false, line: line, in: scene) {
        found.append(stroke)
      }
    }
    return found
  }

  /// Returns true if another stroke continues the line of this one: parallel within 1.8° (cos 1.8° = 0.9995).
  private func isCollinear(with other: StrokedSlash, within slack: Double) -> Bool {
    slant.cosine(other.slant) > 0.9995
      && [other.line.from, other.line.to].allSatisfy { abs(slant.across(map($0)) - middle) < slack }
  }

  /// The upper end, in the element's coordinates.
  private var top: Point { map(line.from).y < map(line.to).y ? line.from : line.to }
  /// The lower end, in the element's coordinates.
  private var bottom: Point { map(line.from).y < map(line.to).y ? line.to : line.from }
  private var middle: Double { (edges.lowerBound + edges.upperBound) / 2 }

  private init?(
    _ number: Int, subpath: Int?, _ isWholeElement: Bool, line: OutlinePiece, in scene: Scene
  ) {
    let map = scene.fullMap(number)
    let (start, end) = (map(line.from), map(line.to))
    let isDown = start.y < end.y
    guard let slant = Slant(from: isDown ? start : end, to: isDown ? end : start), slant.isDiagonal else {
      return nil
    }
    self.number = number
    self.subpath = subpath
    self.isWholeElement = isWholeElement
    self.line = line
    self.map = map
    self.slant = slant
    let along = [slant.along(start), slant.along(end)]
    ends = ClosedRange(between: along[0], along[1])
    let half = scene.strokeWidth(of: number) / 2
    let middle = (slant.across(start) + slant.across(end)) / 2
    edges = ClosedRange(between: middle - half, middle + half)
  }
}
