package import ChiralInk
import ChiralSVG
import ChiralValues

extension Sign {
  /// A play sign, which is recognised by its geometry.
  static let play = Sign(
    name: "play", guideline: "R4", noun: "a play sign", needsName: true,
    detectors: [
      Detector { view, sign in
        PlaySign.all(among: view.units, side: view.side, view.promises).compactMap { play in
          let isWhole = view.units.allSatisfy { play.unit.box.contains($0.box) }
          return Sighting(
            sign, [play.unit], in: isWhole ? view.scene.drawingBox : play.box,
            by: play.isFramed ? .frame : .geometry,
            isWhole: isWhole)
        }
      }
    ],
    examples: [
      .seen(
        "a play sign on a screen beside a line",
        "<path d=\"M2 2h9\"/><rect x=\"6\" y=\"7\" width=\"16\" height=\"14\"/><path d=\"M12 11v6l5-3z\" fill=\"black\" stroke-width=\"1\"/>"
      ),
      .unseen(
        "the same triangle in an icon that points",
        "<path d=\"M2 2h9\"/><rect x=\"6\" y=\"7\" width=\"16\" height=\"14\"/><path d=\"M12 11v6l5-3z\" fill=\"black\" stroke-width=\"1\"/>",
        icon: "panel-expand"),
    ])
}

/// A play sign: an upright triangle that points to the right, the direction of a tape and not of reading (R4).
///
/// In the middle of a frame it is a play sign unless the icon's name speaks of pointing; anywhere else it may be the handle of
/// a tree or a pointer, so that the name has to promise it.
package struct PlaySign {
  /// The triangle.
  package let unit: InkUnit
  /// True if it stands in the middle of a frame.
  package let isFramed: Bool
  /// The box of a frame that is its own mirror image, in which the sign keeps its place; nil if there is none.
  let box: Rect?

  /// Returns the play signs of a drawing, the larger of two that share ink.
  package static func all(among units: [InkUnit], side: Double, _ promises: Promises) -> [PlaySign] {
    guard units.count <= mostUnits, !promises.mentions(pointing) else { return [] }
    let isPromised = promises.promises(Sign.play)
    var found: [PlaySign] = []
    let triangles = units.filter { max($0.box.width, $0.box.height) > side * leastSize && $0.isPlayTriangle }
    for unit in triangles.sorted(by: { $0.box.width > $1.box.width })
    where !found.contains(where: { $0.unit.sharesInk(with: unit) }) {
      let others = units.filter { !$0.sharesInk(with: unit) }
      let closed = units.filter { $0.frames(unit) }.min { $0.box.width < $1.box.width }
      let frame = closed?.box ?? openFrame(of: unit, among: others)
      // A triangle with something in it is the frame of a sign itself, and one that touches a line is the head of an arrow.
      let isApart =
        !others.contains { other in
          unit.box.contains(other.box) || other.comesNear(unit, within: side * leastGap)
            || other.isBar(beside: unit, among: others)
        }
      // Beside a bar, it skips.
      let isAlone =
        closed.map { frame in !others.contains { frame.box.contains($0.box) && !$0.frames(unit) } }
        ?? (frame != nil)
      guard isPromised ? frame != nil || isApart : isAlone else { continue }
      found.append(
        PlaySign(
          unit: unit, isFramed: frame != nil, box: closed.map { $0.isSymmetric ? $0.box : nil } ?? frame))
    }
    return found
  }

  /// The limits of an open frame, seen from the sign: it covers this share of the edge of its box, and each side of the box within this
  /// share of the side from its middle. The last number is that of the points that are looked at.
  private static let surrounded = (share: 0.75, slack: 0.1, steps: 64)

  /// Returns the box of a frame that leaves a gap, such as a screen with an arrow in its corner; nil if no pieces that touch each other
  /// surround a sign, or something else stands beside the sign.
  private static func openFrame(of sign: InkUnit, among others: [InkUnit]) -> Rect? {
    let groups = others.filter { !$0.isHole }.grouped {
      $0.comesNear($1, within: 0) || $1.comesNear($0, within: 0)
    }
    let (sides, ends) = (sign.box.width / 4, sign.box.height / 4)
    let middle = Rect(
      minX: sign.box.minX - sides, minY: sign.box.minY - ends, width: sign.box.width + 2 * sides,
      height: sign.box.height + 2 * ends)
    for group in groups {
      guard let box = group.box, sign.isCentred(in: box), isRoomy(box, around: sign),
        isSurrounded(sign, by: group, in: box)
      else { continue }
      let isAlone = !others.contains { other in
        other.box.overlaps(middle) && !group.contains { $0.isSame(as: other) }
      }
      return isAlone ? box : nil
    }
    return nil
  }

  /// The largest size of a sign in an open frame, as a share of the frame's: what is larger has an outline of its own around it.
  private static let largest = 0.6

  private static func isRoomy(_ frame: Rect, around sign: InkUnit) -> Bool {
    sign.box.width < frame.width * largest && sign.box.height < frame.height * largest
  }

  /// Returns true if a line from the middle of a sign to the edge of a box meets a group of pieces nearly everywhere, and on all four
  /// sides, and if no piece touches the sign.
  private static func isSurrounded(_ sign: InkUnit, by group: [InkUnit], in box: Rect) -> Bool {
    let centre = Point(x: sign.box.midX, y: sign.box.midY)
    var raster = InkRaster(box: box, side: surrounded.steps)
    raster.draw(group)
    guard !sign.points.contains(where: raster.hasInk) else { return false }
    func meets(_ end: Point) -> Bool {
      (1..<surrounded.steps).contains { step in
        let share = Double(step) / Double(surrounded.steps)
        return raster.hasInk(
          at: Point(x: centre.x + (end.x - centre.x) * share, y: centre.y + (end.y - centre.y) * share))
      }
    }
    let (x, y) = (box.width * surrounded.slack, box.height * surrounded.slack)
    let sides = [
      [-y, 0, y].map { (box.minX, centre.y + $0) }, [-y, 0, y].map { (box.maxX, centre.y + $0) },
      [-x, 0, x].map { (centre.x + $0, box.minY) }, [-x, 0, x].map { (centre.x + $0, box.maxY) },
    ]
    guard sides.allSatisfy({ $0.contains { meets(Point(x: $0.0, y: $0.1)) } }) else { return false }
    let corners = [(box.minX, box.minY), (box.maxX, box.minY), (box.maxX, box.maxY), (box.minX, box.maxY)]
    let edge = (corners + [corners[0]]).map { Point(x: $0.0, y: $0.1) }.spread(surrounded.steps)
    return Double(edge.count(where: meets)) >= Double(edge.count) * surrounded.share
  }

  /// The smallest size of a sign, as a share of the drawing's side.
  private static let leastSize = 0.12
  /// The smallest distance of a sign without a frame from other ink, as a share of the drawing's side.
  private static let leastGap = 0.02
  /// The largest number of pieces in a drawing; one with more is an illustration.
  private static let mostUnits = 40

  /// The words of icons whose triangles point somewhere.
  private static let pointing: Set<String> = [
    "arrow", "arrows", "caret", "chevron", "triangle", "pointer", "cursor", "right", "left", "next",
    "previous", "forward", "backward", "back", "expand", "collapse", "navigate", "navigation", "direction",
    "compass", "skip", "flag", "pennant",
  ]
}

