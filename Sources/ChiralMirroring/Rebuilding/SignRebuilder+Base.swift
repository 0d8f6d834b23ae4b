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
