import ChiralInk
import ChiralSVG

/// Filters: offsets, lights, kernels and subregions.
extension ElementEditor {
  /// The change that a reflection makes to a number of a filter primitive.
  private enum Change {
    case negate
    case supplementaryAngle
    case position
  }

  /// The horizontal numbers of each primitive and light source.
  private static let changes: [String: [(attribute: String, change: Change)]] = [
    "feOffset": [("dx", .negate)],
    "feDropShadow": [("dx", .negate)],
    "feDistantLight": [("azimuth", .supplementaryAngle)],
    "fePointLight": [("x", .position)],
    "feSpotLight": [("x", .position), ("pointsAtX", .position)],
  ]

  // Filter Effects Module Level 1: a missing dx of feDropShadow is 2; every other missing number of the table is 0.
  /// The default values that a mirror changes.
  private static let defaults: [String: String] = ["feDropShadow.dx": "2"]

  mutating func mirrorPrimitive(k: DecimalNumber) {
    let filter = scene.index.ancestors(of: number).first { scene.element($0).name == "filter" }
    let isRelative = filter.map { scene.units("primitiveUnits", $0) } ?? false
    let k = isRelative ? DecimalNumber(1) : k
    for (attribute, change) in Self.changes[element.name] ?? [] {
      apply(change, to: attribute, k: k, isRelative: isRelative)
    }
    if element.name == "feConvolveMatrix" { mirrorKernel() }
    if !element.name.hasSuffix("Light"), let filter {
      mirrorSubregion(of: filter, k: k, isRelative: isRelative)
    }
  }

  private mutating func apply(_ change: Change, to attribute: String, k: DecimalNumber, isRelative: Bool) {
    let standard = Self.defaults["\(element.name).\(attribute)"] ?? "0"
    guard let length = Length(element[attribute] ?? standard) else { return }
    let value: DecimalNumber
    switch change {
    case .negate: value = -length.number
    case .supplementaryAngle: value = DecimalNumber(180) - length.number
    case .position: value = k - (isRelative ? length.number : scene.userUnits(length, number))
    }
    if value != length.number || element[attribute] != nil, value.description != element[attribute] {
      let suffix = change == .negate ? length.unit.rawValue : ""
      if value != length.number { set(attribute, value.description + suffix) }
    }
  }

  // SVG 1.1, section 15.5: a filter region begins at −10 % of the box and is 120 % wide unless it says otherwise.
  /// Mirrors x and width of a primitive; a missing one of the two is that of the filter region.
  private mutating func mirrorSubregion(of filter: Int, k: DecimalNumber, isRelative: Bool) {
    guard element["x"] != nil || element["width"] != nil else { return }
    let region = scene.element(filter)
    guard let x = Length(element["x"] ?? region["x"] ?? "-10%"),
      let width = Length(element["width"] ?? region["width"] ?? "120%")
    else { return }
    set("x", mirroredSpan(x: x, width: width, k: k, isRelative: isRelative))
    if element["width"] == nil { set("width", region["width"] ?? "120%") }
  }

  /// Reverses each row of a kernel and moves its target to the other side.
  private mutating func mirrorKernel() {
    let orders = Self.integers(element["order"] ?? "3")
    guard let orderX = orders.first, let orderY = orders.last, Self.sides.contains(orderX),
      Self.sides.contains(orderY), let matrix = element["kernelMatrix"]
    else { return }
    var scanner = ByteScanner(matrix)
    var ranges: [Range<Int>] = []
    scanner.skipSpace()
    while let number = scanner.number() {
      ranges.append(number.range)
      scanner.skipSeparator()
    }
    guard ranges.count == orderX * orderY else { return }
    var splice = TextSplice(scanner.bytes)
    for (index, range) in ranges.enumerated() {
      let row = index / orderX
      let source = ranges[row * orderX + (orderX - 1 - index % orderX)]
      splice.replace(range, with: String(decoding: scanner.bytes[source], as: UTF8.self))
    }
    set("kernelMatrix", splice.finished())
    // SVG 1.1, section 15.13: the target is the middle column, or the one right of the middle, if none is given.
    let target = element["targetX"].flatMap { Int($0) } ?? orderX / 2
    guard (0..<orderX).contains(target) else { return }
    let mirrored = orderX - 1 - target
    if mirrored != target { set("targetX", String(mirrored)) }
  }

