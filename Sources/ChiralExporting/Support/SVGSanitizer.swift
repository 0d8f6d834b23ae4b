import ChiralManifest
import ChiralSVG

/// Leaves of a drawing what draws: for files whose drawings stand in other people's pages, where a script of a stranger
/// would run with the rights of the page.
///
/// By lists of what may stay. What is written means the same to parsers of XML and of HTML, which read comments, CDATA,
/// processing instructions, prefixes and entities in other ways: none of these is left.
struct SVGSanitizer {
  /// What was left out that may have been meant to do something, such as `<script>` or `onload`; each once.
  private(set) var dropped: [String] = []

  /// The nodes that may stay.
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

  /// The attributes that may stay, with `href` for every spelling of it.
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
    // A link leads nowhere from an icon; what it shows stays.
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

  /// A text as both kinds of parsers read it.
  private static func text(_ text: String) -> SVGNode {
    .text(Escape.markup(text))
  }

  /// A data URI of a picture that holds nothing but pixels.
  private static func isBitmap(_ address: String) -> Bool {
    let address = address.lowercased()
    return ["png", "jpeg", "jpg", "gif", "webp"].contains {
      address.utf8.starts(with: "data:image/\($0);".utf8)
    }
  }

  /// True for a value of a property, or a sheet, that refers to nothing outside the drawing and runs nothing.
  private static func isHarmless(css: String) -> Bool {
    let css = css.lowercased().utf8
    // An escape may spell any word.
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

/// Undoes the references of character data.
private enum XMLEscapes {
  static func decoded(_ raw: String) -> String { SVGElement("g", children: [.text(raw)]).text }
}
