import ChiralRequests
import ChiralSVG
import ChiralValues

extension ShownDrawing {
  /// The picture `shown` of a drawing, which is another document where the drawing is a template of SF Symbols.
  init(_ shown: SVGDocument, of document: SVGDocument) {
    var dropped: [String] = []
    for part in shown.partsLeftOutOfPages where !dropped.contains(part.name) { dropped.append(part.name) }
    self.init(
      svg: shown.serialized(), template: shown == document ? nil : document.serialized(),
      viewBox: shown.box.description, isMonochrome: shown.isMonochrome, dropped: dropped)
  }
}

extension DrawingForm {
  /// The text of a drawing that was just read, and shows no template.
  func text(of document: SVGDocument) throws(FormProblem) -> String {
    do throws(ShapeProblem) {
      return try converted(document)
    } catch {
      throw .impossible(error.description)
    }
  }

  /// True for the forms that browsers show, which know the variables of CSS.
  private var isForPages: Bool {
    switch self {
    case .body, .reactNodes: true
    case .sized, .vectorDrawable, .drawableFile, .imageVector, .symbol, .symbolic, .glyph: false
    }
  }

  private func converted(_ source: SVGDocument) throws(ShapeProblem) -> String {
    let plain = ContextPaint.resolved(source)
    let document = isForPages ? plain.withInkOfText : plain.withoutVariables
    switch self {
    case .sized(let height, let tint): return document.removingBarePoints().svg(height: height, tint: tint)
    case .body(let prefix): return SVGBody(document.removingBarePoints(), idPrefix: prefix).text
    case .reactNodes(let prefix):
      return ReactNodes(SVGBody(document.removingBarePoints(), idPrefix: prefix).nodes).text
    case .vectorDrawable(let vector):
      var drawable = VectorDrawable(
        drawing: try ShapeReader.read(document), width: document.width(height: Double(vector.height)),
        height: Double(vector.height))
      guard drawable.longestPath <= VectorDrawable.maximalText else {
        throw ShapeProblem(description: "it has a path of more than \(VectorDrawable.maximalText) bytes")
      }
      drawable.isAutoMirrored = vector.isAutoMirrored
      drawable.isTinted = vector.paint.isTinted
      drawable.tint = ShapeColor(vector.paint.tint.css) ?? .black
      return drawable.xml
    case .drawableFile(let source, let isAutoMirrored):
      guard let file = try? DrawableSource(parsing: source, file: document.file, limits: SourceLimits()),
        let bytes = file.rewritten(to: document, isAutoMirrored: isAutoMirrored)
      else { throw ShapeProblem(description: "its right-to-left form has parts that its file lacks") }
      return String(decoding: bytes, as: UTF8.self)
    case .imageVector(let name, let vector):
      let image = ImageVector(
        drawing: try ShapeReader.read(document), name: name,
        width: document.width(height: Double(vector.height)), height: vector.height,
        isAutoMirrored: vector.isAutoMirrored, isTinted: vector.paint.isTinted,
        tint: ShapeColor(vector.paint.tint.css) ?? .black)
      return try image.builder()
    case .symbol(let name): return try SymbolDrawing(document, name: name).svg
    case .glyph(let height, let ascent):
      return try GlyphDrawing(document, height: height, ascent: ascent).text
    case .symbolic(let height): return try SymbolicDrawing(document, height: height).svg
    }
  }
}
