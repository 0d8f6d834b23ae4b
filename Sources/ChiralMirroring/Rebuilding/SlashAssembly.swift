import ChiralInk
import ChiralSVG
import ChiralSigns

/// Puts a slash on top of a base drawing and cuts its gap; the base and the slash stay vector shapes.
struct SlashAssembly {
  /// A way to make room for the slash in the base.
  enum Cut {
    /// No room is made.
    case none
    /// A clip path cuts the gap.
    case clip(SlashGap)
    /// Strokes end before the slash.
    case trim(StrokeTrim)
  }

  let slash: Slash
  let cut: Cut
  /// The slashed drawing, from which the slash's paint and the result's name come.
  let source: Scene

  /// Returns the base with the gap cut out and the slash on top; nil if the slash's paint cannot be carried
  /// over.
  func over(_ base: Scene) -> SVGDocument? {
    guard let mark = mark(over: base) else { return nil }
    var root = base.document.root
    let isIndented = root.children.first.map { if case .text = $0 { true } else { false } } ?? false
    switch cut {
    case .none: break
    case .clip(let gap): root = clipped(root, of: base, to: gap, isIndented)
    case .trim(let trim):
      guard let changes = trim.changes(in: base) else { return nil }
      root = root.changing(changes)
    }
    root.append(mark, isIndented)
    var document = base.document
    document.root = named(root)
    return try? SVGDocument(parsing: document.serialized(), file: source.document.file)
  }

  // MARK: The cut

  private static let gapName = "slash-gap"

  private var writer: OutlineWriter { OutlineWriter(source.viewBox) }

  private func clipped(_ root: SVGElement, of base: Scene, to gap: SlashGap, _ isIndented: Bool) -> SVGElement
  {
    let polygons = gap.remainder(of: base.drawingBox).map { writer.text(of: $0) }
    let name = Self.gapName.numbered { base.index.byID[$0] != nil }
    let clip = SVGElement(
      root.prefix + "clipPath", attributes: [("id", name)],
      children: [.element(SVGElement(root.prefix + "path", attributes: [("d", polygons.joined())]))])
    return clipped(root, by: clip, reference: "url(#\(name))", isIndented: isIndented)
  }

  /// Clips the only drawn element, or a group around all drawn elements.
  private func clipped(
    _ root: SVGElement, by clip: SVGElement, reference: String, isIndented: Bool
  ) -> SVGElement {
    var result = root
    guard let drawn = root.drawnChildren else { return root }
    let first = drawn.lowerBound
    if drawn.count == 1, case .element(var only) = root.children[first],
      ["transform", "clip-path", "style", "class"].allSatisfy({ only[$0] == nil }), only.name != "svg"
    {
      only["clip-path"] = reference
      result.children[first] = .element(only)
    } else {
      let group = SVGElement(
        root.prefix + "g", attributes: [("clip-path", reference)],
        children: Array(root.children[drawn]))
      result.children.replaceSubrange(drawn, with: [.element(group)])
    }
    result.children.insert(.element(clip), at: first)
    if isIndented, case .text = root.children[0] { result.children.insert(root.children[0], at: first + 1) }
    return result
  }

  // MARK: The slash

  /// Returns the slash as an element for another drawing; nil if its paint cannot be carried over.
  private func mark(over base: Scene) -> SVGElement? {
    guard let paint = source.paint(of: slash.number, over: base) else { return nil }
    let prefix = base.document.root.prefix
    var mark: SVGElement
    switch slash.form {
    case .outline(let pieces):
      mark = SVGElement(
        prefix + "path", attributes: [("d", writer.text(of: pieces, isClosed: true))] + paint)
    case .stroke(let line) where !slash.isWholeElement:
      mark = SVGElement(
        prefix + "path", attributes: [("d", writer.text(of: [line], isClosed: false))] + paint)
    case .stroke:
      let own = source.element(slash.number)
      let geometry = own.attributes.filter { Self.geometry.contains($0.name) }.map { ($0.name, $0.value) }
      mark = SVGElement(prefix + own.name, attributes: geometry + paint)
    }
    if !slash.map.isIdentity {
      mark.attributes.append(SVGAttribute(name: "transform", value: TransformList.text(slash.map)))
    }
    return mark
  }

  /// The attributes that hold the geometry of a stroke.
  private static let geometry: Set<String> = ["d", "points", "x1", "y1", "x2", "y2"]

