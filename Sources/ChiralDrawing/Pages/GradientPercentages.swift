import ChiralSVG

extension SVGDocument {
  /// Returns the drawing with numbers instead of percentages in gradients that have the coordinates of the drawing.
  ///
  /// Browsers resolve these percentages in the viewport of the gradient. In a sprite that is the whole file, not the
  /// symbol, so that a gradient from 0 to 100 % has no extent.
  func resolvingGradientPercentages() -> SVGDocument {
    let gradients = GradientPercentages(self)
    guard !gradients.isEmpty else { return self }
    var copy = self
    copy.root = gradients.resolved(root)
    return copy
  }
}

/// The gradients of a drawing, and the extent of their percentages.
private struct GradientPercentages {
  private var gradients: [String: SVGElement] = [:]
  private let box: ViewBox

  init(_ document: SVGDocument) {
    box = document.box
    collect(document.root)
  }

  var isEmpty: Bool { gradients.isEmpty }

  /// The attributes of each gradient, with the values that they have by default (SVG 2, section 14.2).
  private static let attributes: [String: [(name: String, standard: String?)]] = [
    "linearGradient": [("x1", nil), ("y1", nil), ("x2", "100%"), ("y2", nil)],
    "radialGradient": [("cx", "50%"), ("cy", "50%"), ("r", "50%"), ("fx", nil), ("fy", nil), ("fr", nil)],
  ]

  private mutating func collect(_ element: SVGElement) {
    if Self.attributes[element.name] != nil, let id = element["id"] {
      gradients[id] = gradients[id] ?? element
    }
    element.elements.forEach { collect($0) }
  }

  /// Returns an element with all gradients inside it resolved.
  func resolved(_ element: SVGElement) -> SVGElement {
    var copy = element
    copy.children = element.children.map { node in
      guard case .element(let inner) = node else { return node }
      return .element(resolved(inner))
    }
    guard let attributes = Self.attributes[element.name], element.namespace == .svg else { return copy }
    let chain = chain(element)
    let isUser = units(chain) == "userSpaceOnUse"
    for (name, standard) in attributes {
      guard let value = chain.lazy.compactMap({ $0[name] }).first ?? standard, value.hasSuffix("%") else {
        continue
      }
      if isUser, let percentage = Double(parsing: value.dropLast()) {
        copy[name] = DecimalNumber(percentage / 100 * extent(name)).description
      } else if element[name] == nil, chain.contains(where: { $0["gradientUnits"] == "userSpaceOnUse" }) {
        // Its template gets a number, which would mean another length here.
        copy[name] = value
      }
    }
    return copy
  }

  private func units(_ chain: [SVGElement]) -> String? { chain.lazy.compactMap { $0["gradientUnits"] }.first }

  /// Returns a gradient and its templates.
  private func chain(_ element: SVGElement) -> [SVGElement] {
    var chain = [element]
    while let address = chain[chain.count - 1].href?.value, chain.count < 32,
      let template = URLReference.id(inAddress: address).flatMap({ gradients[$0] })
    { chain.append(template) }
    return chain
  }

  /// Returns the length of 100 % (SVG 2, section 8.9).
  private func extent(_ name: String) -> Double {
    let (width, height) = (box.width.value, box.height.value)
    return switch name {
    case "r", "fr": ((width * width + height * height) / 2).squareRoot()
    case "y1", "y2", "cy", "fy": height
    default: width
    }
  }
}
