import ChiralInk
import ChiralSVG

/// The clearance of a sign in a drawing of strokes: every stroke ends, with its cap, at a distance from the sign. A mask would cut the
/// caps off.
struct SignTrim {
  /// The distance of the ends of centre lines from the edge of the sign, in the drawing's units.
  let distance: Double

  /// The largest distance, as a share of the drawing's width, at which an end may belong to the clearance, and the largest difference
  /// between ends of one clearance.
  private static let limits = (reach: 0.2, tolerance: 0.01)
  /// The largest number of distances that are tried.
  private static let most = 3

  /// Returns the clearances that the ends of a drawing's own strokes suggest, the likeliest first.
  static func candidates(around tool: [InkUnit], isSolid: Bool, in rest: Scene) -> [SignTrim] {
    let width = rest.viewBox.width.value
    let sign = SignEdge(tool, isSolid: isSolid)
    let places = StrokeTrim.ends(in: rest).map(sign.distance).filter { $0 > 0 && $0 < width * limits.reach }
    return StrokeTrim.clusters(of: places, tolerance: width * limits.tolerance).prefix(most)
      .map(SignTrim.init)
  }

  /// Returns a base whose strokes end at the distance from a sign that is moved to the right; nil if one of them cannot be cut, or if
  /// none is.
  func cut(_ base: Scene, around tool: [InkUnit], isSolid: Bool, shift: Double) -> SVGDocument? {
    let sign = SignEdge(tool, isSolid: isSolid)
    let changes = base.strokes(outside: -.infinity...distance, isLinear: false) { point in
      sign.distance(to: Point(x: point.x - shift, y: point.y))
    }
    return changes.flatMap { $0.isEmpty ? nil : base.changed(by: $0) }
  }
}

/// The edge of a sign, to measure distances from it.
struct SignEdge {
  private let tool: [InkUnit]
  /// True if the insides of closed outlines belong to the sign.
  private let isSolid: Bool

  init(_ tool: [InkUnit], isSolid: Bool) {
    self.tool = tool
    self.isSolid = isSolid
  }

  /// Returns the distance of a point from the edge; 0 or less inside.
  func distance(to point: Point) -> Double {
    tool.map { unit in
      let near = unit.lines.map { $0.distance(to: point) }.min() ?? .infinity
      let crossed = unit.lines.count { $0.encloses(point) }
      let isInside =
        isSolid ? unit.encloses(point) : unit.strokeWidth == nil && !crossed.isMultiple(of: 2)
      return (isInside ? -near : near) - (unit.strokeWidth ?? 0) / 2
    }.min() ?? .infinity
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
