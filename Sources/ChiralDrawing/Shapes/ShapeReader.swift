import ChiralSVG

/// Reads a drawing as shapes: applies transforms and the cascade, and resolves references.
///
/// A drawing with anything that shapes cannot express (masks, filters, patterns, text, raster images, dashes,
/// markers, some opacities) is an error.
struct ShapeReader {
  private let cascade: Cascade
  private let viewBox: ViewBox

  /// Returns the shapes of a drawing as it was parsed: rewritten elements no longer have the numbers of the
  /// source.
  static func read(_ document: SVGDocument) throws(ShapeProblem) -> ShapeDrawing {
    let box = document.box
    let reader = ShapeReader(document, box)
    for property in ["mask", "filter", "clip-path", "opacity", "transform"]
    where reader.own(property, 0).map({ $0 != "none" && $0 != "1" }) == true {
      let article = property == "opacity" ? "an" : "a"
      throw ShapeProblem(description: "it has \(article) \(property) on the drawing as a whole")
    }
    let origin = Affine.translation(x: -box.minX.value, y: -box.minY.value)
    let nodes = try reader.children(of: 0, inherited: ShapeStyle(), map: origin, path: [])
    return ShapeDrawing(width: box.width.value, height: box.height.value, nodes: nodes)
  }

  private init(_ document: SVGDocument, _ viewBox: ViewBox) {
    cascade = Cascade(document)
    self.viewBox = viewBox
  }

  /// Returns the shapes inside an element; `path` holds the `use` elements that lead to it.
  private func children(
    of number: Int, inherited: ShapeStyle, map: Affine, path: [Int]
  ) throws(ShapeProblem) -> [ShapeDrawing.Node] {
    let style = try style(of: number, inherited)
    var nodes: [ShapeDrawing.Node] = []
    for child in cascade.index.children(of: number) {
      nodes += try self.nodes(of: child, inherited: style, outer: map, path: path)
    }
    return nodes
  }

  private func nodes(
    of number: Int, inherited: ShapeStyle, outer: Affine, path: [Int]
  ) throws(ShapeProblem) -> [ShapeDrawing.Node] {
    let element = cascade.index.elements[number]
    guard element.namespace == .svg, !Self.invisible.contains(element.name),
      own("display", number) != "none"
    else { return [] }
    try checkSupport(number)
    let map = outer.concatenating(try transform(number))
    let nodes: [ShapeDrawing.Node]
    switch element.name {
    case "g", "a": nodes = try children(of: number, inherited: inherited, map: map, path: path)
    case "use": nodes = try used(by: number, inherited: inherited, map: map, path: path)
    default:
      guard let shape = try shape(number, style: try style(of: number, inherited), map: map) else {
        return []
      }
      nodes = [.path(shape)]
    }
    let visible = try Self.faded(nodes, by: opacity(number))
    guard let clip = try clip(number, map) else { return visible }
    return visible.isEmpty ? [] : [.clip(clip, visible)]
  }

  /// The elements that are never painted where they stand.
  private static let invisible: Set<String> = [
    "defs", "clipPath", "mask", "linearGradient", "radialGradient", "pattern", "filter", "marker", "symbol",
    "style",
    "title", "desc", "metadata", "script",
  ]

  private func checkSupport(_ number: Int) throws(ShapeProblem) {
    let element = cascade.index.elements[number]
    if let reason = Self.unsupported[element.name] { throw ShapeProblem(description: reason) }
    guard Self.known.contains(element.name) else {
      throw ShapeProblem(description: "it has a <\(element.name)>")
    }
    for (property, reason) in Self.unsupportedProperties {
      if let value = own(property, number), !Self.harmless.contains(value) {
        throw ShapeProblem(description: reason)
      }
    }
  }

