import ChiralGeometry
import ChiralSVG

/// Puts a slash over a base drawing and cuts its gap: the base and the slash stay vector, the cut is a clip path.
struct SlashAssembly {
  let slash: FusedSlash
  let gap: SlashGap?
  /// The slashed drawing, which lends the slash its paint and the result its name.
  let source: Scene

  /// The base with the gap cut out and the slash on top; nil where the slash's paint cannot be carried over.
  func over(_ base: Scene) -> SVGDocument? {
    guard let paint = paint(over: base) else { return nil }
    var root = base.document.root
    let isIndented = root.children.first.map { if case .text = $0 { true } else { false } } ?? false
    if let gap { root = cut(gap, from: root, of: base, isIndented) }
    var attributes = [("d", outlineText)] + paint
    if !slash.map.isIdentity { attributes.append(("transform", TransformList.text(slash.map))) }
    root.append(SVGElement(prefix(of: root) + "path", attributes: attributes), isIndented)
    var document = base.document
    document.root = named(root)
    return try? SVGDocument(parsing: document.serialized(), file: source.document.file)
  }

  // MARK: The cut

  private static let gapName = "slash-gap"

  private func cut(_ gap: SlashGap, from root: SVGElement, of base: Scene, _ isIndented: Bool) -> SVGElement {
    let box = base.viewBox
    let rectangle = Rect(
      minX: box.minX.value, minY: box.minY.value, width: box.width.value, height: box.height.value)
    let polygons = gap.remainder(of: rectangle).map { points in
      "M" + points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ") + "Z"
    }
    let name = sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? Self.gapName : "\(Self.gapName)-\($0)" }
      .first { base.index.byID[$0] == nil }
    let prefix = prefix(of: root)
    let clip = SVGElement(
      prefix + "clipPath", attributes: [("id", name ?? Self.gapName)],
      children: [.element(SVGElement(prefix + "path", attributes: [("d", polygons.joined())]))])
    return clipped(root, by: clip, "url(#\(name ?? Self.gapName))", isIndented)
  }

  /// Clips the only thing that is drawn, or a group around all that is.
  private func clipped(
    _ root: SVGElement, by clip: SVGElement, _ reference: String, _ isIndented: Bool
  ) -> SVGElement {
    var result = root
    let drawn = root.children.indices.filter { index in
      guard case .element(let child) = root.children[index] else { return false }
      return child.namespace == .svg && ElementKind(child.name) == .graphics
    }
    guard let first = drawn.first, let last = drawn.last else { return root }
    if drawn.count == 1, case .element(var only) = root.children[first],
      ["transform", "clip-path", "style", "class"].allSatisfy({ only[$0] == nil }), only.name != "svg"
    {
      only["clip-path"] = reference
      result.children[first] = .element(only)
    } else {
      let group = SVGElement(
        prefix(of: root) + "g", attributes: [("clip-path", reference)],
        children: Array(root.children[first...last]))
      result.children.replaceSubrange(first...last, with: [.element(group)])
    }
    result.children.insert(.element(clip), at: first)
    if isIndented, case .text = root.children[0] { result.children.insert(root.children[0], at: first + 1) }
    return result
  }

  // MARK: The slash

  private var outlineText: String {
    var text = "M" + written(slash.outline[0].from)
    var letter = "L"
    for piece in slash.outline.dropLast() {
      let (next, numbers) = written(piece)
      text += (next == "L" && letter == "L" ? " " : next) + numbers
      letter = next
    }
    return text + "Z"
  }

  private func written(_ piece: OutlinePiece) -> (letter: String, numbers: String) {
    switch piece.segment {
    case .move, .close, .line: ("L", written(piece.to))
    case .quadratic(let control, let end): ("Q", written(control, end))
    case .cubic(let first, let second, let end): ("C", written(first, second, end))
    case .arc(let radiusX, let radiusY, let rotation, let isLarge, let isSweep, let end):
      (
        "A",
        "\(number(radiusX)) \(number(radiusY)) \(number(rotation)) \(isLarge ? 1 : 0) \(isSweep ? 1 : 0) "
          + written(end)
      )
    }
  }

  private func written(_ points: Point...) -> String {
    points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
  }

  /// A coordinate with as many decimals as a millionth of the drawing's width takes.
  private func number(_ value: Double) -> String {
    var decimals = 0
    var power = 1.0
    while power * source.viewBox.width.value < 1_000_000, decimals < 9 {
      decimals += 1
      power *= 10
    }
    return DecimalNumber(mantissa: Int(saturating: (value * power).rounded()), decimals: decimals).description
  }

  /// The properties that give an outline its look, with what holds where nothing is said.
  private static let paints: [(property: String, standard: String)] = [
    ("fill", "black"), ("fill-opacity", "1"), ("stroke", "none"), ("stroke-width", "1"),
    ("stroke-opacity", "1"), ("stroke-linejoin", "miter"), ("stroke-linecap", "butt"),
    ("stroke-miterlimit", "4"), ("color", ""),
  ]

  /// What the slash has to say about its paint over another drawing.
  private func paint(over base: Scene) -> [(String, String)]? {
    var attributes: [(String, String)] = []
    let isStroked = (source.inherited("stroke", slash.number) ?? "none") != "none"
    for (property, standard) in Self.paints where isStroked || !property.hasPrefix("stroke-") {
      let value = source.inherited(property, slash.number) ?? standard
      guard !value.hasPrefix("url(") else { return nil }
      if value != base.inherited(property, 0) ?? standard { attributes.append((property, value)) }
    }
    let opacities = ([slash.number] + source.index.ancestors(of: slash.number))
      .compactMap { source.own("opacity", $0).flatMap(Double.init) }
    let opacity = opacities.reduce(1, *)
    return opacity < 1 ? attributes + [("opacity", number(opacity))] : attributes
  }

  /// The root under the name of the slashed drawing.
  private func named(_ root: SVGElement) -> SVGElement {
    var result = root
    let slashed = source.document.root
    for name in ["id", "class", "aria-label", "width", "height"] where root[name] != slashed[name] {
      result[name] = slashed[name]
    }
    return result
  }

  private func prefix(of root: SVGElement) -> String {
    String(root.qualifiedName.dropLast(root.name.count))
  }
}

extension SVGElement {
  /// Adds a child behind all others, on a line of its own where the children have lines of their own.
  fileprivate mutating func append(_ child: SVGElement, _ isIndented: Bool) {
    guard isIndented, children.count > 1, case .text(let indentation) = children[0],
      case .text = children[children.count - 1]
    else {
      if isSelfClosing { endTag = "</\(qualifiedName)>" }
      isSelfClosing = false
      children.append(.element(child))
      return
    }
    children.insert(contentsOf: [.text(indentation), .element(child)], at: children.count - 1)
  }
}
