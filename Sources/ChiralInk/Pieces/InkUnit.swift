package import ChiralSVG

/// A piece of ink that may be a glyph, or a part of one: an outline with its holes, or a stroke.
package struct InkUnit {
  /// The number of the element.
  package let element: Int
  /// The subpaths of the element, counted from 0.
  package let subpaths: [Int]
  /// The lines, in the drawing's coordinates; of an outline, the outermost first.
  package let lines: [[Point]]
  /// The width of a stroke; nil for a filled outline.
  package let strokeWidth: Double?
  /// Points at even steps along the lines.
  package let points: [Point]
  /// The bounding box of the ink.
  package let box: Rect
  /// True if the element draws nothing else.
  package let isWholeElement: Bool
  /// True if it is a hole in an outline: it is a piece of ink only where the shape around it is left out.
  package let isHole: Bool

  /// The largest number of points along a line.
  private static let mostPoints = 40

  package init?(
    element: Int, subpaths: [Int], lines: [[Point]], strokeWidth: Double?, isWholeElement: Bool,
    isHole: Bool = false
  ) {
    guard let box = Rect(around: lines.joined(), margin: (strokeWidth ?? 0) / 2) else { return nil }
    self.element = element
    self.subpaths = subpaths
    self.lines = lines
    self.strokeWidth = strokeWidth
    points = lines.flatMap { $0.spread(Self.mostPoints) }
    self.box = box
    self.isWholeElement = isWholeElement
    self.isHole = isHole
  }
}

extension InkUnit {
  /// Returns the stroke with another width.
  package func drawn(withWidth width: Double) -> InkUnit? {
    InkUnit(
      element: element, subpaths: subpaths, lines: lines, strokeWidth: width, isWholeElement: isWholeElement,
      isHole: isHole)
  }
}

/// Equal pieces.
extension InkUnit {
  /// The largest difference between the lengths and between the areas of equal pieces, as shares.
  private static let slack = (length: 0.1, area: 0.15)

  /// Returns true if another piece has the same size and area, turned, mirrored or as it is: of dashes, rays and waves there
  /// are several.
  package func isRepeated(by other: InkUnit) -> Bool {
    guard let line = lines.first, let otherLine = other.lines.first else { return false }
    func isClose(_ one: Double, to other: Double, within slack: Double) -> Bool {
      abs(one - other) <= other * slack
    }
    func hasSize(_ width: Double, by height: Double) -> Bool {
      isClose(other.box.width, to: width, within: Self.slack.length)
        && isClose(other.box.height, to: height, within: Self.slack.length)
    }
    return (hasSize(box.width, by: box.height) || hasSize(box.height, by: box.width))
      && isClose(abs(otherLine.signedArea), to: abs(line.signedArea), within: Self.slack.area)
  }
}

extension [InkUnit] {
  /// The box of all pieces; nil if there are none.
  package var box: Rect? { first.map { first in dropFirst().reduce(first.box) { $0.union($1.box) } } }

  /// The pieces without the holes in other pieces of the list, which would be filled.
  package var inked: [InkUnit] {
    filter { unit in
      !unit.isHole
        || !contains {
          $0.element == unit.element && $0.subpaths.count > unit.subpaths.count
            && Set($0.subpaths).isSuperset(of: unit.subpaths)
        }
    }
  }
}

extension Rect {
  /// Creates the smallest rectangle around points, with a margin; nil if there are no points.
  package init?(around points: some Sequence<Point>, margin: Double = 0) {
    var (minX, minY) = (Double.infinity, Double.infinity)
    var (maxX, maxY) = (-Double.infinity, -Double.infinity)
    for point in points {
      minX = min(minX, point.x)
      minY = min(minY, point.y)
      maxX = max(maxX, point.x)
      maxY = max(maxY, point.y)
    }
    guard minX.isFinite, minY.isFinite, maxX.isFinite, maxY.isFinite else { return nil }
    self.init(
      minX: minX - margin, minY: minY - margin, width: maxX - minX + 2 * margin,
      height: maxY - minY + 2 * margin)
  }

  package var midX: Double { minX + width / 2 }
  package var midY: Double { minY + height / 2 }

  package func contains(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}

extension InkUnit {
  /// True if the outermost line is its own mirror image.
  package var isSymmetric: Bool {
    let outline = InkUnit(
      element: element, subpaths: subpaths, lines: Array(lines.prefix(1)), strokeWidth: strokeWidth,
      isWholeElement: isWholeElement)
    return outline.map { GlyphShape([$0], in: $0.box).isSymmetric } ?? false
  }
}

extension [InkUnit] {
  /// The largest distance between the centres of a sign and its frame, as a share of the frame's height.
  private static let frameSlack = 0.06
  /// The smallest height of a frame, as a multiple of the sign's.
  private static let leastFrame = 1.4

  /// Returns true if a box lies in the middle of the ink, which surrounds it: a ring, a square, dashes or rays.
  package func surrounds(_ box: Rect) -> Bool {
    guard let frame = self.box else { return false }
    let slack = frame.height * Self.frameSlack
    return frame.contains(box) && frame.height > box.height * Self.leastFrame
      && abs(frame.midX - box.midX) < slack && abs(frame.midY - box.midY) < slack
  }
}

extension InkUnit {
  /// True if it is one straight stroke that runs aslant.
  package var isDiagonal: Bool {
    guard strokeWidth != nil, lines.count == 1, let first = lines[0].first, let last = lines[0].last,
      let way = Slant(from: first, to: last)
    else { return false }
    // The points of a straight line may be off it by 3 % of its length.
    let length = first.distance(to: last)
    return way.isDiagonal && lines[0].allSatisfy { abs(way.across($0) - way.across(first)) < length * 0.03 }
  }
}
