public import ChiralSVG

extension SVGDocument {
  /// The drawing to show in a picture: for a template of SF Symbols its regular variant alone, filled and cut
  /// at its margins; for any other drawing the drawing itself.
  public var shown: SVGDocument { SymbolTemplate(self)?.rendition ?? self }
}

extension SymbolTemplate {
  /// The regular variant alone, without the sheet's styles, in the colour of the surrounding text.
  var rendition: SVGDocument? {
    let variant = representative
    let band = capBand(of: variant)
    // The margin guides of Apple's templates are 119.336 units high at a cap height of 70.46; this leaves
    // room for parts that reach beyond the height of letters.
    let height = (band.bottom - band.top) * 119.336 / 70.46
    let middle = (band.top + band.bottom) / 2
    guard let sides = sides(of: variant), height > 0 else { return nil }
    let box = [sides.left, middle - height / 2, sides.right - sides.left, height]
      .map { DecimalNumber(($0 * 1000).rounded() / 1000).description }
    var painter = LayerPainter(erasing: erasingClasses, box: box)
    for child in variant.element.elements { painter.add(child.plain) }
    var group = SVGElement("g", attributes: [("fill", "currentColor")], children: painter.nodes)
    if let transform = variant.element["transform"] { group["transform"] = transform }
    var copy = document
    copy.prolog = ""
    copy.epilog = ""
    copy.root = SVGElement(
      "svg",
      attributes: document.root.attributes.filter { $0.name.hasPrefix("xmlns") }.map { ($0.name, $0.value) }
        + [("viewBox", box.joined(separator: " "))],
      children: document.root.children.filter(\.isDefinition) + [.element(group)])
    return try? SVGDocument(parsing: copy.serialized(), file: document.file)
  }

  private func sides(of variant: Variant) -> (left: Double, right: Double)? {
    if let own = margins(of: variant.name) { return (own.left.value, own.right.value) }
    guard let sum = mirrorSum(of: variant)?.value else { return nil }
    let band = capBand(of: variant)
    // Without margins the box is about square: 0.85 is half of 119.336 / 70.46.
    let half = (band.bottom - band.top) * 0.85
    return (sum / 2 - half, sum / 2 + half)
  }

  /// The classes of layers that erase what is behind them, according to the sheet's style.
  private var erasingClasses: Set<String> {
    let text = document.root.elements.filter { $0.name == "style" }.map(\.text).joined()
    let rules = text.matches(of: /\.([\w-]+)(?::[\w-]+)?\s*\{([^}]*)\}/)
    return Set(rules.filter { $0.2.contains("-sfsymbols-clear-behind:true") }.map { String($0.1) })
  }
}

/// Stacks layers; a layer that erases becomes a mask of the layers behind it.
private struct LayerPainter {
  let erasing: Set<String>
  let box: [String]
  private(set) var nodes: [SVGNode] = []
  private var count = 0

  init(erasing: Set<String>, box: [String]) {
    self.erasing = erasing
    self.box = box
  }

  mutating func add(_ layer: (element: SVGElement, classes: [Substring])) {
    let isErasing = layer.classes.contains { name in
      erasing.contains(String(name.prefix { $0 != ":" }))
    }
    guard isErasing else { return nodes.append(.element(layer.element)) }
    count += 1
    var hole = layer.element
    hole["fill"] = "#000"
    // Apple's sheet has 3300 by 2200 units, so this covers it from wherever the variant's group begins.
    let cover = SVGElement("path", attributes: [("d", "M-9999-9999H9999V9999H-9999z"), ("fill", "#fff")])
    let mask = SVGElement(
      "mask",
      attributes: [
        ("id", "erased-\(count)"), ("maskUnits", "userSpaceOnUse"), ("x", "-9999"), ("y", "-9999"),
        ("width", "19998"), ("height", "19998"),
      ], children: [.element(cover), .element(hole)])
    let behind = SVGElement("g", attributes: [("mask", "url(#erased-\(count))")], children: nodes)
    nodes = [.element(mask), .element(behind)]
  }
}

extension SVGElement {
  /// The element without class attributes, and its own classes.
  fileprivate var plain: (element: SVGElement, classes: [Substring]) {
    var copy = self
    copy["class"] = nil
    copy.children = children.map { child in
      if case .element(let inner) = child { .element(inner.plain.element) } else { child }
    }
    return (copy, (self["class"] ?? "").split(separator: " "))
  }
}

extension SVGNode {
  fileprivate var isDefinition: Bool {
    if case .element(let element) = self { element.name == "defs" } else { false }
  }
}
