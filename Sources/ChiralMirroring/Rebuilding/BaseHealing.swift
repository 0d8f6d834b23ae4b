import ChiralInk
import ChiralSVG
import ChiralSigns

/// Restores the base of an icon from its drawing: outlines that follow a sign or a slash at the width of its clearance were cut there, and
/// the edges that end at the clearance are continued to one another.
struct BaseHealing {
  /// The drawing, without the sign.
  private let base: Scene
  /// The element that is the slash and nothing else.
  private let slash: Int?
  /// The distance of a point from the edge of what the base makes room for; less precise away from it.
  private let distance: (Point) -> Double
  /// The distance up to which an outline is a cut edge.
  private let reach: Double
  /// Returns true if a corner or an end may be hidden at a point; nil if edges only go on. A sign lies over an edge of its base, but a slash
  /// lies over all of it, and nothing tells what is under it.
  private let isHidden: ((Point) -> Bool)?

  /// The part of an outline beside the clearance that is drawn anew as well, as a share of the drawing's width: roundings, and the
  /// curves with which editors approach the cut.
  private static let slack = 0.006

  /// The distance from the clearance, as a share of the drawing's width, at which the corner of a round edge may lie.
  private static let beside = 0.025

  /// Creates the healing of a base, the drawing without the sign; nil if the sign has no ink.
  init?(_ base: Scene, cutAround tool: [InkUnit], gap: Double) {
    guard let box = tool.box else { return nil }
    let width = base.viewBox.width.value
    let reach = gap + width * Self.slack
    let distance = { (point: Point) in
      let away = max(box.minX - point.x, point.x - box.maxX, box.minY - point.y, point.y - box.maxY)
      if away > reach { return away }
      return tool.map { unit in
        (unit.lines.map { $0.distance(to: point) }.min() ?? .infinity) - (unit.strokeWidth ?? 0) / 2
      }.min() ?? .infinity
    }
    (self.base, slash, self.reach, self.distance) = (base, nil, reach, distance)
    isHidden = { point in
      // A sign is seen as solid.
      tool.contains { $0.strokeWidth == nil && $0.lines.first?.encloses(point) == true }
        || distance(point) < reach + width * Self.beside
    }
  }

  /// Creates the healing of a slashed drawing without ink in a band across the slash.
  init(_ source: Scene, cutBeside slash: Slash, band: ClosedRange<Double>) {
    (base, self.slash, isHidden) = (source, slash.isWholeElement ? slash.number : nil, nil)
    reach = source.viewBox.width.value * Self.slack
    distance = { point in
      let across = slash.slant.across(point)
      return max(band.lowerBound - across, across - band.upperBound)
    }
  }

  /// Returns the base as it was before the clearance was cut; nil if nothing was cut, if an edge has no unique continuation, or if
  /// what was cut is drawn with strokes, whose ends are as their designer wants them. A slash may have cut every stroke.
  func document() -> SVGDocument? {
    let numbers = base.index.elements.indices.filter { base.isDrawnShape($0) && $0 != slash }
    guard !numbers.isEmpty, numbers.allSatisfy({ base.fullMap($0).isIdentity }),
      isHidden != nil || !numbers.contains(where: base.isStroked)
    else { return nil }
    let writer = OutlineWriter(base.viewBox)
    var changes: [Int: StrokeTrim.Change] = [:]
    for number in numbers {
      guard let contours = base.outline(number)?.contours else { return nil }
      let cut = CutOutline(contours, within: reach, distance)
      if cut.isWhole { continue }
      guard !base.isStroked(number), let healed = healed(cut) else { return nil }
      changes[number] =
        healed.isEmpty ? .dropped : .path(healed.map { writer.text(of: $0, isClosed: true) }.joined())
    }
    guard !changes.isEmpty else { return nil }
    if let slash { changes[slash] = .dropped }
    return base.changed(by: changes)
  }

  /// The distance from the clearance, as a share of the drawing's width, at which a cut edge belongs to nothing that is seen.
  private static let apart = 0.06

  /// Returns the length of the cut edges that lie away from the sign if the base is mirrored by x → k − x and the sign is moved by
  /// `shift`.
  func openLength(k: Double, shift: Double) -> Double {
    let far = reach + base.viewBox.width.value * Self.apart
    return base.index.elements.indices.filter { base.isDrawnShape($0) && !base.isStroked($0) }.reduce(0) {
      sum, number in
      let map = base.fullMap(number)
      let contours = base.outline(number)?.contours ?? []
      let cut = CutOutline(contours, within: reach) { distance(map($0)) }.cut
      return sum + cut.reduce(0) { $0 + openLength(of: $1, map, far: far, k: k, shift: shift) }
    }
  }

  /// The number of parts of a cut edge that lie away from the sign or beside it.
  private static let steps = 8

