import ChiralValues

/// Reads JSON (RFC 8259) and keeps places, order and duplicate keys, which ordinary decoders lose.
///
/// Slips (a missing or trailing comma, single quotes, comments …) are reported and then read as intended, so
/// that one run reports all problems of a file.
package struct JSONReader {
  /// The result of reading a file.
  package struct Reading {
    /// The value, as far as it could be read.
    package var root: JSONNode?
    /// The syntax errors.
    package var problems: Problems
    /// True if no part of the file was skipped. Otherwise a missing key may have been in the skipped part.
    package var isWhole: Bool
  }

  /// The largest nesting of objects and arrays; deeper files are refused.
  package static let deepestNesting = 128
  /// The number of problems after which the reader gives up, because the file is probably not JSON.
  static let mostProblems = 100

  let source: SourceText
  var bytes: [UInt8] { source.bytes }
  var index: Int
  var problems: Problems
  var isWhole = true
  /// True if the end of the file, or giving up, was reported.
  var hasEnded = false
  var openers: [Opener] = []
  /// The function that takes the members of the file's object; nil to keep them.
  private var takesMember: ((JSONMember) -> Void)?

  /// An opening bracket whose partner has not been read.
  struct Opener {
    var offset: Int
    var isArray: Bool
    var name: String { isArray ? "array" : "object" }
    var partner: String { isArray ? "]" : "}" }
  }

  private init(_ source: SourceText) {
    self.source = source
    index = source.start
    problems = Problems(source: source)
  }

  /// Reads a whole file.
  package static func read(_ source: SourceText) -> Reading {
    var reader = JSONReader(source)
    let root = reader.readFile()
    return Reading(root: root, problems: reader.problems, isWhole: reader.isWhole)
  }

  /// Reads a whole file, and passes the members of its object to a function instead of keeping them. A file with hundreds of
  /// thousands of members takes many times its size as a tree.
  package static func read(_ source: SourceText, members body: (JSONMember) -> Void) -> Reading {
    withoutActuallyEscaping(body) { body in
      var reader = JSONReader(source)
      reader.takesMember = body
      let root = reader.readFile()
      reader.takesMember = nil
      return Reading(root: root, problems: reader.problems, isWhole: reader.isWhole)
    }
  }

  private mutating func readFile() -> JSONNode? {
    if let offset = source.firstInvalidByte {
      giveUp(at: offset, Self.notUTF8)
      return nil
    }
    skipBlanks()
    guard peek != nil else {
      giveUp(at: index, Self.emptyFile)
      return nil
    }
    let root = readValue(after: "the file's beginning")
    skipBlanks()
    if peek != nil, isWhole { report(at: index, Self.textAfterEnd) }
    return root
  }

  /// Reads a required value; nil if there is none.
  mutating func readValue(after what: @autoclosure () -> String) -> JSONNode? {
    skipBlanks()
    let start = index
    let content: JSONNode.Content?
    switch peek {
    case UInt8(ascii: "{"): content = readObject().map { .object($0) }
    case UInt8(ascii: "["): content = readArray().map { .array($0) }
    case UInt8(ascii: "\""), UInt8(ascii: "'"): content = .string(readString())
    case let byte? where byte.beginsNumber: content = readNumber()
    case let byte? where byte.beginsWord: content = readWord()
    default:
      lose(at: start, Self.noValue(after: what()))
      content = nil
    }
    return content.map { JSONNode(content: $0, span: start..<index) }
  }

  // MARK: Containers

  private mutating func readArray() -> [JSONNode]? {
    var elements: [JSONNode] = []
    let isRead = readContainer(isArray: true) { reader in
      guard let element = reader.readValue(after: "the comma") else { return false }
      elements.append(element)
      return true
    }
    return isRead ? elements : nil
  }

  private mutating func readObject() -> [JSONMember]? {
    let takesMember = openers.isEmpty ? takesMember : nil
    var members: [JSONMember] = []
    let isRead = readContainer(isArray: false) { reader in
      guard let member = reader.readMember() else { return false }
      if let takesMember { takesMember(member) } else { members.append(member) }
      return true
    }
    return isRead ? members : nil
  }

  private mutating func readMember() -> JSONMember? {
    let keyStart = index
    let key = readKey()
    let keySpan = keyStart..<index
    skipBlanks()
    readColon()
    guard let value = readValue(after: "the key \(Wording.quoted(key))") else { return nil }
    return JSONMember(key: key, keySpan: keySpan, value: value)
  }

  /// Calls a function for each element up to the closing bracket, which returns true if it read one; returns false if the
  /// elements are nested too deeply.
  private mutating func readContainer(isArray: Bool, element: (inout JSONReader) -> Bool) -> Bool {
    guard openers.count < Self.deepestNesting else {
      giveUp(at: index, Self.tooDeep)
      return false
    }
    openers.append(Opener(offset: index, isArray: isArray))
    defer { openers.removeLast() }
    index += 1
    var hasElements = false
    var comma: Int?
    while !atEnd(comma: comma) {
      if hasElements, comma == nil { report(at: endOfLastToken, Self.missingComma) }
      if readElement(isArray: isArray, element) { hasElements = true }
      comma = readComma()
    }
    return true
  }

  /// Reads one element and returns true, or skips text that cannot be one.
  private mutating func readElement(isArray: Bool, _ element: (inout JSONReader) -> Bool) -> Bool {
    if let byte = peek, isArray ? byte.beginsValue : byte.beginsKey { return element(&self) }
    lose(at: index, peek == UInt8(ascii: ",") ? Self.extraComma : Self.strangeElement(isArray: isArray))
    skipToDelimiter()
    return false
  }

  /// Reads the closing bracket and returns true; also returns true if the container ends without one.
  private mutating func atEnd(comma: Int?) -> Bool {
    skipBlanks()
    guard let opener = openers.last else { return true }
    let closers = (
      own: UInt8(ascii: opener.isArray ? "]" : "}"), other: UInt8(ascii: opener.isArray ? "}" : "]")
    )
    switch peek {
    case nil:
      loseEnd(of: opener)
      return true
    case closers.own:
      if let comma { report(at: comma, Self.trailingComma(before: opener.partner)) }
      index += 1
      return true
    case closers.other:
      let closesOuter = openers.dropLast().contains { $0.isArray != opener.isArray }
      lose(at: index, Self.wrongCloser(opener, line: source.location(of: opener.offset).line))
      if !closesOuter { index += 1 }
      return true
    default: return false
    }
  }

  private mutating func readComma() -> Int? {
    skipBlanks()
    guard peek == UInt8(ascii: ",") else { return nil }
    defer { index += 1 }
    return index
  }

  private mutating func readColon() {
    switch peek {
    case UInt8(ascii: ":"): index += 1
    case UInt8(ascii: "="):
      report(at: index, Self.equalsSign)
      index += 1
    case nil: isWhole = false
    default: report(at: endOfLastToken, Self.missingColon)
    }
  }
}

/// Initial bytes of tokens.
extension UInt8 {
  var beginsNumber: Bool {
    isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "+") || self == UInt8(ascii: ".")
  }
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  var beginsWord: Bool { isLetter || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80 }
  var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
  var beginsKey: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") || beginsWord || isDigit }
  var beginsValue: Bool {
    beginsKey || beginsNumber || self == UInt8(ascii: "{") || self == UInt8(ascii: "[")
  }
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == .lineFeed || self == .carriageReturn }
  var isDelimiter: Bool {
    self == UInt8(ascii: ",") || self == UInt8(ascii: "]") || self == UInt8(ascii: "}")
  }
}