  private static let known: Set<String> = [
    "g", "a", "use", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
  ]
  private static let unsupported = [
    "text": "it has text", "image": "it has a picture of pixels", "foreignObject": "it has foreign content",
    "svg": "it has a drawing inside the drawing", "switch": "it has a <switch>",
  ]
  private static let unsupportedProperties = [
    ("mask", "it has a mask"), ("filter", "it has a filter"), ("marker-start", "it has markers"),
    ("marker-mid", "it has markers"), ("marker-end", "it has markers"), ("marker", "it has markers"),
    ("mix-blend-mode", "it blends its layers"), ("vector-effect", "it has strokes that do not grow"),
  ]
  private static let harmless: Set<String> = ["none", "normal", "auto"]

  // MARK: Elements

  private func used(
    by number: Int, inherited: ShapeStyle, map: Affine, path: [Int]
  ) throws(ShapeProblem) -> [ShapeDrawing.Node] {
    guard let target = cascade.target(ofLink: number) else { return [] }
    // The same `use` twice on the way is a cycle; 64 nested ones are taken for one.
    guard !path.contains(number), path.count < 64 else {
      throw ShapeProblem(description: "it refers to itself")
    }
    guard cascade.index.elements[target].name != "symbol" else {
      throw ShapeProblem(description: "it has a <symbol>")
    }
    let x = try length("x", number)?.value ?? 0
    let y = try length("y", number)?.value ?? 0
    let style = try style(of: number, inherited)
    return try nodes(
      of: target, inherited: style, outer: map.concatenating(.translation(x: x, y: y)), path: path + [number])
  }

  private func shape(_ number: Int, style: ShapeStyle, map: Affine) throws(ShapeProblem) -> Shape? {
    guard style.isVisible, let segments = try basicShape(number), !segments.isEmpty else { return nil }
    let fill = try paint(style.fill, opacity: style.fillOpacity, of: segments, style: style, map: map)
    let stroke = try stroke(style, of: segments, map)
    guard fill != nil || stroke != nil else { return nil }
    let moved = segments.transformed(by: map)
    guard let stroke else { return Shape(segments: moved, fill: fill, isEvenOdd: style.isEvenOdd) }
    guard map.uniformScale == nil else {
      return Shape(segments: moved, fill: fill, isEvenOdd: style.isEvenOdd, stroke: stroke)
    }
    guard fill == nil else {
      throw ShapeProblem(description: "it has a stroke that is stretched over a fill")
    }
    let outline = StrokeOutline(of: segments, stroke).segments
    return Shape(segments: outline.transformed(by: map), fill: stroke.paint)
  }

  private func basicShape(_ number: Int) throws(ShapeProblem) -> [PathSegment]? {
    let element = cascade.index.elements[number]
    var problem: ShapeProblem?
    let shapes = BasicShapes(
      length: { name in
        do throws(ShapeProblem) {
          return try length(name, number)?.value
        } catch {
          problem = error
          return nil
        }
      }, element: element)
    let segments = shapes.segments()
    if let problem { throw problem }
    return segments
  }

  private func stroke(
    _ style: ShapeStyle, of segments: [PathSegment], _ map: Affine
  ) throws(ShapeProblem) -> Shape.Stroke? {
    guard style.strokeWidth > 0,
      let paint = try paint(style.stroke, opacity: style.strokeOpacity, of: segments, style: style, map: map)
    else { return nil }
    guard style.dashes == "none" else { throw ShapeProblem(description: "it has dashes") }
    guard !style.paintsStrokeFirst else { throw ShapeProblem(description: "it paints strokes before fills") }
    return Shape.Stroke(
      paint: paint, width: style.strokeWidth * (map.uniformScale ?? 1), cap: style.cap, join: style.join,
      miterLimit: style.miterLimit)
  }

  private func paint(
    _ value: String, opacity: Double, of segments: [PathSegment], style: ShapeStyle, map: Affine
  ) throws(ShapeProblem) -> Shape.Paint? {
    guard value != "none", value != "transparent", opacity > 0 else { return nil }
    guard let reference = URLReference(value) else {
      return try plainPaint(value, opacity: opacity, style: style)
    }
    guard let target = reference.id.flatMap({ cascade.index.byID[$0] }) else {
      guard let fallback = reference.fallback, fallback != "none" else { return nil }
      return try plainPaint(fallback, opacity: opacity, style: style)
    }
    let gradient = try GradientReader(cascade: cascade, viewBox: viewBox)
      .gradient(target, painting: segments, map)
    return gradient.map { Shape.Paint(source: $0.source, opacity: opacity * $0.opacity) }
  }

