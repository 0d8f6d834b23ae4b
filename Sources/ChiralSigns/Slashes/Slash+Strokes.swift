package import ChiralInk
import ChiralSVG

/// Straight diagonal strokes: elements of their own, subpaths, or collinear lines of several subpaths, which a designer joined with the
/// lines that branch off (R14).
extension Slash {
  /// Returns the diagonal strokes of a drawing that are longer than a share of its diagonal, the longest first.
  static func strokes(in scene: Scene, longerThan share: Double) -> [Slash] {
    let found = scene.index.elements.indices.flatMap { strokes(of: $0, in: scene) }
    return found.filter { $0.length > scene.diagonal * share }.sorted { $0.length > $1.length }
  }

  /// The smallest length of a slash across a part, as a share of the drawing's diagonal.
  private static let leastPart = 0.12

  /// Returns the slash across a part of a drawing: the only diagonal stroke inside another shape.
  package static func inside(of scene: Scene) -> Slash? {
    let units = scene.units
    let inner = strokes(in: scene, longerThan: leastPart).filter { slash in
      guard slash.isApart else { return false }
      let own = units.first { $0.element == slash.number && $0.subpaths.contains(slash.subpath ?? 0) }
      return own.map { own in units.contains { !$0.isSame(as: own) && $0.box.contains(own.box) } } ?? false
    }
    return inner.count == 1 ? inner[0] : nil
  }

  private static let strokedShapes: Set<String> = ["line", "path", "polyline"]

  private static func strokes(of number: Int, in scene: Scene) -> [Slash] {
    guard strokedShapes.contains(scene.element(number).name), scene.isStroked(number),
      let contours = scene.straightContours(number)
    else { return [] }
    // The contour of an open line of two points goes there and back.
    let single = contours.indices.compactMap { index -> Slash? in
      let pieces = contours[index]
      guard let first = pieces.first, first.isLine, pieces.allSatisfy(\.isLine),
        pieces.count == 1 || (pieces.count == 2 && pieces[1].to.distance(to: first.from) < 1e-6)
      else { return nil }
      let isAlone = contours.count == 1
      return Slash(stroke: first, of: number, subpath: isAlone ? nil : index, isWholeElement: isAlone, scene)
    }
    return single + joined(contours.joined().filter(\.isLine), of: number, in: scene)
  }

  /// Creates a stroke; nil if it is not diagonal.
  private init?(
    stroke line: OutlinePiece, of number: Int, subpath: Int? = nil, isWholeElement: Bool = false,
    _ scene: Scene
  ) {
    let map = scene.fullMap(number)
    let points = [map(line.from), map(line.to)].sorted { $0.y < $1.y }
    guard let slant = Slant(from: points[0], to: points[1]), slant.isDiagonal else { return nil }
    let half = scene.strokeWidth(of: number) / 2
    let middle = (slant.across(points[0]) + slant.across(points[1])) / 2
    self.init(
      number: number, map: map, slant: slant,
      ends: ClosedRange(between: slant.along(points[0]), slant.along(points[1])),
      edges: ClosedRange(between: middle - half, middle + half), form: .stroke(line), subpath: subpath,
      isWholeElement: isWholeElement)
  }

  // MARK: Several lines

  /// The largest number of diagonal lines of an element; more are hatching.
  private static let mostLines = 64
  /// The largest distance between lines that are joined, as a share of the stroke's width.
  private static let slack = 0.25

  /// Returns the strokes that consist of at least two lines of an element, which lie on one line and touch.
  private static func joined(_ lines: [OutlinePiece], of number: Int, in scene: Scene) -> [Slash] {
    let map = scene.fullMap(number)
    // Each line with its upper end and its lower end.
    var rest = lines.compactMap { line -> (stroke: Slash, top: Point, bottom: Point)? in
      let isDown = map(line.from).y < map(line.to).y
      return Slash(stroke: line, of: number, scene).map {
        ($0, isDown ? line.from : line.to, isDown ? line.to : line.from)
      }
    }.sorted { $0.stroke.ends.lowerBound < $1.stroke.ends.lowerBound }
    guard (2...mostLines).contains(rest.count) else { return [] }
    let slack = scene.strokeWidth(of: number) * slack
    var found: [Slash] = []
    while let first = rest.first {
      var last = first
      rest = rest.dropFirst().filter { other in
        guard first.stroke.isCollinear(with: other.stroke, within: slack),
          other.stroke.ends.lowerBound < last.stroke.ends.upperBound + slack
        else { return true }
        if other.stroke.ends.upperBound > last.stroke.ends.upperBound { last = other }
        return false
      }
      guard last.stroke.ends.upperBound > first.stroke.ends.upperBound + slack else { continue }
      let line = OutlinePiece(from: first.top, segment: .line(last.bottom), to: last.bottom)
      if let stroke = Slash(stroke: line, of: number, scene) { found.append(stroke) }
    }
    return found
  }

  /// Returns true if another stroke continues the line of this one: parallel within 1.8° (cos 1.8° = 0.9995).
  private func isCollinear(with other: Slash, within slack: Double) -> Bool {
    slant.cosine(other.slant) > 0.9995
      && [other.ends.lowerBound, other.ends.upperBound].allSatisfy {
        abs(slant.across(other.point(along: $0, across: other.middle)) - middle) < slack
      }
  }
}
