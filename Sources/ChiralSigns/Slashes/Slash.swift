package import ChiralInk
package import ChiralSVG

/// A slash that negates, independent of how it is drawn, with everything that rebuilding its icon needs.
package struct Slash {
  /// The form in which a slash is drawn.
  package enum Form {
    /// A closed outline, in the coordinates of its path.
    case outline([OutlinePiece])
    /// A stroke, in the coordinates of its element.
    case stroke(OutlinePiece)
  }

  /// The number of the element that draws it.
  package let number: Int
  /// The map from the element's coordinates to those of the drawing.
  package let map: Affine
  /// The direction from end to end, downwards, in the drawing's coordinates.
  package let slant: Slant
  /// The positions of its two ends along that direction, without caps.
  package let ends: ClosedRange<Double>
  /// The positions of its two edges across that direction.
  package private(set) var edges: ClosedRange<Double>
  package let form: Form
  /// The subpath that draws nothing else, counted from 0; nil if the element is the slash, or the slash is
  /// fused with other shapes.
  package internal(set) var subpath: Int?
  /// True if the element draws nothing else.
  package internal(set) var isWholeElement = false
  /// The confidence that the geometry alone shows a slash, 0…1.
  package fileprivate(set) var confidence = 0.0
}

extension Slash {
  /// The position of its centre line across its direction.
  package var middle: Double { (edges.lowerBound + edges.upperBound) / 2 }
  /// The distance from edge to edge.
  package var width: Double { edges.upperBound - edges.lowerBound }
  /// The distance from end to end, without caps.
  package var length: Double { ends.upperBound - ends.lowerBound }
  /// True if it runs from the upper left to the lower right.
  package var runsDown: Bool { slant.x * slant.y > 0 }
  /// True if it is drawn apart from everything else, as an element or a subpath.
  package var isApart: Bool { isWholeElement || subpath != nil }

  /// The smallest confidence at which a slash needs no name.
  package static let sure = 0.8

  /// Finds the slash of a drawing. If the name negates, this is the longest bar near a diagonal; otherwise it
  /// must be a bar that cannot be anything else. Nil if there is none.
  package init?(in scene: Scene, isNegated: Bool) {
    let likely = scene.once { Slash(mostLikelyIn: scene) }
    guard let best = likely, isNegated || best.confidence >= Self.sure else { return nil }
    self = best
  }

  /// Finds the longest bar near a diagonal, or the one that is surest to be a slash; nil if there is none.
  package init?(mostLikelyIn scene: Scene) {
    // Lines that continue one another are a slash only if the drawing says so: forks and swords cross, too.
    let bars = Self.judged(Self.bars(in: scene), in: scene).filter {
      $0.isApart || !$0.isStroke || $0.confidence >= Self.sure
    }
    guard let best = bars.max(by: { $0.rank < $1.rank }) else { return nil }
    self = best
  }

  /// Returns bars with the confidence that they are slashes, without those of percent signs.
  private static func judged(_ bars: [Slash], in scene: Scene) -> [Slash] {
    guard !bars.isEmpty else { return [] }
    let signs = GlyphCandidate.percentSigns(among: scene.units).flatMap(\.units)
    return bars.filter { bar in !signs.contains(where: bar.isDrawn) }.map { bar in
      var bar = bar
      bar.confidence =
        SlashEvidence(of: bar.withUsualWeight(in: scene), among: scene.units(drawnWith: .bold), in: scene)
        .confidence
      return bar
    }
  }

  private var rank: (Int, Int, Double) { (confidence >= Self.sure ? 1 : 0, isStroke ? 1 : 0, length) }

  private var isStroke: Bool { if case .stroke = form { true } else { false } }

  /// The smallest length of a stroke, as a share of the drawing's diagonal.
  private static let minimalLength = 0.45
  /// The largest distance from the centre of a stroke to the drawing's centre, as a share of the diagonal.
  private static let maximalOffset = 0.12

  /// Returns all shapes in a drawing that may be a slash from corner to corner.
  private static func bars(in scene: Scene) -> [Slash] {
    let central = strokes(in: scene, longerThan: minimalLength).filter {
      $0.centre.distance(to: scene.centre) < scene.diagonal * maximalOffset
    }
    return central + outlines(in: scene)
  }

  /// Returns the slash as drawn with strokes of the usual weight, in a drawing of lighter or bolder ones.
  package func withUsualWeight(in scene: Scene) -> Slash {
    guard isStroke else { return self }
    var slash = self
    let half = width / 2 * scene.weightFactor(.bold)
    slash.edges = middle - half...middle + half
    return slash
  }

  /// The midpoint of its centre line.
  package var centre: Point { point(along: (ends.lowerBound + ends.upperBound) / 2, across: middle) }

  /// Returns the point in the drawing at a position along and across the slash.
  package func point(along: Double, across: Double) -> Point {
    slant.point(along: along, across: across)
  }

  /// Returns true if a piece of ink is this slash and nothing else.
  package func isDrawn(by unit: InkUnit) -> Bool {
    unit.element == number && (isWholeElement || subpath.map { unit.subpaths.contains($0) } == true)
  }
}

/// The detection of a gap beside a slash.
extension Slash {
  /// Returns true if there is a gap beside the slash; a mirror image would have it on the wrong side.
  ///
  /// A shape that a slash merely covers continues beyond it on both sides. If the rest of the drawing has ink
  /// on one side only, or has no ink under the slash, it makes room for the slash.
  package func hasGap(in scene: Scene) -> Bool { withUsualWeight(in: scene).isBesideGap(in: scene) }

  private func isBesideGap(in scene: Scene) -> Bool {
    let rest = InkField(scene.units(drawnWith: .bold).filter { !isDrawn(by: $0) }, of: scene)
    // Samples are taken a quarter of the width beside each edge. Three times as much ink on one side as on
    // the other is a gap.
    let beside = max(width * 0.25, rest.step)
    let counts = [edges.lowerBound - beside, middle, edges.upperBound + beside].map { across in
      (0..<Self.samples).count { step in
        let share = (Double(step) + 0.5) / Double(Self.samples)
        return rest.hasInk(at: point(along: ends.lowerBound + length * share, across: across))
      }
    }
    return counts[1] < Self.least || min(counts[0], counts[2]) * 3 < max(counts[0], counts[2])
  }

  private static let samples = 120
  /// The smallest number of samples with ink under the slash; fewer are a seam.
  private static let least = 6
}
