import ChiralSVG

/// What stands inside a drawing's `<svg>`, as one piece that can stand inside another.
///
/// What the root declares for all moves to a `<g>`; comments and blanks between elements go; ids may get a prefix, so
/// that those of several drawings in one file differ.
struct SVGBody {
  /// The markup.
  let text: String

  /// The body of a picture; with a prefix, each id becomes `<prefix>-<id>` together with what refers to it.
  init(_ picture: ExportPicture, idPrefix: String? = nil) {
    let document = picture.document.inliningStyles()
    let root = document.root
    let ids = idPrefix == nil ? [] : Set(Self.ids(root))
    var group = SVGElement("g")
    group.attributes = root.attributes.filter { Self.isInherited($0.name) }
      .map { SVGAttribute(name: $0.name, value: $0.value) }
    // Black is what nothing says; a template leaves it to the text around it.
    if picture.isMonochrome, root["fill"] == nil, root["style"].map({ !$0.contains("fill") }) ?? true {
      group["fill"] = "currentColor"
    }
    group.children = Self.tidied(root.children, ids, idPrefix ?? "")
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
    let whole = String(decoding: copy.serialized(), as: UTF8.self)
    return String(whole.dropFirst("<svg>".count).dropLast("</svg>".count))
  }

  /// What counts for everything inside: all but the size, the namespaces and what names the root.
  private static func isInherited(_ name: String) -> Bool {
    !own.contains(name) && !name.hasPrefix("xmlns") && !name.hasPrefix("aria-") && !name.contains(":")
      && !name.hasPrefix("data-")
  }

  private static let own: Set<String> = [
    "width", "height", "viewBox", "preserveAspectRatio", "version", "baseProfile", "id", "role", "x", "y",
    "zoomAndPan", "focusable", "tabindex",
  ]

  private static func ids(_ element: SVGElement) -> [String] {
    [element["id"]].compactMap(\.self) + element.elements.flatMap(ids)
  }

  private static func tidied(_ nodes: [SVGNode], _ ids: Set<String>, _ prefix: String) -> [SVGNode] {
    nodes.compactMap { node in
      switch node {
      case .element(let element):
        guard element.namespace == .svg, element.name != "title", element.name != "desc",
          element.name != "metadata"
        else { return nil }
        var copy = element
        if !ids.isEmpty { copy.prefixIDs(ids, prefix) }
        let isText = textElements.contains(element.name)
        copy.children = isText ? copy.children : tidied(copy.children, ids, prefix)
        return .element(copy)
      case .text(let raw): return raw.allSatisfy(\.isWhitespace) ? nil : node
      case .cdata: return node
      case .other: return nil
      }
    }
  }

  /// Blanks count inside these.
  private static let textElements: Set<String> = ["text", "tspan", "textPath", "style"]
}

extension SVGElement {
  /// Prefixes the ids of the element and in everything that refers to them.
  fileprivate mutating func prefixIDs(_ ids: Set<String>, _ prefix: String) {
    for attribute in attributes {
      if attribute.name == "id" { self["id"] = "\(prefix)-\(attribute.value)" }
      if attribute.value.contains("#") {
        rewrite(attribute.name) { Self.prefixed($0, ids, prefix) }
      }
    }
    if name == "style" {
      children = children.map { node in
        switch node {
        case .text(let raw): .text(Self.prefixed(raw, ids, prefix))
        case .cdata(let raw): .cdata(Self.prefixed(raw, ids, prefix))
        case .element, .other: node
        }
      }
    }
  }

  /// `#id` becomes `#prefix-id` for each of the ids; colours keep their digits.
  private static func prefixed(_ text: String, _ ids: Set<String>, _ prefix: String) -> String {
    text.replacing(/#([^\s"'()\{\},.:>+~\[\]#;]+)/) { match in
      ids.contains(String(match.1)) ? "#\(prefix)-\(match.1)" : String(match.0)
    }
  }
}
