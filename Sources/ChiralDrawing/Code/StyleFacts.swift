import ChiralValues

/// Finds the pictures that a style sheet flips where the layout runs from right to left, by the classes and attributes in the selectors:
/// `[dir=rtl] .icon-back { transform: scaleX(-1) }` flips `back`. A nested rule counts with those around it.
struct StyleFacts {
  /// An open rule.
  private struct Rule {
    /// The names of the pictures that it is about.
    var subjects: [String]
    var asksForDirection: Bool
  }

  private let code: CodeTokens
  private var rules: [Rule] = []
  private(set) var facts = SourceFacts()
  /// The number of bytes and tokens that were looked at, for tests of the effort.
  private(set) var effort = 0
  private var (line, place) = (1, 0)

  init(_ bytes: [UInt8]) {
    code = CodeTokens(bytes, .style)
    var start = 0
    for index in code.tokens.indices {
      if code.isSign("{", index) {
        open(start..<index)
      } else if code.isSign(";", index) || code.isSign("}", index) {
        declare(start..<index)
        if code.isSign("}", index) { _ = rules.popLast() }
      } else {
        continue
      }
      start = index + 1
    }
    effort += code.effort + 3 * code.tokens.count
  }

  // MARK: Selectors

  /// Begins a rule with the selectors in some tokens.
  private mutating func open(_ range: Range<Int>) {
    let selectors = range.prefix(Self.longestSelectors)
    let words = selectors.compactMap { code.word($0) ?? code.text($0) }
    var rule = Rule(subjects: subjects(in: selectors), asksForDirection: words.contains("rtl"))
    if words.contains("not") { rule = Rule(subjects: [], asksForDirection: false) }
    if let outer = rules.last {
      if rule.subjects.isEmpty { rule.subjects = outer.subjects }
      if outer.asksForDirection { rule.asksForDirection = true }
    }
    rules.append(rule)
  }

  private static let longestSelectors = 256

  /// Returns the names in the last part of each selector: `.bar .icon-back` is about `icon-back`.
  private func subjects(in range: Range<Int>) -> [String] {
    var all: [String] = []
    var part: [String] = []
    for index in range {
      if code.isSign(",", index) {
        all += part
        part = []
      } else if beginsPart(index, after: range.lowerBound) {
        part = []
      }
      if code.isSign(".", index), let name = name(at: index + 1) {
        part += Self.candidates(name)
      } else if let text = code.text(index), code.isSign("=", index - 1), text != "rtl" {
        part += Self.candidates(text)
      }
    }
    return all + part
  }

  /// Returns true if white space or a combinator stands before a token.
  private func beginsPart(_ index: Int, after first: Int) -> Bool {
    guard index > first else { return false }
    return code.tokens[index - 1].place.upperBound < code.tokens[index].place.lowerBound
      || [">", "+", "~"].contains { code.isSign($0, index - 1) }
  }

  /// Returns the name of a class, which may have dashes.
  private func name(at index: Int) -> String? {
    var end = index
    while end < index + Self.longestName, code.kind(end) == .word || code.isSign("-", end),
      end == index || code.tokens[end - 1].place.upperBound == code.tokens[end].place.lowerBound
    {
      end += 1
    }
    guard end > index else { return nil }
    let place = code.tokens[index].place.lowerBound..<code.tokens[end - 1].place.upperBound
    return String(decoding: code.bytes[place], as: UTF8.self)
  }

  private static let longestName = 16

  /// Returns the names that an icon may have for which a class or an attribute stands: `icon-back`, `back-icon`, `img/back.svg`, `#back`.
  static func candidates(_ text: String) -> [String] {
    var name = String(text.split(whereSeparator: { "/#".contains($0) }).last ?? "")
    if name.hasSuffix(".svg") { name = String(name.dropLast(4)) }
    let words = name.split(whereSeparator: { "-_".contains($0) })
    guard let first = words.first, let last = words.last, words.count > 1 else {
      return name.isEmpty ? [] : [name]
    }
    if marks.contains(first.lowercased()) { return [name, String(name[words[1].startIndex...])] }
    return marks.contains(last.lowercased())
      ? [name, String(name[..<words[words.count - 2].endIndex])] : [name]
  }

  private static let marks: Set = ["icon", "icons", "ico", "i", "svg"]

  // MARK: Declarations

  private mutating func declare(_ range: Range<Int>) {
    guard let rule = rules.last, rule.asksForDirection, flips(range.prefix(Self.longestDeclaration)) else {
      return
    }
    let start = code.tokens[range.lowerBound].place.lowerBound
    line += code.bytes[place..<start].count { $0 == UInt8(ascii: "\n") }
    place = start
    facts.uses += rule.subjects.map { .init(drawing: $0, line: line, functions: [], isFlipped: true) }
    effort += rule.subjects.count
  }

  private static let longestDeclaration = 32

  /// Returns true for `transform: scaleX(-1)`, `transform: scale(-1, 1)`, `transform: rotateY(180deg)` and `scale: -1 1`.
  private func flips(_ range: Range<Int>) -> Bool {
    range.contains { index in
      guard let word = code.word(index), let amount = Self.flips[word] else { return false }
      let isProperty = word == "scale" && code.isSign(":", index + 1)
      let value = isProperty || code.isSign("(", index + 1) ? index + 2 : index
      guard amount == "1" else { return code.word(value) == amount }
      return code.isSign("-", value) && code.word(value + 1) == amount
    }
  }

  /// The functions that flip a picture, with their amounts; 1 is negative.
  private static let flips = [
    "scale": "1", "scaleX": "1", "scale3d": "1", "matrix": "1", "rotateY": "180deg",
  ]
}
