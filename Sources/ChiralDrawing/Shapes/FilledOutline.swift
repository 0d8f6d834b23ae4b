import ChiralSVG

/// A drawing of one colour as a single path for the nonzero rule, as glyphs and symbols need it.
///
/// A drawing paints its shapes one over the other, each by its own rule. In a single path the windings of all shapes add
/// up, so that two shapes in opposite directions would cut a hole where they overlap. Therefore the filled areas of the
/// path are compared with those of the shapes, and the contours are turned until they agree.
struct FilledOutline {
  /// The path, in the coordinates of the viewport, without arcs.
  let segments: [PathSegment]

  /// The largest area that may be painted differently, as a share of the viewport: less than a tenth of a pixel at 24
  /// points.
  private static let tolerance = 1e-4

  /// The largest distance from the viewport at which a contour is left as it is, as a share of the viewport's height: a
  /// quarter of a pixel at 24 points.
  private static let overhang = 0.01

  /// Creates the path of a drawing; throws an error if a single path cannot show it.
  init(_ drawing: ShapeDrawing) throws(ShapeProblem) {
    var areas: [PaintedArea] = []
    for node in drawing.nodes { areas += try Self.areas(node, of: drawing) }
    let frame = PolygonClip(width: drawing.width, height: drawing.height)
    areas = areas.map { frame.applied(to: $0, overhang: Self.overhang * drawing.height) }
      .filter { !$0.segments.isEmpty }
    guard !areas.isEmpty else { throw ShapeProblem(description: "it shows nothing") }
    let rows = ScanRows(height: drawing.height)
    let wanted = rows.spans(of: areas)
    let most = Self.tolerance * drawing.width * drawing.height
    let ways: [(PaintedArea) -> PaintedArea] = [{ $0 }, { $0.turned }, { $0.untangled }]
    for way in ways {
      let path = PaintedArea(segments: areas.flatMap { way($0).segments })
      if rows.difference(wanted, rows.spans(of: [path])) <= most {
        segments = path.segments
        return
      }
    }
    throw ShapeProblem(description: "its areas cross in a way that needs several paths")
  }

  private static func areas(
    _ node: ShapeDrawing.Node, of drawing: ShapeDrawing
  ) throws(ShapeProblem) -> [PaintedArea] {
    switch node {
    case .path(let shape): return try areas(shape)
    case .clip(let segments, let nodes):
      let clip = try PolygonClip(segments, width: drawing.width, height: drawing.height)
      var areas: [PaintedArea] = []
      for node in nodes { areas += try Self.areas(node, of: drawing) }
      return areas.map { clip.applied(to: $0) }
    }
  }

  private static func areas(_ shape: Shape) throws(ShapeProblem) -> [PaintedArea] {
    for paint in [shape.fill, shape.stroke?.paint].compactMap(\.self) {
      guard paint.opacity == 1 else { throw ShapeProblem(description: "it has faint parts") }
      if case .gradient = paint.source { throw ShapeProblem(description: "it has a gradient") }
    }
    let fill = shape.fill.map { _ in
      PaintedArea(segments: shape.segments.withoutArcs, isEvenOdd: shape.isEvenOdd)
    }
    let stroke = shape.stroke.map {
      PaintedArea(segments: StrokeOutline(of: shape.segments, $0).segments.withoutArcs, isStroke: true)
    }
    return [fill, stroke].compactMap(\.self)
  }
}
