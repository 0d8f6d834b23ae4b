package import ChiralSVG

/// A round shape that may be the face of a clock.
package struct Circle {
  package let centre: Point
  package let radius: Double

  package var box: Rect {
    Rect(minX: centre.x - radius, minY: centre.y - radius, width: 2 * radius, height: 2 * radius)
  }

  /// 72 directions at even steps.
  package static let rays = PolarStep.around(72)

  /// The radii of faces, as shares of the drawing's side.
  private static let radii = 0.1...0.52
  /// The smallest number of the 72 parts of a circle that a face covers.
  private static let leastParts = 45
  /// The smallest number of these parts that a line of the face covers.
  private static let leastArc = 14
  /// The largest distance of a point from its circle, as a share of the radius.
  private static let slack = 0.035

  /// The smallest numbers of the 72 parts of a dashed circle that its dashes cover, and that lie no farther from a dash than the
  /// next part: dashes as long as half the gaps cover a third.
  private static let leastDashes = (covered: 24, near: 64)

  /// Returns the round shapes of a drawing, the most complete first.
  ///
  /// - Parameter mayBeDashed: true if a part of the circle may be dashed.
  package static func all(among units: [InkUnit], side: Double, mayBeDashed: Bool = false) -> [Circle] {
    let lines = units.flatMap(\.lines).map { $0.spread(192) }
    let points = Array(lines.joined())
    let faces = lines.flatMap { line -> [(face: Circle, parts: Int)] in
      circles(along: line, side: side).compactMap { face in
        guard face.parts(of: line) >= leastArc else { return nil }
        let coverage = face.coverage(of: points)
        let parts = coverage.count(where: \.self)
        return parts >= leastParts || mayBeDashed && isDashed(coverage) ? (face, parts) : nil
      }
    }
    return faces.sorted { $0.parts > $1.parts }.map(\.face)
  }

  /// The numbers of points of a stretch of a line to which a circle is fitted, and of points to the next
  /// stretch.
  private static let stretch = (length: 32, step: 16)

  /// Returns the circle along which most of a line runs, or else the circles along which stretches of it run:
  /// an outline of an arc with an arrow has two arcs and more.
  private static func circles(along line: [Point], side: Double) -> [Circle] {
    if let face = Circle(along: line) { return radii.contains(face.radius / side) ? [face] : [] }
    guard line.count > stretch.length else { return [] }
    var faces: [Circle] = []
    for start in Swift.stride(from: 0, through: line.count - stretch.length, by: stretch.step) {
      let arc = Array(line[start..<start + stretch.length])
      guard let first = fitted(arc), radii.contains(first.radius / side),
        arc.allSatisfy({ abs($0.distance(to: first.centre) - first.radius) < first.radius * slack }),
        !faces.contains(where: { $0.isNearly(first.centre, first.radius) })
      else { continue }
      let near = line.filter { abs($0.distance(to: first.centre) - first.radius) < first.radius * slack * 2 }
      guard let circle = fitted(near), radii.contains(circle.radius / side) else { continue }
      faces.append(Circle(centre: circle.centre, radius: circle.radius))
    }
    return faces
  }

  private func isNearly(_ other: Point, _ otherRadius: Double) -> Bool {
    centre.distance(to: other) < radius * Self.slack && abs(radius - otherRadius) < radius * Self.slack
  }

  package init(centre: Point, radius: Double) {
    self.centre = centre
    self.radius = radius
  }

  /// Finds the circle along which most of a line runs; nil if there is none.
  private init?(along line: [Point]) {
    guard var circle = Self.fitted(line) else { return nil }
    // The line may have other parts, such as an arrowhead; each round fits the circle to the points near the last one.
    for _ in 0..<3 {
      let near = line.filter {
        abs($0.distance(to: circle.centre) - circle.radius) < circle.radius * Self.slack * 2
      }
      guard near.count * 2 > line.count, let next = Self.fitted(near) else { return nil }
      circle = next
    }
    (centre, radius) = circle
  }

  /// Returns the circle nearest to points, by least squares.
  private static func fitted(_ points: [Point]) -> (centre: Point, radius: Double)? {
    // Kåsa's method (1976): in coordinates about the mean, the equation of the circle is linear in its centre.
    guard points.count > 5 else { return nil }
    let count = Double(points.count)
    let middle = Point(
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
    var (uu, vv, uv, uw, vw, w) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    for point in points {
      let (u, v) = (point.x - middle.x, point.y - middle.y)
      let square = u * u + v * v
      uu += u * u
      vv += v * v
      uv += u * v
      uw += u * square
      vw += v * square
      w += square
    }
    let determinant = uu * vv - uv * uv
    // Points on a straight line have no circle: the determinant is then 0.
    guard determinant > 1e-9 * w * w else { return nil }
    let (x, y) = ((uw * vv - vw * uv) / determinant / 2, (vw * uu - uw * uv) / determinant / 2)
    let radius = (x * x + y * y + w / count).squareRoot()
    return radius.isFinite ? (Point(x: middle.x + x, y: middle.y + y), radius) : nil
  }

  /// Returns true if enough of the 72 parts of a circle is covered for a dashed one.
  private static func isDashed(_ isThere: [Bool]) -> Bool {
    let near = isThere.indices.count { part in
      (part - 1...part + 1).contains { isThere[($0 + isThere.count) % isThere.count] }
    }
    return isThere.count(where: \.self) >= leastDashes.covered && near >= leastDashes.near
  }

  /// Returns the number of the 72 parts of the circle with points on it.
  package func parts(of points: [Point]) -> Int { coverage(of: points).count(where: \.self) }

  /// Returns which of the 72 parts of the circle lies in the direction of a point.
  package func part(of point: Point) -> Int { Self.part(of: point.x - centre.x, point.y - centre.y) }

  /// Returns, for each of the 72 parts of the circle, true if there are points on it.
  private func coverage(of points: [Point]) -> [Bool] {
    var isThere = [Bool](repeating: false, count: Self.rays.count)
    // Most points lie far from the circle, as their squared distances tell without a square root.
    let near = (radius * (1 - 2 * Self.slack), radius * (1 + 2 * Self.slack))
    let squares = ClosedRange(between: near.0 * near.0, near.1 * near.1)
    for point in points {
      let (x, y) = (point.x - centre.x, point.y - centre.y)
      guard squares.contains(x * x + y * y), abs(point.distance(to: centre) - radius) < radius * Self.slack
      else { continue }
      isThere[Self.part(of: x, y)] = true
    }
    return isThere
  }

  /// Returns the number of the direction nearest to a vector.
  private static func part(of x: Double, _ y: Double) -> Int {
    // The directions of the quarter in which the vector lies; the last one begins the next quarter.
    let quarter = y >= 0 ? (x >= 0 ? 0 : 1) : (x < 0 ? 2 : 3)
    var first = quarter * rays.count / 4
    var last = first + rays.count / 4
    return rays.withUnsafeBufferPointer { rays in
      func cosine(_ place: Int) -> Double {
        let ray = rays[place < rays.count ? place : place - rays.count]
        return ray.x * x + ray.y * y
      }
      // The cosines rise up to the nearest direction and fall after it.
      while first < last {
        let middle = (first + last) / 2
        if cosine(middle) < cosine(middle + 1) { first = middle + 1 } else { last = middle }
      }
      return first < rays.count ? first : first - rays.count
    }
  }
}

/// Directions at even steps.
private enum PolarStep {
  /// Returns points on a circle of radius 1 by repeated rotation, with the same bits on every machine.
  static func around(_ count: Int) -> [Point] {
    let (cosine, sine) = step(count)
    return (1..<count).reduce(into: [Point(x: 1, y: 0)]) { points, index in
      let last = points[index - 1]
      points.append(Point(x: last.x * cosine - last.y * sine, y: last.x * sine + last.y * cosine))
    }
  }

  /// Returns the cosine and the sine of a part of a full turn.
  private static func step(_ count: Int) -> (Double, Double) {
    // `sin` and `cos` of the C library differ in the last bit between systems.
    let angle = 2 * Double.pi / Double(count)
    // Three halvings of the angle's series are exact to the last bits.
    let small = angle / 8
    let square = small * small
    var sine = small * (1 - square / 6 * (1 - square / 20 * (1 - square / 42)))
    var cosine = 1 - square / 2 * (1 - square / 12 * (1 - square / 30))
    for _ in 0..<3 { (sine, cosine) = (2 * sine * cosine, cosine * cosine - sine * sine) }
    return (cosine, sine)
  }
}
