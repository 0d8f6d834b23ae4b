import ChiralManifest
import ChiralSVG

/// Reduces a drawing to what it draws, for files that stand in other people's pages: a script inside a
/// foreign drawing would run there with the rights of the page.
///
/// The sanitizer keeps what is on its lists. Parsers of XML and HTML read comments, CDATA, processing
/// instructions, prefixes and entities differently; none of these is kept, so that both parsers read the
/// result alike.
struct SVGSanitizer {
  /// The names of removed items that may have had an effect, such as `<script>` or `onload`; each occurs
  /// once.
  private(set) var dropped: [String] = []

  /// Returns the nodes that may stay.
  mutating func sanitized(_ nodes: [SVGNode]) -> [SVGNode] {
    nodes.flatMap { node -> [SVGNode] in
      switch node {
      case .element(let element): sanitized(element)
      case .text(let raw):
        raw.utf8.contains(UInt8(ascii: "&")) ? [Self.text(XMLEscapes.decoded(raw))] : [node]
      case .cdata(let raw): [Self.text(String(raw.dropFirst("<![CDATA[".count).dropLast("]]>".count)))]
      case .other: []
      }
    }
  }

  /// Returns the attributes that may stay; `href` replaces every spelling of it.
  mutating func sanitized(_ attributes: [SVGAttribute], of element: String) -> [SVGAttribute] {
    var kept: [SVGAttribute] = []
    for attribute in attributes {
      let name = attribute.name.hasSuffix(":href") ? "href" : attribute.name
      guard mayStay(name, attribute.value, of: element) else { continue }
      let isPlain = name == attribute.name && attribute.isWrittenPlainly
      if name != "href" || !kept.contains(where: { $0.name == "href" }) {
        kept.append(isPlain ? attribute : SVGAttribute(name: name, value: attribute.value))
      }
    }
    return kept
  }

  private mutating func sanitized(_ element: SVGElement) -> [SVGNode] {
    guard element.namespace == .svg else { return [] }
    // A link has no target in an icon, but its content is drawn.
    if element.name == "a" { return sanitized(element.children) }
    guard SVGAllowList.elements.contains(element.name) else {
      if !SVGAllowList.silent.contains(element.name) { drop("<\(element.name)>") }
      return []
    }
    if let target = element["attributeName"], !SVGAllowList.attributes.contains(target) || target == "href" {
      drop("<\(element.name)> of \(target)")
      return []
    }
    if element.name == "style", !Self.isHarmless(css: element.text) {
      drop("<style>")
      return []
    }
    var copy = element
    if copy.qualifiedName != copy.name {
      copy.qualifiedName = copy.name
      if !copy.endTag.isEmpty { copy.endTag = "</\(copy.name)>" }
    }
    copy.attributes = sanitized(element.attributes, of: element.name)
    copy.children = sanitized(element.children)
    return [.element(copy)]
  }

  private mutating func mayStay(_ name: String, _ value: String, of element: String) -> Bool {
    if name == "href" {
      let isRight =
        SVGAllowList.pictures.contains(element) ? Self.isBitmap(value) : value.utf8.first == UInt8(ascii: "#")
      if !isRight { drop("href=\(Wording.quoted(value))") }
      return isRight
    }
    guard SVGAllowList.attributes.contains(name) || name.hasPrefix("aria-") else {
      if name.lowercased().hasPrefix("on") { drop(name) }
      return false
    }
    guard Self.isHarmless(css: value) else {
      drop(name)
      return false
    }
    return true
  }

  private mutating func drop(_ what: String) {
    let what = Wording.escaped(what)
    if !dropped.contains(what) { dropped.append(what) }
  }

  /// Returns a text node that both kinds of parsers read alike.
  private static func text(_ text: String) -> SVGNode {
    .text(Escape.markup(text))
  }

  /// Returns true if an address is a data URI of a raster image.
  private static func isBitmap(_ address: String) -> Bool {
    let address = address.lowercased()
    return ["png", "jpeg", "jpg", "gif", "webp"].contains {
      address.utf8.starts(with: "data:image/\($0);".utf8)
    }
  }

  /// Returns true if a property value or style sheet refers to nothing outside the drawing and runs nothing.
  private static func isHarmless(css: String) -> Bool {
    let css = css.lowercased().utf8
    // An escape may hide any word.
    if css.contains(UInt8(ascii: "\\")) || css.contains(UInt8(ascii: "<")) { return false }
    for word in ["@import", "expression", "javascript:", "behavior", "-moz-binding", "image(", "image-set("]
    where css.firstRange(of: word.utf8) != nil { return false }
    var rest = css[...]
    while let range = rest.firstRange(of: "url(".utf8) {
      rest = rest[range.upperBound...]
      let address = rest.drop {
        $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\"")
      }
      guard address.first == UInt8(ascii: "#") else { return false }
    }
    return true
  }
}

/// Resolves the references in character data.
private enum XMLEscapes {
  static func decoded(_ raw: String) -> String { SVGElement("g", children: [.text(raw)]).text }
}
