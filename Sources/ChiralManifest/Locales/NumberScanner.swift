/// Splits a drawn text into numbers, signs and other text; drawn numbers have ASCII digits and a decimal
/// point.
struct NumberScanner {
  enum Token: Hashable {
    /// A number in ASCII digits, with points and other separators between them.
    case number(String, isNegative: Bool, isPercent: Bool)
    /// A percent sign without a number.
    case percentSign
    case questionMark
    case other(Character)
  }

  private var rest: Substring
  private var last: Character?

  init(_ text: String) { rest = text[...] }

  mutating func next() -> Token? {
    guard let first = rest.first else { return nil }
    if let number = number() { return number }
    rest.removeFirst()
    last = first
    return switch first {
    case "%": .percentSign
    case "?": .questionMark
    default: .other(first)
    }
  }

  /// Reads a number with its signs; nil if none begins here.
  private mutating func number() -> Token? {
    var tail = rest
    let leadingPercent = tail.take("%")
    let isNegative = !followsWord && (tail.take("-") || tail.take("\u{2212}"))
    guard let digits = tail.takeDigits() else { return nil }
    let isPercent = leadingPercent || tail.takePercent()
    rest = tail
    last = digits.last
    return .number(digits, isNegative: isNegative, isPercent: isPercent)
  }

  /// True if a hyphen at this position would join two words or a range of numbers.
  private var followsWord: Bool { last.map { $0.isLetter || $0.isNumber } ?? false }
}

extension Substring {
  fileprivate mutating func take(_ character: Character) -> Bool {
    guard first == character else { return false }
    removeFirst()
    return true
  }

  /// Reads digits with single separators between them.
  fileprivate mutating func takeDigits() -> String? {
    var taken = ""
    while let character = first, character.isDigit || ".,:/".contains(character) {
      if !character.isDigit, taken.isEmpty || dropFirst().first?.isDigit != true { break }
      taken.append(removeFirst())
    }
    return taken.isEmpty ? nil : taken
  }

  /// Reads a percent sign, optionally after a space.
  fileprivate mutating func takePercent() -> Bool {
    if take("%") { return true }
    guard let first, first == " " || first == "\u{A0}", dropFirst().first == "%" else { return false }
    removeFirst(2)
    return true
  }
}

extension Character {
  fileprivate var isDigit: Bool { isASCII && isWholeNumber }
}
