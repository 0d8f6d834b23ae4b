package import ChiralSVG

/// A segment of an outline together with the point at which it starts.
package struct OutlinePiece {
  package let from: Point
  package let segment: PathSegment
  package let to: Point

  package init(from: Point, segment: PathSegment, to: Point) {
    self.from = from
    self.segment = segment
    self.to = to
  }

  /// The same piece in the opposite direction.
  package var reversed: OutlinePiece {
    let turned: PathSegment =
      switch segment {
      case .move, .close, .line: .line(from)
      case .quadratic(let control, _): .quadratic(control, from)
      case .cubic(let first, let second, _): .cubic(second, first, from)
      case .arc(let radiusX, let radiusY, let rotation, let isLarge, let isSweep, to: _):
        .arc(
          radiusX: radiusX, radiusY: radiusY, rotation: rotation, isLarge: isLarge, isSweep: !isSweep,
          to: from)
      }
    return OutlinePiece(from: to, segment: turned, to: from)
  }

  /// Returns the piece turned by 180°; `sum` is twice the centre.
  package func turned(about sum: Point) -> OutlinePiece {
    func turn(_ point: Point) -> Point { Point(x: sum.x - point.x, y: sum.y - point.y) }
    let turned: PathSegment =
      switch segment {
      case .move, .close, .line: .line(turn(to))
      case .quadratic(let control, _): .quadratic(turn(control), turn(to))
      case .cubic(let first, let second, _): .cubic(turn(first), turn(second), turn(to))
      case .arc(let radiusX, let radiusY, let rotation, let isLarge, let isSweep, to: _):
        .arc(
          radiusX: radiusX, radiusY: radiusY, rotation: rotation, isLarge: isLarge, isSweep: isSweep,
          to: turn(to))
      }
    return OutlinePiece(from: turn(from), segment: turned, to: turn(to))
  }

  package var isLine: Bool { if case .line = segment { true } else { false } }
}

extension PathData {
  /// The closed outline of each subpath, including the line that closes it.
  package var contours: [[OutlinePiece]] { segments.contours }
}

extension [PathSegment] {
  /// The closed outline of each subpath, including the line that closes it.
  package var contours: [[OutlinePiece]] {
    let starts = indices.filter { if case .move = self[$0] { true } else { false } }
    return zip(starts, starts.dropFirst() + [endIndex]).map { first, last in
      guard case .move(let start) = self[first] else { return [] }
      var current = start
      var pieces: [OutlinePiece] = []
      for segment in self[(first + 1)..<last] {
        // What follows a closepath without a move begins where the closed outline begins (SVG 2, section 9.3.4).
        guard let end = segment.end else {
          if current.distance(to: start) > 1e-6 {
            pieces.append(OutlinePiece(from: current, segment: .line(start), to: start))
          }
          current = start
          continue
        }
        pieces.append(OutlinePiece(from: current, segment: segment, to: end))
        current = end
      }
      if current.distance(to: start) > 1e-6 {
        pieces.append(OutlinePiece(from: current, segment: .line(start), to: start))
      }
      return pieces
    }
  }
}

extension Point {
  package func distance(to other: Point) -> Double {
    let dx = x - other.x
    let dy = y - other.y
    return (dx * dx + dy * dy).squareRoot()
  }
}

/// A direction in the plane with its normal, the axes of a diagonal band.
package struct Slant: Hashable {
  /// The components of a vector of length 1.
  package let x, y: Double

  /// Creates the direction from one point to another; nil if they are the same.
  package init?(from start: Point, to end: Point) {
    let length = start.distance(to: end)
    guard length > 1e-9 else { return nil }
    x = (end.x - start.x) / length
    y = (end.y - start.y) / length
  }

  /// Returns the position of a point along the direction.
  package func along(_ point: Point) -> Double { point.x * x + point.y * y }
  /// Returns the position of a point across the direction, which increases to the right as seen on the
  /// screen.
  package func across(_ point: Point) -> Double { point.y * x - point.x * y }

  /// Returns the point at a position along and across the direction.
  package func point(along: Double, across: Double) -> Point {
    Point(x: along * x - across * y, y: along * y + across * x)
  }

  /// Returns the cosine of the angle to another direction.
  package func cosine(_ other: Slant) -> Double { x * other.x + y * other.y }

  /// True if the direction is within 15° of one of the two diagonals.
  /// cos 30° − sin 30° = 0.366
  package var isDiagonal: Bool { abs(abs(x) - abs(y)) < 0.366 }
}

extension Slant {
  package var opposite: Slant { Slant(x: -x, y: -y) }

  private init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