  /// Returns the root with the id, class, label and size of the slashed drawing.
  private func named(_ root: SVGElement) -> SVGElement {
    var result = root
    let slashed = source.document.root
    for name in ["id", "class", "aria-label", "width", "height"] where root[name] != slashed[name] {
      result[name] = slashed[name]
    }
    return result
  }
}

extension Scene {
  /// Returns the drawing without some of its pieces of ink; nil if none of them is there, or nothing else.
  func without(unitsThat isDropped: (InkUnit) -> Bool) -> SVGDocument? {
    let dropped = units.filter(isDropped)
    guard !dropped.isEmpty, dropped.count < units.count else { return nil }
    var changes: [Int: StrokeTrim.Change] = [:]
    for number in Set(dropped.map(\.element)) {
      let own = Set(dropped.filter { $0.element == number }.flatMap(\.subpaths))
      let lines = outline(number).map(StrokeLine.all) ?? []
      let rest = lines.indices.filter { !own.contains($0) && !lines[$0].pieces.isEmpty }
      let writer = OutlineWriter(viewBox)
      changes[number] =
        rest.isEmpty
        ? .dropped
        : .path(rest.map { writer.text(of: lines[$0].pieces, isClosed: lines[$0].isClosed) }.joined())
    }
    return changed(by: changes)
  }

  /// Returns the drawing with changes to some of its elements, by their number.
  func changed(by changes: [Int: StrokeTrim.Change]) -> SVGDocument? {
    var copy = document
    copy.root = document.root.changing(changes)
    return try? SVGDocument(parsing: copy.serialized(), file: document.file)
  }
}

extension SVGElement {
  /// Returns the tree with changes to some of its elements, by their number.
  fileprivate func changing(_ changes: [Int: StrokeTrim.Change]) -> SVGElement {
    var result = self
    if case .path(let data)? = changes[order] { result.redraw(data) }
    for index in children.indices.reversed() {
      guard case .element(let child) = children[index] else { continue }
      if case .dropped? = changes[child.order] {
        let isOnOwnLine = index > 0 && index < result.children.count && children[index - 1].isSpace
        result.children.removeSubrange((isOnOwnLine ? index - 1 : index)...index)
      } else {
        result.children[index] = .element(child.changing(changes))
      }
    }
    return result
  }

  /// Turns the element into a path, whatever shape it was.
  private mutating func redraw(_ data: String) {
    let old = qualifiedName
    for name in Self.shapeAttributes { self[name] = nil }
    qualifiedName = prefix + "path"
    endTag = endTag.replacing(old, with: qualifiedName)
    self["d"] = data
  }

  private static let shapeAttributes = [
    "points", "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "x1", "y1", "x2", "y2",
  ]

  /// Adds a child after all others; on a line of its own if the other children have lines of their own.
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

extension SVGNode {
  fileprivate var isSpace: Bool {
    if case .text(let text) = self { text.allSatisfy(\.isWhitespace) } else { false }
  }
}

extension Scene {
  /// The properties that determine the look of an outline, with their defaults.
  private static let paints: [(property: String, standard: String)] = [
    ("fill", "black"), ("fill-opacity", "1"), ("stroke", "none"), ("stroke-width", "1"),
    ("stroke-opacity", "1"), ("stroke-linejoin", "miter"), ("stroke-linecap", "butt"),
    ("stroke-miterlimit", "4"), ("stroke-dasharray", "none"), ("color", ""),
  ]

  /// Returns the attributes that give an element its paint in another drawing; nil if the paint cannot be
  /// carried over.
  func paint(of number: Int, over base: Scene) -> [(String, String)]? {
    var attributes: [(String, String)] = []
    let isStroked = (inherited("stroke", number) ?? "none") != "none"
    for (property, standard) in Self.paints where isStroked || !property.hasPrefix("stroke-") {
      let value = inherited(property, number) ?? standard
      guard !value.hasPrefix("url(") else { return nil }
      if value != base.inherited(property, 0) ?? standard { attributes.append((property, value)) }
    }
    let opacities = ([number] + index.ancestors(of: number))
      .compactMap { own("opacity", $0).flatMap { Double(parsing: $0) } }
    let opacity = opacities.reduce(1, *)
    guard opacity < 1 else { return attributes }
    return attributes + [("opacity", OutlineWriter(viewBox).number(opacity))]
  }
}
