package import ChiralInk
package import ChiralSVG

/// A tool that is recognised by its shape in an icon whose name promises one (R15).
package struct ToolShape {
  package let candidate: GlyphCandidate
  /// The likeness to the shape, comparable among candidates of the same form only.
  private let likeness: Double
  private let promise: ToolPromise

  package var parts: [InkPart] { candidate.parts }
  /// The tool in words, with its article.
  var noun: String { promise.noun }
  /// The box that is reflected: that of the drawing for a tool that is all of it, or that of several elements
  /// that move together; nil for one element, which has a box of its own.
  package var box: Rect? { frame ?? (candidate.parts.count == 1 ? nil : candidate.box) }
  private var frame: Rect?
  package var reason: Reason {
    Reason(
      "\(promise.noun) by its shape, in an icon named for it", rule: "R15", subject: promise.subject,
      kind: promise.kind)
  }

  /// The confidence in a match of both name and shape.
  package static let confidence = 0.85

  /// Finds the tool among a drawing's pieces of ink; nil if none has its shape.
  package init?(_ promise: ToolPromise, among units: [InkUnit], height: Double) {
    let candidates = GlyphCandidate.all(of: units, height: height, isPromised: true)
    let found = candidates.compactMap { candidate -> ToolShape? in
      let likeness =
        promise.form == .lens ? Self.lens(candidate) : Self.bar(candidate, runsUp: promise.isForWriting)
      return likeness.map { ToolShape(candidate: candidate, likeness: $0, promise: promise) }
    }
    .filter { promise.form == .lens || $0.hasBody && !$0.isLined(by: units, height: height) }
    guard
      let best = found.max(by: { $0.likeness < $1.likeness })
        ?? Self.upright(promise, among: candidates, height: height)
    else { return nil }
    self = best.fused(with: units).completed(promise.form, among: units)
  }

  private init(candidate: GlyphCandidate, likeness: Double, promise: ToolPromise) {
    self.promise = promise
    self.candidate = candidate
    self.likeness = likeness
  }

  /// The ratios of width to height of a tool.
  private static let aspects = 0.75...1.33

  // MARK: Magnifiers

  /// The smallest diameter of a ring, as a share of the tool's width.
  private static let leastRing = 0.3
  /// The distances of the ring's centre from the tool's centre, on each axis, as a share of the tool's size.
  private static let offsets = 0.05...0.3

  /// Returns the likeness of a candidate to a magnifier, a ring in one corner of the box with something that
  /// reaches the opposite corner; nil if it is not one.
  private static func lens(_ candidate: GlyphCandidate) -> Double? {
    let box = candidate.box
    guard aspects.contains(box.width / box.height), candidate.shape.holes == 1 else { return nil }
    return candidate.units.flatMap(\.lines).compactMap { line -> Double? in
      guard let ring = Rect(around: line), line.isRound(in: ring), ring.width >= box.width * leastRing else {
        return nil
      }
      // The centre of the ring is about equally far away on both axes, because the handle runs at about 45°.
      let (dx, dy) = (abs(ring.midX - box.midX) / box.width, abs(ring.midY - box.midY) / box.height)
      return offsets.contains(dx) && offsets.contains(dy) && abs(dx - dy) < 0.06 ? min(dx, dy) : nil
    }.max()
  }

  // MARK: Pencils

  /// True if a contour of the candidate encloses ink or paper: a curve with two ends, such as a shoulder, is not a tool.
  private var hasBody: Bool {
    candidate.units.contains { unit in
      unit.strokeWidth == nil || unit.lines.contains { $0.isClosed(within: candidate.box.width * 0.2) }
    }
  }

  /// The largest width of a rim, as a share of the drawing's height, and the largest share of a hole's edge along a rim.
  private static let rim = (width: 0.09, share: 0.6)

  /// Returns true if the candidate is a hole with a rim around most of it: a part of the object that the rim outlines, such as the
  /// handle of a brush.
  private func isLined(by units: [InkUnit], height: Double) -> Bool {
    let own = candidate.units
    guard own.allSatisfy(\.isHole) else { return false }
    let lines = units.filter { unit in !unit.isHole && own.contains { $0.sharesInk(with: unit) } }
      .flatMap(\.lines).filter { line in !own.contains { $0.lines.contains(line) } }
    let edge = own.flatMap(\.lines).flatMap { $0.spread(48) }
    let lined = edge.count { point in lines.contains { $0.distance(to: point) < height * Self.rim.width } }
    return Double(lined) > Double(edge.count) * Self.rim.share
  }

  /// The ratios of height to width of an upright pencil, the smallest share of the drawing's height, and the largest width of its tip,
  /// as a share of the pencil's.
  private static let upright = (aspects: 1.8...6.0, height: 0.5, tip: 0.5)
  /// The samples per side of a pencil's box.
  private static let samples = 32

  /// Returns the upright pencil among candidates; nil if there is none, or if the name promises another tool.
  private static func upright(
    _ promise: ToolPromise, among candidates: [GlyphCandidate], height: Double
  ) -> ToolShape? {
    guard promise.form == .bar else { return nil }
    return candidates.first { isUpright($0, height: height) }
      .map { ToolShape(candidate: $0, likeness: 0, promise: promise) }
  }

  /// Returns true if a candidate is an upright pencil: a bar that is its own mirror image, with a tip at one end only.
  private static func isUpright(_ candidate: GlyphCandidate, height: Double) -> Bool {
    let box = candidate.box
    guard candidate.units.count == 1, let unit = candidate.units.first, !unit.isHole,
      upright.aspects.contains(box.height / box.width), box.height > height * upright.height, unit.isSymmetric
    else { return false }
    let outline = InkUnit(
      element: unit.element, subpaths: unit.subpaths, lines: Array(unit.lines.prefix(1)), strokeWidth: nil,
      isWholeElement: unit.isWholeElement)
    guard let outline else { return false }
    var raster = InkRaster(box: box, side: samples)
    raster.draw([outline])
    let tips = [1, samples - 2].count { row in
      let ink = (0..<samples).count { raster.samples[row * samples + $0] }
      return Double(ink) < Double(samples) * upright.tip
    }
    return tips == 1
  }

  /// The smallest correlation of x and y at which ink lies along a diagonal: it is then √(1.6 / 0.4) = 2
  /// times as long as wide (the ratio of the standard deviations along the two diagonals).
  private static let leastCorrelation = 0.6

  /// Returns the likeness of a candidate to a long tool; nil if it is none.
  ///
  /// - Parameter runsUp: true for a tool that is held in the right hand, whose point is at the lower left.
  private static func bar(_ candidate: GlyphCandidate, runsUp: Bool) -> Double? {
    guard aspects.contains(candidate.box.width / candidate.box.height) else { return nil }
    let correlation = runsUp ? -candidate.shape.correlation : abs(candidate.shape.correlation)
    // Of equally straight shapes the larger one is the tool; the root lets straightness outweigh size.
    return correlation >= leastCorrelation ? correlation * candidate.box.height.squareRoot() : nil
  }

  /// Returns the tool with the outlines of its path that cross it: some programs write a stroke as many of them.
  private func fused(with units: [InkUnit]) -> ToolShape {
    var own = candidate.units
    while let next = units.first(where: { unit in
      !own.contains { $0.sharesInk(with: unit) } && own.contains { $0.isFused(with: unit) }
    }) {
      own.append(next)
    }
    guard own.count > candidate.units.count else { return self }
    let more = Array(own.dropFirst(candidate.units.count))
    return ToolShape(candidate: candidate.joined(with: more), likeness: likeness, promise: promise)
  }

  /// Returns the tool with everything that belongs to it: the content of a lens, the other end of a pencil.
  private func completed(_ form: ToolPromise.Form, among units: [InkUnit]) -> ToolShape {
    let box = candidate.box
    // The other end of a pencil lies on the same diagonal, within 15 % of the width, and at most a tenth of
    // the height away from the box.
    let reach = form == .bar ? box.height * 0.5 : 0
    let continuation =
      promise.isForWriting && likeness > 0
      ? ThingCandidate(candidate.units).map { PencilOutline.continuation(of: $0, among: units) } : nil
    let near = units.filter { unit in
      if isPart(unit) { return false }
      if continuation?.contains(where: { $0.isSame(as: unit) }) == true { return true }
      if box.contains(unit.box) { return true }
      guard form == .bar, unit.box.width < box.width * 1.2, unit.box.height < box.height * 1.2 else {
        return false
      }
      let corner = candidate.shape.correlation < 0 ? unit.box.midX - box.midX : box.midX - unit.box.midX
      let up = box.midY - unit.box.midY
      return corner * up > 0 && abs(abs(corner) - abs(up)) < box.width * 0.15
        && max(unit.box.minX - box.maxX, box.minX - unit.box.maxX) < reach * 0.2
        && max(unit.box.minY - box.maxY, box.minY - unit.box.maxY) < reach * 0.2
    }
    return near.isEmpty
      ? self : ToolShape(candidate: candidate.joined(with: near), likeness: likeness, promise: promise)
  }

  /// Returns true if a piece of ink belongs to the tool, such as the hole in a lens.
  package func isPart(_ unit: InkUnit) -> Bool {
    let own = candidate.units.filter { $0.element == unit.element }.flatMap(\.subpaths)
    return unit.subpaths.allSatisfy(own.contains)
  }

  /// Returns the tool as the whole drawing, in whose centre it stays.
  package func filling(_ drawing: Rect) -> ToolShape {
    var whole = self
    whole.frame = drawing
    return whole
  }

  /// Returns true if something besides the tool is drawn. Otherwise the icon is the tool.
  package func leavesSomething(of units: [InkUnit]) -> Bool {
    units.contains { !isPart($0) }
  }
}

extension InkUnit {
  /// Returns true if two outlines of one path cross.
  fileprivate func isFused(with other: InkUnit) -> Bool {
    guard element == other.element, strokeWidth == nil, !isHole, !other.isHole,
      box.minX < other.box.maxX, other.box.minX < box.maxX, box.minY < other.box.maxY,
      other.box.minY < box.maxY, let line = lines.first, let otherLine = other.lines.first
    else { return false }
    return line.crosses(otherLine)
  }
}

extension [Point] {
  /// Returns true if a closed line is a circle, apart from rounding.
  fileprivate func isRound(in box: Rect) -> Bool {
    guard box.height > 0, (0.92...1.08).contains(box.width / box.height), count > 6 else { return false }
    // The line must close up to a fifth of the width, and no point may be more than 12 % of the radius off
    // the circle.
    guard isClosed(within: box.width * 0.2) else { return false }
    // The box is square up to 8 %, so a quarter of the sum of its sides is the radius.
    let radius = (box.width + box.height) / 4
    let middle = Point(x: box.midX, y: box.midY)
    return allSatisfy { abs($0.distance(to: middle) - radius) < radius * 0.12 }
  }
}
