package import ChiralInk
package import ChiralSVG
import ChiralValues

extension Sign {
  /// A prohibition sign, which is recognised by its geometry.
  static let prohibition = Sign(
    name: "prohibition", guideline: "R14", noun: "a prohibition sign", subject: .slash,
    detectors: [
      Detector(
        find: { view, sign in
          ProhibitionSign.all(among: view.units, side: view.side)
            .compactMap { Sighting(sign, $0.units, in: $0.box, by: .frame) }
        }, isFramed: true)
    ],
    examples: [
      .seen(
        "a prohibition sign beside a line",
        "<path d=\"M2 4h9\"/><circle cx=\"15\" cy=\"15\" r=\"6\"/><path d=\"M10.8 10.8l8.4 8.4\"/>"),
      .unseen(
        "a ring with a bar that is level",
        "<path d=\"M2 4h9\"/><circle cx=\"15\" cy=\"15\" r=\"6\"/><path d=\"M9 15h12\"/>"),
    ])
}

/// A prohibition sign: a ring, a disc or a square frame with a diagonal bar across its middle (R14).
///
/// The bar may join the ring, lie apart in it, or be cut out of a disc. Beside other things the sign is a badge, which
/// goes to the mirrored place as one; by itself it is the icon.
package struct ProhibitionSign {
  /// The pieces of ink that stay as they are: the whole sign if the bar joins its frame, or else the bar.
  package let units: [InkUnit]
  /// The box of the frame, in whose middle the bar stays.
  package let box: Rect

  /// Returns the signs of a drawing, which has sides of this length.
  package static func all(among units: [InkUnit], side: Double) -> [ProhibitionSign] {
    units.compactMap { frame in
      let size = max(frame.box.width, frame.box.height)
      guard !frame.isHole, frame.isFrame, size > side * leastSize else { return nil }
      return ProhibitionSign(in: frame, among: units, side: side)
    }
  }

  /// Returns true if a drawing shows such a sign.
  package static func isDrawn(in scene: Scene) -> Bool {
    let side = max(scene.viewBox.width.value, scene.viewBox.height.value)
    return !all(among: scene.units, side: side).isEmpty
  }

  /// The smallest size of a sign, as a share of the drawing's side; a smaller bar is a speck at 24 pixels.
  private static let leastSize = 0.25

  private init?(in frame: InkUnit, among units: [InkUnit], side: Double) {
    // A bar may lie on a disc, but what lies on a ring is a part of its rim.
    let isRing = frame.lines.count > 1 || frame.strokeWidth != nil
    lazy var layers = isRing ? Layers(of: [frame], side: side) : nil
    let inside = units.filter { frame.box.contains($0.box) && !$0.isSame(as: frame) }
    let isRim = { (unit: InkUnit) in
      abs(unit.box.midX - frame.box.midX) < frame.box.width * Self.mostOffset
        && layers.map { $0.contains(unit) } ?? false
    }
    let ink = inside.filter { !$0.isHole && !isRim($0) }
    let holes = inside.filter { $0.isHole && $0.element == frame.element }
    box = frame.box
    // A line that comes from outside makes it something else, such as a leaf with a stem.
    let centre = Point(x: box.midX, y: box.midY)
    let reach = box.width / 2 * Self.inner
    let isCrossed = units.contains { unit in
      !unit.isSame(as: frame) && !frame.box.contains(unit.box)
        && unit.lines.contains { $0.distance(to: centre) < reach } && !isRim(unit)
    }
    guard !isCrossed else { return nil }
    if ink.isEmpty, frame.lines.count > 1, Self.isBar([frame], in: box) {
      self.units = [frame]
    } else if !ink.isEmpty, Self.isCentred(ink, in: box), Self.isBar(ink, in: box) {
      self.units = ink
    } else if ink.isEmpty, holes.count == 1, Self.isCentred(holes, in: box), Self.isBar(holes, in: box) {
      self.units = holes
    } else {
      return nil
    }
  }

  /// The largest distance between the middles of the bar and the frame, as a share of the frame's size: rounding.
  private static let mostOffset = 0.03

  private static func isCentred(_ units: [InkUnit], in box: Rect) -> Bool {
    guard let bar = ThingCandidate(units)?.box else { return false }
    let slack = box.width * mostOffset
    return abs(bar.midX - box.midX) < slack && abs(bar.midY - box.midY) < slack
  }

  /// The samples per side of the frame's box.
  private static let samples = 64
  /// The part of the frame in which the bar is looked for, as a share of its radius. The rim of the boldest prohibition
  /// signs covers the outer third.
  private static let inner = 0.6

  /// Returns true if the ink in the middle of a frame is one straight diagonal bar of even width through the centre.
  private static func isBar(_ units: [InkUnit], in box: Rect) -> Bool {
    var raster = InkRaster(box: box, side: samples)
    raster.draw(units)
    let centre = Double(samples - 1) / 2
    let radius = Double(samples) / 2
    let places = raster.samples.indices.filter { raster.samples[$0] }
      .map { (x: Double($0 % samples) - centre, y: Double($0 / samples) - centre) }
      .filter { $0.x * $0.x + $0.y * $0.y < radius * inner * radius * inner }
    guard places.count > samples else { return false }
    let runsDown = places.reduce(0) { $0 + $1.x * $1.y } > 0
    // Positions along and across the diagonal that the ink follows.
    let half = 0.5.squareRoot()
    let along = places.map { ($0.x + (runsDown ? $0.y : -$0.y)) * half }
    let across = places.map { ($0.y - (runsDown ? $0.x : -$0.x)) * half }
    guard let first = along.min(), let last = along.max() else { return false }
    let width = Double(places.count) / (last - first + 1)
    // A bar reaches at least 0.4 of the radius to both sides, is at most 0.45 times as wide as long, and has straight edges:
    // nothing lies farther from its middle than half its mean width, and 2.5 samples for rounding.
    guard first < -radius * 0.4, last > radius * 0.4, width < (last - first) * 0.45,
      across.allSatisfy({ abs($0) < width * 0.5 + 2.5 })
    else { return false }
    // Its ends are as wide as its middle, less their caps; those of a compass needle are a third as wide.
    let bins = 6
    let counts = along.reduce(into: [Int](repeating: 0, count: bins)) { counts, place in
      counts[max(0, min(bins - 1, Int(saturating: (place - first) / (last - first) * Double(bins))))] += 1
    }
    return counts.allSatisfy { Double($0 * bins) > Double(places.count) * 0.6 }
  }
}

extension InkUnit {
  /// True if the outermost line is about as wide as high and its own mirror image, as that of a ring or a square.
  fileprivate var isFrame: Bool {
    (0.9...1.1).contains(box.width / box.height) && isSymmetric
  }
}
