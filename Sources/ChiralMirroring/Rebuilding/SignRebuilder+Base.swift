import ChiralGeometry
import ChiralInk
import ChiralSVG

/// Knowledge about the sign from the icon without it.
extension SignRebuilder {
  /// Returns true if a base shows a piece of the sign in the same place. Then that piece is no part of the sign.
  func isShown(in base: Scene) -> Bool {
    let distance = source.viewBox.width.value * Self.samePlace
    return base.units(drawnWith: .own).contains { unit in
      tool.contains { unit.box.isNear($0.box, within: distance) }
    }
  }

  /// Returns the sign without the pieces that the clearance left of its base, and that were read with the sign.
  func withoutPieces(of base: Picture) -> SignRebuilder {
    let own = tool.filter { !isLeft($0, of: base) }
    guard !own.isEmpty, own.count < tool.count else { return self }
    return SignRebuilder(mirroring, of: kept, parts: own.map(InkPart.init), in: source) ?? self
  }

  /// The smallest shares of a piece of the base: of its ink in that of the base, and of its outline along the base's edges. The rest of
  /// the outline follows the sign; a piece of a sign that lies on a filled base follows no edge.
  private static let left = (ink: 0.9, edge: 0.25)

  /// Returns true if a piece is what a clearance left of a base.
  private func isLeft(_ unit: InkUnit, of base: Picture) -> Bool {
    let field = InkField([unit], of: source)
    var (ink, shown, edge) = (0, 0, 0)
    for y in 1..<max(2, base.height - 1) {
      for x in 1..<max(2, base.width - 1) {
        guard field.hasInk(at: source.drawingBox.point(ofPixel: x, y, pixels: base.width)) else { continue }
        ink += 1
        guard base.alpha(x, y) > 127 else { continue }
        shown += 1
        let around = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
        if around.contains(where: { base.alpha($0, $1) <= 127 }) { edge += 1 }
      }
    }
    return ink > 0 && Double(shown) >= Double(ink) * Self.left.ink
      && Double(edge) >= Double(ink) * Self.left.edge
  }

  /// The largest distance between the sides of the boxes of one piece in two drawings, as a share of the width: the rounding of numbers.
  private static let samePlace = 0.005
}

extension Rect {
  /// Returns true if no side is farther from the same side of another box than a distance.
  fileprivate func isNear(_ other: Rect, within distance: Double) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY].allSatisfy {
      abs($0) <= distance
    }
  }
}
