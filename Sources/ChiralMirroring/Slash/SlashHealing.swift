import ChiralGeometry
import ChiralSVG

/// Restores the icon without its slash from the slashed drawing itself: strokes that stop at the gap are
/// continued, and outlines are joined across it.
struct SlashHealing {
  private let slash: Slash
  private let source: Scene
  /// The band across the slash in which the base has no ink.
  private let band: ClosedRange<Double>

  init(_ slash: Slash, of source: Scene) {
    self.slash = slash
    self.source = source
    let field = InkField(InkReader(source).units, of: source)
    func gap(_ sign: Double) -> Double { Self.gap(beside: slash, sign, in: field) }
    band = slash.edges.lowerBound - gap(-1)...slash.edges.upperBound + gap(1)
  }

  /// The width of the wider gap beside the slash; 0 if the base touches it on both sides.
  var gap: Double { max(slash.edges.lowerBound - band.lowerBound, band.upperBound - slash.edges.upperBound) }

  /// Returns the drawing without its slash; nil if the cut parts have no unique continuation.
  func document() -> SVGDocument? {
    let numbers = source.index.elements.indices.filter { source.isDrawnShape($0) && !isSlash($0) }
    guard !numbers.isEmpty else { return nil }
    let strokes = numbers.filter { source.isStroked($0) && !source.isFilled($0) }
    let fills = numbers.filter { source.isFilled($0) && !source.isStroked($0) }
    // A drawing that mixes strokes and fills would need both methods, in the right order.
    if strokes.count == numbers.count, slash.isApart { return joined(strokes) }
    return fills.count == numbers.count ? patched(fills) : nil
  }

  private func isSlash(_ number: Int) -> Bool { slash.isWholeElement && number == slash.number }

  // MARK: The gap

  /// Returns the width of the paper beside the slash; 0 if the base touches it.
  private static func gap(beside slash: Slash, _ sign: Double, in field: InkField) -> Double {
    let reach = slash.width * SlashBand.reach
    // Samples closer than 1.5 steps to the edge may lie in the slash's own ink.
    let shares = stride(from: field.step * 1.5, through: reach, by: field.step).map { distance in
      let across = slash.middle + sign * (slash.width / 2 + distance)
      let hits = (0..<samples).count { step in
        let along = slash.ends.lowerBound + slash.length * (Double(step) + 0.5) / Double(samples)
        return field.hasInk(at: slash.point(along: along, across: across))
      }
      return (distance, hits)
    }
    // The base begins at the first distance with more than half of the most ink that any distance has.
    guard let most = shares.map(\.1).max(), most > 0 else { return 0 }
    guard let first = shares.first(where: { $0.1 * 2 > most }) else { return 0 }
    return first.0 > field.step * 2 ? first.0 : 0
  }

  private static let samples = 96

  // MARK: Strokes

  /// The end of an open stroke at the gap.
  private struct End {
    let number: Int
    let point: Point
    /// The direction in which the stroke would continue.
    let way: Slant
    /// True if that direction leads towards larger positions across the slash.
    let rises: Bool
  }

  /// The cosine of the largest angle by which a continuation turns: 78°.
  private static let leastCosine = 0.2

  private func joined(_ strokes: [Int]) -> SVGDocument? {
    guard strokes.allSatisfy({ source.fullMap($0).isIdentity }), source.fullMap(slash.number).isIdentity
    else {
      return nil
    }
    let ends = strokes.flatMap { strokeEnds(of: $0) }
    var low = ends.filter(\.rises)
    var high = ends.filter { !$0.rises }
    var joints: [(End, End)] = []
    while let best = low.indices.flatMap({ one in high.indices.map { (one, $0) } })
      .min(by: { cost(low[$0.0], high[$0.1]) < cost(low[$1.0], high[$1.1]) })
    {
      guard cost(low[best.0], high[best.1]) < .infinity else { break }
      joints.append((low.remove(at: best.0), high.remove(at: best.1)))
    }
    guard !joints.isEmpty, low.isEmpty, high.isEmpty else { return nil }
    let elements = joints.compactMap { one, other in joint(one, other) }
    return elements.count == joints.count ? source.without(slash, adding: elements) : nil
  }

  private func strokeEnds(of number: Int) -> [End] {
    guard let outline = source.outline(number) else { return [] }
    let reach = source.strokeWidth(of: number) + slash.width * 0.5
    return StrokeLine.all(of: outline).enumerated().flatMap { index, line -> [End] in
      if number == slash.number && index == slash.subpath { return [] }
      guard !line.isClosed, let first = line.pieces.first, let last = line.pieces.last else { return [] }
      // The direction of an end is that of the last 2 % of the piece.
      return [
        (first.from, Slant(from: first.point(at: 0.02), to: first.from)),
        (last.to, Slant(from: last.point(at: 0.98), to: last.to)),
      ].compactMap { point, way in
        guard let way else { return nil }
        let across = slash.slant.across(point)
        let rise = slash.slant.across(Point(x: way.x, y: way.y))
        // The stroke would continue into the gap, at an angle of more than 8.6° (sin 8.6° = 0.15) to the
        // slash, and it ends at the edge of the gap.
        let isNear = across > band.lowerBound - reach && across < band.upperBound + reach
        guard isNear, abs(rise) > 0.15,
          rise > 0 ? across < slash.edges.upperBound : across > slash.edges.lowerBound
        else { return nil }
        return End(number: number, point: point, way: way, rises: rise > 0)
      }
    }
  }

