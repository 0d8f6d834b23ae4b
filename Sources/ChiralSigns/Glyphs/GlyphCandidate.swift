package import ChiralInk
package import ChiralSVG

/// A group of pieces of ink that may be one glyph.
package struct GlyphCandidate {
  package let units: [InkUnit]
  package let box: Rect
  /// The number of pieces that a reader sees: strokes that touch are one.
  package let pieces: Int
  /// The character that it is by its construction; nil if templates decide.
  let construction: Character?

  private init?(_ units: [InkUnit], pieces: Int, construction: Character? = nil) {
    guard let box = units.box else { return nil }
    self.units = units
    self.pieces = pieces
    self.construction = construction
    self.box = box
  }

  /// The heights of a glyph, as shares of the drawing's height; a glyph that the icon's name promises, or that is all of the
  /// drawing, may be larger.
  private static let heights = 0.12...0.86
  private static let promisedHeights = 0.12...0.95
  /// The heights where the name promises an abbreviation or the numerals of a list.
  private static let smallHeights = 0.08...0.95
  /// The ratios of width to height of a glyph.
  private static let aspects = 0.25...1.9

  /// Returns true if it has only the size of a promised glyph, in a drawing of this height.
  func isSmall(inHeight height: Double) -> Bool { box.height < height * Self.heights.lowerBound }

  /// Returns every group of pieces in a drawing that has the size and proportions of a glyph.
  ///
  /// - Parameter isSmall: true if groups count that are smaller than other glyphs.
  package static func all(
    of units: [InkUnit], height: Double, isPromised: Bool, isSmall: Bool = false
  ) -> [GlyphCandidate] {
    let heights = isSmall ? smallHeights : isPromised ? promisedHeights : heights
    let pieces = joined(units)
    let candidates =
      units.compactMap { GlyphCandidate([$0], pieces: 1, construction: $0.isZigzag ? "Z" : nil) }
      + pieces.filter { $0.units.count > 1 }
      + dotted(units.compactMap { GlyphCandidate([$0], pieces: 1) } + pieces.filter { $0.units.count > 1 })
      + percents(units) + tailed(units)
    return candidates.filter { candidate in
      let limits = candidate.units.count == units.count ? promisedHeights : heights
      return limits.contains(candidate.box.height / height)
        && aspects.contains(candidate.box.width / candidate.box.height)
    }
  }

  /// The largest number of strokes in a glyph.
  private static let maximalStrokes = 8

  /// Joins strokes that touch, as far as they may be one glyph: with and without those that they cross.
  private static func joined(_ units: [InkUnit]) -> [GlyphCandidate] {
    let touching = units.touching { $0.touches($1) }.filter { $0.count <= maximalStrokes }
    let crossing = units.touching { $0.touches($1) || $0.crosses($1) }.filter { group in
      group.count <= maximalStrokes
        && !touching.contains { $0.count == group.count && $0[0].isSame(as: group[0]) }
    }
    return (touching + crossing).compactMap { GlyphCandidate($0, pieces: 1) }
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
      // A ring or dot lies beside the bar, is less wide than the bar and less than 0.6 of its height, and about as wide as it is
      // high.
      let slack = (x: bar.box.width * 0.3, y: bar.box.height * 0.3)
      let rings = units.filter {
        // The holes of rings are not rings, unless the whole sign is cut out of a shape.
        $0.isHole == bar.isHole && $0.box.width < bar.box.width
          && $0.box.height < bar.box.height * 0.6 && !$0.isSame(as: bar) && $0.box.width < $0.box.height * 1.4
          && $0.box.height < $0.box.width * 1.6 && $0.box.midX > bar.box.minX - slack.x
          && $0.box.midX < bar.box.maxX + slack.x && $0.box.midY > bar.box.minY - slack.y
          && $0.box.midY < bar.box.maxY + slack.y
      }
      let upper = rings.filter { $0.box.midX < bar.box.midX && $0.box.midY < bar.box.midY }
      let lower = rings.filter { $0.box.midX > bar.box.midX && $0.box.midY > bar.box.midY }
      guard upper.count == 1, lower.count == 1 else { return [] }
      // The rings are equal, and the middle of the bar is halfway between them.
      let (first, last, middle) = (upper[0].box, lower[0].box, bar.box)
      let isEven =
        upper[0].isRepeated(by: lower[0]) && upper[0].isRound && lower[0].isRound && bar.isRisingBar
        && abs(first.midX + last.midX - 2 * middle.midX) < middle.width * 0.1
        && abs(first.midY + last.midY - 2 * middle.midY) < middle.height * 0.1
      return [GlyphCandidate([bar] + upper + lower, pieces: 3, construction: isEven ? "%" : nil)]
        .compactMap { $0 }
    }
  }

  /// The place of the tail of a Q, as shares of the bowl's size from its middle: where it begins, inside the bowl, and where it
  /// ends, at most a little outside. The handle of a magnifier begins at the bowl.
  private static let tail = (begins: 0.05...0.42, ends: 0.3...0.75)

  /// Returns rings with a short stroke from their inside down to the right: the letter Q.
  private static func tailed(_ units: [InkUnit]) -> [GlyphCandidate] {
    units.flatMap { bowl -> [GlyphCandidate] in
      guard bowl.strokeWidth != nil, bowl.lines.count == 1,
        let line = bowl.lines.first, let first = line.first, let last = line.last,
        first.distance(to: last) < bowl.box.width * 0.1, let path = Rect(around: line)
      else { return [] }
      return units.compactMap { stroke in
        guard !stroke.isSame(as: bowl), stroke.isDiagonal, let ends = stroke.lines.first,
          let inner = ends.min(by: { $0.x < $1.x }), let outer = ends.max(by: { $0.x < $1.x })
        else { return nil }
        let places = [
          (inner.x - path.midX) / path.width, (inner.y - path.midY) / path.height,
          (outer.x - path.midX) / path.width, (outer.y - path.midY) / path.height,
        ]
        guard places.prefix(2).allSatisfy(tail.begins.contains),
          places.suffix(2).allSatisfy(tail.ends.contains),
          !units.contains(where: { !$0.isSame(as: stroke) && !$0.isSame(as: bowl) && $0.touches(bowl) }),
          bowl.isSymmetric
        else { return nil }
        return GlyphCandidate([bowl, stroke], pieces: 1, construction: "Q")
      }
    }
  }

  /// Returns the percent signs of a drawing.
  static func percentSigns(among units: [InkUnit]) -> [GlyphCandidate] {
    percents(units).filter { $0.construction == "%" }
  }

  /// Returns the candidate with additional pieces.
  package func joined(with more: [InkUnit]) -> GlyphCandidate {
    GlyphCandidate(units + more, pieces: pieces + more.count) ?? self
  }

  /// The ink as a shape.
  package var shape: GlyphShape { GlyphShape(units, in: box) }

  /// The width of the strokes of a glyph, as a share of the height of its lines: between those of regular and bold fonts.
  private static let letterPen = 0.22

  /// The ink as templates show it: strokes have the weight of letters, whatever the drawing's is, if that leaves holes open.
  package var letterShape: GlyphShape {
    guard units.allSatisfy({ $0.strokeWidth != nil }),
      let height = Rect(around: units.lazy.flatMap(\.lines).joined())?.height, height > 0
    else { return shape }
    let redrawn = units.compactMap { $0.drawn(withWidth: height * Self.letterPen) }
    guard let box = redrawn.box else { return shape }
    let (usual, letter) = (shape, GlyphShape(redrawn, in: box))
    return letter.holes == usual.holes ? letter : usual
  }

  /// The elements and subpaths that draw the candidate, element by element.
  package var parts: [InkPart] { units.parts }
}

