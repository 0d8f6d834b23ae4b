import ChiralSVG

/// Converts the elements of a VectorDrawable to SVG. Each element of the result has the place of the one that it stands for.
///
/// Source: the documentation and the source of `android.graphics.drawable.VectorDrawable`.
struct DrawableReader {
  /// A part of a drawable that cannot be read.
  struct Problem: Error {
    /// The element with the problem.
    let element: SVGElement
    let message: String
  }

  private let xml: AndroidXML
  /// The colour that replaces all others; nil if there is none.
  private let tint: AndroidColor?
  private var ids: Set<String> = []
  /// The number of gradients and clips so far.
  private var count = 0

  init(_ root: SVGElement) throws(Problem) {
    let xml = AndroidXML(root)
    self.xml = xml
    if let text = xml.value("tint", of: root) {
      tint = AndroidColor(text)
      if tint == nil { throw Problem(element: root, message: "the tint \(text) is not a colour") }
    } else {
      tint = nil
    }
  }

  /// Returns the whole drawing as `<svg>`.
  mutating func svg(_ root: SVGElement) throws(Problem) -> SVGElement {
    guard let width = xml.length("viewportWidth", of: root),
      let height = xml.length("viewportHeight", of: root)
    else {
      throw Problem(
        element: root,
        message: "its viewportWidth and viewportHeight are not numbers above 0; write them into the file")
    }
    var attributes = [
      ("xmlns", "http://www.w3.org/2000/svg"),
      ("width", Self.text(xml.length("width", of: root) ?? width)),
      ("height", Self.text(xml.length("height", of: root) ?? height)),
      ("viewBox", "0 0 \(Self.text(width)) \(Self.text(height))"),
    ]
    let alpha = try number("alpha", of: root, or: 1)
    if alpha < 1 { attributes.append(("opacity", Self.text(alpha))) }
    return element("svg", attributes, with: try nodes(root.elements[...]), for: root)
  }

  /// Returns the nodes for the children of a group; a clip applies to all that follow it.
  private mutating func nodes(_ elements: ArraySlice<SVGElement>) throws(Problem) -> [SVGNode] {
    var nodes: [SVGNode] = []
    for (index, child) in zip(elements.indices, elements) {
      switch child.qualifiedName {
      case "path": nodes += try path(child)
      case "group": nodes.append(.element(try group(child)))
      case "clip-path":
        return nodes + (try clipped(elements[(index + 1)...], by: child))
      default: break
      }
    }
    return nodes
  }

  private mutating func group(_ source: SVGElement) throws(Problem) -> SVGElement {
    let transform = try GroupTransform(source, xml).text
    let attributes = id(of: source) + (transform.isEmpty ? [] : [("transform", transform)])
    return element("g", attributes, with: try nodes(source.elements[...]), for: source)
  }

  private mutating func clipped(
    _ rest: ArraySlice<SVGElement>, by source: SVGElement
  ) throws(Problem) -> [SVGNode] {
    guard let data = try pathData(source) else { return try nodes(rest) }
    let id = resource()
    let outline = element("path", [("d", data)], for: source)
    let clip = element("clipPath", [("id", id)], with: [.element(outline)], for: source)
    let group = element("g", [("clip-path", "url(#\(id))")], with: try nodes(rest), for: source)
    return [.element(clip), .element(group)]
  }

  private mutating func path(_ source: SVGElement) throws(Problem) -> [SVGNode] {
    for (name, whole) in [("trimPathStart", 0.0), ("trimPathEnd", 1)] {
      guard try number(name, of: source, or: whole) == whole else {
        throw Problem(element: source, message: "\(name) shortens the path, which only an animation can show")
      }
    }
    guard let data = try pathData(source) else { return [] }
    var nodes: [SVGNode] = []
    var attributes = id(of: source) + [("d", data)]
    attributes += try paint("fill", of: source, &nodes)
    if xml.value("fillType", of: source) == "evenOdd" { attributes.append(("fill-rule", "evenodd")) }
    let width = try number("strokeWidth", of: source, or: 0)
    if width > 0 {
      let stroke = try paint("stroke", of: source, &nodes)
      if stroke.first?.1 != "none" {
        attributes += stroke + [("stroke-width", Self.text(width))] + Self.lines(source, xml)
      }
    }
    return nodes + [.element(element("path", attributes, for: source))]
  }

  /// The attributes for the ends and corners of lines, by their names in SVG.
  private static func lines(_ source: SVGElement, _ xml: AndroidXML) -> [(String, String)] {
    [
      ("stroke-linecap", "strokeLineCap"), ("stroke-linejoin", "strokeLineJoin"),
      ("stroke-miterlimit", "strokeMiterLimit"),
    ].compactMap { name, attribute in xml.value(attribute, of: source).map { (name, $0) } }
  }

  /// Returns the attributes for a paint, `fill` or `stroke`; a gradient is added to the nodes.
  private mutating func paint(
    _ name: String, of source: SVGElement, _ nodes: inout [SVGNode]
  ) throws(Problem) -> [(String, String)] {
    // A theme may define how much of a colour is seen; the colour itself is seen here.
    let isForeign =
      xml.value(name + "Alpha", of: source).map { $0.hasPrefix("?") || $0.hasPrefix("@") } ?? false
    var alpha = isForeign ? 1 : try number(name + "Alpha", of: source, or: 1)
    let value: String
    if let gradient = xml.element(name + "Color", of: source) {
      let id = resource()
      nodes.append(.element(try GradientReading(xml: xml, tint: tint).svg(gradient, id: id)))
      value = "url(#\(id))"
    } else if let text = xml.value(name + "Color", of: source) {
      guard let color = AndroidColor(text) else {
        throw Problem(element: source, message: "\(name)Color \(text) is not a colour; write #AARRGGBB")
      }
      alpha *= color.alpha
      value = alpha == 0 ? "none" : (tint ?? color).text
      alpha *= tint?.alpha ?? 1
    } else {
      value = "none"
    }
    return [(name, value)] + (alpha < 1 && value != "none" ? [(name + "-opacity", Self.text(alpha))] : [])
  }

  private func pathData(_ source: SVGElement) throws(Problem) -> String? {
    guard let data = xml.value("pathData", of: source), !data.isEmpty else { return nil }
    if data.hasPrefix("@") {
      throw Problem(element: source, message: "its pathData is in another file; write the path into this one")
    }
    return AndroidPath.svg(data)
  }

  /// Returns the name of an element as an id, if it can be one.
  private mutating func id(of source: SVGElement) -> [(String, String)] {
    guard let name = xml.value("name", of: source), name.first?.isLetter == true,
      !name.hasPrefix(Self.prefix),
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }),
      ids.insert(name).inserted
    else { return [] }
    return [("id", name)]
  }

  private mutating func resource() -> String {
    count += 1
    return Self.prefix + String(count)
  }

  private func number(
    _ name: String, of element: SVGElement, or fallback: Double
  ) throws(Problem) -> Double {
    guard let number = xml.number(name, of: element, or: fallback) else {
      throw Problem(element: element, message: "\(name) is not a number; write it into this file")
    }
    return number
  }

  private func element(
    _ name: String, _ attributes: [(String, String)], with children: [SVGNode] = [], for source: SVGElement
  ) -> SVGElement {
    var element = SVGElement(name, attributes: attributes, children: children)
    element.offset = source.offset
    return element
  }

  /// The beginning of the ids of gradients and clips.
  private static let prefix = "chiral-"

  /// Returns a number without a needless fraction.
  static func text(_ number: Double) -> String { PathText(size: 1).number(number) }
}
