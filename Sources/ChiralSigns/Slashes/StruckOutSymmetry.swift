import ChiralGeometry
package import ChiralInk
import ChiralSVG

/// A slash over a drawing that is otherwise its own mirror image, found in a raster of the ink.
///
/// The outlines of such a slash may have no straight edges of its own, as where it ends in a ring. All ink
/// that has no counterpart on the other side of the axis then lies on one narrow diagonal band.
package struct StruckOutSymmetry {
  /// The element that draws most of the slash.
  package let number: Int

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
  package init?(in scene: Scene) {
    guard let number = Self.diagonalElement(in: scene) else { return nil }
    let side = Self.side
    let ink = Self.samples(of: scene)
    let unmatched = ink.indices.filter { ink[$0] && !Self.hasCounterpart($0, in: ink) }
    guard unmatched.count > side / 2,
      Double(ink.count(where: \.self)) > Double(unmatched.count) * (1 + Self.leastBase),
      Self.isBar(unmatched.map { ($0 % side, $0 / side) }, side: side)
    else { return nil }
    self.number = number
  }

  /// Finds the slash of an icon whose name says that it is struck out, even if the slash is cut into the base or leaves a gap in
  /// it: away from the slash and from the mirror image of the slash, the drawing is its own mirror image.
  package init?(struckOut scene: Scene) {
    guard let cross = SlashCross(in: scene) else { return nil }
    let ink = Self.samples(of: scene)
    let base = ink.indices.filter { ink[$0] && !cross.covers($0, of: scene.drawingBox, side: Self.side) }
    let unmatched = base.count { !Self.hasCounterpart($0, in: ink) }
    guard Double(base.count) > Double(ink.count(where: \.self)) * Self.leastOutside,
      Double(unmatched) < Double(base.count) * Self.mostUnmatched
    else { return nil }
    number = cross.number
  }

  /// Returns true if a drawing has two long diagonal lines beside each other, as the edges of a slash or of its gap are, and
  /// on both sides something that they may strike out.
  package static func hasPairOfLines(_ scene: Scene) -> Bool {
    guard let cross = SlashCross(in: scene), cross.isPair else { return false }
    return strikes(cross, in: scene) { _ in true }
  }

  /// Returns true if enough ink in some places lies on each side of a slash.
  private static func strikes(
    _ cross: SlashCross, in scene: Scene, where isCounted: (Int) -> Bool
  ) -> Bool {
    let ink = samples(of: scene)
    let sides = ink.indices.compactMap { place in
      ink[place] && isCounted(place) ? cross.side(of: place, of: scene.drawingBox, samples: side) : nil
    }
    let least = Double(ink.count(where: \.self)) * leastStruck
    return Double(sides.count { $0 < 0 }) > least && Double(sides.count { $0 > 0 }) > least
  }

  /// The smallest share of the ink on each side of a slash. A slash by itself has none, and the long side of a triangle, which
  /// shows the strength of a signal, has little on one of them.
  private static let leastStruck = 0.12

  /// Returns true if a drawing has the edges of a slash from corner to corner with nothing but ink between them, whatever its name
  /// says. They run down, as slashes do (R14): pencils and arrows mostly run up.
  package static func isStruckOut(_ scene: Scene) -> Bool {
    guard let cross = SlashCross(in: scene), cross.joinsCorners else { return false }
    return cross.isBar(in: InkField(scene.units, of: scene))
      && strikes(cross, in: scene) { place in
        struckPart.contains(cross.share(of: place, of: scene.drawingBox, samples: side))
      }
  }

  /// The part of a slash beside which there is ink; that of an arrow's head lies at one end.
  private static let struckPart = 0.2...0.8

  /// Returns samples of the ink of a drawing, row by row.
  private static func samples(of scene: Scene) -> [Bool] {
    var raster = InkRaster(box: scene.drawingBox, side: side)
    raster.draw(scene.units)
    return raster.samples
  }

  /// Returns true if there is ink at the mirrored place of a sample.
  private static func hasCounterpart(_ place: Int, in ink: [Bool]) -> Bool {
    hasInk(near: place / side * side + side - 1 - place % side, in: ink, side)
  }

  /// The samples per side: four per unit of a drawing of 24 units, as in the pictures of proofs (`SlashRebuilder.proofWidth`).
  private static let side = 96

  /// The smallest share of the ink that lies away from the slash and its mirror image; with less, nothing is known about the
  /// base.
  private static let leastOutside = 0.35
  /// The largest share of that ink without a counterpart: what rounding leaves at slanted edges.
  private static let mostUnmatched = 0.02

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
      guard scene.isFilled(number) || scene.isStroked(number), let contours = scene.straightContours(number)
      else {
        return nil
      }
      let map = scene.fullMap(number)
      let lengths = contours.joined().compactMap { piece -> Double? in
        let (start, end) = (map(piece.from), map(piece.to))
        return piece.isLine && Slant(from: start, to: end)?.isDiagonal == true ? start.distance(to: end) : nil
      }
      return lengths.max().map { (number, $0) }
    }.max { $0.1 < $1.1 }
    return longest.flatMap { $0.1 > scene.diagonal * leastLine ? $0.0 : nil }
  }
}

/// The band of a slash, with the gaps beside it, and the mirror image of the band.
private struct SlashCross {
  /// The element that draws the slash.
  let number: Int
  private let slant: Slant
  private let band: ClosedRange<Double>
  /// True if at least two long lines lie beside each other.
  let isPair: Bool
  /// The places across the slash that may be its middle.
  private let places: [Double]
  /// The positions of the ends of the longest line along the slash.
  private let extent: ClosedRange<Double>
  /// True if the longest line runs down, close to the centre of the drawing, from near one corner to near the other.
  let joinsCorners: Bool