extension InkUnit {
  /// True if it is a straight bar that runs up to the right.
  fileprivate var isRisingBar: Bool {
    let points = lines.joined()
    let (start, end) = (Point(x: box.minX, y: box.maxY), Point(x: box.maxX, y: box.minY))
    let length = start.distance(to: end)
    guard box.width > box.height * 0.4, lines.count == 1 else { return false }
    // The width of an outlined bar is its area by its length; half of it lies on each side of the diagonal of its box.
    let width = strokeWidth == nil ? abs(lines[0].signedArea) / length : length * 0.03
    return width < length * 0.35
      && points.allSatisfy { [start, end].distance(to: $0) < width * 0.7 + length * 0.02 }
  }

  /// The largest difference of the ends of the bars of a Z, as a share of its width.
  private static let zigzag = 0.06

  /// True if it is a stroke of two level bars of one width with a line from the right end of the upper one to the left end of the
  /// lower one: the letter Z.
  fileprivate var isZigzag: Bool {
    guard strokeWidth != nil, lines.count == 1, let line = lines.first, line.count == 4,
      let inner = Rect(around: line), inner.width < inner.height * 1.5
    else { return false }
    let slack = inner.width * Self.zigzag
    let path = line[0].y < line[3].y ? line : line.reversed()
    let corners = [
      Point(x: inner.minX, y: inner.minY), Point(x: inner.maxX, y: inner.minY),
      Point(x: inner.minX, y: inner.maxY), Point(x: inner.maxX, y: inner.maxY),
    ]
    return zip(path, corners).allSatisfy { $0.distance(to: $1) < slack }
  }

  /// True if it is a filled dot.
  var isDot: Bool { strokeWidth == nil && lines.count == 1 && isRound }

  /// True if it is a ring, a dot or a short bar that is as wide as it is high.
  fileprivate var isRound: Bool {
    guard let line = lines.first, (0.85...1.18).contains(box.width / box.height) else { return false }
    if let strokeWidth, box.width < strokeWidth * 1.5 { return true }
    // A circle fills π/4 of its box, 0.785.
    let inner = Rect(around: line)
    return inner.map { (0.7...0.86).contains(abs(line.signedArea) / ($0.width * $0.height)) } ?? false
  }
}
