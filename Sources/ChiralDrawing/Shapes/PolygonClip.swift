import ChiralSVG

/// A clip that consists of convex polygons without common points, such as the two sides of a slash. Areas can be cut to
/// each of them, one side after the other, and need no clip then.
struct PolygonClip {
  /// A convex polygon.
  struct Polygon {
    /// The lines along its sides.
    let sides: [Side]
  }

  /// A line with an inner and an outer side.
  struct Side {
    /// A point on the line.
    let start: Point
    /// The direction across the line to the inner side, of length 1.
    let inward: Point

    /// Returns the distance of a point from the line, positive on the inner side.
    func depth(of point: Point) -> Double {
      (point.x - start.x) * inward.x + (point.y - start.y) * inward.y
    }
  }

  private let polygons: [Polygon]

  /// More sides than this are not worth the time: a circle has 128.
  private static let mostSides = 512
  /// The largest error, as a share of the viewport.
  private static let tolerance = 1e-4

  /// Creates the clip of a drawing to its viewport.
  init(width: Double, height: Double) {
    let corners = [(0, 0), (width, 0), (width, height), (0, height)].map { Point(x: $0.0, y: $0.1) }
    polygons = [Polygon(corners, turn: 1)]
  }

  /// Creates a clip from its area by the nonzero rule; throws an error if the area has another form.
  init(_ segments: [PathSegment], width: Double, height: Double) throws(ShapeProblem) {
    polygons = PaintedArea(segments: segments.withoutArcs).contours.map {
      Polygon($0.finePoints, turn: $0.signedArea)
    }
    guard polygons.reduce(0, { $0 + $1.sides.count }) <= Self.mostSides else {
      throw ShapeProblem(description: "it has a clip")
    }
    // The polygons cover the area only if all are convex and no contour is a hole, and each of them covers a part of its
    // own only if none overlaps another.
    let frame = PolygonClip(width: width, height: height)
    let page = PaintedArea(segments: frame.outline)
    let area = PaintedArea(segments: outline)
    let rows = ScanRows(height: height)
    let parts = polygons.map { PaintedArea(segments: page.clipped(by: $0)) }
    let union = rows.spans(of: parts)
    let most = Self.tolerance * width * height
    let sum = parts.reduce(0) { $0 + rows.area(rows.spans(of: [$1])) }
    guard rows.difference(union, rows.spans(of: [frame.applied(to: area)])) <= most,
      sum - rows.area(union) <= most
    else { throw ShapeProblem(description: "it has a clip") }
  }

  /// The polygons as a path.
  private var outline: [PathSegment] {
    polygons.flatMap { polygon -> [PathSegment] in
      let points = polygon.sides.map(\.start)
      return points.prefix(1).map(PathSegment.move) + points.dropFirst().map(PathSegment.line) + [.close]
    }
  }

  /// Returns the part of an area inside the clip.
  ///
  /// - Parameter overhang: the distance by which a contour that lies mostly inside may reach out.
  func applied(to area: PaintedArea, overhang: Double = 0) -> PaintedArea {
    var result = area
    result.segments = polygons.flatMap { area.clipped(by: $0, overhang: overhang) }
    return result
  }
}

extension PolygonClip.Polygon {
  /// Creates a polygon from its corners, which are in clockwise order on the screen if `turn` is positive.
  fileprivate init(_ corners: [Point], turn: Double) {
    let sign: Double = turn > 0 ? 1 : -1
    sides = zip(corners, corners.dropFirst() + corners.prefix(1)).compactMap { from, to in
      let (x, y) = (to.x - from.x, to.y - from.y)
      let length = (x * x + y * y).squareRoot()
      guard length > 0 else { return nil }
      return PolygonClip.Side(start: from, inward: Point(x: -y * sign / length, y: x * sign / length))
    }
  }
}

extension PaintedArea {
  /// Returns the contours inside a convex polygon.
  fileprivate func clipped(by polygon: PolygonClip.Polygon, overhang: Double = 0) -> [PathSegment] {
    contours.flatMap { $0.clipped(by: polygon, overhang: overhang) }
  }
}
