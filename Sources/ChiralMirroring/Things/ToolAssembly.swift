import ChiralGeometry
import ChiralSVG

/// Puts a tool on top of another drawing and cuts the clearance around it by a mask, so that the tool stays a
/// vector shape.
struct ToolAssembly {
  private let tool: [InkUnit]
  private let source: Scene
  /// The clearance around the tool, in the drawing's units.
  private let gap: Double

  init(_ tool: [InkUnit], of source: Scene, gap: Double) {
    self.tool = tool
    self.source = source
    self.gap = gap
  }

  /// Returns the drawing with the clearance cut out and the tool on top, moved to the right by `shift`; nil
  /// if the tool's paint cannot be carried over.
  func over(_ base: Scene, shift: Double) -> SVGDocument? {
    let marks = elements.compactMap { mark($0, over: base, shift: shift) }
    let cuts = elements.compactMap { cut($0, over: base, shift: shift) }
    guard marks.count == elements.count, cuts.count == elements.count else { return nil }
    var document = base.document
    var root = document.root
    let prefix = String(root.qualifiedName.dropLast(root.name.count))
    let isDrawn = { (node: SVGNode) -> Bool in
      guard case .element(let child) = node else { return false }
      return child.namespace == .svg && ElementKind(child.name) == .graphics
    }
    guard let first = root.children.firstIndex(where: isDrawn),
      let last = root.children.lastIndex(where: isDrawn)
    else { return nil }
    let box = base.viewBox
    let room = SVGElement(
      prefix + "mask",
      attributes: [
        ("id", name(in: base)), ("maskUnits", "userSpaceOnUse"), ("x", "\(box.minX)"), ("y", "\(box.minY)"),
        ("width", "\(box.width)"), ("height", "\(box.height)"),
      ],
      children: [
        .element(
          SVGElement(
            prefix + "rect",
            attributes: [
              ("x", "\(box.minX)"), ("y", "\(box.minY)"), ("width", "\(box.width)"),
              ("height", "\(box.height)"), ("fill", "#fff"), ("stroke", "none"),
            ]))
      ] + cuts.map { .element($0) })
    let group = SVGElement(
      prefix + "g", attributes: [("mask", "url(#\(name(in: base)))")],
      children: Array(root.children[first...last]))
    root.children.replaceSubrange(
      first...last, with: [.element(room), .element(group)] + marks.map { .element($0) })
    for name in ["id", "class", "aria-label"] where root[name] != source.document.root[name] {
      root[name] = source.document.root[name]
    }
    document.root = root
    return try? SVGDocument(parsing: document.serialized(), file: source.document.file)
  }

  private var elements: [Int] { Set(tool.map(\.element)).sorted() }

  private func name(in base: Scene) -> String {
    sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? "tool-room" : "tool-room-\($0)" }
      .first { base.index.byID[$0] == nil } ?? "tool-room"
  }

  /// Returns the path data of the tool's part of an element.
  private func data(_ number: Int) -> String {
    let own = tool.filter { $0.element == number }
    let contours = source.outline(number)?.contours ?? []
    let subpaths = own.contains(where: \.isWholeElement) ? Array(contours.indices) : own.flatMap(\.subpaths)
    let writer = OutlineWriter(source.viewBox)
    let lines = source.outline(number).map(StrokeLine.all) ?? []
    return Set(subpaths).sorted().filter { contours.indices.contains($0) }.map { index in
      let isOpen = own.first?.strokeWidth != nil && lines.indices.contains(index) && !lines[index].isClosed
      return writer.text(of: isOpen ? lines[index].pieces : contours[index], isClosed: !isOpen)
    }.joined()
  }

  private func map(_ number: Int, shift: Double) -> Affine {
    Affine.translation(x: shift, y: 0)
      .concatenating(source.map(around: number).map.concatenating(source.localMap(number)))
  }

  private func element(
    _ number: Int, over base: Scene, shift: Double, _ paint: [(String, String)]
  ) -> SVGElement {
    let root = base.document.root
    let map = map(number, shift: shift)
    let transform = map.isIdentity ? [] : [("transform", TransformList.text(map))]
    return SVGElement(
      root.qualifiedName.dropLast(root.name.count) + "path",
      attributes: [("d", data(number))] + transform + paint)
  }

  private func mark(_ number: Int, over base: Scene, shift: Double) -> SVGElement? {
    source.paint(of: number, over: base).map { element(number, over: base, shift: shift, $0) }
  }

  /// Returns the same shape widened by the clearance and filled, because nothing shows under a tool.
  private func cut(_ number: Int, over base: Scene, shift: Double) -> SVGElement? {
    let scale = abs(map(number, shift: 0).determinant).squareRoot()
    guard scale > 0 else { return nil }
    let own = tool.first { $0.element == number }?.strokeWidth ?? 0
    let width = OutlineWriter(source.viewBox).number((own + 2 * gap) / scale)
    let isClosed = tool.contains { $0.element == number && $0.isRing }
    return element(
      number, over: base, shift: shift,
      [
        ("fill", isClosed ? "#000" : "none"), ("fill-rule", "nonzero"), ("stroke", "#000"),
        ("stroke-width", width), ("stroke-linejoin", "round"), ("stroke-linecap", "round"),
      ])
  }
}

extension InkUnit {
  /// True if the line ends where it begins.
  fileprivate var isRing: Bool {
    strokeWidth == nil
      || lines.contains { line in
        guard let first = line.first, let last = line.last else { return false }
        return line.count > 2 && first.distance(to: last) < (strokeWidth ?? 1) * 0.5
      }
  }
}
