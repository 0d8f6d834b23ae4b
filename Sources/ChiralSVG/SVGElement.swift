/// An element as the source writes it: a value from which the same bytes can be written again.
public struct SVGElement: Hashable, Sendable {
  /// The namespace of an element: SVG, or that of an editor.
  public enum Namespace: Hashable, Sendable {
    /// `http://www.w3.org/2000/svg`, or no namespace at all.
    case svg
    /// Metadata of an editor, XHTML, …
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
  /// In the order in which they are written.
  public var attributes: [SVGAttribute]
  /// White space before the end of the start tag.
  public var tagPadding: String
  /// `>` or `/>`.
  public var isSelfClosing: Bool
  /// The nodes between the tags.
  public var children: [SVGNode]
  /// The end tag as written; empty after `/>`.
  public var endTag: String
  /// Its number in document order, counted from 0; −1 for an element that is not in the source.
  public var order: Int
  /// The byte of the source at which the start tag begins; −1 for an element that is not in the source.
  public var offset: Int

  /// An element that is not in the source.
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

  /// The value of an attribute by its name as written; nil where it is missing. Setting nil removes it.
  public subscript(name: String) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      let index = attributes.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): attributes[index].set(value)
      case (let index?, nil): attributes.remove(at: index)
      case (nil, let value?):
        // Behind the id and before all else: renderers may stop reading at a malformed attribute.
        let position = attributes.first?.name == "id" ? 1 : 0
        attributes.insert(SVGAttribute(name: name, value: value), at: position)
      case (nil, nil): break
      }
    }
  }

  /// Replaces the value of an attribute, if it is there, in the form in which it is written.
  ///
  /// - Parameter change: is given no white space but as the source has it, and may add none but spaces.
  public mutating func rewrite(_ name: String, _ change: (String) -> String) {
    guard let index = attributes.firstIndex(where: { $0.name == name }) else { return }
    attributes[index].rewrite(change)
  }

  /// The target of `href`, with or without the xlink prefix.
  public var href: SVGAttribute? {
    attributes.first { $0.name == "href" } ?? attributes.first { $0.name == "xlink:href" }
      ?? attributes.first { $0.name.hasSuffix(":href") }
  }

  /// The child elements, without text and comments.
  public var elements: [SVGElement] {
    children.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// All character data inside, entities decoded.
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

/// A child of an element, as written.
public enum SVGNode: Hashable, Sendable {
  /// An element with all its content.
  case element(SVGElement)
  /// Character data with its entities.
  case text(String)
  /// `<![CDATA[…]]>` with its marks.
  case cdata(String)
  /// A comment, a processing instruction, a document type declaration.
  case other(String)
}

/// An attribute as written.
public struct SVGAttribute: Hashable, Sendable {
  /// The name with its prefix.
  public let name: String
  /// The value, entities decoded and white space as XML normalises it.
  public private(set) var value: String
  /// White space before the name.
  let leading: String
  /// `=`, with white space around it where the source has some.
  let assignment: String
  /// `"` or `'`.
  let quote: UInt8
  /// The value as written.
  private(set) var raw: String
  /// The byte of the source at which the value begins; −1 for one that is not in the source.
  public let offset: Int

  /// An attribute that is not in the source.
  public init(name: String, value: String) {
    self.init(
      name: name, value: value, leading: " ", assignment: "=", quote: UInt8(ascii: "\""), raw: "", offset: -1)
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

  /// False where the written form holds references, which only the drawing's own document may resolve.
  package var isWrittenPlainly: Bool { !raw.utf8.contains(UInt8(ascii: "&")) }

  /// Replaces the value; an equal one leaves the bytes as they are.
  mutating func set(_ newValue: String) {
    guard newValue != value else { return }
    value = newValue
    raw = XMLText.escaped(newValue, quote: quote)
  }

  /// Replaces the value as it is written, so that its line breaks survive; one with entities is decoded first.
  mutating func rewrite(_ change: (String) -> String) {
    guard !raw.utf8.contains(UInt8(ascii: "&")) else { return set(change(value)) }
    raw = change(raw)
    value = XMLText.normalized(raw)
  }
}
