import ChiralInk
import ChiralMirroring
import ChiralRequests
import ChiralSVG
import ChiralSigns
import ChiralValues

/// Collects the facts about a drawing that the audit needs; accesses no files.
enum DrawingInspector {
  /// A function that renders a drawing at a height in pixels; the error is the reason for a failure.
  typealias Probe = (SVGDocument, _ height: Int) -> Result<Bitmap, RenderError>

  /// Returns the facts about a readable drawing; `viewBox` replaces its own. Without a probe the facts hold no picture.
  static func facts(
    of document: SVGDocument, viewBox: ViewBox? = nil, grid: Double? = nil, measuresInk: Bool = false,
    probe: Probe?
  ) -> DrawingFacts {
    let drawing = InspectedDrawing(document)
    let reach = Reach(drawing)
    let drawn = reach.drawn
    let colours = ColourMarks(drawing, drawn: drawn)
    var facts = DrawingFacts()
    facts.usesCurrentColor = colours.usesCurrentColor
    facts.addBox(of: drawing, viewBox)
    let outside = drawing.externalMarks() + drawing.scriptMarks()
    let content = drawing.contentMarks(drawn)
    let leftOut = drawing.leftOutMarks(besides: outside + content)
    facts.marks =
      (drawing.geometryMarks(drawn) + colours.marks + drawing.identifierMarks()
      + drawing.referenceMarks(reach) + content + outside + leftOut + slashMarks(drawing))
      .sorted { ($0.line, $0.column, $0.kind.rawValue) < ($1.line, $1.column, $1.kind.rawValue) }
    if let grid, let box = facts.box {
      facts.marks += drawing.gridMarks(drawn, grid: grid, shortest: box.height / 24)
    }
    if let probe, facts.box != nil {
      facts.addPicture(of: document, viewBox, probe)
      if measuresInk { facts.ink = InkMeasure.box(of: document, viewBox: viewBox, probe) }
    }
    return facts
  }

  /// Returns the facts about an unreadable drawing.
  static func facts(unreadable error: SVGError) -> DrawingFacts {
    var facts = DrawingFacts()
    facts.unreadable = DrawingObstacle(
      line: error.line, column: error.column, element: error.element, problem: error.problem)
    return facts
  }

  private static func slashMarks(_ drawing: InspectedDrawing) -> [DrawingMark] {
    guard let box = try? drawing.document.viewBox(),
      let slash = Slash(in: Scene(drawing.document, viewBox: box), isNegated: true)
    else { return [] }
    let offset = drawing.index.elements[slash.number].offset
    return [drawing.mark(.slash, at: offset, slash.runsDown ? "down" : "up")]
  }
}

extension DrawingFacts {
  fileprivate mutating func addBox(of drawing: InspectedDrawing, _ viewBox: ViewBox?) {
    do throws(SVGError) {
      let own = drawing.document
      let box = if let viewBox { viewBox } else { try own.viewBox() }
      self.box = Box(box)
      guard let size = try? own.intrinsicSize() else { return }
      let (one, other) = (size.width * box.height.value, size.height * box.width.value)
      // A difference of less than 1 % is rounding.
      if abs(one - other) > 0.01 * max(one, other) {
        otherSize = Box(minX: 0, minY: 0, width: size.width, height: size.height)
      }
    } catch {
      boxless = drawing.obstacle(error)
    }
  }

  /// Adds what the picture tells.
  fileprivate mutating func addPicture(
    of document: SVGDocument, _ viewBox: ViewBox?, _ probe: DrawingInspector.Probe
  ) {
    switch PictureTaker.taken(of: document, viewBox: viewBox, probe) {
    case .success(let taken):
      (picture, overflow) = (PictureFacts(taken.thumbnail), taken.overflow)
    case .failure(let error):
      unrendered = error.message
    }
  }
}

extension DrawingFacts.Box {
  fileprivate init(_ box: ViewBox) {
    self.init(
      minX: box.minX.value, minY: box.minY.value, width: box.width.value, height: box.height.value)
  }
}
