import ChiralSVG

/// What stands inside a drawing's `<svg>`, as one piece that can stand inside another.
///
/// What the root declares for all moves to a `<g>`; comments and blanks between elements go; ids may get a prefix, so
/// that those of several drawings in one file differ.
struct SVGBody {
  /// The markup.
  let text: String

  /// The body of a picture; with a prefix, each id becomes `<prefix>__<id>` together with what refers to it.
  ///
  /// The names of platforms hold no `_`, so that an inner id is never the name of a symbol.
  init(_ picture: ExportPicture, idPrefix: String? = nil) {
    let document = picture.document.inliningStyles()
    let root = document.root
    let names = idPrefix.map { IDPrefix(text: $0 + "__", ids: Set(Self.ids(root))) }
    var group = SVGElement("g")
    var sanitizer = SVGSanitizer()
    group.attributes = sanitizer.sanitized(root.attributes, of: "svg").filter { Self.isInherited($0.name) }
      .map { SVGAttribute(name: $0.name, value: names?.applied(to: $0) ?? $0.value) }
    // Black is what nothing says; a template leaves it to the text around it.
    if picture.isMonochrome, root["fill"] == nil, root["style"].map({ !$0.contains("fill") }) ?? true {
      group["fill"] = "currentColor"
    }
    group.children = Self.tidied(sanitizer.sanitized(root.children), names)
    group.isSelfClosing = false
    group.endTag = "</g>"
    let nodes = group.attributes.isEmpty ? group.children : [.element(group)]
    text = Self.printed(nodes, with: document)
  }

  private static func printed(_ nodes: [SVGNode], with document: SVGDocument) -> String {
    var copy = document
    copy.prolog = ""
    copy.epilog = ""
    copy.root = SVGElement("svg", children: nodes)
    guard !nodes.isEmpty else { return "" }
    let whole = String(decoding: copy.serialized(), as: UTF8.self)
    return String(whole.dropFirst("<svg>".count).dropLast("</svg>".count))
  }

  /// What counts for everything inside: all but the size, the namespaces and what names the root.
  private static func isInherited(_ name: String) -> Bool {
    if name.hasPrefix("xml:") { return true }
    return !own.contains(name) && !name.hasPrefix("xmlns") && !name.hasPrefix("aria-") && !name.contains(":")
      && !name.hasPrefix("data-")
  }

  private static let own: Set<String> = [
    "width", "height", "viewBox", "preserveAspectRatio", "version", "baseProfile", "id", "role", "x", "y",
    "zoomAndPan", "focusable", "tabindex",
  ]

  private static func ids(_ element: SVGElement) -> [String] {
    [element["id"]].compactMap(\.self) + element.elements.flatMap(ids)
  }

  private static func tidied(_ nodes: [SVGNode], _ names: IDPrefix?) -> [SVGNode] {
    nodes.compactMap { node in
      switch node {
      case .element(let element):
        guard element.namespace == .svg, !silent.contains(element.name) else { return nil }
        var copy = element
        copy.dropNamespaces()
        copy.attributes = attributes(of: element, names)
        copy.tagPadding = ""
        let isText = textElements.contains(element.name)
        copy.children = isText ? textual(copy.children, names) : tidied(copy.children, names)
        return .element(copy)
      case .text(let raw): return raw.allSatisfy(\.isWhitespace) ? nil : escaped(node)
      case .cdata: return escaped(node)
      case .other: return nil
      }
    }
  }

  /// Text keeps its blanks.
  private static func textual(_ nodes: [SVGNode], _ names: IDPrefix?) -> [SVGNode] {
    nodes.flatMap { node -> [SVGNode] in
      switch node {
      case .element: tidied([node], names)
      case .text, .cdata: [escaped(node)]
      case .other: []
      }
    }
  }

  /// Character data without the entities of the drawing's own document type, which stays behind.
  private static func escaped(_ node: SVGNode) -> SVGNode {
    let text = SVGElement("text", children: [node]).text
    return .text(text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;"))
  }

  /// The attributes of SVG itself, `xlink:href` as `href`; what editors keep in namespaces of their own has none here.
  private static func attributes(of element: SVGElement, _ names: IDPrefix?) -> [SVGAttribute] {
    let links = element.attributes.map(\.name).filter { $0 == "href" || $0.hasSuffix(":href") }
    // An editor may have a link of its own beside that of the drawing.
    let link = ["href", "xlink:href"].first(where: links.contains) ?? links.first
    return element.attributes.compactMap { attribute in
      let name = attribute.name == link ? "href" : attribute.name
      guard !name.hasPrefix("xmlns"), !name.contains(":") || name.hasPrefix("xml:") else { return nil }
      return SVGAttribute(name: name, value: names?.applied(to: attribute) ?? attribute.value)
    }
  }

  /// They say something about the drawing and show nothing.
  private static let silent: Set<String> = ["title", "desc", "metadata"]
  /// Blanks count inside these.
  private static let textElements: Set<String> = ["text", "tspan", "textPath"]
}

extension SVGElement {
  /// Writes the name without its prefix: what is around declares SVG as the default namespace.
  fileprivate mutating func dropNamespaces() {
    guard qualifiedName.contains(":") else { return }
    qualifiedName = name
    if !isSelfClosing { endTag = "</\(name)>" }
  }
}

/// Makes the ids of one drawing different from those of all others.
struct IDPrefix {
  /// Put before each id.
  let text: String
  /// The ids that the drawing has; a reference to any other stays as it is.
  let ids: Set<String>

  /// The value of an attribute with its id, or the ids that it refers to, prefixed.
  func applied(to attribute: SVGAttribute) -> String {
    let value = attribute.value
    if attribute.name == "id" { return text + value }
    guard value.contains("#") else { return value }
    if attribute.name == "href" || attribute.name.hasSuffix(":href") {
      let id = value.drop(while: \.isWhitespace)
      return id.hasPrefix("#") && ids.contains(String(id.dropFirst())) ? "#" + text + id.dropFirst() : value
    }
    return value.replacing(/url\(\s*(["']?)#([^"')]*?)\1\s*\)/) { match in
      ids.contains(String(match.2)) ? "url(#\(text)\(match.2))" : String(match.0)
    }
  }
}
