package import ChiralSVG

/// The spread of places in the plane: their number, and the sums of their squared distances from their middle.
package struct InkSpread {
  package let middle: (x: Double, y: Double)
  private let count: Double
  private let xx, yy, xy: Double

  package init(_ places: [(x: Double, y: Double)]) {
    let count = Double(places.count)
    let x = places.reduce(0) { $0 + $1.x } / max(1, count)
    let y = places.reduce(0) { $0 + $1.y } / max(1, count)
    xx = places.reduce(0) { $0 + ($1.x - x) * ($1.x - x) }
    yy = places.reduce(0) { $0 + ($1.y - y) * ($1.y - y) }
    xy = places.reduce(0) { $0 + ($1.x - x) * ($1.y - y) }
    (self.count, middle) = (count, (x, y))
  }

  /// Pearson's correlation of the coordinates; nil if either does not vary.
  package var correlation: Double? { xx > 0 && yy > 0 ? xy / (xx * yy).squareRoot() : nil }

  /// The slope of the line of least squares through the places; nil if they do not vary in x.
  package var rise: Double? { xx > 0 ? xy / xx : nil }

  /// The direction in which the places spread most, with a length of 1; nil if they spread evenly.
  package var axis: Point? {
    // The angle of the first principal component: half of that of (xx − yy, 2 xy).
    guard count > 2, let angle = Slant(from: Point(x: 0, y: 0), to: Point(x: xx - yy, y: 2 * xy)) else {
      return nil
    }
    let cosine = ((1 + angle.x) / 2).squareRoot()
    let sine = ((1 - angle.x) / 2).squareRoot() * (angle.y < 0 ? -1 : 1)
    return Point(x: cosine, y: sine)
  }

  /// Returns true if the places are a long narrow bar near a diagonal of a picture of this width.
  package func isBar(width: Double) -> Bool {
    // The correlation is 0.95 for an even bar six times as long as wide. The standard deviation of an even line of length L is L / √12, so
    // 0.15 stands for one that spans 52 % of the width.
    correlation.map { abs($0) > 0.95 } == true && (xx / count).squareRoot() > width * 0.15
  }
}