  private func cost(_ one: End, _ other: End) -> Double {
    guard let way = Slant(from: one.point, to: other.point) else { return .infinity }
    let (out, back) = (one.way.cosine(way), -other.way.cosine(way))
    let distance = one.point.distance(to: other.point)
    // A continuation may be at most five widths of the slash long. The cost prefers straight continuations,
    // and short ones among equally straight ones.
    guard out > Self.leastCosine, back > Self.leastCosine, distance < slash.width * 5 else {
      return .infinity
    }
    return (1 - out) + (1 - back) + distance / source.diagonal
  }

  private func joint(_ one: End, _ other: End) -> SVGElement? {
    // Control points at a third of the way along the tangents: on a straight continuation, the curve is the line itself.
    let reach = one.point.distance(to: other.point) / 3
    let piece = OutlinePiece(
      from: one.point,
      segment: .cubic(one.point.going(one.way, reach), other.point.going(other.way, reach), other.point),
      to: other.point)
    let writer = OutlineWriter(source.viewBox)
    return source.paint(of: one.number, over: source).map { paint in
      SVGElement("path", attributes: [("d", writer.text(of: [piece], isClosed: false))] + paint)
    }
  }

  // MARK: Outlines

  private func patched(_ fills: [Int]) -> SVGDocument? {
    guard fills.allSatisfy({ source.fullMap($0).isIdentity }) else { return nil }
    // The band is extended by 2 % of the slash's width on each side, so that outlines cross its edges.
    let slack = slash.width * 0.02
    let (low, high) = (band.lowerBound - slack, band.upperBound + slack)
    let writer = OutlineWriter(source.viewBox)
    var patches: [SVGElement] = []
    for number in fills {
      let pieces = (source.outline(number)?.contours ?? []).flatMap(\.self)
      let (below, above) = (
        crossings(of: pieces, at: low, sign: 1), crossings(of: pieces, at: high, sign: -1)
      )
      guard below.count == above.count, below.count % 2 == 0 else { return nil }
      guard !below.isEmpty else { continue }
      guard let paint = source.paint(of: number, over: source) else { return nil }
      let text = stride(from: 0, to: below.count, by: 2).map { index in
        let (a, b) = (edge(below[index], above[index]), edge(below[index + 1], above[index + 1]))
        let there = OutlinePiece(from: a.to, segment: .line(b.to), to: b.to)
        return writer.text(of: [a, there, b.reversed], isClosed: true)
      }.joined()
      patches.append(SVGElement("path", attributes: [("d", text)] + paint))
    }
    guard !patches.isEmpty else { return nil }
    let gap = SlashGap(slant: slash.slant, band: low...high)
    return SlashAssembly(slash: slash, cut: .clip(gap), source: source).healed(with: patches)
  }

  /// A point where an outline enters the band.
  private struct Entry {
    let point: Point
    let way: Slant
  }

  /// Returns the points at which outlines cross a line beside the slash, in order along it.
  private func crossings(of pieces: [OutlinePiece], at across: Double, sign: Double) -> [Entry] {
    pieces.flatMap { piece -> [Entry] in
      piece.crossings { slash.slant.across($0) - across }.compactMap { share in
        // The direction at a crossing is that of a chord over 2 % of the piece.
        let before = piece.point(at: max(0, share - 0.01))
        let behind = piece.point(at: min(1, share + 0.01))
        guard let way = Slant(from: before, to: behind) else { return nil }
        let rise = slash.slant.across(Point(x: way.x, y: way.y)) * sign
        return Entry(point: piece.point(at: share), way: rise > 0 ? way : way.opposite)
      }
    }.sorted { slash.slant.along($0.point) < slash.slant.along($1.point) }
  }

  /// Returns the edge that continues from one side of the band to the other.
  private func edge(_ one: Entry, _ other: Entry) -> OutlinePiece {
    let distance = one.point.distance(to: other.point)
    guard let way = Slant(from: one.point, to: other.point), one.way.cosine(way) > Self.leastCosine,
      -other.way.cosine(way) > Self.leastCosine
    else { return OutlinePiece(from: one.point, segment: .line(other.point), to: other.point) }
    return OutlinePiece(
      from: one.point,
      segment: .cubic(
        one.point.going(one.way, distance / 3), other.point.going(other.way, distance / 3), other.point),
      to: other.point)
  }
}

extension Point {
  /// Returns the point at a distance in a direction.
  fileprivate func going(_ way: Slant, _ distance: Double) -> Point {
    Point(x: x + way.x * distance, y: y + way.y * distance)
  }
}

extension Scene {
  /// Returns true if an element draws a visible shape where it stands.
  fileprivate func isDrawnShape(_ number: Int) -> Bool {
    element(number).namespace == .svg && ElementKind(element(number).name) == .graphics
      && element(number).name != "image" && outline(number) != nil && (isStroked(number) || isFilled(number))
      && own("display", number) != "none"
  }
}
