import ChiralInk
import ChiralSVG
import ChiralSigns

/// The gap beside a slash: the band that is cut out of the shapes that the slash strikes out.
struct SlashGap: Hashable {
  /// The direction of the slash.
  let slant: Slant
  /// The positions of the band across that direction: from the outer edge of the gap to the centre line of
  /// the slash, or to the outer edge of the gap on the other side.
  let band: ClosedRange<Double>

  /// Returns the gaps that the lines of a drawing suggest, the most likely first.
  ///
  /// Shapes that a gap cuts end in lines that are parallel to the slash.
  static func candidates(for slash: Slash, in scene: Scene) -> [SlashGap] {
    let middle = slash.middle
    let lines = parallels(to: slash, in: scene)
    let left = lines.filter { $0 < slash.edges.lowerBound }
    let right = lines.filter { $0 > slash.edges.upperBound }
    let single =
      left.map { ClosedRange(between: $0, middle) } + right.map { ClosedRange(between: middle, $0) }
    let double = left.prefix(2).flatMap { one in right.prefix(2).map { ClosedRange(between: one, $0) } }
    return (single + double).map { SlashGap(slant: slash.slant, band: $0) }
  }

  /// The largest width of a gap, as a share of the drawing's width.
  private static let maximalWidth = 0.2
  /// The largest number of lines that are tried.
  private static let maximalLines = 6

  /// Returns the positions of lines parallel to the slash, across its direction, those with the longest lines
  /// first.
  private static func parallels(to slash: Slash, in scene: Scene) -> [Double] {
    let size = scene.viewBox.width.value
    var lines: [(across: Double, length: Double)] = []
    for (across, length) in pieces(along: slash.slant, in: scene, size: size) {
      // Lines closer than 0.6 % of the width (0.14 units of 24) belong to the slash itself, and lines within
      // 0.3 % of each other are one line.
      let isBeside =
        across < slash.edges.lowerBound - size * 0.006 || across > slash.edges.upperBound + size * 0.006
      let distance = max(slash.edges.lowerBound - across, across - slash.edges.upperBound)
      guard isBeside, distance < size * maximalWidth else { continue }
      if let line = lines.firstIndex(where: { abs($0.across - across) < size * 0.003 }) {
        let total = lines[line].length + length
        lines[line] = ((lines[line].across * lines[line].length + across * length) / total, total)
      } else {
        lines.append((across, length))
      }
    }
    return lines.sorted { $0.length > $1.length }.prefix(maximalLines).map(\.across)
  }

  private static func pieces(along slant: Slant, in scene: Scene, size: Double) -> [(Double, Double)] {
    scene.index.elements.indices.flatMap { number -> [(Double, Double)] in
      guard let contours = scene.straightContours(number) else { return [] }
      let map = scene.fullMap(number)
      return contours.joined().compactMap { piece in
        // Parallel within 2.6° (cos 2.6° = 0.999) and longer than 0.8 % of the width, 0.19 units in an icon
        // of 24 × 24.
        let (start, end) = (map(piece.from), map(piece.to))
        guard piece.isLine, let direction = Slant(from: start, to: end),
          abs(direction.cosine(slant)) > 0.999, start.distance(to: end) > size * 0.008
        else { return nil }
        return ((slant.across(start) + slant.across(end)) / 2, start.distance(to: end))
      }
    }
  }

  /// Returns the rest of a rectangle: the polygons on both sides of the band.
  func remainder(of box: Rect) -> [[Point]] {
    let corners = [
      Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.minY), Point(x: box.maxX, y: box.maxY),
      Point(x: box.minX, y: box.maxY),
    ]
    return [
      clipped(corners) { band.lowerBound - slant.across($0) },
      clipped(corners) { slant.across($0) - band.upperBound },
    ].filter { $0.count > 2 }
  }

  /// Returns the part of a convex polygon where `side` is positive.
  private func clipped(_ polygon: [Point], _ side: (Point) -> Double) -> [Point] {
    let points = zip(polygon, polygon.dropFirst() + polygon.prefix(1)).flatMap { start, end -> [Point] in
      let (from, to) = (side(start), side(end))
      var points = from >= 0 ? [start] : []
      if (from >= 0) != (to >= 0) {
        let share = from / (from - to)
        points.append(
          Point(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
      }
      return points
    }
    return points.indices.filter { index in
      points[index].distance(to: points[(index + 1) % points.count]) > 1e-6
    }.map { points[$0] }
  }
}