extension InkUnit {
  /// The share of a frame's box that the area inside its outline covers at least: that of a circle is 0.79, that of a letter A
  /// turned by 90° 0.5.
  private static let leastFrame = 0.7
  /// The heights of a sign, as shares of its frame's.
  private static let heights = 0.15...0.75
  /// The largest distances between the middles of a sign and its frame, as shares of the frame's width and height. Designers
  /// shift a triangle to the right, where it looks centred.
  private static let offset = (x: 0.12, y: 0.06)

  /// Returns true if a sign stands in the middle of this piece, which surrounds it on all sides.
  fileprivate func frames(_ sign: InkUnit) -> Bool {
    guard let line = lines.first, let outline = Rect(around: line),
      abs(line.signedArea) > outline.width * outline.height * Self.leastFrame
    else { return false }
    return sign.isCentred(in: box)
  }

  /// Returns true if this sign has the size and the place of one in the middle of a frame.
  fileprivate func isCentred(in frame: Rect) -> Bool {
    frame.contains(box) && frame.width > box.width * 1.2 && Self.heights.contains(box.height / frame.height)
      && abs(box.midX - frame.midX) < frame.width * Self.offset.x
      && abs(box.midY - frame.midY) < frame.height * Self.offset.y
  }

  /// Returns true if it is an upright bar as high as a triangle beside it: the triangle skips to it. Two bars are a pause sign.
  fileprivate func isBar(beside triangle: InkUnit, among others: [InkUnit]) -> Bool {
    box.width < box.height * 0.35 && (0.8...1.3).contains(box.height / triangle.box.height)
      && abs(box.midY - triangle.box.midY) < triangle.box.height * 0.1
      && !others.contains { !$0.isSame(as: self) && isRepeated(by: $0) }
  }

  /// Returns true if the ink of another piece is nearer than a distance.
  fileprivate func comesNear(_ other: InkUnit, within distance: Double) -> Bool {
    let reach = distance + ((strokeWidth ?? 0) + (other.strokeWidth ?? 0)) / 2
    return other.points.contains { point in lines.contains { $0.distance(to: point) < reach } }
  }

  /// The ratios of width to height of a play sign: that of an equilateral triangle is 0.87.
  private static let aspects = 0.6...1.2
  /// The shares of its box that a triangle covers, with sharp corners and with round ones.
  private static let areas = 0.45...0.72
  /// The largest distance of a point from the straight side that it belongs to, as a share of the height.
  private static let straightness = 0.05
  /// The share of the height that the upright side takes at least, between its round corners.
  private static let leastSide = 0.5

  /// True if its outermost line is a triangle with an upright side at the left and a corner at the right.
  var isPlayTriangle: Bool {
    guard let line = lines.first, let first = line.first, let last = line.last,
      let inner = Rect(around: line), inner.width > 0, inner.height > 0,
      Self.aspects.contains(inner.width / inner.height),
      first.distance(to: last) < inner.height * 0.05 || strokeWidth == nil,
      Self.areas.contains(abs(line.signedArea) / (inner.width * inner.height))
    else { return false }
    let points = (line + [first]).spread(120)
    // The upright side: nothing but its points and the round corners lies in the left eighth.
    let left = points.filter { $0.x < inner.minX + inner.width * Self.straightness }.map(\.y)
    guard let top = left.min(), let bottom = left.max(), bottom - top > inner.height * Self.leastSide else {
      return false
    }
    // The other sides are each other's mirror image, about the line through the middle: straight, and lower to the right.
    let sides = points.filter {
      $0.x > inner.minX + inner.width * 0.22 && $0.x < inner.minX + inner.width * 0.78
    }.map { (x: ($0.x - inner.minX) / inner.width, y: abs($0.y - inner.midY) / inner.height) }
    let spread = InkSpread(sides)
    guard sides.count > 10, let rise = spread.rise, (-0.75...(-0.3)).contains(rise) else { return false }
    return sides.allSatisfy {
      abs($0.y - spread.middle.y - rise * ($0.x - spread.middle.x)) < Self.straightness
    }
  }
}
