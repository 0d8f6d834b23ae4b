import ChiralGeometry
import ChiralInk
import ChiralSVG
import ChiralSigns

/// Restores the icon without its slash from the slashed drawing itself: strokes that stop at the gap are
/// continued, and outlines are joined across it.
struct SlashHealing {
  /// The slash, with the usual weight.
  private let slash: Slash
  private let source: Scene
  /// The band across the slash in which the base has no ink.
  private let band: ClosedRange<Double>

  init(_ slash: Slash, of source: Scene) {
    let slash = slash.withUsualWeight(in: source)
    self.slash = slash
    self.source = source
    let field = InkField(source.units(drawnWith: .bold), of: source)
    func gap(_ sign: Double) -> Double { Self.gap(beside: slash, sign, in: field) }
    band = ClosedRange(between: slash.edges.lowerBound - gap(-1), slash.edges.upperBound + gap(1))
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
    return fills.count == numbers.count ? rejoined(fills) : nil
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
  private struct StrokeEnd {
    let number: Int
    let end: HiddenEnd
    /// True if the stroke would continue towards larger positions across the slash.
    let rises: Bool
  }

  /// The largest distance, in widths of the slash, between a continuation and the line that the slash hides.
  private static let mostError = 0.12
  /// The longest continuation, in widths of the slash.
  private static let mostLength = 5.0

  private func joined(_ strokes: [Int]) -> SVGDocument? {
    guard strokes.allSatisfy({ source.fullMap($0).isIdentity }), source.fullMap(slash.number).isIdentity
    else {
      return nil
    }
    let ends = strokes.flatMap { strokeEnds(of: $0) }
    var low = ends.filter(\.rises)
    var high = ends.filter { !$0.rises }
    var joints: [(number: Int, piece: OutlinePiece)] = []
    while !low.isEmpty {
      let pairs = low.indices.flatMap { one in
        high.indices.compactMap { other in
          continuation(from: low[one].end, to: high[other].end).map { (one, other, $0) }
        }
      }
      guard let best = pairs.min(by: { $0.2.error < $1.2.error }) else { return nil }
      joints.append((low.remove(at: best.0).number, best.2.piece))
      high.remove(at: best.1)
    }
    guard !joints.isEmpty, high.isEmpty else { return nil }
    let elements = joints.compactMap { joint(of: $0.number, $0.piece) }
    return elements.count == joints.count ? source.without(slash, adding: elements) : nil
  }

  /// Returns the only likely continuation from one end to another; nil if the slash may hide another line, such as
  /// a corner that is round or sharp.
  private func continuation(from one: HiddenEnd, to other: HiddenEnd) -> Continuation? {
    guard let line = Continuation(from: one, to: other), line.error < slash.width * Self.mostError,
      one.point.distance(to: other.point) < slash.width * Self.mostLength
    else { return nil }
    return line
  }

  private func strokeEnds(of number: Int) -> [StrokeEnd] {
    guard let outline = source.outline(number) else { return [] }
    let reach = source.strokeWidth(of: number) * source.weightFactor(.bold) + slash.width * 0.5
    return StrokeLine.all(of: outline).enumerated().flatMap { index, line -> [StrokeEnd] in
      if number == slash.number && index == slash.subpath { return [] }
      guard !line.isClosed, let first = line.pieces.first, let last = line.pieces.last else { return [] }
      return [
        HiddenEnd(of: first, at: 0, isForward: false), HiddenEnd(of: last, at: 1, isForward: true),
      ].compactMap { end in
        guard let end else { return nil }
        let across = slash.slant.across(end.point)
        let rise = rise(of: end.way)
        // The stroke would continue into the gap, at an angle of more than 8.6° (sin 8.6° = 0.15) to the
        // slash, and it ends at the edge of the gap.
        let isNear = across > band.lowerBound - reach && across < band.upperBound + reach
        guard isNear, abs(rise) > 0.15,
          rise > 0 ? across < slash.edges.upperBound : across > slash.edges.lowerBound
        else { return nil }
        return StrokeEnd(number: number, end: end, rises: rise > 0)
      }
    }
  }

  /// Returns the sine of the angle at which a direction crosses the slash, towards larger positions across it.
  private func rise(of way: Slant) -> Double { slash.slant.across(Point(x: way.x, y: way.y)) }

  private func joint(of number: Int, _ piece: OutlinePiece) -> SVGElement? {
    let writer = OutlineWriter(source.viewBox)
    return source.paint(of: number, over: source).map { paint in
      SVGElement("path", attributes: [("d", writer.text(of: [piece], isClosed: false))] + paint)
    }
  }

  // MARK: Outlines

  /// The part of the base beside the band that is drawn anew as well, in widths of the slash: its corners may be
  /// rounded where it was cut.
  private static let slack = 0.1

  private func rejoined(_ fills: [Int]) -> SVGDocument? {
    guard fills.allSatisfy({ source.fullMap($0).isIdentity }) else { return nil }
    let writer = OutlineWriter(source.viewBox)
    var changes: [Int: StrokeTrim.Change] = slash.isWholeElement ? [slash.number: .dropped] : [:]
    var joints = 0
    for number in fills {
      guard let contours = source.outline(number)?.contours, let healed = rejoined(contours) else {
        return nil
      }
      guard !healed.isUnchanged else { continue }
      joints += healed.joints
      changes[number] =
        healed.contours.isEmpty
        ? .dropped : .path(healed.contours.map { writer.text(of: $0, isClosed: true) }.joined())
    }
    return joints > 0 ? source.changed(by: changes) : nil
  }

  /// The outlines of a shape without what lies in the band.
  private struct HealedShape {
    var contours: [[OutlinePiece]]
    /// The number of edges that continue across the band.
    var joints = 0
    /// True if no outline enters the band.
    var isUnchanged = false
  }

  /// A place where an outline enters or leaves the band.
  private struct Crossing {
    /// The number of the run of pieces that ends or begins there.
    let run: Int
    let isEnd: Bool
    let end: HiddenEnd
  }

  /// Returns the outlines of a shape with each edge continued to the edge on the other side of the band; nil if
  /// edges have no counterparts.
  private func rejoined(_ contours: [[OutlinePiece]]) -> HealedShape? {
    let slack = slash.width * Self.slack
    let wide = ClosedRange(between: band.lowerBound - slack, band.upperBound + slack)
    var whole: [[OutlinePiece]] = []
    var runs: [[OutlinePiece]] = []
    for contour in contours {
      if let parts = StrokeLine(closed: contour).outside(wide, slash.slant.across) {
        runs += parts.map(\.pieces)
      } else {
        whole.append(contour)
      }
    }
    guard !runs.isEmpty else {
      return HealedShape(contours: whole, isUnchanged: whole.count == contours.count)
    }
    guard let joints = joints(of: runs) else { return nil }
    var contours = whole
    var open = Set(runs.indices)
    while let first = open.min() {
      var contour: [OutlinePiece] = []
      var run = first
      while open.remove(run) != nil {
        guard let joint = joints[run] else { return nil }
        contour += runs[run] + [joint.piece]
        run = joint.next
      }
      contours.append(contour)
    }
    return HealedShape(contours: contours, joints: runs.count)
  }

  /// Returns for each run the piece that continues it, and the run to which that leads.
  private func joints(of runs: [[OutlinePiece]]) -> [Int: (piece: OutlinePiece, next: Int)]? {
    let crossings = runs.enumerated().flatMap { number, run in
      [
        HiddenEnd(of: run[0], at: 0, isForward: false).map { Crossing(run: number, isEnd: false, end: $0) },
        HiddenEnd(of: run[run.count - 1], at: 1, isForward: true).map {
          Crossing(run: number, isEnd: true, end: $0)
        },
      ].compactMap(\.self)
    }.sorted { slash.slant.along($0.end.point) < slash.slant.along($1.end.point) }
    let below = crossings.filter { slash.slant.across($0.end.point) < slash.middle }
    let above = crossings.filter { slash.slant.across($0.end.point) > slash.middle }
    guard crossings.count == runs.count * 2, below.count == above.count else { return nil }
    var joints: [Int: (piece: OutlinePiece, next: Int)] = [:]
    for (one, other) in zip(below, above) where one.isEnd != other.isEnd {
      let (end, start) = one.isEnd ? (one, other) : (other, one)
      guard let line = continuation(from: end.end, to: start.end) else { return nil }
      joints[end.run] = (line.piece, start.run)
    }
    return joints.count == runs.count ? joints : nil
  }
}
