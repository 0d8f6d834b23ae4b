import ChiralInk
import ChiralSVG
import ChiralSigns

/// The surroundings of a slash in pictures of a drawing. Outside the band the drawing has to match its
/// sibling; inside the band lies the gap.
struct SlashBand {
  let slash: Slash
  let box: Rect
  /// The width of the pictures in pixels.
  let pixels: Int
  /// The edges of the slash, if the drawing had strokes of the usual weight. Gaps are as wide in light drawings as in bold ones.
  private let edges: ClosedRange<Double>

  init(_ slash: Slash, of scene: Scene, pixels: Int) {
    self.slash = slash
    self.pixels = pixels
    box = scene.drawingBox
    edges = slash.withUsualWeight(in: scene).edges
  }

  /// The distance between those edges, the unit of distances from the slash.
  var pen: Double { edges.upperBound - edges.lowerBound }

  /// The side of a pixel in the drawing's units.
  var unit: Double { box.width / Double(pixels) }

  /// Returns the centre of a pixel, in the drawing's coordinates.
  func point(_ x: Int, _ y: Int) -> Point { box.point(ofPixel: x, y, pixels: pixels) }

  /// Returns true if a pixel lies on the slash or within a distance of it, given in pens.
  func holds(_ x: Int, _ y: Int, within pens: Double) -> Bool {
    let place = point(x, y)
    let reach = pen * pens
    let across = slash.slant.across(place)
    let along = slash.slant.along(place)
    return across > edges.lowerBound - reach && across < edges.upperBound + reach
      && along > slash.ends.lowerBound - pen - reach
      && along < slash.ends.upperBound + pen + reach
  }

  /// Returns true if a pixel lies on the slash itself or at its edge.
  func isOnSlash(_ x: Int, _ y: Int) -> Bool {
    let across = slash.slant.across(point(x, y))
    return across > slash.edges.lowerBound - unit && across < slash.edges.upperBound + unit
  }

  // MARK: The gap

  /// The width of the gap on each side of the slash: `below` towards smaller positions across it, `above`
  /// towards larger ones; 0 where the base touches the slash.
  struct Gap {
    let below, above: Double
  }

  /// Returns true if a pixel lies on the slash or in a gap beside it.
  func isHidden(_ x: Int, _ y: Int, by gap: Gap) -> Bool {
    let (across, along) = (slash.slant.across(point(x, y)), slash.slant.along(point(x, y)))
    let reach = pen + max(gap.below, gap.above)
    return across > slash.edges.lowerBound - gap.below - unit
      && across < slash.edges.upperBound + gap.above + unit
      && along > slash.ends.lowerBound - reach && along < slash.ends.upperBound + reach
  }

  /// The width of the widest gap, in pens.
  static let reach = 1.7
  /// The largest number of steps in which a gap is measured, whatever the width of the slash: pictures are smaller.
  private static let mostSteps = 1 << 14

  /// Measures the gap by the ink that the sibling has and the drawing lacks, by distance from the slash.
  func gap(in drawing: Picture, besides sibling: Picture) -> Gap {
    Gap(below: width(in: drawing, besides: sibling, -1), above: width(in: drawing, besides: sibling, 1))
  }

  private func width(in drawing: Picture, besides sibling: Picture, _ sign: Double) -> Double {
    let steps = max(1, min(Self.mostSteps, Int(saturating: pen * Self.reach / unit)))
    var there = [Double](repeating: 0, count: steps)
    var gone = there
    for y in 0..<drawing.height {
      for x in 0..<drawing.width {
        let place = point(x, y)
        let along = slash.slant.along(place)
        let distance = sign * (slash.slant.across(place) - slash.middle) - slash.width / 2
        guard slash.ends.contains(along), distance >= 0, distance < Double(steps) * unit else { continue }
        let step = min(steps - 1, Int(saturating: distance / unit))
        let ink = Double(sibling.alpha(x, y)) / 255
        there[step] += ink
        gone[step] += max(0, ink - Double(drawing.alpha(x, y)) / 255)
      }
    }
    // The gap ends at the first distance at which the drawing keeps more than half of the sibling's ink. A
    // sibling with hardly any ink beside the slash (less than half a pixel per step) shows no gap.
    let enough = Double(steps)
    let end = there.indices.first { there[$0] > 1 && gone[$0] < there[$0] * 0.5 } ?? steps
    return there.reduce(0, +) > enough * 0.5 && end < steps ? Double(end) * unit : 0
  }
}
