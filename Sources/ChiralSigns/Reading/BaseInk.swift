package import ChiralInk
import ChiralSVG

/// The ink of an icon without its sign, with which the pieces of the icon with the sign are compared.
package struct BaseInk {
  private let lines: [[Point]]
  private let field: InkField
  /// The distance at which a point lies on a line: the rounding of numbers.
  private let reach: Double

  /// The rounding of numbers, as a share of the drawing's longer side.
  private static let rounding = 0.004
  /// The smallest shares of the edge of a piece that a clearance leaves: on the ink of the base, and along its lines. What is drawn over
  /// a base only crosses its lines.
  private static let left = (inside: 0.98, along: 0.15)

  package init(_ units: [InkUnit], of base: Scene) {
    lines = units.flatMap(\.lines)
    field = InkField(units, of: base)
    reach = max(base.viewBox.width.value, base.viewBox.height.value) * Self.rounding
  }

  /// Returns true if a point lies on a line of the base.
  func isAlong(_ point: Point) -> Bool { lines.contains { $0.distance(to: point) < reach } }

  /// Returns true if a clearance left a piece of the base: it lies on the ink of the base, and the base's lines are a part of its edge.
  package func leaves(_ unit: InkUnit) -> Bool {
    guard !unit.points.isEmpty, !unit.isHole, unit.strokeWidth == nil else { return false }
    let along = unit.points.map(isAlong)
    let inside = zip(unit.points, along).count { $1 || field.hasInk(at: $0) }
    let count = Double(unit.points.count)
    return Double(along.count(where: \.self)) >= count * Self.left.along
      && Double(inside) >= count * Self.left.inside
  }
}
