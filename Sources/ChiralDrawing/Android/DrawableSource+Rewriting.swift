import ChiralSVG

extension DrawableSource {
  /// Returns the file changed to show a drawing, the mirror image of its own or its own itself; everything else keeps its
  /// bytes.
  ///
  /// - Parameter isAutoMirrored: the value of `autoMirrored`, which is left out for false; nil to keep it as it is.
  /// - Returns: nil if the drawing has parts that cannot be written into the file.
  func rewritten(to new: SVGDocument, isAutoMirrored: Bool?) -> [UInt8]? {
    guard
      let edits = DrawableEdits(from: drawing.root, to: new.root, elements: drawing.elementCount)
    else { return nil }
    var file = xml
    file.root = edited(xml.root, edits)
    if let isAutoMirrored { setAutoMirrored(isAutoMirrored, of: &file.root) }
    let bytes = file.serialized()
    return shows(new, bytes) ? bytes : nil
  }

  private func edited(_ element: SVGElement, _ edits: DrawableEdits) -> SVGElement {
    let names = AndroidXML(xml.root)
    var copy = element
    for (name, value) in edits.attributes[element.offset] ?? [] {
      copy.rewrite(names.name(name)) { Self.respaced(value, like: $0) }
    }
    if let target = edits.transforms[element.offset] { set(target, of: &copy, names) }
    copy.children = element.children.map { child in
      guard case .element(let child) = child else { return child }
      let inner = edited(child, edits)
      let wrappers = edits.wrappers[child.offset] ?? []
      return .element(wrappers.reversed().reduce(inner) { wrapped($0, in: $1, names) })
    }
    return copy
  }

  /// Returns a value with the line breaks of the old one, which XML reads as spaces.
  private static func respaced(_ value: String, like old: String) -> String {
    let blanks = old.split { !$0.isWhitespace }
    let words = value.split(separator: " ", omittingEmptySubsequences: true)
    guard blanks.contains(where: { $0.contains(where: \.isNewline) }), blanks.count == words.count - 1,
      old.first?.isWhitespace == false
    else { return value }
    return zip(words, blanks + [""]).map { $0 + $1 }.joined()
  }

  /// Sets the transform of a group: the mirror image of its own attributes if that is it, or else the attributes of a map.
  private func set(_ target: GroupTransform, of group: inout SVGElement, _ names: AndroidXML) {
    let old = (try? GroupTransform(group, names)) ?? GroupTransform()
    let width = names.length("viewportWidth", of: xml.root) ?? 0
    let mirrored = old.mirrored(width: width)
    let wanted = mirrored.isAlike(target.map, size: width) ? mirrored : target
    for (name, property) in GroupTransform.attributes
    where wanted[keyPath: property] != old[keyPath: property] {
      group[names.name(name)] = DrawableReader.text(wanted[keyPath: property])
    }
  }

  private func wrapped(
    _ element: SVGElement, in transform: GroupTransform, _ names: AndroidXML
  ) -> SVGElement {
    let attributes = GroupTransform.attributes.filter {
      transform[keyPath: $0.property] != GroupTransform()[keyPath: $0.property]
    }
    return SVGElement(
      "group",
      attributes: attributes.map {
        (names.name($0.name), DrawableReader.text(transform[keyPath: $0.property]))
      },
      children: [.element(element)])
  }

  private func setAutoMirrored(_ isAutoMirrored: Bool, of root: inout SVGElement) {
    let name = AndroidXML(root).name("autoMirrored")
    guard isAutoMirrored != (root[name] == "true") else { return }
    if !isAutoMirrored {
      root[name] = nil
    } else if root[name] != nil {
      root[name] = "true"
    } else if let last = root.attributes.lastIndex(where: { $0.name.hasPrefix(AndroidXML(root).name("")) }) {
      root.attributes.insert(
        SVGAttribute(name: name, value: "true", spacedLike: root.attributes[last]), at: last + 1)
    }
  }

  /// Returns true if the bytes show a drawing, within a ten-thousandth of its size.
  private func shows(_ wanted: SVGDocument, _ bytes: [UInt8]) -> Bool {
    guard let written = try? DrawableSource(parsing: bytes, file: xml.file, limits: SourceLimits()),
      let one = try? ShapeReader.read(Self.opaque(written.drawing)),
      let reread = try? SVGDocument(parsing: wanted.serialized(), file: xml.file),
      let two = try? ShapeReader.read(Self.opaque(reread))
    else { return false }
    let tolerance = 1e-4 * max(one.width, one.height, 1)
    let (first, second) = (Self.numbers(of: one), Self.numbers(of: two))
    return first.count == second.count
      && zip(first, second).allSatisfy { abs($0 - $1) <= tolerance * max(1, abs($0) / max(one.width, 1)) }
  }

  /// Returns a drawing without the opacity of the whole, which nothing changes and shapes cannot hold.
  private static func opaque(_ drawing: SVGDocument) -> SVGDocument {
    var copy = drawing
    copy.root["opacity"] = nil
    return copy
  }

  /// The numbers in the outlines of a drawing, in order.
  private static func numbers(of drawing: ShapeDrawing) -> [Double] {
    func areas(_ node: ShapeDrawing.Node) -> [String] {
      let text = PathText(size: max(drawing.width, drawing.height))
      return switch node {
      case .path(let shape): [text.text(shape.segments)]
      case .clip(let area, let nodes): [text.text(area)] + nodes.flatMap(areas)
      }
    }
    return drawing.nodes.flatMap(areas).joined(separator: " ")
      .split { !($0.isNumber || $0 == "." || $0 == "-" || $0 == "e") }.compactMap { Double(parsing: $0) }
  }
}
