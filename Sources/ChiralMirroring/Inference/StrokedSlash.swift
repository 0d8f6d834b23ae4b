import ChiralGeometry
import ChiralSVG

/// A slash that is an element of its own: one straight stroke from corner to corner, under a name that says that
/// something is off (R14).
struct StrokedSlash {
  let number: Int
  private let start: Point
  private let end: Point

  /// At least this share of the drawing's diagonal.
  private static let minimalLength = 0.45
  /// How far its middle may lie from the drawing's, as a share of the diagonal.
  private static let maximalOffset = 0.12

  /// The longest such stroke of a drawing; nil where there is none.
  init?(in scene: Scene) {
    let found = scene.index.elements.indices.compactMap { StrokedSlash($0, in: scene) }
    guard let longest = found.max(by: { $0.start.distance(to: $0.end) < $1.start.distance(to: $1.end) })
    else {
      return nil
    }
    self = longest
  }

  private init?(_ number: Int, in scene: Scene) {
    guard ["line", "path", "polyline"].contains(scene.element(number).name),
      (scene.inherited("stroke", number) ?? "none") != "none",
      !scene.index.ancestors(of: number).contains(where: { ElementKind(scene.element($0).name) != .graphics }
      ),
      let outline = scene.outline(number), outline.count == 2,
      case .move(let first) = outline[0], case .line(let last) = outline[1]
    else { return nil }
    let map = scene.map(around: number).map.concatenating(scene.localMap(number))
    start = map(first)
    end = map(last)
    self.number = number
    let box = scene.viewBox
    let diagonal = (box.width.value * box.width.value + box.height.value * box.height.value).squareRoot()
    let middle = Point(
      x: box.minX.value + box.width.value / 2, y: box.minY.value + box.height.value / 2)
    let own = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    guard let slant = Slant(from: start, to: end), slant.isDiagonal,
      start.distance(to: end) > diagonal * Self.minimalLength,
      own.distance(to: middle) < diagonal * Self.maximalOffset
    else { return nil }
  }

  /// Whether it runs from the upper left to the lower right.
  var runsDown: Bool { (end.x - start.x) * (end.y - start.y) > 0 }

  /// Whether the rest of the drawing leaves the slash free: then there may be a gap beside it, on one side, that a
  /// mirrored base has on the other.
  func hasGap(in scene: Scene, _ probe: Mirror.PictureProbe) -> Bool {
    var document = scene.document
    document.root.hide(number)
    guard let picture = probe(document, Self.width) else { return true }
    let scale = Double(Self.width) / scene.viewBox.width.value
    let inked = (10..<90).count { percent in
      let share = Double(percent) / 100
      let x = (start.x + (end.x - start.x) * share - scene.viewBox.minX.value) * scale
      let y = (start.y + (end.y - start.y) * share - scene.viewBox.minY.value) * scale
      guard x >= 0, y >= 0, Int(x) < picture.width, Int(y) < picture.height else { return false }
      return picture.pixels[(Int(y) * picture.width + Int(x)) * 4 + 3] > 127
    }
    return inked < 5
  }

  private static let width = 96

  static let reason = "R14: a stroke from corner to corner, in an icon whose name says off"

  static let gapMessage =
    "R14: it is a slash of its own, but what it strikes out seems to leave a gap beside it, which a mirror image "
    + "has on the wrong side; give the slash the verb keep if there is none, mirror the gap by a mask with the "
    + "verb keep, or draw the right-to-left form"
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
