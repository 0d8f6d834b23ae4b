import ChiralGeometry
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
    var paths = ""
    for node in drawing.nodes {
      guard case .path(let shape) = node else { throw ShapeProblem(description: "it has a clip") }
      if let fill = shape.fill {
        paths += try Self.path(shape.segments, paint: fill, isEvenOdd: shape.isEvenOdd, numbers: numbers)
      }
      if let stroke = shape.stroke {
        paths += try Self.path(
          StrokeOutline(of: shape.segments, stroke).segments, paint: stroke.paint, isEvenOdd: false,
          numbers: numbers)
      }
    }
    let width = numbers.number(document.width(height: Double(height)))
    svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(numbers.number(drawing.width)) \(numbers.number(drawing.height))">
      \(paths)</svg>

      """
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