  /// The numbers of rows and columns of a kernel; the limit keeps their product in range.
  private static let sides = 1...1000

  private static func integers(_ text: String) -> [Int] {
    text.split { $0.isWhitespace || $0 == "," }.compactMap { Int($0) }
  }

  /// Negates the horizontal offset of each `drop-shadow(…)` in the `filter` property.
  mutating func mirrorFilterFunctions() {
    guard let value = scene.own("filter", number) else { return }
    let offsets = ShadowOffset.all(in: value)
    guard !offsets.isEmpty else { return }
    var splice = TextSplice(Array(value.utf8))
    for offset in offsets { splice.replace(offset.range, with: (-offset.value).description) }
    write("filter", text: splice.finished())
  }
}

extension Scene {
  /// The primitives whose result has no mirror image that numbers alone can describe.
  private static let stubbornPrimitives: Set<String> = [
    "feTurbulence", "feTile", "feDisplacementMap", "feImage",
  ]

  /// Returns the reason why an element cannot be rewritten and needs a reflecting transform; nil if it can be
  /// rewritten.
  func obstacle(_ number: Int, k: DecimalNumber, isPure: Bool) -> String? {
    let name = element(number).name
    if isPure, name == "text" { return "text is reflected as a whole" }
    if isPure, name == "image" { return "a raster picture is reflected as a whole" }
    if let filter = target(of: own("filter", number)), let primitive = stubbornPrimitive(filter) {
      return "<\(primitive)> cannot be mirrored by its numbers"
    }
    if let filter = target(of: own("filter", number)), hasHalfSubregion(filter) {
      return "a filter primitive has only one of x and width, in other units than the filter's region"
    }
    if name == "use", own("width", number) != nil, let target = target(of: element(number).href?.value),
      element(target).name == "svg"
    {
      return "renderers disagree on the width of a nested svg that <use> resizes"
    }
    if let filter = target(of: own("filter", number)), !isLit(filter), turns(number) {
      return "renderers apply filters along the axes of the screen, not of a turned drawing"
    }
    if let reason = dashObstacle(number) { return reason }
    return nil
  }

  private func isLit(_ filter: Int) -> Bool {
    element(filter).elements.contains { $0.name.hasSuffix("Lighting") }
  }

  /// Returns true if an element is rotated or skewed.
  private func turns(_ number: Int) -> Bool {
    let map = map(around: number).map.concatenating(transform(number))
    // Below this, the coefficients of a rotation are rounding errors of the products.
    return abs(map.b) > 1e-9 || abs(map.c) > 1e-9
  }

  private func hasHalfSubregion(_ filter: Int) -> Bool {
    guard units("filterUnits", filter, standard: true) != units("primitiveUnits", filter) else {
      return false
    }
    return element(filter).elements.contains { ($0["x"] == nil) != ($0["width"] == nil) }
  }

  private func stubbornPrimitive(_ filter: Int) -> String? {
    element(filter).elements.map(\.name).first { Self.stubbornPrimitives.contains($0) }
  }

  /// Returns true if text has a single position, so that exchanging its anchor moves it as a whole.
  func isPlainText(_ number: Int) -> Bool {
    let positioning = ["x", "y", "dx", "dy", "rotate", "textLength"]
    let isSinglePoint = positioning.allSatisfy { attribute in
      let values = element(number)[attribute]?.split { $0.isWhitespace || $0 == "," } ?? []
      return values.count <= (attribute == "rotate" ? 0 : 1)
    }
    return isSinglePoint
      && descendants(number).allSatisfy { part in
        part.name == "tspan" && positioning.allSatisfy { part[$0] == nil }
      }
  }

  private func descendants(_ number: Int) -> [SVGElement] {
    index.children(of: number).flatMap { [element($0)] + descendants($0) }
  }
}
