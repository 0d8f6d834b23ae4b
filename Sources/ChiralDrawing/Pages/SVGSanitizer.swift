import ChiralSVG
import ChiralValues

/// Reduces a drawing to the content that draws, for files that become part of other people's pages: a script inside a
/// foreign drawing would run there with the rights of the page.
///
/// The sanitizer keeps what is on its lists. Parsers of XML and HTML read comments, CDATA, processing
/// instructions, prefixes and entities differently; none of these is kept, so that both parsers read the
/// result alike.
struct SVGSanitizer {
  /// The removed items that may have had an effect, in the order of the document. Of very many, the first ones are
  /// listed.
  private(set) var dropped: [LeftOutPart] = []
  /// The largest number of items that are listed.
  private static let mostDropped = 20

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

  /// Returns the attributes that may stay; of several spellings of `href`, only the one that counts.
  mutating func sanitized(_ attributes: [SVGAttribute], of element: String) -> [SVGAttribute] {
    let link = attributes.link
    var kept: [SVGAttribute] = []
    for attribute in attributes {
      let isLink = attribute.name == "href" || attribute.name.hasSuffix(":href")
      let name = isLink ? "href" : attribute.name
      guard !isLink || attribute.name == link?.name, mayStay(attribute, name, of: element) else { continue }
      let isPlain = name == attribute.name && attribute.isWrittenPlainly
      kept.append(isPlain ? attribute : SVGAttribute(name: name, value: attribute.value))
    }
    return kept
  }

  private mutating func sanitized(_ element: SVGElement) -> [SVGNode] {
    guard element.namespace == .svg else { return [] }
    // A link has no target in an icon, but its content is drawn.
    if element.name == "a" { return sanitized(element.children) }
    guard SVGAllowList.elements.contains(element.name) else {
      if !SVGAllowList.silent.contains(element.name) { drop("<\(element.name)>", at: element.offset) }
      return []
    }
    if let target = element["attributeName"], !SVGAllowList.attributes.contains(target) || target == "href" {
      drop("<\(element.name)> of \(target)", at: element.offset)
      return []
    }
    if element.name == "style", !HarmlessStyle.isHarmless(element.text) {
      drop("<style>", at: element.offset)
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

  private mutating func mayStay(_ attribute: SVGAttribute, _ name: String, of element: String) -> Bool {
    let value = attribute.value
    if name == "href" {
      let isRight =
        SVGAllowList.pictures.contains(element) ? Self.isBitmap(value) : value.utf8.first == UInt8(ascii: "#")
      if !isRight { drop("href=\(Wording.quoted(value))", at: attribute.offset) }
      return isRight
    }
    guard SVGAllowList.attributes.contains(name) || name.hasPrefix("aria-") else {
      if name.lowercased().hasPrefix("on") { drop(name, at: attribute.offset) }
      return false
    }
    guard HarmlessStyle.isHarmless(value) else {
      drop(name, at: attribute.offset)
      return false
    }
    return true
  }

  private mutating func drop(_ name: String, at offset: Int) {
    if dropped.count < Self.mostDropped {
      dropped.append(LeftOutPart(name: Wording.escaped(name), offset: offset))
    }
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
}

/// A part of a drawing that is left out where the drawing stands in a page, because it could act there.
struct LeftOutPart: Hashable, Sendable {
  /// The part, such as `<script>` or `onload`.
  let name: String
  /// Its first byte in the source; that of the value for an attribute.
  let offset: Int
}

extension SVGDocument {
  /// The parts that are left out where the drawing stands in a page; of very many, the first ones.
  var partsLeftOutOfPages: [LeftOutPart] {
    var sanitizer = SVGSanitizer()
    _ = sanitizer.sanitized(root.attributes, of: "svg")
    _ = sanitizer.sanitized(root.children)
    return sanitizer.dropped
  }
}

/// Resolves the references in character data.
private enum XMLEscapes {
  static func decoded(_ raw: String) -> String { SVGElement("g", children: [.text(raw)]).text }
}
