import ChiralGeometry
import ChiralSVG

/// A slash over a drawing that is otherwise its own mirror image, found in a raster of the ink.
///
/// The outlines of such a slash may have no straight edges of its own, as where it ends in a ring. All ink
/// that has no counterpart on the other side of the axis then lies on one narrow diagonal band.
struct StruckOutSymmetry {
  /// The element that draws most of the slash.
  let number: Int

  /// The smallest length of a straight diagonal line that suggests a slash, as a share of the diagonal.
  private static let leastLine = 0.16
  /// The smallest extent of the band in x, as a share of the width, and its largest width, as a share of its
  /// length.
  private static let leastExtent = 0.42
  private static let mostWidth = 0.3
  /// The smallest share of the unmatched ink in the band.
  private static let leastInside = 0.97
  /// The smallest amount of other ink, in units of the unmatched ink.
  private static let leastBase = 1.0

  /// Finds the slash; nil if there is none.
  init?(in scene: Scene) {
    guard let number = Self.diagonalElement(in: scene) else { return nil }
    // Four samples per unit of a drawing of 24 units, as in the pictures of proofs (`SlashRebuilder.proofWidth`).
    let side = 96
    var raster = InkRaster(box: scene.drawingBox, side: side)
    raster.draw(InkReader(scene).units)
    let ink = raster.samples
    let unmatched = ink.indices.filter { place in
      ink[place] && !Self.hasInk(near: place / side * side + side - 1 - place % side, in: ink, side)
    }
    guard unmatched.count > side / 2,
      Double(ink.count(where: \.self)) > Double(unmatched.count) * (1 + Self.leastBase),
      Self.isBar(unmatched.map { ($0 % side, $0 / side) }, side: side)
    else { return nil }
    self.number = number
  }

  /// Returns true if a sample or one of its neighbours lies in the ink: edges of mirrored shapes may be one
  /// sample apart.
  private static func hasInk(near place: Int, in ink: [Bool], _ side: Int) -> Bool {
    let (x, y) = (place % side, place / side)
    return (max(0, y - 1)...min(side - 1, y + 1)).contains { row in
      (max(0, x - 1)...min(side - 1, x + 1)).contains { ink[row * side + $0] }
    }
  }

  /// Returns true if places lie on a long and narrow band near a diagonal.
  private static func isBar(_ places: [(x: Int, y: Int)], side: Int) -> Bool {
    let count = Double(places.count)
    let x = places.reduce(0) { $0 + Double($1.x) } / count
    let y = places.reduce(0) { $0 + Double($1.y) } / count
    // The line of least squares through the places: its slope is the covariance over the variance of x.
    let xy = places.reduce(0) { $0 + (Double($1.x) - x) * (Double($1.y) - y) }
    let sign = xy < 0 ? -1.0 : 1.0
    // Positions along and across the diagonal.
    let along = places.map { (Double($0.x) - x) + sign * (Double($0.y) - y) }
    let slope = places.reduce(0) { $0 + (Double($1.x) - x) * (Double($1.x) - x) }
    guard slope > 0, let first = along.min(), let last = along.max() else { return false }
    // A slash rises by 0.65 to 1.5 of its width: 33° to 56°.
    let rise = xy / slope
    guard (0.65...1.5).contains(abs(rise)), (last - first) / 2 > Double(side) * leastExtent else {
      return false
    }
    let half = (last - first) / 2 * mostWidth / 2
    let inside = places.count { abs((Double($0.y) - y) - rise * (Double($0.x) - x)) < half }
    return Double(inside) > count * leastInside
  }

  /// Returns the element with the longest straight diagonal line, if that line is long enough.
  private static func diagonalElement(in scene: Scene) -> Int? {
    let longest = scene.index.elements.indices.compactMap { number -> (Int, Double)? in
      guard scene.isFilled(number) || scene.isStroked(number), let outline = scene.outline(number) else {
        return nil
      }
      let map = scene.fullMap(number)
      let lengths = outline.contours.joined().compactMap { piece -> Double? in
        let (start, end) = (map(piece.from), map(piece.to))
        return piece.isLine && Slant(from: start, to: end)?.isDiagonal == true ? start.distance(to: end) : nil
      }
      return lengths.max().map { (number, $0) }
    }.max { $0.1 < $1.1 }
    return longest.flatMap { $0.1 > scene.diagonal * leastLine ? $0.0 : nil }
  }
}
