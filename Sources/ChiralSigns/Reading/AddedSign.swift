package import ChiralInk
import ChiralSVG

/// The sign that an icon's name promises and the icon without it lacks: the pieces that are drawn in one of them only are the sign,
/// whatever its shape.
package struct AddedSign {
  let units: [InkUnit]
  private let sign: Promises.Named
  private let file: String

  /// The limits of distances, as shares of the drawing's longer side: the rounding of numbers, and the clearance around a sign.
  private static let distance = (same: 0.004, clearance: 0.12)
  /// The shares of a piece along the lines of the other icon: the largest of a sign, which may cross them, and the smallest of what a
  /// clearance leaves of the base.
  private static let along = (sign: 0.1, base: 0.2)
  /// The smallest share of the other icon, away from the sign, that the drawing shows, and the smallest share of it that lies there.
  private static let shown = (same: 0.9, apart: 0.3)
  /// The largest share of the drawing's sides that a sign takes.
  private static let largest = 0.8

  /// Compares the pieces of an icon with those of the icon without its sign; nil if they do not tell a sign.
  ///
  /// - Parameters:
  ///   - icon: The icon without the sign, in the same viewBox.
  ///   - file: Its file.
  package init?(_ sign: Promises.Named, among units: [InkUnit], besides icon: Scene, file: String) {
    let (base, side) = (icon.units, max(icon.viewBox.width.value, icon.viewBox.height.value))
    let ink = BaseInk(base, of: icon)
    let shares = units.map { ink.leaves($0) ? 1 : $0.points.share(where: ink.isAlong) }
    guard shares.allSatisfy({ $0 < Self.along.sign || $0 >= Self.along.base }) else { return nil }
    let own = units.indices.filter { shares[$0] < Self.along.sign }.map { units[$0] }
    let kept = units.indices.filter { shares[$0] >= Self.along.base }.flatMap { units[$0].lines }
    guard let box = own.box, !kept.isEmpty, max(box.width, box.height) < side * Self.largest,
      !GlyphShape(own, in: box).isSymmetric
    else { return nil }
    let margin = side * Self.distance.clearance
    let around = Rect(
      minX: box.minX - margin, minY: box.minY - margin, width: box.width + 2 * margin,
      height: box.height + 2 * margin)
    let points = base.flatMap(\.points)
    let apart = points.filter { point in
      !around.contains(Rect(minX: point.x, minY: point.y, width: 0, height: 0))
    }
    guard Double(apart.count) >= Double(points.count) * Self.shown.apart,
      apart.share(where: { point in kept.contains { $0.distance(to: point) < side * Self.distance.same } })
        >= Self.shown.same
    else { return nil }
    self.units = own
    self.sign = sign
    self.file = file
  }
}

extension AddedSign {
  var parts: [InkPart] { ThingCandidate(units)?.parts ?? [] }
  var box: Rect? { units.box }
  var noun: String { sign.noun }
  /// The share of its clearance that the sign needs in its mirrored place.
  var leastRoom: Double { sign.isHeld ? ToolClearance.leastRoom.tool : ToolClearance.leastRoom.object }

  /// The confidence in a sign that the name and another icon of the set tell.
  static let confidence = 0.9

  var reason: Reason {
    Reason(
      "\(sign.noun), which its name promises and \(file) lacks", rule: sign.guideline,
      subject: sign.subject, kind: sign.kind)
  }
}

extension [Point] {
  /// Returns the share of the points that meet a condition; 0 if there are none.
  fileprivate func share(where condition: (Point) -> Bool) -> Double {
    Double(count(where: condition)) / Double(Swift.max(1, count))
  }
}
