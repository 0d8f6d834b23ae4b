import ChiralValues

/// Finds what Android's XML says about icons, in one pass over its tags; an unfinished file is read up to its last whole tag.
struct ResourceFacts {
  private let bytes: [UInt8]
  private var place = 0
  private(set) var facts = SourceFacts()
  /// The number of bytes that were looked at, for tests of the effort.
  private(set) var effort = 0
  /// The line of the last view that was noted, and the bytes before it.
  private var (line, counted) = (1, 0)
  /// True while the attributes of the root of an SVG are read.
  private var isReadingDrawing = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while skip(to: "<"), readTag() {}
  }

  /// Moves to the next place of a mark; returns false at the end.
  private mutating func skip(to mark: StaticString) -> Bool {
    let length = mark.utf8CodeUnitCount
    while place + length <= bytes.count {
      effort += 1
      if (0..<length).allSatisfy({ bytes[place + $0] == mark.utf8Start[$0] }) { return true }
      place += 1
    }
    place = bytes.count
    return false
  }

  /// Reads what begins with `<`; returns false if it has no end.
  private mutating func readTag() -> Bool {
    if bytes[place...].starts(with: "<!--".utf8) {
      guard skip(to: "-->") else { return false }
      place += 3
      return true
    }
    place += 1
    guard let first = peek, first < 0x80, Character(UnicodeScalar(first)).isLetter else {
      return skip(to: ">")
    }
    let name = word { !Self.isSpace($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
    let isRoot = facts.root == nil
    if isRoot { facts.root = String(name.split(separator: ":").last ?? "") }
    isReadingDrawing = isRoot && facts.root == "svg"
    if isReadingDrawing { facts.flag = place..<place }
    guard let attributes = readAttributes() else { return false }
    readAlias(name, attributes)
    readView(attributes)
    return true
  }

  /// Notes the drawings of a view that a value of the configuration flips: `android:scaleX="@integer/direction"`, which is -1 in
  /// `values-ldrtl`.
  private mutating func readView(_ attributes: [String: String]) {
    let isFlipped = attributes.contains { name, value in
      value.hasPrefix("@") && Self.flips.contains(name.split(separator: ":").last.map(String.init) ?? name)
    }
    guard isFlipped else { return }
    line += bytes[counted..<place].count { $0 == UInt8(ascii: "\n") }
    effort += place - counted
    counted = place
    for value in attributes.values.sorted() where value.hasPrefix(Self.reference) {
      let drawing = String(value.dropFirst(Self.reference.count))
      facts.uses.append(.init(drawing: drawing, line: line, functions: [], isFlipped: true))
    }
  }

  private static let flips: Set = ["scaleX", "rotationY"]

  /// Reads the attributes up to the end of the tag; nil if it has none. Those without a value have an empty one.
  private mutating func readAttributes() -> [String: String]? {
    var attributes: [String: String] = [:]
    while true {
      let start = place
      skipSpaces()
      guard let byte = peek else { return nil }
      if byte == UInt8(ascii: ">") {
        place += 1
        return attributes
      }
      let name = word { !Self.isSpace($0) && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") }
      skipSpaces()
      guard peek == UInt8(ascii: "=") else {
        attributes[name] = ""
        continue
      }
      place += 1
      skipSpaces()
      guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { continue }
      place += 1
      let value = word { $0 != quote }
      guard peek == quote else { return nil }
      place += 1
      attributes[name] = value
      note(name.split(separator: ":").last.map(String.init) ?? name, value, at: start..<place)
      if isReadingDrawing { noteMark(name, value, at: start..<place) }
    }
  }

  /// Notes a mark of an SVG; the class is the place for one that has none.
  private mutating func noteMark(_ name: String, _ value: String, at place: Range<Int>) {
    let isClass = name == "class"
    if isClass { facts.classes = value.split(whereSeparator: \.isWhitespace).map(String.init) }
    guard isClass || SourceFacts.markingAttributes.contains(name), !facts.isAutoMirrored else { return }
    let marks =
      isClass
      ? facts.classes.contains(SourceFacts.markingClass)
      : value == "true"
    if marks || !isClass || facts.flag?.isEmpty == true { facts.flag = place }
    facts.isAutoMirrored = marks
  }

  private mutating func note(_ name: String, _ value: String, at place: Range<Int>) {
    if name == "autoMirrored" {
      facts.flag = facts.flag ?? place
      if value == "true" { facts.isAutoMirrored = true }
    }
    if name == "supportsRtl", value == "true" { facts.supportsRightToLeft = true }
    if value.hasPrefix(Self.reference) { facts.parts.append(String(value.dropFirst(Self.reference.count))) }
  }

  private static let reference = "@drawable/"

  /// Reads an alias: `<item name="ic_list" type="drawable">@drawable/ic_other`, or `<drawable name="ic_list">`.
  private mutating func readAlias(_ tag: String, _ attributes: [String: String]) {
    guard tag == "drawable" || tag == "item" && attributes["type"] == "drawable",
      let name = attributes["name"]
    else { return }
    skipSpaces()
    guard bytes[place...].starts(with: Self.reference.utf8) else { return }
    place += Self.reference.utf8.count
    let target = word(while: CodeTokens.isWord)
    if !target.isEmpty { facts.aliases.append(.init(name: name, target: target)) }
  }

  private var peek: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpaces() { _ = word(while: Self.isSpace) }

  /// Reads the bytes that are part of something.
  private mutating func word(while isPart: (UInt8) -> Bool) -> String {
    let start = place
    while let byte = peek, isPart(byte) { place += 1 }
    effort += place - start + 1
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { CodeTokens.isSpace(byte) }
}
