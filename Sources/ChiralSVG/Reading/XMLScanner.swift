/// Splits well-formed XML into a tree that keeps every byte: quotes, spacing, entities, comments.
///
/// libxml2 has already checked that the text is well-formed. A separate syntax tree is needed because
/// libxml2's does not keep the spelling of the source.
struct XMLScanner {
  /// The error for text that ends too early, which well-formed text never does.
  struct UnexpectedEnd: Error {}

  private let bytes: [UInt8]
  private var position = 0
  /// The number of elements read so far.
  private(set) var elementCount = 0
  private let maximalDepth: Int
  /// The internal entities of the document type declaration.
  private(set) var entities: [String: String] = [:]
  /// The byte at which the document type gives elements default attributes that draw; nil if it gives none.
  private(set) var defaultAttributesOffset: Int?
  /// True for each entity that holds elements, directly or through other entities; filled on demand.
  private var holdsElements: [String: Bool] = [:]
  /// The remaining budget of text from entities that hold elements, in bytes.
  private var expansion = 1 << 20

  /// The entities that have become elements; when repeated they bring no ids, because the first of two equal
  /// ids counts.
  private var expanded: Set<String> = []

  init(_ bytes: [UInt8], maximalDepth: Int) {
    self.bytes = bytes
    self.maximalDepth = maximalDepth
  }

  /// Returns the text before the root element, the root element, and the text after it.
  mutating func document() throws(UnexpectedEnd) -> (prolog: String, root: SVGElement, epilog: String) {
    while !atStartTag {
      try skipMisc()
    }
    let prolog = text(0..<position)
    let root = try element(NamespaceScope(), depth: 0)
    return (prolog, root, text(position..<bytes.count))
  }

  private var atStartTag: Bool {
    byte(position) == UInt8(ascii: "<") && byte(position + 1) != UInt8(ascii: "!")
      && byte(position + 1) != UInt8(ascii: "?")
  }

  /// Skips a comment, an instruction, the document type declaration or white space before the root.
  private mutating func skipMisc() throws(UnexpectedEnd) {
    guard position < bytes.count else { throw UnexpectedEnd() }
    if at("<!DOCTYPE") {
      try documentType()
    } else if byte(position) == UInt8(ascii: "<") {
      _ = try markup()
    } else {
      position += 1
    }
  }

  /// Skips a document type declaration and records its entities.
  private mutating func documentType() throws(UnexpectedEnd) {
    var depth = 0
    while let current = byte(position) {
      if at("<!--") || at("<?") {
        _ = try markup()
      } else if at("<!ENTITY") {
        try entityDeclaration()
      } else if at("<!ATTLIST") {
        try attributeDeclaration()
      } else if current == UInt8(ascii: "\"") || current == UInt8(ascii: "'") {
        position += 1
        try skip(past: current)
      } else {
        position += 1
        if current == UInt8(ascii: "<") { depth += 1 }
        if current == UInt8(ascii: ">") { depth -= 1 }
        if depth == 0 { return }
      }
    }
    throw UnexpectedEnd()
  }

