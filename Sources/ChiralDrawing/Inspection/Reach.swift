import ChiralSVG

/// The elements that are visible, directly or through references, and the references that fail.
struct Reach {
  /// A reference by id, with the byte where it is written.
  struct Reference: Hashable {
    let target: String
    let property: String
    let offset: Int
    /// True if something else is drawn if the target is missing.
    let hasFallback: Bool
  }

  private enum Visit { case open, done }

  private let drawing: InspectedDrawing
  private var visits: [Int: Visit] = [:]
  /// The first element of each cycle of references.
  private(set) var circles: [Int] = []
  /// The references of visible elements to missing targets.
  private(set) var missing: [Reference] = []
  /// The ids to which visible elements refer.
  private(set) var targets: Set<String> = []

  /// The deepest nesting; librsvg refuses deeper drawings.
  private static let maximalDepth = 512

  init(_ drawing: InspectedDrawing) {
    self.drawing = drawing
    visit(0, depth: 0)
  }

  /// The numbers of the visible elements.
  var drawn: Set<Int> { Set(visits.keys) }

  private mutating func visit(_ number: Int, depth: Int) {
    switch visits[number] {
    case .done: return
    case .open:
      circles.append(number)
      return
    case nil: break
    }
    guard depth < Self.maximalDepth, drawing.cascade.own("display", number) != "none" else { return }
    visits[number] = .open
    for child in drawing.index.children(of: number) {
      let element = drawing.index.elements[child]
      // The mirror leaves stops alone, because they have no place; the colours of a visible gradient are theirs.
      let isDrawn = ElementKind(element.name) == .graphics || element.name == "stop"
      guard element.namespace == .svg, isDrawn else { continue }
      visit(child, depth: depth + 1)
    }
    for reference in drawing.references(of: number) { follow(reference, depth: depth) }
    visits[number] = .done
  }

  /// The elements that a property can draw with.
  private static let kinds: [String: Set<String>] = [
    "fill": ["linearGradient", "radialGradient", "pattern"],
    "stroke": ["linearGradient", "radialGradient", "pattern"],
    "clip-path": ["clipPath"], "mask": ["mask"], "filter": ["filter"], "marker": ["marker"],
    "marker-start": ["marker"], "marker-mid": ["marker"], "marker-end": ["marker"],
  ]

  private mutating func follow(_ reference: Reference, depth: Int) {
    targets.insert(reference.target)
    if let target = drawing.index.byID[reference.target] {
      // Another element is ignored as a paint: an id shared by a path and a gradient gives a cycle of names
      // only.
      let kinds = Self.kinds[reference.property]
      guard kinds?.contains(drawing.index.elements[target].name) != false else { return }
      visit(target, depth: depth + 1)
    } else if !reference.hasFallback {
      missing.append(reference)
    }
  }
}

extension InspectedDrawing {
  /// The properties through which an element refers to others.
  private static let properties = [
    "fill", "stroke", "marker-start", "marker-mid", "marker-end", "marker", "clip-path", "mask", "filter",
  ]

  /// The elements whose `href` draws something.
  private static let users: Set<String> = [
    "use", "linearGradient", "radialGradient", "pattern", "textPath", "tref", "feImage", "filter",
  ]

  /// Returns the references of an element to ids.
  func references(of number: Int) -> [Reach.Reference] {
    let element = index.elements[number]
    guard element.namespace == .svg else { return [] }
    let painted = Self.properties.compactMap { property -> Reach.Reference? in
      guard let value = cascade.own(property, number), let reference = URLReference(firstIn: value),
        let id = reference.id
      else { return nil }
      return Reach.Reference(
        target: id, property: property, offset: offset(of: property, number),
        hasFallback: reference.fallback != nil)
    }
    guard Self.users.contains(element.name), let href = element.href,
      let id = URLReference.id(inAddress: href.value)
    else { return painted }
    return painted + [
      Reach.Reference(target: id, property: href.name, offset: href.offset, hasFallback: false)
    ]
  }
}
