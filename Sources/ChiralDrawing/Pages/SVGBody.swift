import ChiralSVG
import ChiralValues

/// The content of a drawing's `<svg>` element as a fragment that can be placed inside another drawing.
///
/// Inherited declarations of the root move to a `<g>`; comments and white space between elements are removed.
/// Ids may get a prefix, so that those of several drawings in one file differ.
struct SVGBody {
  /// The elements.
  let nodes: [SVGNode]
  private let document: SVGDocument

  /// The markup.
  var text: String { Self.printed(nodes, with: document) }

  /// Creates the fragment of a drawing as it was parsed; with a prefix, each id becomes `<prefix>__<id>`, and
  /// references to it change accordingly.
  ///
  /// Names on platforms contain no `_`, so that an inner id never equals the name of a symbol.
  init(_ source: SVGDocument, idPrefix: String? = nil) {
    document = source.inliningStyles().resolvingGradientPercentages()
    let root = document.root
    let names = idPrefix.map { IDPrefix(text: $0 + "__", ids: Set(Self.ids(root))) }
    var group = SVGElement("g")
    var sanitizer = SVGSanitizer()
    group.attributes = sanitizer.sanitized(root.attributes, of: "svg").filter { Self.isInherited($0.name) }
      .map { SVGAttribute(name: $0.name, value: names?.applied(to: $0) ?? $0.value) }
    // Black is the default colour; in a template the surrounding text decides instead.
    if source.isMonochrome, root["fill"] == nil, root["style"].map({ !$0.contains("fill") }) ?? true {
      group["fill"] = "currentColor"
    }
    var seen: Set<String> = []
    group.children = Self.withUniqueIDs(Self.tidied(sanitizer.sanitized(root.children), names), &seen)
    group.isSelfClosing = false
    group.endTag = "</g>"
    nodes = group.attributes.isEmpty ? group.children : [.element(group)]
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

  /// Returns true if an attribute of the root has an effect on its content: all except the size, namespaces,
  /// labels and ids.
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
        copy.dropNamespace()
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

  /// Returns elements of which only the first of several with the same id has it: that is the one that references mean.
  private static func withUniqueIDs(_ nodes: [SVGNode], _ seen: inout Set<String>) -> [SVGNode] {
    nodes.map { node in
      guard case .element(var element) = node else { return node }
      if let id = element["id"], !seen.insert(id).inserted {
        element.attributes.removeAll { $0.name == "id" }
      }
      element.children = withUniqueIDs(element.children, &seen)
      return .element(element)
    }
  }

  /// Returns the content of a text element; its white space is kept.
  private static func textual(_ nodes: [SVGNode], _ names: IDPrefix?) -> [SVGNode] {
    nodes.flatMap { node -> [SVGNode] in
      switch node {
      case .element: tidied([node], names)
      case .text, .cdata: [escaped(node)]
      case .other: []
      }
    }
  }

  /// Returns character data with its entities resolved, because the document type that defines them is not
  /// copied.
  private static func escaped(_ node: SVGNode) -> SVGNode {
    .text(Escape.markup(SVGElement("text", children: [node]).text))
  }

  /// Returns the attributes of SVG itself, with `href` for `xlink:href`; those in an editor's own namespace
  /// are dropped.
  private static func attributes(of element: SVGElement, _ names: IDPrefix?) -> [SVGAttribute] {
    let link = element.href?.name
    return element.attributes.compactMap { attribute in
      let name = attribute.name == link ? "href" : attribute.name
      guard !name.hasPrefix("xmlns"), !name.contains(":") || name.hasPrefix("xml:") else { return nil }
      return SVGAttribute(name: name, value: names?.applied(to: attribute) ?? attribute.value)
    }
  }

  /// The elements that describe the drawing and show nothing.
  private static let silent: Set<String> = ["title", "desc", "metadata"]
  /// The elements in which white space is significant.
  private static let textElements: Set<String> = ["text", "tspan", "textPath"]
}

extension SVGElement {
  /// Removes the namespace prefix from the name; the file declares SVG as the default namespace.
  mutating func dropNamespace() {
    guard qualifiedName.contains(":") else { return }
    qualifiedName = name
    if !isSelfClosing { endTag = "</\(name)>" }
  }
}

/// Makes the ids of one drawing different from those of all other drawings.
struct IDPrefix {
  /// The text before each id.
  let text: String
  /// The ids that occur in the drawing; references to other ids stay as they are.
  let ids: Set<String>

  /// Returns the value of an attribute with the prefix added to its id or to the ids that it refers to.
  func applied(to attribute: SVGAttribute) -> String {
    let value = attribute.value
    if attribute.name == "id" { return text + value }
    guard value.contains("#") else { return value }
    if attribute.name == "href" || attribute.name.hasSuffix(":href") {
      let id = URLReference.id(inAddress: value)
      return id.map { ids.contains($0) ? "#" + text + $0 : value } ?? value
    }
    // A value may hold several references, and those in a `style` are among other declarations.
    return value.replacing(/url\(\s*(?:"#([^"]*)"|'#([^']*)'|#([^"')]*?))\s*\)/) { match in
      guard let id = match.1 ?? match.2 ?? match.3, ids.contains(String(id)) else { return String(match.0) }
      return "url(\(Self.quoted("#\(text)\(id)")))"
    }
  }

  /// Returns an address, in quotes if it would end early without them: at white space, a quote or a parenthesis.
  private static func quoted(_ address: String) -> String {
    guard address.contains(where: { $0.isWhitespace || "\"'()".contains($0) }) else { return address }
    return address.contains("'") ? "\"\(address)\"" : "'\(address)'"
  }
}
