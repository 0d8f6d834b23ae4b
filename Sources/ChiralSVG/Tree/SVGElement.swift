/// An element as written in the source: a value from which the same bytes can be written again.
public struct SVGElement: Hashable, Sendable {
  /// The namespace of an element: SVG, or that of an editor.
  public enum Namespace: Hashable, Sendable {
    /// SVG: `http://www.w3.org/2000/svg`, or no namespace at all.
    case svg
    /// Another namespace: metadata of an editor, XHTML, …
    case foreign
  }

  /// The name with its prefix, as written.
  public var qualifiedName: String {
    didSet { name = Self.localName(qualifiedName) }
  }
  /// The name without its prefix.
  public private(set) var name: String
  /// The namespace of the name's prefix, or the default namespace.
  public var namespace: Namespace
  /// The attributes, in the order of the source.
  public var attributes: [SVGAttribute]
  /// The white space before the end of the start tag.
  public var tagPadding: String
  /// True if the start tag ends with `/>`.
  public var isSelfClosing: Bool
  /// The nodes between the tags.
  public var children: [SVGNode]
  /// The end tag as written; empty after `/>`.
  public var endTag: String
  /// The number of the element in document order, counted from 0; −1 for an element that is not in the
  /// source.
  public var order: Int
  /// The byte of the source at which the start tag begins; −1 for an element that is not in the source.
  public var offset: Int

  /// Creates an element that is not in the source.
  public init(_ qualifiedName: String, attributes: [(String, String)] = [], children: [SVGNode] = []) {
    self.init(qualifiedName: qualifiedName, namespace: .svg, order: -1, offset: -1)
    self.attributes = attributes.map { SVGAttribute(name: $0.0, value: $0.1) }
    self.children = children
    isSelfClosing = children.isEmpty
    endTag = children.isEmpty ? "" : "</\(qualifiedName)>"
  }

  init(qualifiedName: String, namespace: Namespace, order: Int, offset: Int) {
    self.qualifiedName = qualifiedName
    name = Self.localName(qualifiedName)
    self.namespace = namespace
    self.order = order
    self.offset = offset
    attributes = []
    tagPadding = ""
    isSelfClosing = true
    children = []
    endTag = ""
  }

  private static func localName(_ qualifiedName: String) -> String {
    guard let colon = qualifiedName.utf8.firstIndex(of: UInt8(ascii: ":")) else { return qualifiedName }
    return String(qualifiedName[qualifiedName.utf8.index(after: colon)...])
  }

  /// The value of an attribute by its written name; nil if it is missing. Setting nil removes the attribute.
  public subscript(name: String) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      let index = attributes.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): attributes[index].set(value)
      case (let index?, nil): attributes.remove(at: index)
      case (nil, let value?):
        // A new attribute comes after the id and before all others, because renderers may stop reading at a
        // malformed attribute.
        let position = attributes.first?.name == "id" ? 1 : 0
        attributes.insert(SVGAttribute(name: name, value: value), at: position)
      case (nil, nil): break
      }
    }
  }

  /// Changes the value of an attribute in its written form, if the attribute exists.
  ///
  /// - Parameter change: gets the white space of the source and may add spaces only.
  public mutating func rewrite(_ name: String, _ change: (String) -> String) {
    guard let index = attributes.firstIndex(where: { $0.name == name }) else { return }
    attributes[index].rewrite(change)
  }

  /// The `href` of the element, with or without the xlink prefix; one that an editor added in a namespace of its own only
  /// if there is no other.
  public var href: SVGAttribute? { attributes.link }

  /// The child elements, without text and comments.
  public var elements: [SVGElement] {
    children.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// All character data inside, with entities decoded.
  public var text: String {
    children.map { child in
      switch child {
      case .element(let element): element.text
      case .text(let raw): XMLText.decoded(raw)
      case .cdata(let raw): String(raw.dropFirst(9).dropLast(3))
      case .other: ""
      }
    }.joined()
  }
}

extension [SVGAttribute] {
  /// The attribute that counts as the `href` of an element with these attributes.
  package var link: SVGAttribute? {
    first { $0.name == "href" } ?? first { $0.name == "xlink:href" } ?? first { $0.name.hasSuffix(":href") }
  }
}

/// A child of an element in its written form.
public enum SVGNode: Hashable, Sendable {
  /// An element with all its content.
  case element(SVGElement)
  /// Character data with its entities.
  case text(String)
  /// `<![CDATA[…]]>` with its marks.
  case cdata(String)
  /// A comment, a processing instruction or a document type declaration.
  case other(String)
}

/// An attribute in its written form.
public struct SVGAttribute: Hashable, Sendable {
  /// The name with its prefix.
  public let name: String
  /// The value, with entities decoded and white space normalised as in XML.
  public private(set) var value: String
  /// The white space before the name.
  let leading: String
  /// The `=`, with the white space around it.
  let assignment: String
  /// The quotation mark, `"` or `'`.
  let quote: UInt8
  /// The value in its written form.
  private(set) var raw: String
  /// The byte of the source at which the value begins; −1 for an attribute that is not in the source.
  public internal(set) var offset: Int

  /// Creates an attribute that is not in the source.
  public init(name: String, value: String) {
    self.init(
      name: name, value: value, leading: " ", assignment: "=", quote: UInt8(ascii: "\""), raw: "", offset: -1)
    raw = XMLText.escaped(value, quote: quote)
  }

  /// Creates an attribute that is not in the source, with the white space before another one.
  package init(name: String, value: String, spacedLike other: SVGAttribute) {
    self.init(
      name: name, value: value, leading: other.leading, assignment: other.assignment, quote: other.quote,
      raw: "", offset: -1)
    raw = XMLText.escaped(value, quote: quote)
  }

  init(
    name: String, value: String, leading: String, assignment: String, quote: UInt8, raw: String, offset: Int
  ) {
    self.name = name
    self.value = value
    self.leading = leading
    self.assignment = assignment
    self.quote = quote
    self.raw = raw
    self.offset = offset
  }

  /// False if the written form contains references, which only the drawing's own document may resolve.
  package var isWrittenPlainly: Bool { !raw.utf8.contains(UInt8(ascii: "&")) }

  /// Replaces the value; an equal value leaves the bytes unchanged.
  mutating func set(_ newValue: String) {
    guard newValue != value else { return }
    value = newValue
    raw = XMLText.escaped(newValue, quote: quote)
  }

  /// Changes the value in its written form, so that line breaks survive; a value with entities is decoded
  /// first.
  mutating func rewrite(_ change: (String) -> String) {
    guard !raw.utf8.contains(UInt8(ascii: "&")) else { return set(change(value)) }
    raw = change(raw)
    value = XMLText.normalized(raw)
  }
}
