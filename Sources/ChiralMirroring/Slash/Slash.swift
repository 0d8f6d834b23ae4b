import ChiralGeometry
import ChiralSVG

/// A slash that negates, whatever draws it, with all that rebuilding its icon takes.
struct Slash {
  /// How it is drawn.
  enum Form {
    /// A closed outline, in the coordinates of its path.
    case outline([OutlinePiece])
    /// A stroke that is an element of its own.
    case stroke
  }

  /// The element that draws it.
  let number: Int
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

  /// Where its middle line lies across its direction.
  var middle: Double { (edges.lowerBound + edges.upperBound) / 2 }

  /// The slash of a drawing: a stroke of its own, else an outline; nil where there is none.
  init?(in scene: Scene) {
    if let stroke = StrokedSlash(in: scene) {
      self.init(stroke)
    } else if let fused = FusedSlash(in: scene) {
      self.init(fused)
    } else {
      return nil
    }
  }

  private init(_ fused: FusedSlash) {
    number = fused.number
    map = fused.map
    slant = fused.slant
    ends = fused.ends
    edges = fused.edges
    form = .outline(fused.outline)
    isWholeElement = fused.isWholeElement
  }

  private init(_ stroke: StrokedSlash) {
    number = stroke.number
    map = stroke.map
    slant = stroke.slant
    ends = stroke.ends
    edges = stroke.edges
    form = .stroke
    isWholeElement = true
  }
}

/// Whether what a slash strikes out makes room for it.
extension Slash {
  /// Whether there is a gap beside the slash: then a mirror image has it on the wrong side.
  ///
  /// What the slash hides goes on beyond it, on both sides. Where the rest of the drawing has ink on one side alone, or
  /// none where the slash lies, it makes room for it.
  func hasGap(in scene: Scene, _ probe: Mirror.PictureProbe) -> Bool {
    var document = scene.document
    document.root.hide(number)
    guard let picture = probe(document, Self.width) else { return true }
    let scale = Double(Self.width) / scene.viewBox.width.value
    let beside = max((edges.upperBound - edges.lowerBound) * 0.25, 1 / scale)
    let counts = [edges.lowerBound - beside, middle, edges.upperBound + beside].map { across in
      (0..<Self.samples).count { step in
        let share = (Double(step) + 0.5) / Double(Self.samples)
        let along = ends.lowerBound + (ends.upperBound - ends.lowerBound) * share
        let x = (along * slant.x - across * slant.y - scene.viewBox.minX.value) * scale
        let y = (along * slant.y + across * slant.x - scene.viewBox.minY.value) * scale
        return picture.hasInk(x, y)
      }
    }
    return counts[1] < Self.least || min(counts[0], counts[2]) * 3 < max(counts[0], counts[2])
  }

  private static let width = 192
  private static let samples = 120
  /// Less ink than this where the slash lies is a seam.
  private static let least = 6
}

extension Picture {
  /// Whether something is drawn at a place, in pixels.
  fileprivate func hasInk(_ x: Double, _ y: Double) -> Bool {
    guard x >= 0, y >= 0, x < Double(width), y < Double(height) else { return false }
    return pixels[(Int(y) * width + Int(x)) * 4 + 3] > 127
  }
}

extension SVGElement {
  /// Draws the element with a number no more.
  fileprivate mutating func hide(_ number: Int) {
    if order == number { self["display"] = "none" }
    for index in children.indices {
      guard case .element(var child) = children[index] else { continue }
      child.hide(number)
      children[index] = .element(child)
    }
  }
}

extension Scene {
  /// The length of the drawing's diagonal.
  var diagonal: Double {
    let (width, height) = (viewBox.width.value, viewBox.height.value)
    return (width * width + height * height).squareRoot()
  }
}