  private func plainPaint(
    _ value: String, opacity: Double, style: ShapeStyle
  ) throws(ShapeProblem) -> Shape.Paint {
    if value.lowercased() == "currentcolor" {
      return style.color.map { $0.paint(opacity: opacity) }
        ?? Shape.Paint(source: .currentColor, opacity: opacity)
    }
    guard let color = ShapeColor(value) else {
      throw ShapeProblem(description: "its colour \(value) is of a kind that is not known here")
    }
    return color.paint(opacity: opacity)
  }

  // MARK: Clips and opacity

  private func clip(_ number: Int, _ map: Affine) throws(ShapeProblem) -> [PathSegment]? {
    guard let value = own("clip-path", number), value != "none" else { return nil }
    guard let target = URLReference(value)?.id.flatMap({ cascade.index.byID[$0] }),
      cascade.index.elements[target].name == "clipPath",
      cascade.index.elements[target]["clipPathUnits"] != "objectBoundingBox",
      own("clip-path", target) == nil
    else { throw ShapeProblem(description: "it has a clip that depends on what it clips") }
    let parts = cascade.index.children(of: target).filter { cascade.index.elements[$0].namespace == .svg }
    guard parts.count == 1, let part = parts.first, own("clip-path", part) == nil,
      (own("clip-rule", part) ?? own("clip-rule", target) ?? "nonzero") == "nonzero",
      let segments = try basicShape(part)
    else { throw ShapeProblem(description: "it has a clip of more than one plain shape") }
    let inner = map.concatenating(try transform(target)).concatenating(try transform(part))
    return segments.transformed(by: inner)
  }

  private func opacity(_ number: Int) -> Double {
    guard let value = own("opacity", number) else { return 1 }
    return ShapeStyle.share(value) ?? 1
  }

  /// Returns nodes with a lower opacity. This equals a layer of that opacity only if nothing overlaps.
  private static func faded(
    _ nodes: [ShapeDrawing.Node], by opacity: Double
  ) throws(ShapeProblem) -> [ShapeDrawing.Node] {
    guard opacity < 1 else { return nodes }
    guard opacity > 0, !nodes.isEmpty else { return [] }
    guard nodes.count == 1, case .path(var shape) = nodes[0], shape.fill == nil || shape.stroke == nil else {
      throw ShapeProblem(description: "it fades several parts as one layer")
    }
    shape.fill?.opacity *= opacity
    shape.stroke?.paint.opacity *= opacity
    return [.path(shape)]
  }

  // MARK: Properties

  private func own(_ property: String, _ number: Int) -> String? {
    cascade.own(property, number)
  }

  private func style(of number: Int, _ inherited: ShapeStyle) throws(ShapeProblem) -> ShapeStyle {
    var style = inherited
    try style.apply { cascade.declared($0, number)?.value }
    return style
  }

  private func transform(_ number: Int) throws(ShapeProblem) -> Affine {
    guard let value = own("transform", number) else { return .identity }
    guard let list = TransformList(value), own("transform-origin", number) == nil else {
      throw ShapeProblem(description: "it has a transform of a kind that is not known here")
    }
    return list.affine
  }

  private func length(_ name: String, _ number: Int) throws(ShapeProblem) -> DecimalNumber? {
    guard let text = own(name, number), text != "auto" else { return nil }
    guard let length = Length(text), length.unit != .em, length.unit != .ex else {
      throw ShapeProblem(description: "it has the length \(text)")
    }
    let isVertical = ["y", "y1", "y2", "cy", "ry", "height"].contains(name)
    return length.userUnits(reference: isVertical ? viewBox.height : viewBox.width, fontSize: .zero)
  }
}
