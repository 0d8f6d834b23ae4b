/// Checks the bytes of a drawing, once and in linear time, before libxml2 reads them, and refuses input on
/// which libxml2 takes quadratic time. It does not judge syntax; whatever it does not understand is left to
/// libxml2.
struct SourceScan {
  /// A limit that a source exceeds, and the place.
  struct Excess: Error {
    var offset: Int
    var message: String
  }

  private let bytes: [UInt8]
  private let limits: SourceLimits
  private var position = 0
  private var elements = 0
  private var entities = EntityCosts()
  private var expansion = 0
  /// True if the source has elements that draw others.
  private(set) var hasReferences = false
  /// True if the source has embedded pictures.
  private(set) var hasPictures = false
  /// True if the source has style sheets.
  private(set) var hasStyles = false
  /// True if the source declares entities, which may hold anything any number of times.
  private(set) var hasEntities = false
  /// The attributes that elements of a name have by default.
  private var defaults: [ArraySlice<UInt8>: Int] = [:]
  /// The attributes that elements have had by default so far.
  private var defaultAttributes = 0
  /// The entities declared so far.
  private var declarationCount = 0

  /// The largest number of default attributes in a drawing: libxml2 creates those of the document type again
  /// for each element.
  private static let mostDefaultAttributes = 50_000
  /// The largest number of declarations; with more, libxml2 takes seconds.
  private static let mostDeclarations = 10_000

  init(_ bytes: [UInt8], _ limits: SourceLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  /// Throws at the first limit that the source exceeds.
  mutating func check() throws(Excess) {
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "<"): try markup()
      case UInt8(ascii: "&"): try reference()
      default: position += 1
      }
    }
  }

  private mutating func markup() throws(Excess) {
    if at("<!--") {
      skip(past: "-->")
    } else if at("<![CDATA[") {
      skip(past: "]]>")
    } else if at("<?") {
      skip(past: "?>")
    } else if at("<!DOCTYPE") {
      try declarations()
    } else if at("</") {
      skip(past: ">")
    } else {
      try startTag()
    }
  }

  private mutating func startTag() throws(Excess) {
    let start = position
    position += 1
    let name = name()
    var attributes = defaults.isEmpty ? 0 : defaults[name, default: 0]
    defaultAttributes += attributes
    elements += 1
    guard elements <= limits[.elements] else {
      throw excess(.elements, at: start, "it has more than \(limits[.elements]) elements")
    }
    guard attributes <= limits[.attributes], defaultAttributes <= Self.mostDefaultAttributes else {
      throw excess(.attributes, at: start, "its document type gives too many attributes")
    }
    while let byte = peek, byte != UInt8(ascii: ">") {
      position += 1
      guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") else { continue }
      attributes += 1
      guard attributes <= limits[.attributes] else {
        throw excess(.attributes, at: start, "an element has more than \(limits[.attributes]) attributes")
      }
      while let inner = peek, inner != byte {
        if inner == UInt8(ascii: "&") { try reference() } else { position += 1 }
      }
      position += 1
    }
    position += 1
  }

  /// Skips an element's name, records whether it draws others or holds pictures or styles, and returns it.
  private mutating func name() -> ArraySlice<UInt8> {
    let start = position
    while let byte = peek, !byte.isNameEnd { position += 1 }
    let name = bytes[start..<position]
    if name.count > 2, name.suffix(3).elementsEqual("use".utf8) { hasReferences = true }
    if name.count > 4, name.suffix(5).lowercased.hasSuffix("image") { hasPictures = true }
    if name.count > 4, name.suffix(5).elementsEqual("style".utf8) { hasStyles = true }
    return name
  }

  private mutating func reference() throws(Excess) {
    let start = position
    position += 1
    guard let cost = entities.cost(at: &position, in: bytes) else { return }
    expansion += cost.bytes
    elements += cost.elements
    guard elements <= limits[.elements] else {
      throw excess(.elements, at: start, "it has more than \(limits[.elements]) elements")
    }
    guard expansion <= limits[.entities] else {
      throw excess(.entities, at: start, "its entities become more than \(limits[.entities]) bytes")
    }
  }

  /// Skips a document type declaration and records the entities and attributes that it declares.
  private mutating func declarations() throws(Excess) {
    var depth = 0
    while let byte = peek {
      if at("<!--") {
        skip(past: "-->")
      } else if at("<?") {
        skip(past: "?>")
      } else if at("<!ENTITY") {
        declarationCount += 1
        guard declarationCount <= Self.mostDeclarations else {
          throw Excess(
            offset: position,
            message: "it declares more than \(Self.mostDeclarations) entities; simplify the drawing")
        }
        (hasEntities, hasReferences, hasPictures, hasStyles) = (true, true, true, true)
        position += 8
        entities.declare(at: &position, in: bytes)
        depth += 1
      } else if at("<!ATTLIST") {
        position += 9
        attributeDefaults()
        depth += 1
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        position += 1
        while let inner = peek, inner != byte { position += 1 }
        position += 1
      } else {
        position += 1
        if byte == UInt8(ascii: "<") { depth += 1 }
        if byte == UInt8(ascii: ">") { depth -= 1 }
        if depth == 0 { return }
      }
    }
  }

  /// Records the number of values in `name attribute CDATA "value" …>` after `<!ATTLIST`; stops before its
  /// end.
  private mutating func attributeDefaults() {
    while let byte = peek, byte <= 0x20 { position += 1 }
    let name = name()
    while let byte = peek, byte != UInt8(ascii: ">") {
      position += 1
      guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") else { continue }
      defaults[name, default: 0] += 1
      while let inner = peek, inner != byte { position += 1 }
      position += 1
    }
  }

  private func excess(_ limit: SourceLimits.Limit, at offset: Int, _ reason: String) -> Excess {
    Excess(offset: offset, message: SourceLimits.advice(reason, raising: limit))
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func at(_ mark: StaticString) -> Bool {
    position + mark.utf8CodeUnitCount <= bytes.count
      && bytes[position..<position + mark.utf8CodeUnitCount].elementsEqual(
        UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount))
  }

  private mutating func skip(past mark: StaticString) {
    while position < bytes.count, !at(mark) { position += 1 }
    position += mark.utf8CodeUnitCount
  }
}

extension SourceLimits {
  /// Returns the message for a limit that is exceeded.
  static func advice(_ reason: String, raising limit: Limit) -> String {
    "\(reason); simplify the drawing, or raise the limit: \(variable)=\(limit.rawValue)=NUMBER"
  }
}

extension UInt8 {
  /// Returns true if a name ends before this byte.
  fileprivate var isNameEnd: Bool {
    switch self {
    case 0...0x20, UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "<"), UInt8(ascii: "="): true
    default: false
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate var lowercased: String { String(decoding: self, as: UTF8.self).lowercased() }
}
