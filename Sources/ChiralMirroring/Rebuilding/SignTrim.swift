import ChiralInk
import ChiralSVG

/// The clearance of a sign in a drawing of strokes: every stroke ends, with its cap, at a distance from the sign. A mask would cut the
/// caps off.
struct SignTrim {
  /// The sign as drawn.
  let sign: SignEdge
  /// The distance of the ends of centre lines from the edge of the sign, in the drawing's units.
  let distance: Double

  /// The largest distance, as a share of the drawing's width, at which an end may belong to the clearance, and the largest difference
  /// between ends of one clearance.
  private static let limits = (reach: 0.2, tolerance: 0.01)
  /// The largest number of distances that are tried.
  private static let most = 3

  /// Returns the clearances that the ends of a drawing's own strokes suggest, the likeliest first.
  static func candidates(around sign: SignEdge, in rest: Scene) -> [SignTrim] {
    let width = rest.viewBox.width.value
    let places = StrokeTrim.ends(in: rest).map(sign.distance).filter { $0 > 0 && $0 < width * limits.reach }
    return StrokeTrim.clusters(of: places, tolerance: width * limits.tolerance).prefix(most)
      .map { SignTrim(sign: sign, distance: $0) }
  }

  /// Returns a base whose strokes end at the distance from the sign, which is moved to the right; nil if one of them cannot be cut, or if
  /// none is.
  func cut(_ base: Scene, shift: Double) -> SVGDocument? {
    let changes = base.strokes(outside: -.infinity...distance, isLinear: false) { point in
      sign.distance(to: Point(x: point.x - shift, y: point.y))
    }
    return changes.flatMap { $0.isEmpty ? nil : base.changed(by: $0) }
  }
}
