import ChiralValues

/// The messages of all syntax errors.
extension JSONReader {
  /// Reports a problem that loses nothing, because the intended meaning is known.
  mutating func report(at offset: Int, _ message: String) {
    guard !hasEnded else { return }
    problems.add(at: offset, message)
    if problems.count >= Self.mostProblems { giveUp(at: index, Self.tooManyProblems) }
  }

  /// Reports a problem that loses a part of the file.
  mutating func lose(at offset: Int, _ message: String) {
    isWhole = false
    if index < bytes.count { report(at: offset, message) }
  }

  /// Reports that the file ends too early, but only once.
  mutating func loseEnd(of opener: Opener) {
    guard !hasEnded else { return }
    isWhole = false
    hasEnded = true
    problems.add(at: bytes.count, Self.earlyEnd(opener, line: source.location(of: opener.offset).line))
  }

  /// Reports a problem after which reading stops.
  mutating func giveUp(at offset: Int, _ message: String) {
    guard !hasEnded else { return }
    isWhole = false
    hasEnded = true
    problems.add(at: offset, message)
    index = bytes.count
  }

  static let notUTF8 = "save the file as UTF-8: this byte is not valid UTF-8"
  static let emptyFile = "the file is empty; write a JSON object, such as {\"version\": 1}"
  static let textAfterEnd = "remove the text after the end of the JSON value"
  static let tooDeep = "reduce the nesting: arrays and objects may be nested \(deepestNesting) levels deep"
  static let tooManyProblems = "correct these first: after \(mostProblems) problems, the rest is not read"
  static let comment = "remove the comment, which JSON does not have; a \"$comment\" key may hold it"
  static let missingComma = "put a comma here"
  static let extraComma = "remove this comma, or write what belongs before it"
  static let missingColon = "put a colon between the key and its value"
  static let equalsSign = "write a colon between the key and its value, not ="
  static let singleQuotes = "write double quotation marks, not single ones"
  static let openString = "close this string with a quotation mark on the same line"
  static let unknownEscape =
    "write one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX; a backslash itself is \\\\"
  static let badUnicodeEscape = "write four hexadecimal digits after \\u"
  static let loneSurrogate = "write the second half of this character as well: \\uXXXX\\uXXXX"

  static func noValue(after what: String) -> String { "write a value after \(what)" }
  static func strangeElement(isArray: Bool) -> String {
    "write \(isArray ? "a value" : "a key in quotation marks") here, or remove this"
  }
  static func trailingComma(before closer: String) -> String { "remove the comma before \(closer)" }
  static func wrongCloser(_ opener: Opener, line: Int) -> String {
    "close the \(opener.name) that begins on line \(line) with \(opener.partner) first"
  }
  static func earlyEnd(_ opener: Opener, line: Int) -> String {
    "the file ends inside the \(opener.name) that begins on line \(line); close it with \(opener.partner)"
  }
  static func unquoted(_ word: String) -> String { "put quotation marks around \(Wording.escaped(word))" }
  static func misspelt(_ word: String, meant: String) -> String {
    "write \(meant), not \(Wording.escaped(word))"
  }
  static func notANumber(_ text: String) -> String {
    "\(Wording.quoted(text)) is not a number; write one such as 24 or 0.5"
  }
  static func hugeNumber(_ text: String) -> String { "write a smaller number than \(Wording.quoted(text))" }
  static func rawControl(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return "write \\u\(String(repeating: "0", count: 4 - digits.count))\(digits) for this control character"
  }
}
