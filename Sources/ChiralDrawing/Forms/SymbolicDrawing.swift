import ChiralSVG

/// A drawing in the subset of SVG that every version of GTK recolours: filled paths without inheritance or
/// transforms.
struct SymbolicDrawing {
  /// The text of the file.
  let svg: String

  /// Creates a file from a drawing as filled paths, with a height in points.
  init(_ document: SVGDocument, height: Int) throws(ShapeProblem) {
    let drawing = try ShapeReader.read(document)
    let numbers = PathText(size: max(drawing.width, drawing.height))
    let paths = try drawing.nodes.map { node throws(ShapeProblem) in
      try Self.paths(node, of: drawing, clips: [], numbers: numbers)
    }.joined()
    let width = numbers.number(document.width(height: Double(height)))
    svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(numbers.number(drawing.width)) \(numbers.number(drawing.height))">
      \(paths)</svg>

      """
  }

  private static func paths(
    _ node: ShapeDrawing.Node, of drawing: ShapeDrawing, clips: [PolygonClip], numbers: PathText
  ) throws(ShapeProblem) -> String {
    switch node {
    case .clip(let area, let nodes):
      let clip = try PolygonClip(area, width: drawing.width, height: drawing.height)
      return try nodes.map { node throws(ShapeProblem) in
        try paths(node, of: drawing, clips: clips + [clip], numbers: numbers)
      }.joined()
    case .path(let shape):
      func path(_ segments: [PathSegment], _ paint: Shape.Paint, isEvenOdd: Bool) throws(ShapeProblem)
        -> String
      {
        let segments =
          clips.isEmpty
          ? segments
          : clips.reduce(PaintedArea(segments: segments.withoutArcs)) { $1.applied(to: $0) }.segments
        return segments.isEmpty
          ? "" : try Self.path(segments, paint: paint, isEvenOdd: isEvenOdd, numbers: numbers)
      }
      var paths = ""
      if let fill = shape.fill { paths += try path(shape.segments, fill, isEvenOdd: shape.isEvenOdd) }
      if let stroke = shape.stroke {
        paths += try path(StrokeOutline(of: shape.segments, stroke).segments, stroke.paint, isEvenOdd: false)
      }
      return paths
    }
  }

  private static func path(
    _ segments: [PathSegment], paint: Shape.Paint, isEvenOdd: Bool, numbers: PathText
  ) throws(ShapeProblem) -> String {
    if case .gradient = paint.source { throw ShapeProblem(description: "it has a gradient") }
    let rule = isEvenOdd ? " fill-rule=\"evenodd\"" : ""
    let opacity = paint.opacity < 1 ? " fill-opacity=\"\(PathText(size: 1).number(paint.opacity))\"" : ""
    return "  <path d=\"\(numbers.text(segments))\" fill=\"#000\"\(rule)\(opacity)/>\n"
  }
}
