import ChiralValues

/// The words, texts and signs of code, without comments and white space, found in one pass over its bytes.
struct CodeTokens {
  /// The kind of a token.
  enum Kind: Hashable {
    case word
    /// A quoted text.
    case text
    /// Any other byte, and a quote without an end.
    case sign(UInt8)
  }

  /// A token with its place; a text includes its quotes.
  struct Token {
    var kind: Kind
    var start: Int32
    var end: Int32

    var place: Range<Int> { Int(start)..<Int(end) }
  }

  let bytes: [UInt8]
  private(set) var tokens: [Token] = []
  /// The number of bytes that were looked at, for tests of the effort.
  private(set) var effort = 0
  /// Ends that were looked for in vain; nothing later has them either.
  private var missing: Set<[UInt8]> = []
  private let language: SourceLanguage

  init(_ bytes: [UInt8], _ language: SourceLanguage) {
    self.bytes = bytes
    self.language = language
    var index = 0
    while index < bytes.count { index = next(index) }
  }

  /// Reads what begins at an index, and returns the index after it.
  private mutating func next(_ index: Int) -> Int {
    effort += 1
    let byte = bytes[index]
    if Self.isSpace(byte) { return index + 1 }
    if Self.isWord(byte) { return add(.word, from: index, to: wordEnd(index)) }
    switch byte {
    case UInt8(ascii: "/") where holds("//", at: index) && !isInAddress(index): return lineEnd(index)
    case UInt8(ascii: "/") where holds("/*", at: index):
      return end("*/", after: index + 2) ?? add(.sign(byte), from: index, to: index + 1)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return text(index, quote: byte)
    case UInt8(ascii: "`") where language == .script:
      return end("`", after: index + 1, escapes: true).map { add(.text, from: index, to: $0) }
        ?? add(.sign(byte), from: index, to: index + 1)
    default: return add(.sign(byte), from: index, to: index + 1)
    }
  }

  private mutating func add(_ kind: Kind, from start: Int, to end: Int) -> Int {
    tokens.append(Token(kind: kind, start: Int32(start), end: Int32(end)))
    return end
  }

  /// Reads a quoted text. One without an end is a sign that takes the rest of its line with it.
  private mutating func text(_ index: Int, quote: UInt8) -> Int {
    let isTripled = index + 2 < bytes.count && bytes[index + 1] == quote && bytes[index + 2] == quote
    if isTripled, language != .script {
      let mark = String(repeating: Character(UnicodeScalar(quote)), count: 3)
      if let end = end(mark, after: index + 3) { return add(.text, from: index, to: end) }
    }
    var place = index + 1
    while place < bytes.count, !Self.isLineEnd(bytes[place]) {
      effort += 1
      if bytes[place] == quote { return add(.text, from: index, to: place + 1) }
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return add(.sign(quote), from: index, to: min(place, bytes.count))
  }

  /// Returns the index after an end; nil if there is none, which is found out once.
  private mutating func end(_ mark: String, after start: Int, escapes: Bool = false) -> Int? {
    let mark = Array(mark.utf8)
    guard !missing.contains(mark) else { return nil }
    var place = start
    while place + mark.count <= bytes.count {
      effort += 1
      if bytes[place] == mark[0], bytes[place..<place + mark.count].elementsEqual(mark) {
        return place + mark.count
      }
      place += escapes && bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    missing.insert(mark)
    return nil
  }

  private mutating func wordEnd(_ start: Int) -> Int {
    var place = start
    while place < bytes.count, Self.isWord(bytes[place]) { place += 1 }
    effort += place - start
    return place
  }

  private mutating func lineEnd(_ start: Int) -> Int {
    var place = start
    while place < bytes.count, !Self.isLineEnd(bytes[place]) { place += 1 }
    effort += place - start
    return place
  }

  /// Returns true for the slashes of an address in a style sheet, which may stand without quotes: `url(//host/a.svg)`, and
  /// `url(data:image/gif;base64,R0lGOD//AAA)`.
  private func isInAddress(_ index: Int) -> Bool {
    language == .style && index > 0
      && (Self.isWord(bytes[index - 1]) || ":(/+".utf8.contains(bytes[index - 1]))
  }

  private func holds(_ mark: StaticString, at index: Int) -> Bool {
    index + 1 < bytes.count && bytes[index + 1] == mark.utf8Start[1]
  }

  /// True for the bytes of words: ASCII letters and digits, `_`, and all of other scripts.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}

extension CodeTokens {
  /// Returns the kind of a token; nil outside of the code.
  func kind(_ index: Int) -> Kind? { tokens.indices.contains(index) ? tokens[index].kind : nil }

  /// Returns true if a token is this sign.
  func isSign(_ sign: Character, _ index: Int) -> Bool {
    sign.asciiValue.map { kind(index) == .sign($0) } ?? false
  }

  /// Returns a word; nil if the token is not one.
  func word(_ index: Int) -> String? {
    kind(index) == .word ? String(decoding: bytes[tokens[index].place], as: UTF8.self) : nil
  }

  /// Returns true if a token is a word that ends like this.
  func isWord(_ index: Int, endingWith end: String) -> Bool {
    kind(index) == .word && bytes[tokens[index].place].suffix(end.utf8.count).elementsEqual(end.utf8)
  }

  /// Returns a quoted text without its quotes; nil if the token is not one.
  func text(_ index: Int) -> String? {
    guard kind(index) == .text else { return nil }
    return String(decoding: bytes[tokens[index].place].dropFirst().dropLast(), as: UTF8.self)
  }
}
