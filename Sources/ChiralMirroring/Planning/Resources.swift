import ChiralInk
import ChiralSVG

/// Properties of referenced definitions: units, templates, the coordinates of content.
extension Scene {
  /// Returns true if a units attribute is `objectBoundingBox`; `standard` if it is missing.
  func units(_ attribute: String, _ number: Int, standard: Bool = false) -> Bool {
    switch element(number)[attribute] {
    case "objectBoundingBox": true
    case "userSpaceOnUse": false
    default: standard
    }
  }

  /// Returns a gradient or pattern followed by the templates that its `href` names, nearest first.
  func chain(_ number: Int) -> [Int] {
    var chain = [number]
    while let next = chain.last.flatMap({ target(of: element($0).href?.value) }), !chain.contains(next),
      Self.templates.contains(element(next).name)
    {
      chain.append(next)
    }
    return chain
  }

  private static let templates: Set<String> = ["linearGradient", "radialGradient", "pattern"]

  /// The gradients and patterns that others use as templates.
  var templateTargets: Set<Int> {
    let users = index.elements.filter { Self.templates.contains($0.name) && $0.href != nil }
    return Set(users.compactMap { target(of: $0.href?.value) })
  }

  /// Returns an attribute of a gradient or pattern, from the nearest template that has it.
  func chained(_ attribute: String, _ number: Int) -> String? {
    chain(number).lazy.compactMap { self.element($0)[attribute] }.first
  }

  /// Returns true if a gradient holds nothing but stops, so that it looks the same mirrored or not.
  func isBareTemplate(_ number: Int) -> Bool {
    let element = element(number)
    guard element.name == "linearGradient" || element.name == "radialGradient", element.href == nil else {
      return false
    }
    return ["x1", "x2", "cx", "fx", "gradientTransform"].allSatisfy { element[$0] == nil }
  }

  /// Returns k of a symbol's content: that of its viewBox, or else the width that a `use` gives it.
  func symbolSum(_ number: Int, shownBy user: Int) -> DecimalNumber? {
    if let sum = span(inside: number)?.mirrorSum { return sum }
    return length("width", user) ?? length("width", number) ?? span(around: user)?.width
  }

  /// Returns k of the vertical reflection of a marker's content.
  func markerVerticalSum(_ number: Int) -> DecimalNumber {
    if let box = element(number)["viewBox"].flatMap(ViewBox.init) { return box.minY + box.minY + box.height }
    return own("markerHeight", number).flatMap(Length.init)?.number ?? DecimalNumber(3)
  }

  /// Returns the height of a marker's content.
  func markerHeight(_ number: Int) -> DecimalNumber {
    element(number)["viewBox"].flatMap(ViewBox.init)?.height ?? markerVerticalSum(number)
  }

  /// Returns k of the content of a pattern's tile in `objectBoundingBox` units; nil if the tile is empty.
  ///
  /// Content in user units needs the box of the element that is painted.
  func tileSum(_ number: Int, painting referrer: Int?) throws(MirrorError) -> DecimalNumber? {
    if let box = chained("viewBox", number).flatMap(ViewBox.init) { return box.mirrorSum }
    guard let width = fraction(chained("width", number)) else { return nil }
    if chained("patternContentUnits", number) == "objectBoundingBox" { return width }
    guard let referrer, let box = bounds(of: referrer, under: .identity) else {
      throw error(
        number, "the size of what it paints is unknown; use patternContentUnits=\"objectBoundingBox\"")
    }
    return width * DecimalNumber(box.width)
  }

  /// Returns a number or percentage as a fraction of a bounding box.
  func fraction(_ text: String?) -> DecimalNumber? {
    text.flatMap(Length.init)?.userUnits(reference: DecimalNumber(1), fontSize: .zero)
  }

  /// Returns true if a filter has positions in the coordinates of the element that it is applied to.
  func filterDependsOnUser(_ number: Int) -> Bool {
    if element(number)["filterUnits"] == "userSpaceOnUse" { return true }
    guard !units("primitiveUnits", number) else { return false }
    let descendants = element(number).elements.flatMap { [$0] + $0.elements }
    return descendants.contains { part in
      ["fePointLight", "feSpotLight"].contains(part.name) || ["x", "width"].contains { part[$0] != nil }
    }
  }
}
