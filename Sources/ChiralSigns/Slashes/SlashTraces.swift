package import ChiralInk
import ChiralSVG

/// The traces of a slash that cannot be read as a stroke or an outline: the longest diagonal line of a drawing, and the lines beside it
/// that run the same way, which may be the edges of the slash and of its gap.
package struct SlashTraces {
  /// The element that draws the longest line.
  package let number: Int
  private let scene: Scene
  private let slant: Slant
  /// The positions of the ends of the longest line along its direction.
  private let extent: ClosedRange<Double>
  /// The positions of all lines across that direction, with their antialiased edges.
  private let band: ClosedRange<Double>
  /// The positions across it that may be the middle of a slash between the longest line and another.
  private let middles: [Double]
  /// True if at least two long lines lie beside each other.
  private let isPair: Bool

  /// A straight line of a drawing.
  private struct Line {
    let number: Int
    let from, to: Point
    /// Half of the width of a stroke; 0 for an edge.
    let half: Double
    var length: Double { from.distance(to: to) }
  }

  /// The rise of a slash, as a share of its width: 25° to 65°, more than readable slashes may have.
  private static let rises = 0.47...2.15
  /// The smallest lengths of the longest line, and of a line beside it that makes a pair, as shares of the diagonal.
  private static let leastLine = (longest: 0.16, other: 0.2)
  /// The largest distance of the lines of a slash and its gaps from the longest one, as a share of the diagonal.
  private static let reach = 0.12
  /// The margin around the lines, as a share of the diagonal: antialiased edges.
  private static let margin = 0.012

  /// Finds the longest diagonal line of a drawing and the lines beside it; nil if there is none.
  package init?(in scene: Scene) {
    let lines = scene.index.elements.indices.flatMap { Self.lines(of: $0, in: scene) }
    guard let longest = lines.max(by: { $0.length < $1.length }),
      longest.length > scene.diagonal * Self.leastLine.longest,
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
      [line.from, line.to].flatMap { [slant.across($0) - line.half, slant.across($0) + line.half] }
    }
    guard let first = edges.min(), let last = edges.max() else { return nil }
    let margin = scene.diagonal * Self.margin
    (number, self.scene, self.slant) = (longest.number, scene, slant)
    extent = ClosedRange(between: slant.along(longest.from), slant.along(longest.to))
    band = ClosedRange(between: first - margin, last + margin)
    middles = beside.flatMap { [slant.across($0.from), slant.across($0.to)] }.map { $0 - middle }
      .filter { Slash.widths.contains(abs($0) / scene.diagonal) }.map { middle + $0 / 2 }
    isPair = beside.contains { line in
      line.length > scene.diagonal * Self.leastLine.other && abs(slant.across(line.from) - middle) > margin
    }
  }

  private static func lines(of number: Int, in scene: Scene) -> [Line] {
    let isFilled = scene.isFilled(number)
    guard isFilled || scene.isStroked(number), let contours = scene.straightContours(number) else {
      return []
    }
    let map = scene.fullMap(number)
    let half = isFilled ? 0 : scene.strokeWidth(of: number) / 2
    return contours.joined().filter(\.isLine).compactMap { piece in
      let (from, to) = (map(piece.from), map(piece.to))
      guard abs(to.x - from.x) > 1e-9, rises.contains(abs((to.y - from.y) / (to.x - from.x))) else {
        return nil
      }
      return Line(number: number, from: from, to: to, half: half)
    }
  }

  // MARK: Without a counterpart

  /// The smallest amount of other ink, in units of the ink without a counterpart.
  private static let leastBase = 1.0

  /// True if the ink without a counterpart on the other side of the axis is a bar near a diagonal, and the rest is its own mirror image. Such
  /// a bar may have no edges of its own, as where it ends in a ring.
  package var crossTheirOwnMirrorImage: Bool {
    guard slant.isDiagonal else { return false }
    let ink = samples
    let unmatched = ink.indices.filter { ink[$0] && !Self.hasCounterpart($0, in: ink) }
    return unmatched.count > Self.side / 2
      && Double(ink.count(where: \.self)) > Double(unmatched.count) * (1 + Self.leastBase)
      && Self.isBar(unmatched.map { (Double($0 % Self.side), Double($0 / Self.side)) })
  }

  /// The smallest extent of the bar in x, as a share of the width, its largest width, as a share of its length, and the smallest share of
  /// the ink in it.
  private static let bar = (extent: 0.42, width: 0.3, inside: 0.97)

  /// Returns true if places lie on a long and narrow bar near a diagonal.
  private static func isBar(_ places: [(x: Double, y: Double)]) -> Bool {
    let spread = InkSpread(places)
    // A slash rises by 0.65 to 1.5 of its width: 33° to 56°.
    guard let rise = spread.rise, (0.65...1.5).contains(abs(rise)) else { return false }
    let (x, y) = spread.middle
    let along = places.map { ($0.x - x) + (rise < 0 ? y - $0.y : $0.y - y) }
    let length = ((along.max() ?? 0) - (along.min() ?? 0)) / 2
    let inside = places.count { abs(($0.y - y) - rise * ($0.x - x)) < length * bar.width / 2 }
    return length > Double(side) * bar.extent && Double(inside) > Double(places.count) * bar.inside
  }

  /// The smallest share of the ink that lies away from the lines and their mirror image, without which nothing is known about the base, and
  /// the largest share of that ink without a counterpart: what rounding leaves at slanted edges.
  private static let outside = (least: 0.35, unmatched: 0.02)

  /// True if the drawing is its own mirror image away from the lines and from their mirror image, whether the slash is cut into it or
  /// leaves a gap.
  package var leaveItsOwnMirrorImage: Bool {
    let ink = samples
    let base = ink.indices.filter { place in
      let mirrored = place / Self.side * Self.side + Self.side - 1 - place % Self.side
      return ink[place] && ![place, mirrored].contains { band.contains(slant.across(point($0))) }
    }
    let unmatched = base.count { !Self.hasCounterpart($0, in: ink) }
    return Double(base.count) > Double(ink.count(where: \.self)) * Self.outside.least
      && Double(unmatched) < Double(base.count) * Self.outside.unmatched
  }

  /// Returns true if a sample or one of its neighbours has ink at its mirrored place: edges of mirrored shapes may be one sample apart.
  private static func hasCounterpart(_ place: Int, in ink: [Bool]) -> Bool {
    let (x, y) = (side - 1 - place % side, place / side)
    return (max(0, y - 1)...min(side - 1, y + 1)).contains { row in
      (max(0, x - 1)...min(side - 1, x + 1)).contains { ink[row * side + $0] }
    }
  }

  // MARK: Between two lines

  /// The smallest share of the ink on each side of a slash. A slash by itself has none, and the long side of a triangle, which
  /// shows the strength of a signal, has little on one of them.
  private static let leastStruck = 0.12

  /// True if two long lines lie beside each other, as the edges of a slash or of its gap do, with something on both sides that they may
  /// strike out.
  package var areEdges: Bool { isPair && strike { _ in true } }

  /// The smallest length of the longest line of a slash from corner to corner, and the largest distance of the slash from the
  /// centre, as shares of the diagonal.
  private static let corners = (length: 0.55, offset: 0.05)
  /// The part of a slash beside which there is ink; that of an arrow's head lies at one end.
  private static let struckPart = 0.2...0.8

  /// True if the lines are the edges of a slash from corner to corner with nothing but ink between them, whatever the icon's name
  /// says. They run down, as slashes do (R14): pencils and arrows mostly run up.
  package var joinCorners: Bool {
    let middle = (band.lowerBound + band.upperBound) / 2
    let length = extent.upperBound - extent.lowerBound
    return slant.x * slant.y > 0 && length > scene.diagonal * Self.corners.length
      && abs(middle - slant.across(scene.centre)) < scene.diagonal * Self.corners.offset && areSolid
      && strike { point in
        let share = (slant.along(point) - extent.lowerBound) / length
        return Self.struckPart.contains(slant.y > 0 ? share : 1 - share)
      }
  }

  /// The smallest share of the middle line of a slash that is ink.
  private static let solid = 0.95

  /// True if nothing but ink lies between the longest line and one of the lines beside it.
  private var areSolid: Bool {
    let field = InkField(scene.units, of: scene)
    let length = extent.upperBound - extent.lowerBound
    return middles.contains { across in
      let ink = (0..<Self.side).count { step in
        let along = extent.lowerBound + length * (Double(step) + 0.5) / Double(Self.side)
        return field.hasInk(at: slant.point(along: along, across: across))
      }
      return Double(ink) > Double(Self.side) * Self.solid
    }
  }

  /// Returns true if enough ink in some places lies on each side of the lines.
  private func strike(where isCounted: (Point) -> Bool) -> Bool {
    let ink = samples
    let across = ink.indices.filter { ink[$0] }.map(point).filter(isCounted).map(slant.across)
    let least = Double(ink.count(where: \.self)) * Self.leastStruck
    return Double(across.count { $0 < band.lowerBound }) > least
      && Double(across.count { $0 > band.upperBound }) > least
  }

  // MARK: Samples

  /// The samples per side: four per unit of a drawing of 24 units, as in the pictures of proofs (`SlashRebuilder.proofWidth`).
  private static let side = 96

  /// Returns the place of a sample in the drawing.
  private func point(_ place: Int) -> Point {
    let box = scene.drawingBox
    return Point(
      x: box.minX + (Double(place % Self.side) + 0.5) / Double(Self.side) * box.width,
      y: box.minY + (Double(place / Self.side) + 0.5) / Double(Self.side) * box.height)
  }

  /// The samples of the ink of the drawing, row by row.
  private var samples: [Bool] {
    var raster = InkRaster(box: scene.drawingBox, side: Self.side)
    raster.draw(scene.units)
    return raster.samples
  }
}
