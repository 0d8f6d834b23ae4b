import ChiralGeometry

/// A group of pieces of ink that may be one glyph.
struct GlyphCandidate {
  let units: [InkUnit]
  let box: Rect
  /// The number of pieces that a reader sees: strokes that touch are one.
  let pieces: Int

  private init?(_ units: [InkUnit], pieces: Int) {
    guard let box = units.box else { return nil }
    self.units = units
    self.pieces = pieces
    self.box = box
  }

  /// The heights of a glyph, as shares of the drawing's height; a glyph that the icon's name promises, or that is all of the
  /// drawing, may be larger.
  private static let heights = 0.12...0.8
  private static let promisedHeights = 0.12...0.95
  /// The ratios of width to height of a glyph.
  private static let aspects = 0.25...1.9

  /// Returns every group of pieces in a drawing that has the size and proportions of a glyph.
  static func all(of units: [InkUnit], height: Double, isPromised: Bool) -> [GlyphCandidate] {
    let heights = isPromised ? promisedHeights : heights
    let pieces = joined(units)
    let candidates =
      units.compactMap { GlyphCandidate([$0], pieces: 1) }
      + pieces.filter { $0.units.count > 1 }
      + dotted(units.compactMap { GlyphCandidate([$0], pieces: 1) } + pieces.filter { $0.units.count > 1 })
      + percents(units)
    return candidates.filter { candidate in
      let limits = candidate.units.count == units.count ? promisedHeights : heights
      return limits.contains(candidate.box.height / height)
        && aspects.contains(candidate.box.width / candidate.box.height)
    }
  }

  /// The largest number of strokes in a glyph.
  private static let maximalStrokes = 4

  /// Joins strokes that touch, as far as they may be one glyph.
  private static func joined(_ units: [InkUnit]) -> [GlyphCandidate] {
    var groups: [[InkUnit]] = []
    for unit in units where unit.strokeWidth != nil {
      let touching = groups.indices.filter { groups[$0].contains(where: unit.touches) }
      let joined = touching.flatMap { groups[$0] } + [unit]
      groups = groups.indices.filter { !touching.contains($0) }.map { groups[$0] } + [joined]
    }
    return groups.filter { $0.count <= maximalStrokes }.compactMap { GlyphCandidate($0, pieces: 1) }
  }

  /// Returns stems together with their dots: i, j and the question mark.
  private static func dotted(_ stems: [GlyphCandidate]) -> [GlyphCandidate] {
    stems.flatMap { stem in
      stems.compactMap { dot -> GlyphCandidate? in
        // A dot is less than half as high as its stem and about as wide as high; it lies above or below the
        // stem, at most 0.4 of the stem's height away.
        guard dot.units.count == 1, !stem.units.contains(where: { $0.isSame(as: dot.units[0]) }),
          dot.box.height < stem.box.height * 0.45, dot.box.width < stem.box.height * 0.45,
          dot.box.width < dot.box.height * 1.6, dot.box.height < dot.box.width * 1.6,
          dot.box.midX > stem.box.minX, dot.box.midX < stem.box.maxX
        else { return nil }
        let gap = max(dot.box.minY - stem.box.maxY, stem.box.minY - dot.box.maxY)
        guard gap > -stem.box.height * 0.02, gap < stem.box.height * 0.4 else { return nil }
        return GlyphCandidate(stem.units + dot.units, pieces: 2)
      }
    }
  }

  /// Returns bars that run up to the right, each with a ring or dot on both sides: percent signs.
  private static func percents(_ units: [InkUnit]) -> [GlyphCandidate] {
    units.flatMap { bar -> [GlyphCandidate] in
      // A ring or dot is less wide than the bar and less than 0.6 of its height, and about as wide as it is high.
      let rings = units.filter {
        $0.box.width < bar.box.width && $0.box.height < bar.box.height * 0.6 && !$0.isSame(as: bar)
          && $0.box.width < $0.box.height * 1.4 && $0.box.height < $0.box.width * 1.6
      }
      let upper = rings.filter { $0.box.midX < bar.box.midX && $0.box.midY < bar.box.midY }
      let lower = rings.filter { $0.box.midX > bar.box.midX && $0.box.midY > bar.box.midY }
      guard upper.count == 1, lower.count == 1 else { return [] }
      return [GlyphCandidate([bar] + upper + lower, pieces: 3)].compactMap { $0 }
    }
  }

  /// Returns the candidate with additional pieces.
  func joined(with more: [InkUnit]) -> GlyphCandidate {
    GlyphCandidate(units + more, pieces: pieces + more.count) ?? self
  }

  /// The ink as a shape.
  var shape: GlyphShape { GlyphShape(units, in: box) }

  /// The elements and subpaths that draw the candidate, element by element.
  var parts: [RecognisedGlyph.Part] {
    Set(units.map(\.element)).sorted().map { element in
      let own = units.filter { $0.element == element }
      let isWhole = own.contains(where: \.isWholeElement)
      return RecognisedGlyph.Part(
        element: element, subpaths: isWhole ? nil : own.flatMap(\.subpaths).map { $0 + 1 }.sorted())
    }
  }
}

extension InkUnit {
  func isSame(as other: InkUnit) -> Bool { element == other.element && subpaths == other.subpaths }

  /// Returns true if two strokes meet.
  func touches(_ other: InkUnit) -> Bool {
    guard let width = strokeWidth, let otherWidth = other.strokeWidth, let line = lines.first,
      let otherLine = other.lines.first,
      box.minX < other.box.maxX, other.box.minX < box.maxX, box.minY < other.box.maxY,
      other.box.minY < box.maxY
    else { return false }
    // Strokes touch if an end lies within 0.6 of the thinner stroke's width (half of it, and a tenth more) of
    // the other centre line.
    let reach = min(width, otherWidth) * 0.6
    return ends(of: line).contains { otherLine.distance(to: $0) < reach }
      || ends(of: otherLine).contains { line.distance(to: $0) < reach }
  }

  private func ends(of line: [Point]) -> [Point] { [line[0], line[line.count - 1]] }
}

extension [Point] {
  /// Returns the distance of a point from the nearest segment of the line.
  func distance(to point: Point) -> Double {
    guard count > 1 else { return first.map { $0.distance(to: point) } ?? .infinity }
    return zip(self, dropFirst()).map { start, end in
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = dx * dx + dy * dy
      let share =
        length == 0
        ? 0 : Swift.max(0, Swift.min(1, ((point.x - start.x) * dx + (point.y - start.y) * dy) / length))
      return Point(x: start.x + share * dx, y: start.y + share * dy).distance(to: point)
    }.min() ?? .infinity
  }
}