  /// The rise of a slash, as a share of its width: 25° to 65°, more than other slashes may have, because the name tells.
  private static let rises = 0.47...2.15
  /// The smallest length of a line that is taken for an edge of a slash, as a share of the diagonal.
  private static let leastLine = 0.2
  /// The smallest length of the longest line of a slash from corner to corner, and the largest distance of the slash from the
  /// centre, as shares of the diagonal.
  private static let corners = (length: 0.55, offset: 0.05)
  /// The largest distance of the lines of a slash and its gaps from the longest one, as a share of the diagonal.
  private static let reach = 0.12
  /// The widths of a slash, as shares of the diagonal.
  private static let widths = 0.015...0.1
  /// The smallest share of the middle line of a slash that is ink.
  private static let solid = 0.95
  /// The margin around the lines, as a share of the diagonal: antialiased edges.
  private static let margin = 0.012

  /// Finds the longest diagonal line of a drawing and the lines beside it that run the same way.
  init?(in scene: Scene) {
    var lines: [(number: Int, from: Point, to: Point, reach: Double)] = []
    for number in scene.index.elements.indices {
      let isFilled = scene.isFilled(number)
      guard isFilled || scene.isStroked(number), let contours = scene.straightContours(number) else {
        continue
      }
      let map = scene.fullMap(number)
      let half = isFilled ? 0 : scene.strokeWidth(of: number) / 2
      for piece in contours.joined() where piece.isLine {
        let (from, to) = (map(piece.from), map(piece.to))
        guard abs(to.x - from.x) > 1e-9, Self.rises.contains(abs((to.y - from.y) / (to.x - from.x))) else {
          continue
        }
        lines.append((number, from, to, half))
      }
    }
    guard let longest = lines.max(by: { $0.from.distance(to: $0.to) < $1.from.distance(to: $1.to) }),
      longest.from.distance(to: longest.to) > scene.diagonal * Self.leastLine,
      let slant = Slant(from: longest.from, to: longest.to)
    else { return nil }
    let middle = slant.across(longest.from)
    let beside = lines.filter { line in
      // cos 2.6° = 0.999
      guard let other = Slant(from: line.from, to: line.to), abs(other.cosine(slant)) > 0.999 else {
        return false
      }
      return abs(slant.across(line.from) - middle) < scene.diagonal * Self.reach
    }
    let edges = beside.flatMap { line in
      [line.from, line.to].flatMap { [slant.across($0) - line.reach, slant.across($0) + line.reach] }
    }
    guard let first = edges.min(), let last = edges.max() else { return nil }
    isPair = beside.contains { line in
      line.from.distance(to: line.to) > scene.diagonal * Self.leastLine
        && abs(slant.across(line.from) - middle) > scene.diagonal * Self.margin
    }
    let margin = scene.diagonal * Self.margin
    let widths = beside.flatMap { [slant.across($0.from), slant.across($0.to)] }.map { $0 - middle }
    places = widths.filter { Self.widths.contains(abs($0) / scene.diagonal) }.map { middle + $0 / 2 }
    let ends = [slant.along(longest.from), slant.along(longest.to)]
    extent = ClosedRange(between: ends[0], ends[1])
    joinsCorners =
      slant.x * slant.y > 0 && longest.from.distance(to: longest.to) > scene.diagonal * Self.corners.length
      && abs((first + last) / 2 - slant.across(scene.centre)) < scene.diagonal * Self.corners.offset
    number = longest.number
    self.slant = slant
    band = ClosedRange(between: first - margin, last + margin)
  }

  /// Returns true if nothing but ink lies between the longest line and one of the lines beside it.
  func isBar(in field: InkField) -> Bool {
    let samples = 96
    return places.contains { across in
      let ink = (0..<samples).count { step in
        let along =
          extent.lowerBound
          + (extent.upperBound - extent.lowerBound) * (Double(step) + 0.5) / Double(samples)
        return field.hasInk(
          at: slant.point(along: along, across: across))
      }
      return Double(ink) > Double(samples) * Self.solid
    }
  }

  /// Returns true if a sample of a box lies in the band or in its mirror image.
  func covers(_ place: Int, of box: Rect, side: Int) -> Bool {
    let mirrored = place / side * side + side - 1 - place % side
    return [place, mirrored].contains { band.contains(across($0, of: box, samples: side)) }
  }

  /// Returns −1 or 1 for a sample on one side of the band or on the other, and 0 for a sample in it.
  func side(of place: Int, of box: Rect, samples: Int) -> Int {
    let across = across(place, of: box, samples: samples)
    return across < band.lowerBound ? -1 : across > band.upperBound ? 1 : 0
  }

  private func across(_ place: Int, of box: Rect, samples: Int) -> Double {
    slant.across(Self.point(place, of: box, samples: samples))
  }

  /// Returns where a sample of a box lies along the longest line: 0 at its upper end and 1 at its lower end.
  func share(of place: Int, of box: Rect, samples: Int) -> Double {
    let along = slant.along(Self.point(place, of: box, samples: samples))
    let share = (along - extent.lowerBound) / (extent.upperBound - extent.lowerBound)
    return slant.y > 0 ? share : 1 - share
  }

  private static func point(_ place: Int, of box: Rect, samples: Int) -> Point {
    Point(
      x: box.minX + (Double(place % samples) + 0.5) / Double(samples) * box.width,
      y: box.minY + (Double(place / samples) + 0.5) / Double(samples) * box.height)
  }
}
