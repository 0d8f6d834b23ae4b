import ChiralInk
import ChiralSVG
import ChiralValues

/// Puts a tool on top of another drawing and cuts the clearance around it: by a mask, so that the tool stays a vector shape, or by
/// trimming the strokes of the other drawing.
struct SignAssembly {
  private let tool: [InkUnit]
  private let source: Scene
  /// The clearance around the tool, in the drawing's units.
  private let gap: Double
  /// True if nothing shows through the holes of the tool, such as the inside of a lens.
  private let isSolid: Bool
  /// The ends of the other drawing's strokes; nil if a mask cuts the clearance.
  private let trim: SignTrim?

  init(_ tool: [InkUnit], of source: Scene, gap: Double, isSolid: Bool = true, trim: SignTrim? = nil) {
    self.isSolid = isSolid
    self.trim = trim
    self.tool = tool
    self.source = source
    self.gap = gap
  }

  /// Returns the drawing with the clearance cut out and the tool on top, moved to the right by `shift`; nil
  /// if the tool's paint cannot be carried over.
  ///
  /// - Parameter fragments: What the cut would leave of the base, which a mask cuts out as well.
  func over(_ base: Scene, shift: Double, without fragments: CutFragments? = nil) -> SVGDocument? {
    let marks = elements.compactMap { mark($0, over: base, shift: shift) }
    guard marks.count == elements.count,
      var document = trim.map({ $0.cut(base, shift: shift) }) ?? base.document
    else { return nil }
    var root = document.root
    guard let drawn = root.drawnChildren else { return nil }
    if trim == nil, gap > 0 {
      var cuts = elements.compactMap { cut($0, over: base, shift: shift) }
      guard cuts.count == elements.count else { return nil }
      if let fragments { cuts.append(fragments.cut(in: base)) }
      let group = SVGElement(
        root.prefix + "g", attributes: [("mask", "url(#\(name(in: base)))")],
        children: Array(root.children[drawn]))
      root.children.replaceSubrange(
        drawn,
        with: [.element(mask(cutting: cuts, from: base)), .element(group)] + marks.map { .element($0) })
    } else {
      root.children.insert(contentsOf: marks.map { .element($0) }, at: drawn.upperBound + 1)
    }
    for name in ["id", "class", "aria-label"] where root[name] != source.document.root[name] {
      root[name] = source.document.root[name]
    }
    document.root = root
    return try? SVGDocument(parsing: document.serialized(), file: source.document.file)
  }

  /// Returns the parts of a drawing that show the tool: of the drawing itself, or of one that `over` returned.
  func parts(of document: SVGDocument) -> [MirrorNote.Part] {
    guard document == source.document else {
      let first = firstMark(in: document)
      return elements.indices.map { MirrorNote.Part(number: first + $0) }
    }
    return elements.map { number in
      let isWhole = tool.contains { $0.element == number && $0.isWholeElement }
      return MirrorNote.Part(number: number, outline: isWhole ? nil : data(number))
    }
  }

  /// Returns the number of the first mark, which stands behind all that is drawn.
  private func firstMark(in document: SVGDocument) -> Int {
    let root = document.root
    let behind = root.drawnChildren.map { root.children[($0.upperBound + 1)...] } ?? []
    let others = behind.reduce(0) { count, node in
      if case .element(let element) = node { count + element.treeSize } else { count }
    }
    return ElementIndex(document).elements.count - others - elements.count
  }

  /// Returns a mask that shows everything but the cuts: a mask shows what is white in it.
  private func mask(cutting cuts: [SVGElement], from base: Scene) -> SVGElement {
    let (prefix, box) = (base.document.root.prefix, base.viewBox)
    let frame = [
      ("x", "\(box.minX)"), ("y", "\(box.minY)"), ("width", "\(box.width)"), ("height", "\(box.height)"),
    ]
    // The content of a mask inherits from the drawing around it.
    let opaque = ["fill-opacity", "stroke-opacity"].filter { base.inherited($0, 0) != nil }.map { ($0, "1") }
    let everything = SVGElement(
      prefix + "rect", attributes: frame + [("fill", "#fff"), ("stroke", "none")])
    return SVGElement(
      prefix + "mask",
      attributes: [("id", name(in: base)), ("maskUnits", "userSpaceOnUse")] + frame + opaque,
      children: [.element(everything)] + cuts.map { .element($0) })
  }

  private var elements: [Int] { Set(tool.map(\.element)).sorted() }

  private func name(in base: Scene) -> String {
    "tool-room".numbered { base.index.byID[$0] != nil }
  }

  /// Returns the path data of the tool's part of an element, or only of its outermost lines.
  private func data(_ number: Int, isSolid: Bool = false) -> String {
    let own = tool.filter { $0.element == number }
    let contours = source.outline(number)?.contours ?? []
    let subpaths =
      isSolid
      ? own.filter { !$0.isHole }.compactMap(\.subpaths.first)
      : own.contains(where: \.isWholeElement) ? Array(contours.indices) : own.flatMap(\.subpaths)
    let writer = OutlineWriter(source.viewBox)
    let lines = source.outline(number).map(StrokeLine.all) ?? []
    return Set(subpaths).sorted().filter { contours.indices.contains($0) }.map { index in
      let isOpen = own.first?.strokeWidth != nil && lines.indices.contains(index) && !lines[index].isClosed
      return writer.text(of: isOpen ? lines[index].pieces : contours[index], isClosed: !isOpen)
    }.joined()
  }

  private func map(_ number: Int, shift: Double) -> Affine {
    Affine.translation(x: shift, y: 0).concatenating(source.fullMap(number))
  }

  private func element(
    _ number: Int, over base: Scene, shift: Double, isSolid: Bool = false, _ paint: [(String, String)]
  ) -> SVGElement {
    let map = map(number, shift: shift)
    let transform = map.isIdentity ? [] : [("transform", TransformList.text(map))]
    return SVGElement(
      base.document.root.prefix + "path",
      attributes: [("d", data(number, isSolid: isSolid))] + transform + paint)
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
    let isOutline = tool.contains { $0.element == number && $0.strokeWidth == nil }
    return element(
      number, over: base, shift: shift, isSolid: isSolid && isOutline,
      [
        ("fill", isClosed && (isSolid || isOutline) ? "#000" : "none"), ("fill-rule", "nonzero"),
        ("stroke", "#000"),
        ("stroke-width", width), ("stroke-linejoin", "round"), ("stroke-linecap", "round"),
      ])
  }
}

extension SVGElement {
  /// The number of elements that it consists of.
  fileprivate var treeSize: Int { elements.reduce(1) { $0 + $1.treeSize } }
}

extension InkUnit {
  /// True if the line ends where it begins.
  fileprivate var isRing: Bool {
    strokeWidth.map { width in lines.contains { $0.isClosed(within: width * 0.5) } } ?? true
  }
}