  /// Records `<!ENTITY name "value">`; skips parameter and external entities.
  private mutating func entityDeclaration() throws(UnexpectedEnd) {
    position += 8
    skipSpace()
    let name = takeName()
    skipSpace()
    if let quote = byte(position), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      position += 1
      let start = position
      try skip(past: quote)
      // Character references are replaced where the entity is declared (XML 1.0, section 4.5).
      if entities[name] == nil { entities[name] = XMLText.replacingCharacters(text(start..<position - 1)) }
    }
    while let current = byte(position), current != UInt8(ascii: ">") {
      position += 1
      if current == UInt8(ascii: "\"") || current == UInt8(ascii: "'") { try skip(past: current) }
    }
    position += 1
  }

  /// Records whether `<!ATTLIST name attribute CDATA "value">` declares a default for an attribute that
  /// draws; namespaces do not.
  private mutating func attributeDeclaration() throws(UnexpectedEnd) {
    let start = position
    position += 9
    var name = ""
    while let current = byte(position), current != UInt8(ascii: ">") {
      if current == UInt8(ascii: "\"") || current == UInt8(ascii: "'") {
        position += 1
        try skip(past: current)
        if defaultAttributesOffset == nil, !name.hasPrefix("xmlns"), !name.hasPrefix("xml:") {
          defaultAttributesOffset = start
        }
      } else if current.isXMLSpace {
        position += 1
      } else {
        let word = takeName()
        if word.isEmpty { position += 1 }
        // The attribute's name is the last word that is neither a type nor a keyword.
        if !word.isEmpty, !word.hasPrefix("#"), !word.hasPrefix("("), !Self.attributeTypes.contains(word) {
          name = word
        }
      }
    }
    position += 1
  }

  private static let attributeTypes: Set<String> = [
    "CDATA", "ID", "IDREF", "IDREFS", "ENTITY", "ENTITIES", "NMTOKEN", "NMTOKENS", "NOTATION",
  ]

  /// Returns true if an entity becomes elements, directly or through the entities that it names.
  private mutating func holdsElements(_ name: String, depth: Int = 0) -> Bool {
    if let known = holdsElements[name] { return known }
    guard let value = entities[name] else { return false }
    holdsElements[name] = false
    let isTrue =
      value.utf8.contains(UInt8(ascii: "<"))
      || depth < 64 && XMLText.references(in: value).contains { holdsElements($0, depth: depth + 1) }
    holdsElements[name] = isTrue
    return isTrue
  }

  /// Reads an element whose `<` is next.
  private mutating func element(_ outer: NamespaceScope, depth: Int) throws(UnexpectedEnd) -> SVGElement {
    let offset = position
    position += 1
    let name = takeName()
    guard !name.isEmpty, depth <= maximalDepth else { throw UnexpectedEnd() }
    let attributes = try attributes()
    let scope = outer.adding(attributes)
    var element = SVGElement(
      qualifiedName: name, namespace: scope.namespace(of: name), order: elementCount, offset: offset)
    elementCount += 1
    element.attributes = attributes
    let padding = position
    skipSpace()
    element.tagPadding = text(padding..<position)
    element.isSelfClosing = byte(position) == UInt8(ascii: "/")
    position += element.isSelfClosing ? 2 : 1
    if !element.isSelfClosing {
      element.children = try content(scope, depth: depth)
      let end = position
      try skip(past: UInt8(ascii: ">"))
      element.endTag = text(end..<position)
    }
    return element
  }

  private mutating func attributes() throws(UnexpectedEnd) -> [SVGAttribute] {
    var attributes: [SVGAttribute] = []
    while true {
      let start = position
      skipSpace()
      guard let next = byte(position) else { throw UnexpectedEnd() }
      if next == UInt8(ascii: ">") || next == UInt8(ascii: "/") {
        position = start
        return attributes
      }
      attributes.append(try attribute(leading: text(start..<position)))
    }
  }

  private mutating func attribute(leading: String) throws(UnexpectedEnd) -> SVGAttribute {
    let name = takeName()
    let assignment = position
    skipSpace()
    guard byte(position) == UInt8(ascii: "="), !name.isEmpty else { throw UnexpectedEnd() }
    position += 1
    skipSpace()
    guard let quote = byte(position) else { throw UnexpectedEnd() }
    let assigned = text(assignment..<position)
    position += 1
    let start = position
    try skip(past: quote)
    let raw = text(start..<position - 1)
    return SVGAttribute(
      name: name, value: XMLText.decoded(XMLText.normalized(raw), entities: entities), leading: leading,
      assignment: assigned, quote: quote, raw: raw, offset: start)
  }

  /// Reads up to the end tag of the element whose start tag precedes.
  private mutating func content(_ scope: NamespaceScope, depth: Int) throws(UnexpectedEnd) -> [SVGNode] {
    var nodes: [SVGNode] = []
    while true {
      let start = position
      while let current = byte(position), current != UInt8(ascii: "<") { position += 1 }
      if position > start { try append(text(start..<position), to: &nodes, scope, depth: depth) }
      guard position < bytes.count else { throw UnexpectedEnd() }
      if byte(position + 1) == UInt8(ascii: "/") { return nodes }
      if atStartTag {
        nodes.append(.element(try element(scope, depth: depth + 1)))
      } else {
        nodes.append(try markup())
      }
    }
  }

  /// Appends character data; an entity that holds elements becomes those elements, so that they can be mirrored.
  private mutating func append(
    _ raw: String, to nodes: inout [SVGNode], _ scope: NamespaceScope, depth: Int
  ) throws(UnexpectedEnd) {
    guard !entities.isEmpty, raw.utf8.contains(UInt8(ascii: "&")) else {
      nodes.append(.text(raw))
      return
    }
    // The loop runs over scalars, because a combining mark after `;` would hide it among characters.
    let scalars = raw.unicodeScalars
    var (written, position) = (raw.startIndex, raw.startIndex)
    while let start = scalars[position...].firstIndex(of: "&"),
      let end = scalars[start...].firstIndex(of: ";")
    {
      position = scalars.index(after: end)
      let name = String(raw[scalars.index(after: start)..<end])
      guard let value = entities[name], holdsElements(name) else { continue }
      guard value.utf8.count < expansion, depth < maximalDepth else { throw UnexpectedEnd() }
      if written < start { nodes.append(.text(String(raw[written..<start]))) }
      try append(entity: name, value, to: &nodes, scope, depth: depth)
      written = position
    }
    if written < raw.endIndex { nodes.append(.text(String(raw[written...]))) }
  }

  private mutating func append(
    entity name: String, _ value: String, to nodes: inout [SVGNode], _ scope: NamespaceScope, depth: Int
  ) throws(UnexpectedEnd) {
    expansion -= value.utf8.count
    var inner = XMLScanner(Array(value.utf8) + Array("</x>".utf8), maximalDepth: maximalDepth)
    inner.entities = entities
    inner.holdsElements = holdsElements
    inner.expansion = expansion
    inner.elementCount = elementCount
    let content = try inner.content(scope, depth: depth + 1)
    nodes += expanded.insert(name).inserted ? content : content.map(Self.withoutIDs)
    expansion = inner.expansion
    elementCount = inner.elementCount
  }

  private static func withoutIDs(_ node: SVGNode) -> SVGNode {
    guard case .element(var element) = node else { return node }
    element["id"] = nil
    element.children = element.children.map(withoutIDs)
    return .element(element)
  }

  /// Reads a comment, an instruction or a CDATA section.
  private mutating func markup() throws(UnexpectedEnd) -> SVGNode {
    let start = position
    if at("<!--") {
      position += 4
      try skip(past: Array("-->".utf8))
    } else if at("<![CDATA[") {
      try skip(past: Array("]]>".utf8))
      return .cdata(text(start..<position))
    } else if at("<?") {
      try skip(past: Array("?>".utf8))
    } else {
      throw UnexpectedEnd()
    }
    return .other(text(start..<position))
  }

  private mutating func takeName() -> String {
    let start = position
    while let current = byte(position), !current.isXMLSpace, !Self.endsName[Int(current)] { position += 1 }
    return text(start..<position)
  }

  /// The bytes that cannot be part of a name in well-formed text.
  private static let endsName: [Bool] = (0..<256).map { "=/><\"'".utf8.contains(UInt8($0)) }

  private mutating func skip(past end: UInt8) throws(UnexpectedEnd) {
    while position < bytes.count {
      position += 1
      if bytes[position - 1] == end { return }
    }
    throw UnexpectedEnd()
  }

  private mutating func skip(past end: [UInt8]) throws(UnexpectedEnd) {
    while position + end.count <= bytes.count {
      if bytes[position] == end[0], bytes[position..<position + end.count].elementsEqual(end) {
        position += end.count
        return
      }
      position += 1
    }
    throw UnexpectedEnd()
  }

  private mutating func skipSpace() {
    while let current = byte(position), current.isXMLSpace { position += 1 }
  }

  private func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private func at(_ mark: StaticString) -> Bool {
    position + mark.utf8CodeUnitCount <= bytes.count
      && bytes[position..<position + mark.utf8CodeUnitCount].elementsEqual(
        UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount))
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

/// The prefixes that stand for SVG at a place in a document.
private struct NamespaceScope {
  private static let svg = "http://www.w3.org/2000/svg"
  private var isSVG: [String: Bool] = [:]

  func adding(_ attributes: [SVGAttribute]) -> NamespaceScope {
    var scope = self
    for attribute in attributes where attribute.name.hasPrefix("xmlns") {
      let prefix = attribute.name.dropFirst(6)
      if attribute.name.count == 5 || !prefix.isEmpty {
        scope.isSVG[String(prefix)] = attribute.value == Self.svg
      }
    }
    return scope
  }

  func namespace(of name: String) -> SVGElement.Namespace {
    let prefix = name.firstIndex(of: ":").map { String(name[..<$0]) } ?? ""
    return isSVG[prefix] ?? prefix.isEmpty ? .svg : .foreign
  }
}