  private func openLength(of piece: OutlinePiece, _ map: Affine, far: Double, k: Double, shift: Double)
    -> Double
  {
    (0..<Self.steps).reduce(0) { sum, step in
      let places = [0, 0.5, 1].map { map(piece.point(at: (Double(step) + $0) / Double(Self.steps))) }
      let isOpen = distance(Point(x: k - places[1].x - shift, y: places[1].y)) > far
      return isOpen ? sum + places[0].distance(to: places[2]) : sum
    }
  }

  /// The largest number of edges that are continued: more are a pattern, of which much is hidden.
  private static let mostRuns = 10

  /// Returns the closed outlines of a shape with its edges continued; nil if an edge has no continuation.
  private func healed(_ cut: CutOutline) -> [[OutlinePiece]]? {
    let runs = cut.runs
    guard runs.count <= Self.mostRuns else { return nil }
    let search = EdgeJoints(
      runs, corners: cut.corners, lines: cut.whole, width: base.viewBox.width.value, isHidden: isHidden)
    guard let joints = search?.best() else { return nil }
    var contours = cut.whole
    var open = Set(runs.indices)
    while let first = open.min() {
      var contour: [OutlinePiece] = []
      var run = first
      while open.remove(run) != nil {
        contour += runs[run].pieces + joints[run].pieces
        run = joints[run].next
      }
      contours.append(contour)
    }
    return contours
  }
}

/// The outlines of a shape, in two parts: away from a sign, and cut edges beside it.
struct CutOutline {
  /// A part of an outline away from the sign.
  struct Run {
    var pieces: [OutlinePiece]
    /// The number of the run in which its outline goes on after the cut edge.
    var next = 0
  }

  /// The outlines that nothing was cut from.
  private(set) var whole: [[OutlinePiece]] = []
  private(set) var runs: [Run] = []
  /// The cut edges.
  private(set) var cut: [OutlinePiece] = []
  /// True if nothing was cut.
  let isWhole: Bool

  init(_ contours: [[OutlinePiece]], within reach: Double, _ distance: (Point) -> Double) {
    for contour in contours {
      let split = contour.flatMap { Self.parts(of: $0, within: reach, distance) }
      let (parts, isCut) = (split.map(\.piece), split.map(\.isCut))
      guard let start = isCut.firstIndex(of: true) else {
        whole.append(contour)
        continue
      }
      let first = runs.count
      var goesOn = false
      for index in parts.indices.map({ ($0 + start) % parts.count }) {
        if isCut[index] {
          cut.append(parts[index])
          goesOn = false
        } else if goesOn {
          runs[runs.count - 1].pieces.append(parts[index])
        } else {
          runs.append(Run(pieces: [parts[index]], next: runs.count + 1))
          goesOn = true
        }
      }
      if runs.count > first { runs[runs.count - 1].next = first }
    }
    isWhole = runs.isEmpty && whole.count == contours.count
  }

  /// The largest distance of a mitred corner of a clearance, as a multiple of its width: that of a right angle, √2.
  private static let mitre = 1.5

  /// Returns the parts of a piece inside and outside of a clearance. A line along the clearance is cut as a whole, because the
  /// clearance may have mitred corners, which are farther away.
  private static func parts(of piece: OutlinePiece, within reach: Double, _ distance: (Point) -> Double)
    -> [(piece: OutlinePiece, isCut: Bool)]
  {
    let parts = piece.split(at: [reach], isLinear: false, distance)
      .map { (piece: $0, isCut: distance($0.point(at: 0.5)) < reach) }
    guard piece.isLine, max(distance(piece.from), distance(piece.to)) < reach * mitre else { return parts }
    let cut = parts.reduce(0) { $1.isCut ? $0 + $1.piece.from.distance(to: $1.piece.to) : $0 }
    return cut * 2 > piece.from.distance(to: piece.to) ? [(piece, true)] : parts
  }

  /// The rounded corners between two straight edges: the direction of the turn, and the length that rounding takes from an edge.
  var corners: [(isRight: Bool, length: Double)] {
    (whole + runs.map(\.pieces)).flatMap { pieces in
      zip(pieces, zip(pieces.dropFirst(), pieces.dropFirst(2))).compactMap { before, rest in
        let (curve, after) = rest
        guard before.isLine, !curve.isLine, after.isLine, let way = Slant(from: before.from, to: before.to),
          let next = Slant(from: after.from, to: after.to), abs(way.cosine(next)) < 0.5
        else { return nil }
        return (
          way.across(after.to) > way.across(before.to), abs(way.along(curve.to) - way.along(curve.from))
        )
      }
    }
  }
}

extension Scene {
  /// Returns true if an element draws a visible shape where it stands.
  func isDrawnShape(_ number: Int) -> Bool {
    element(number).namespace == .svg && ElementKind(element(number).name) == .graphics
      && element(number).name != "image" && outline(number) != nil && (isStroked(number) || isFilled(number))
      && own("display", number) != "none"
  }
}
