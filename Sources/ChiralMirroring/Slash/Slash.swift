import ChiralGeometry
import ChiralSVG

/// A slash that negates, whatever draws it, with all that rebuilding its icon takes.
struct Slash {
  /// The way it is drawn.
  enum Form {
    /// A closed outline, in the coordinates of its path.
    case outline([OutlinePiece])
    /// A stroke, in the coordinates of its element.
    case stroke(OutlinePiece)
  }

  /// The element that draws it.
  let number: Int
  /// The subpath that draws nothing else, counted from 0; nil where the element is the slash, or the slash is fused.
  let subpath: Int?
  /// From that element's coordinates to those of the drawing.
  let map: Affine
  /// From end to end, downwards, in the drawing's coordinates.
  let slant: Slant
  /// Where its two ends lie along that direction, caps not counted.
  let ends: ClosedRange<Double>
  /// Where its two edges lie across that direction.
  let edges: ClosedRange<Double>
  let form: Form
  /// Whether its element draws nothing else.
  let isWholeElement: Bool
  /// A value that indicates how surely the geometry alone shows a slash, 0…1.
  private(set) var confidence = 0.0

  /// Where its middle line lies across its direction.
  var middle: Double { (edges.lowerBound + edges.upperBound) / 2 }
  /// From edge to edge.
  var width: Double { edges.upperBound - edges.lowerBound }
  /// From end to end, caps not counted.
  var length: Double { ends.upperBound - ends.lowerBound }
  /// Whether it runs from the upper left to the lower right.
  var runsDown: Bool { slant.x * slant.y > 0 }
  /// Whether it is drawn apart from everything else, as an element or a subpath.
  var isApart: Bool { isWholeElement || subpath != nil }

  /// A slash of this confidence needs no name.
  static let sure = 0.8

  /// The slash of a drawing: by a name that says that something is off, the longest bar near a diagonal; without one,
  /// a bar that can be nothing else. Nil where there is none.
  init?(in scene: Scene, isNegated: Bool) {
    let bars = Self.bars(in: scene)
    guard !bars.isEmpty else { return nil }
    let units = InkReader(scene).units
    let judged = bars.map { bar in
      var bar = bar
      bar.confidence = SlashEvidence(of: bar, among: units, in: scene).confidence
      return bar
    }
    guard let best = judged.max(by: { $0.rank < $1.rank }) else { return nil }
    guard isNegated || best.confidence >= Self.sure else { return nil }
    self = best
  }

  private var rank: (Int, Int, Double) { (confidence >= Self.sure ? 1 : 0, isStroke ? 1 : 0, length) }

  private var isStroke: Bool { if case .stroke = form { true } else { false } }

  /// A stroke is at least this share of the drawing's diagonal.
  private static let minimalLength = 0.45
  /// How far the middle of a stroke may lie from the drawing's, as a share of the diagonal.
  private static let maximalOffset = 0.12

  /// Everything in a drawing that may be a slash from corner to corner.
  private static func bars(in scene: Scene) -> [Slash] {
    let strokes = StrokedSlash.all(in: scene, longerThan: minimalLength).map(Slash.init)
    let centre = scene.centre
    let central = strokes.filter {
      $0.centre.distance(to: centre) < scene.diagonal * maximalOffset
    }
    return central + FusedSlash.all(in: scene).map(Slash.init)
  }

  /// The middle of its middle line.
  var centre: Point { point(along: (ends.lowerBound + ends.upperBound) / 2, across: middle) }

  /// The place in the drawing that lies so far along and across.
  func point(along: Double, across: Double) -> Point {
    Point(x: along * slant.x - across * slant.y, y: along * slant.y + across * slant.x)
  }

  private init(_ fused: FusedSlash) {
    number = fused.number
    subpath = fused.subpath
    map = fused.map
    slant = fused.slant
    ends = fused.ends
    edges = fused.edges
    form = .outline(fused.outline)
    isWholeElement = fused.isWholeElement
  }

  private init(_ stroke: StrokedSlash) {
    number = stroke.number
    subpath = stroke.subpath
    map = stroke.map
    slant = stroke.slant
    ends = stroke.ends
    edges = stroke.edges
    form = .stroke(stroke.line)
    isWholeElement = stroke.subpath == nil
  }

  /// Whether a piece of ink is this slash and nothing else.
  func isDrawn(by unit: InkUnit) -> Bool {
    unit.element == number && (isWholeElement || subpath.map { unit.subpaths.contains($0) } == true)
  }
}

/// Whether what a slash strikes out makes room for it.
extension Slash {
  /// Whether there is a gap beside the slash: then a mirror image has it on the wrong side.
  ///
  /// What the slash hides goes on beyond it, on both sides. Where the rest of the drawing has ink on one side alone, or
  /// none where the slash lies, it makes room for it.
  func hasGap(in scene: Scene) -> Bool {
    let rest = InkField(InkReader(scene).units.filter { !isDrawn(by: $0) }, of: scene)
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
  /// Less ink than this where the slash lies is a seam.
  private static let least = 6
}

extension Scene {
  /// The length of the drawing's diagonal.
  var diagonal: Double {
    let (width, height) = (viewBox.width.value, viewBox.height.value)
    return (width * width + height * height).squareRoot()
  }

  var centre: Point {
    Point(
      x: viewBox.minX.value + viewBox.width.value / 2, y: viewBox.minY.value + viewBox.height.value / 2)
  }
}
