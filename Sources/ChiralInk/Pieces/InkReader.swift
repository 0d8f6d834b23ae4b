package import ChiralSVG

/// Divides a drawing into its pieces of ink.
package struct InkReader {
  private let scene: Scene
  private let weightFactor: Double
  package private(set) var units: [InkUnit] = []

  /// The largest number of subpaths in a drawing; one with more is an illustration, not an icon.
  private static let maximalSubpaths = 160
  /// The largest size of a speck, as a share of the drawing's longer side: burrs that drawing programs leave are hardly seen.
  private static let speck = 0.01

  /// - Parameter weightFactor: what the widths of strokes are multiplied by.
  package init(_ scene: Scene, weightFactor: Double = 1) {
    self.scene = scene
    self.weightFactor = weightFactor
    var subpaths = 0
    for number in scene.index.elements.indices {
      guard isDrawn(number), let lines = lines(of: number) else { continue }
      subpaths += lines.count
      guard subpaths <= Self.maximalSubpaths else {
        units = []
        return
      }
      add(lines, of: number)
    }
  }

  private static let shapes: Set<String> = [
    "path", "polygon", "polyline", "line", "circle", "ellipse", "rect",
  ]

  /// Returns true if an element is a shape that is visible where it stands.
  private func isDrawn(_ number: Int) -> Bool {
    let element = scene.element(number)
    guard element.namespace == .svg, Self.shapes.contains(element.name) else { return false }
    let around = [number] + Array(scene.index.ancestors(of: number))
    return around.allSatisfy { other in
      let kind = ElementKind(scene.element(other).name)
      return kind == .graphics && scene.own("display", other) != "none"
    }
  }

  private func lines(of number: Int) -> [[Point]]? {
    let map = scene.fullMap(number)
    return scene.outline(number)?.polylines(under: map)
  }

  private mutating func add(_ lines: [[Point]], of number: Int) {
    let isFilled = scene.inherited("fill", number) != "none" && scene.element(number).name != "line"
    let isStroked = (scene.inherited("stroke", number) ?? "none") != "none"
    if isFilled, !(isStroked && lines.allSatisfy(\.isStraight)) {
      addOutlines(lines, of: number)
    } else if isStroked {
      let width = scene.strokeWidth(of: number) * weightFactor
      for (index, line) in lines.enumerated() {
        add([index], [line], of: number, width: width, isWhole: lines.count == 1)
      }
    }
  }

  private mutating func add(
    _ subpaths: [Int], _ lines: [[Point]], of number: Int, width: Double?, isWhole: Bool, isHole: Bool = false
  ) {
    let unit = InkUnit(
      element: number, subpaths: subpaths, lines: lines, strokeWidth: width, isWholeElement: isWhole,
      isHole: isHole)
    let side = max(scene.viewBox.width.value, scene.viewBox.height.value)
    if let unit, unit.box.width > 0, unit.box.height > 0,
      max(unit.box.width, unit.box.height) > side * Self.speck
    {
      units.append(unit)
    }
  }

  /// Adds outlines with everything that they enclose: each ring of ink, or each hole in ink, with the holes
  /// in it.
  private mutating func addOutlines(_ lines: [[Point]], of number: Int) {
    let rings = Nesting(lines, countsDirections: scene.inherited("fill-rule", number) != "evenodd")
    for ring in lines.indices where rings.isEdge[ring] {
      let holes = lines.indices.filter { rings.parents[$0] == ring && rings.isEdge[$0] }
      let inside = lines.indices.filter { $0 != ring && rings.isInside($0, ring) }
      let visible = [lines[ring]] + holes.map { lines[$0] }
      add(
        [ring] + inside, visible, of: number, width: nil,
        isWhole: lines.indices.allSatisfy { $0 == ring || inside.contains($0) || !rings.isEdge[$0] },
        isHole: rings.isHole(ring))
    }
  }
}

/// The nesting of the outlines of a path.
package struct Nesting {
  /// The index of the smallest outline around each outline; nil if nothing surrounds it.
  package private(set) var parents: [Int?]
  /// True for each outline at which ink begins or ends.
  private(set) var isEdge: [Bool]

  package init(_ lines: [[Point]], countsDirections: Bool) {
    let boxes = lines.map { Rect(around: $0) }
    let areas = lines.map(\.signedArea)
    parents = lines.indices.map { inner in
      let around = lines.indices.filter { outer in
        guard outer != inner, let box = boxes[outer], let innerBox = boxes[inner] else { return false }
        return abs(areas[outer]) > abs(areas[inner]) && box.contains(innerBox)
          && lines[inner].first.map { lines[outer].encloses($0) } == true
      }
      return around.min { abs(areas[$0]) < abs(areas[$1]) }
    }
    // A subpath without an area, such as a moveto alone, encloses nothing.
    isEdge = areas.map { abs($0) > 1e-9 }
    guard countsDirections else { return }
    for ring in lines.indices where isEdge[ring] {
      // By the rule `nonzero`, an outline is an edge of the ink if the winding number is 0 on exactly one of its sides.
      let outside = ancestors(of: ring).map { areas[$0] > 0 ? 1 : -1 }.reduce(0, +)
      let inside = outside + (areas[ring] > 0 ? 1 : -1)
      isEdge[ring] = (outside == 0) != (inside == 0)
    }
  }

  private func ancestors(of ring: Int) -> some Sequence<Int> {
    sequence(state: ring) { ring in
      guard let parent = parents[ring] else { return nil }
      ring = parent
      return parent
    }
  }

  package func isInside(_ inner: Int, _ outer: Int) -> Bool { ancestors(of: inner).contains(outer) }

  /// Returns true if the inside of an outline is paper.
  package func isHole(_ ring: Int) -> Bool { ancestors(of: ring).count { isEdge[$0] } % 2 == 1 }
}

extension [Point] {
  /// True if the points lie on one straight line, which a fill leaves empty.
  fileprivate var isStraight: Bool {
    guard let box = Rect(around: self) else { return true }
    let longest = Swift.max(box.width, box.height)
    return abs(signedArea) < longest * longest * 1e-6
      && allSatisfy { [self[0], self[count - 1]].distance(to: $0) < longest * 1e-3 }
  }

  /// The area inside the line; positive if the points run clockwise on the screen.
  package var signedArea: Double {
    // The sum of the areas of the triangles between each side and the origin (the shoelace formula).
    zip(self, dropFirst() + prefix(1)).reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
  }

  /// Returns true if the ends of a line are no farther apart than a distance.
  package func isClosed(within distance: Double) -> Bool {
    guard count > 2, let first, let last else { return false }
    return first.distance(to: last) <= distance
  }

  /// Returns true if a point lies inside the closed line.
  package func encloses(_ point: Point) -> Bool {
    // From inside, a ray to the right crosses the line an odd number of times.
    var isInside = false
    for (one, other) in zip(self, dropFirst() + prefix(1)) where (one.y > point.y) != (other.y > point.y) {
      if point.x < one.x + (point.y - one.y) / (other.y - one.y) * (other.x - one.x) { isInside.toggle() }
    }
    return isInside
  }
}
