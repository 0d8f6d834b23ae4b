/// A drawing as a value: a tree from which the same bytes can be written again.
public struct SVGDocument: Hashable, Sendable {
  /// The deepest nesting of elements; librsvg refuses more.
  static let maximalDepth = 256

  /// The name of the file, for messages.
  public let file: String
  /// The source as UTF-8.
  public internal(set) var source: [UInt8]
  /// The text before the root element, as written.
  public var prolog: String
  /// The outermost `svg` element.
  public var root: SVGElement
  /// The text after the root element, as written.
  public var epilog: String
  /// The number of elements in the source.
  public let elementCount: Int
  /// The byte at which the document type gives elements default attributes; nil if it gives none.
  public let defaultAttributesOffset: Int?

  /// Reads a drawing from the bytes of its file, in any encoding that libxml2 supports.
  ///
  /// - Throws: `SVGError` with the place, if the file is not well-formed XML with an `svg` root, or exceeds
  ///   the limits.
  public init(
    parsing bytes: [UInt8], file: String, limits: SourceLimits = SourceLimits()
  ) throws(SVGError) {
    try self.init(bytes, file: file, limits: limits) { $0.name == "svg" && $0.namespace == .svg }
  }

  /// Reads any XML as a tree, within the limits for drawings.
  package init(xml bytes: [UInt8], file: String, limits: SourceLimits) throws(SVGError) {
    try self.init(bytes, file: file, limits: limits) { _ in true }
  }

  private init(
    _ bytes: [UInt8], file: String, limits: SourceLimits, isRoot: (SVGElement) -> Bool
  ) throws(SVGError) {
    guard let text = DecodedSource(decoding: bytes) else {
      throw SVGError(
        file: file, line: 1, column: 1, message: "cannot convert the text to UTF-8; save it as UTF-8")
    }
    self.file = file
    source = text.bytes
    let scan = try Self.scan(text.bytes, file: file, limits: limits)
    var scanner = XMLScanner(text.bytes, maximalDepth: Self.maximalDepth)
    do {
      (prolog, root, epilog) = try scanner.document()
    } catch {
      throw SVGError(
        file: file, line: 1, column: 1,
        message:
          "cannot be read: elements nest deeper than \(Self.maximalDepth), or an entity holds half an element or too much"
      )
    }
    elementCount = scanner.elementCount
    defaultAttributesOffset = scanner.defaultAttributesOffset
    guard isRoot(root) else {
      let place = DecodedSource.place(of: root.offset, in: source)
      throw SVGError(
        file: file, line: place.line, column: place.column,
        message: "not an SVG drawing: the root element is <\(root.qualifiedName)>, not <svg>")
    }
    do {
      try checkTree(scan, limits)
    } catch {
      throw SVGError(file, error, in: source)
    }
  }

  /// Returns what the source contains; throws if it exceeds the limits or is not well-formed.
  private static func scan(
    _ bytes: [UInt8], file: String, limits: SourceLimits
  ) throws(SVGError) -> SourceScan {
    var scan = SourceScan(bytes, limits)
    do {
      try scan.check()
    } catch {
      throw SVGError(file, error, in: bytes)
    }
    do {
      try LibXML.checkWellFormed(bytes)
    } catch {
      throw SVGError(file: file, line: error.line, column: error.column, message: "bad XML: \(error.message)")
    }
    return scan
  }

  /// Checks the limits that only the tree shows, as far as the source contains what they limit.
  private func checkTree(_ scan: SourceScan, _ limits: SourceLimits) throws(SourceScan.Excess) {
    let treeGuard = TreeGuard(limits)
    // A shorter source without entities cannot contain so many.
    let most = scan.hasEntities ? Int.max : source.count
    if most > limits[.numbers] { try treeGuard.checkNumbers(of: root) }
    if most > limits[.declarations] { try treeGuard.checkDeclarations(of: root) }
    if scan.hasStyles { try treeGuard.checkStyles(of: root, elements: elementCount) }
    // Each element can be met only once on the way through references.
    if scan.hasReferences || elementCount > TreeGuard.deepestReference {
      try treeGuard.checkReferences(of: root)
    }
    if scan.hasPictures { try treeGuard.checkPictures(of: root) }
  }

  /// Returns the drawing as UTF-8; unchanged parts are the bytes of the source.
  public func serialized() -> [UInt8] {
    var writer = SVGWriter(capacity: source.count + 64)
    writer.write(self)
    return writer.bytes
  }

  /// Returns an error at the byte at `offset` of the source; −1 stands for the drawing as a whole. `element` is the label of
  /// the element that has the problem.
  public func error(at offset: Int, element: String? = nil, _ message: String) -> SVGError {
    let place = DecodedSource.place(of: max(0, offset), in: source)
    return SVGError(file: file, line: place.line, column: place.column, element: element, message: message)
  }
}

extension SVGError {
  fileprivate init(_ file: String, _ excess: SourceScan.Excess, in bytes: [UInt8]) {
    let place = DecodedSource.place(of: max(0, excess.offset), in: bytes)
    self.init(file: file, line: place.line, column: place.column, message: excess.message)
  }
}

extension SVGElement {
  /// Returns the element with all its content as UTF-8, as written.
  package func serialized() -> [UInt8] {
    var writer = SVGWriter(capacity: 64)
    writer.write(self)
    return writer.bytes
  }
}

/// Writes the tree as bytes.
struct SVGWriter {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  mutating func write(_ document: SVGDocument) {
    bytes += document.prolog.utf8
    write(document.root)
    bytes += document.epilog.utf8
  }

  mutating func write(_ element: SVGElement) {
    bytes.append(UInt8(ascii: "<"))
    bytes += element.qualifiedName.utf8
    for attribute in element.attributes {
      bytes += attribute.leading.utf8
      bytes += attribute.name.utf8
      bytes += attribute.assignment.utf8
      bytes.append(attribute.quote)
      bytes += attribute.raw.utf8
      bytes.append(attribute.quote)
    }
    bytes += element.tagPadding.utf8
    if element.isSelfClosing { bytes.append(UInt8(ascii: "/")) }
    bytes.append(UInt8(ascii: ">"))
    for child in element.children {
      switch child {
      case .element(let element): write(element)
      case .text(let raw), .cdata(let raw), .other(let raw): bytes += raw.utf8
      }
    }
    bytes += element.endTag.utf8
  }
}
