internal import ChiralSVG
import ChiralValues

extension Mirror {
  /// Returns the mirror image of a template: every variant is mirrored between its own margins, and
  /// everything else stays.
  ///
  /// The number and the order of points stay the same, so that weights interpolate. A change that cannot be
  /// made alike in all variants is an error.
  func mirrored(_ template: SymbolTemplate) throws(MirrorError) -> MirrorResult {
    var document = template.document
    var notes: [MirrorNote] = []
    var first: (name: String, actions: [MirrorNote.Action])?
    let sheets = try template.variants.map { variant throws(MirrorError) in try sheet(of: variant, template) }
    for component in components
    where !sheets.contains(where: { sheet in sheet.map { component.matches($0) } ?? false }) {
      throw template.error(
        nil, "no element of a variant matches the component \"\(component.selector.text)\"")
    }
    for (variant, sheet) in zip(template.variants, sheets) {
      guard let sheet else { continue }
      let result = try mirrored(variant, sheet, of: template)
      let actions = result.notes.map(\.action)
      if let first, first.actions != actions {
        throw template.error(
          variant,
          "\(variant.name) comes out differently from \(first.name), so that they would not interpolate; "
            + "name the parts in \"components\" by classes that all variants have, or set \"infer\" to false")
      }
      first = first ?? (variant.name, actions)
      if variant.name == template.representative.name { notes = result.notes }
      document.root.replaceChildren(at: variant.path[...], with: result.children)
    }
    return MirrorResult(document: document, notes: notes)
  }

  /// Returns a variant as a drawing of its own; nil if the variant is empty.
  private func sheet(
    of variant: SymbolTemplate.Variant, _ template: SymbolTemplate
  ) throws(MirrorError) -> SVGDocument? {
    guard !variant.element.elements.isEmpty else { return nil }
    if let sheet = template.drawing(of: variant) { return sheet }
    throw template.error(
      variant, "\(variant.name) is rotated or has neither margins nor paths; give it margins")
  }

  private func mirrored(
    _ variant: SymbolTemplate.Variant, _ sheet: SVGDocument, of template: SymbolTemplate
  ) throws(MirrorError) -> (children: [SVGNode], notes: [MirrorNote]) {
    var mirror = self
    mirror.viewBox = nil
    // Another template is not a drawing from which a variant can be rebuilt.
    mirror.siblingDrawing = nil
    mirror.components = components.filter { $0.matches(sheet) }
    let result = try mirror.mirrored(sheet)
    let before = sheet.root.elements.last
    guard let after = result.document.root.elements.last, after["transform"] == nil, let before,
      result.document.root.elements.dropLast().elementsEqual(sheet.root.elements.dropLast()),
      before.hasPoints(of: after)
    else {
      throw template.error(
        variant,
        "the points of \(variant.name) would differ from those of its mirror image; "
          + "mirror this symbol as a plain SVG, or draw its right-to-left form")
    }
    return (after.children, result.notes)
  }
}

extension SymbolTemplate {
  fileprivate func error(_ variant: Variant?, _ message: String) -> MirrorError {
    MirrorError(document.error(at: variant?.element.offset ?? -1, message))
  }

  /// Returns a variant as a drawing in its own coordinates, whose viewBox is centred between the variant's
  /// margins; nil if it is rotated or skewed against the sheet.
  fileprivate func drawing(of variant: Variant) -> SVGDocument? {
    let map = variant.map
    guard let sum = mirrorSum(of: variant), map.b == 0, map.c == 0, map.a != 0 else { return nil }
    let shift = DecimalNumber(map.e)
    let own = map.a == 1 ? sum - shift - shift : DecimalNumber((sum.value - 2 * map.e) / map.a)
    // The box is wide enough for any symbol and has the same centre: minX + minX + width equals the sum of
    // the margins.
    let half = DecimalNumber(100_000)
    let box = ViewBox(
      minX: DecimalNumber(0) - half, minY: DecimalNumber(0) - half, width: half + half + own,
      height: half + half)
    var copy = document
    var group = variant.element
    group["transform"] = nil
    // The sheet's styles show wireframes and would hide which areas are filled.
    copy.root.children = document.root.children.filter(\.isResource) + [.element(group)]
    for name in ["width", "height", "transform"] { copy.root[name] = nil }
    copy.root["viewBox"] = box.description
    return try? SVGDocument(parsing: copy.serialized(), file: document.file)
  }
}

extension Mirror.Component {
  fileprivate func matches(_ document: SVGDocument) -> Bool {
    !selector.matches(in: ElementIndex(document)).isEmpty
  }
}

extension SVGNode {
  /// True for the definitions that other elements refer to.
  fileprivate var isResource: Bool {
    if case .element(let element) = self { element.name == "defs" } else { false }
  }
}

extension SVGElement {
  /// Replaces the content of a descendant, which is found by its position among the children of each level.
  fileprivate mutating func replaceChildren(at path: ArraySlice<Int>, with nodes: [SVGNode]) {
    guard let position = path.first else {
      children = nodes
      return
    }
    guard case .element(var child) = children[position] else { return }
    child.replaceChildren(at: path.dropFirst(), with: nodes)
    children[position] = .element(child)
  }

  /// Returns true if another element has the same paths, with the same number of commands of the same kinds.
  fileprivate func hasPoints(of other: SVGElement) -> Bool {
    guard name == other.name, elements.count == other.elements.count else { return false }
    if name == "path" {
      let kinds = { (element: SVGElement) in PathData(element["d"] ?? "").segments.map(\.kind) }
      guard kinds(self) == kinds(other) else { return false }
    }
    return zip(elements, other.elements).allSatisfy { $0.hasPoints(of: $1) }
  }
}

extension PathSegment {
  /// A number per kind of command. An arc and a line both have one point, but are different kinds.
  fileprivate var kind: Int {
    switch self {
    case .close: 0
    case .move: 1
    case .line: 2
    case .quadratic: 3
    case .cubic: 4
    case .arc: 5
    }
  }
}
