/// Strings, numbers and words.
extension JSONReader {
  var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Skips white space, and comments, which JSON does not have.
  mutating func skipBlanks() {
    while let byte = peek {
      if byte.isBlank {
        index += 1
      } else if byte == UInt8(ascii: "#") || (byte == UInt8(ascii: "/") && bytes[safe: index + 1] == byte) {
        report(at: index, Self.comment)
        skip { $0 != .lineFeed }
      } else if byte == UInt8(ascii: "/"), bytes[safe: index + 1] == UInt8(ascii: "*") {
        report(at: index, Self.comment)
        skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() {
    index += 2
    while index < bytes.count, !bytes[index...].starts(with: Array("*/".utf8)) { index += 1 }
    index = min(index + 2, bytes.count)
  }

  mutating func skip(while condition: (UInt8) -> Bool) {
    while let byte = peek, condition(byte) { index += 1 }
  }

  /// Skips unreadable text up to the place where the next element may begin.
  mutating func skipToDelimiter() { skip { !$0.isDelimiter && $0 != .lineFeed } }

  /// The index after the last character before `index` that is not white space: the place of a missing comma.
  var endOfLastToken: Int {
    var end = min(index, bytes.count)
    while end > source.start, bytes[end - 1].isBlank { end -= 1 }
    return end
  }

  /// Reads a key: a string, or a word that should have been quoted.
  mutating func readKey() -> String {
    if let byte = peek, byte.beginsWord || byte.isDigit {
      let start = index
      skip(while: Self.belongsToWord)
      let word = source.text(start..<index)
      report(at: start, Self.unquoted(word))
      return word
    }
    return readString()
  }

  /// Reads `true`, `false`, `null`, or a word that should have been quoted.
  mutating func readWord() -> JSONNode.Content {
    let start = index
    skip(while: Self.belongsToWord)
    let word = source.text(start..<index)
    if let constant = Self.constants[word] { return constant }
    if let meant = Self.otherConstants[word.lowercased()], let constant = Self.constants[meant] {
      report(at: start, Self.misspelt(word, meant: meant))
      return constant
    }
    report(at: start, Self.unquoted(word))
    return .string(word)
  }

  mutating func readNumber() -> JSONNode.Content {
    let start = index
    skip { $0.isLetter || $0.beginsNumber }
    let text = source.text(start..<index)
    var number = Double(text) ?? .nan
    if !Self.isNumber(bytes[start..<index]) {
      report(at: start, Self.notANumber(text))
      number = .nan
    } else if !number.isFinite {
      report(at: start, Self.hugeNumber(text))
    }
    return .number(number, text: text)
  }

  /// Returns true if bytes are a number as RFC 8259, section 6, defines it. Written by hand for speed: an index has
  /// thousands of numbers.
  private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    func takeDigits() -> Int {
      let digits = rest.prefix(while: \.isDigit).count
      rest.removeFirst(digits)
      return digits
    }
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let integerDigits = takeDigits()
    guard integerDigits == 1 || integerDigits > 1 && !startsWithZero else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard takeDigits() > 0 else { return false }
    }
    if let exponent = rest.first, exponent | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { rest.removeFirst() }
      guard takeDigits() > 0 else { return false }
    }
    return rest.isEmpty
  }

  /// Reads a string in double quotes, or in single ones, which it reports.
  mutating func readString() -> String {
    let start = index
    let quote = bytes[index]
    if quote == UInt8(ascii: "'") { report(at: start, Self.singleQuotes) }
    index += 1
    var text: [UInt8] = []
    while let byte = peek, byte != quote, byte != .lineFeed {
      if byte == UInt8(ascii: "\\") {
        text += readEscape()
      } else {
        if byte < 0x20 { report(at: index, Self.rawControl(byte)) }
        text.append(byte)
        index += 1
      }
    }
    if peek == quote { index += 1 } else { text = endOpenString(start, text) }
    return String(decoding: text, as: UTF8.self)
  }

  /// Ends a string that its line does not close at the most probable place: before the next delimiter.
  private mutating func endOpenString(_ start: Int, _ text: [UInt8]) -> [UInt8] {
    lose(at: start, Self.openString)
    guard peek != nil, let end = bytes[(start + 1)..<index].firstIndex(where: \.isDelimiter) else {
      return text
    }
    index = end
    return Array(bytes[(start + 1)..<end])
  }

  /// Reads an escape such as `\n` or `\u00e9` and returns the character in UTF-8.
  private mutating func readEscape() -> [UInt8] {
    let start = index
    let letter = bytes[safe: index + 1] ?? .lineFeed
    if letter == UInt8(ascii: "u") { return readUnicodeEscape() }
    index += letter == .lineFeed ? 1 : 2
    if let character = Self.escapes[letter] { return [character] }
    report(at: start, Self.unknownEscape)
    return letter >= 0x20 && letter < 0x7F ? [letter] : []
  }

  private mutating func readUnicodeEscape() -> [UInt8] {
    let start = index
    guard let unit = readCodeUnit() else {
      report(at: start, Self.badUnicodeEscape)
      index += 2
      return []
    }
    var units = [unit]
    if UTF16.isLeadSurrogate(unit), let trail = readCodeUnit() { units.append(trail) }
    let text = String(decoding: units, as: UTF16.self)
    if text.unicodeScalars.contains("\u{FFFD}"), unit != 0xFFFD { report(at: start, Self.loneSurrogate) }
    return Array(text.utf8)
  }

  /// Reads the four digits of `\uXXXX`; nil, without reading anything, if they are missing.
  private mutating func readCodeUnit() -> UInt16? {
    guard index + 6 <= bytes.count, bytes[index...].starts(with: Array("\\u".utf8)) else { return nil }
    let digits = bytes[(index + 2)..<(index + 6)]
    guard digits.allSatisfy({ $0.isDigit || $0.isLetter }) else { return nil }
    guard let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16) else { return nil }
    index += 6
    return unit
  }

  private static func belongsToWord(_ byte: UInt8) -> Bool {
    byte.beginsWord || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  private static let constants: [String: JSONNode.Content] = [
    "true": .bool(true), "false": .bool(false), "null": .null,
  ]
  private static let otherConstants = [
    "true": "true", "yes": "true", "false": "false", "no": "false", "null": "null", "nil": "null",
    "none": "null", "undefined": "null",
  ]
  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
    UInt8(ascii: "/"): UInt8(ascii: "/"), UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C,
    UInt8(ascii: "n"): .lineFeed, UInt8(ascii: "r"): .carriageReturn, UInt8(ascii: "t"): 0x09,
  ]
}
