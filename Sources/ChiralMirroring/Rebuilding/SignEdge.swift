import ChiralInk
import ChiralSVG

/// The edge of a sign, to measure distances from it: with the ends and the corners of its strokes as they are drawn.
struct SignEdge {
  private let pieces: [(unit: InkUnit, pen: Pen)]
  /// True if the insides of closed outlines belong to the sign.
  private let isSolid: Bool

  init(_ tool: [InkUnit], of scene: Scene, isSolid: Bool) {
    pieces = tool.map { ($0, Pen($0.element, in: scene)) }
    self.isSolid = isSolid
  }

  /// Returns the distance of a point from the edge; 0 or less inside.
  func distance(to point: Point) -> Double {
    pieces.map { unit, pen in
      if let width = unit.strokeWidth {
        let near = unit.lines.map { pen.distance(to: point, from: $0, width: width) }.min() ?? .infinity
        return isSolid && unit.encloses(point) ? min(near, 0) : near
      }
      let near = unit.lines.map { $0.distance(to: point) }.min() ?? .infinity
      let crossed = unit.lines.count { $0.encloses(point) }
      let isInside = isSolid ? unit.encloses(point) : !crossed.isMultiple(of: 2)
      return isInside ? -near : near
    }.min() ?? .infinity
  }
}

/// The ends and corners of a stroke.
private struct Pen {
  private let cap: String
  private let join: String
  /// The largest length of a pointed corner, in widths of the stroke.
  private let miterLimit: Double

  init(_ number: Int, in scene: Scene) {
    cap = scene.inherited("stroke-linecap", number) ?? "butt"
    join = scene.inherited("stroke-linejoin", number) ?? "miter"
    miterLimit = scene.inherited("stroke-miterlimit", number).flatMap { Double(parsing: $0) } ?? 4
  }

  /// The cosine of the smallest turn, 26°, that is a corner and not a step of a curve.
  private static let leastTurn = 0.9
  /// The largest distance between the ends of a closed line, in widths.
  private static let slack = 0.05

  /// Returns the distance of a point from the ink of a line; less than 0 inside.
  func distance(to point: Point, from line: [Point], width: Double) -> Double {
    let half = width / 2
    let isClosed = line.isClosed(within: width * Self.slack)
    let chords = zip(line, line.dropFirst()).filter { $0.distance(to: $1) > 1e-9 }.map(Chord.init)
    guard let first = chords.first, let last = chords.last else {
      return (line.first?.distance(to: point) ?? .infinity) - half
    }
    let bars = chords.map { $0.distance(to: point, half: half) }
    let pairs = Array(zip(chords, chords.dropFirst())) + (isClosed ? [(last, first)] : [])
    let corners = pairs.map { distance(to: point, fromCornerOf: $0, $1, half: half) }
    let ends = isClosed ? [] : [first.reversed, last].map { distance(to: point, fromEndOf: $0, half: half) }
    return (bars + corners + ends).min() ?? .infinity
  }

  private func distance(to point: Point, fromEndOf chord: Chord, half: Double) -> Double {
    switch cap {
    case "round": chord.to.distance(to: point) - half
    case "square": chord.beyond(by: half).distance(to: point, half: half)
    default: .infinity
    }
  }

  private func distance(
    to point: Point, fromCornerOf before: Chord, _ after: Chord, half: Double
  ) -> Double {
    let cosine = before.x * after.x + before.y * after.y
    let corner = before.to
    guard cosine < Self.leastTurn, join != "round" else { return corner.distance(to: point) - half }
    // The corner points to the outside of the turn.
    let side = before.x * after.y - before.y * after.x > 0 ? 1.0 : -1
    func outer(_ chord: Chord) -> Point {
      Point(x: corner.x + chord.y * half * side, y: corner.y - chord.x * half * side)
    }
    let (one, other) = (outer(before), outer(after))
    // The length of a pointed corner is 1 / cos(turn / 2) widths.
    let share = ((1 + cosine) / 2).squareRoot()
    guard join == "miter", share * miterLimit >= 1 else {
      return [one, other].distance(to: point)
    }
    let middle = Point(x: (one.x + other.x) / 2 - corner.x, y: (one.y + other.y) / 2 - corner.y)
    let tip = Point(x: corner.x + middle.x / (share * share), y: corner.y + middle.y / (share * share))
    let outline = [corner, one, tip, other, corner]
    return outline.encloses(point) ? 0 : outline.distance(to: point)
  }
}

/// A straight piece of a line.
private struct Chord {
  let from, to: Point
  /// Its direction.
  let x, y: Double
  private let length: Double

  init(_ from: Point, _ to: Point) {
    (self.from, self.to) = (from, to)
    length = from.distance(to: to)
    (x, y) = ((to.x - from.x) / length, (to.y - from.y) / length)
  }

  var reversed: Chord { Chord(to, from) }

  /// Returns the piece that continues it.
  func beyond(by distance: Double) -> Chord {
    Chord(to, Point(x: to.x + x * distance, y: to.y + y * distance))
  }

  /// Returns the distance of a point from a bar around the piece that ends where the piece ends; less than 0 inside.
  func distance(to point: Point, half: Double) -> Double {
    let (dx, dy) = (point.x - from.x, point.y - from.y)
    let along = dx * x + dy * y
    let across = abs(dx * y - dy * x) - half
    let beyond = max(-along, along - length)
    if across <= 0, beyond <= 0 { return max(across, beyond) }
    return (max(across, 0) * max(across, 0) + max(beyond, 0) * max(beyond, 0)).squareRoot()
  }
}

extension InkUnit {
  /// The largest distance between the ends of a closed stroke, in its widths.
  private static let slack = 0.5

  /// Returns true if a point lies within the outermost line, which ends where it begins.
  fileprivate func encloses(_ point: Point) -> Bool {
    guard let line = lines.first, strokeWidth.map({ line.isClosed(within: $0 * Self.slack) }) ?? true else {
      return false
    }
    return line.encloses(point)
  }
}
