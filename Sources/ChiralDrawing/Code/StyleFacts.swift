import ChiralValues

/// Finds the pictures that a style sheet flips where the layout runs from right to left, by the classes and attributes in the selectors:
/// `[dir=rtl] .icon-back { transform: scaleX(-1) }` flips `back`. A nested rule counts with those around it.
///
/// A custom property may stand between: `[dir=rtl] { --turn: -1 }` makes `scaleX(var(--turn))` flip.
struct StyleFacts {
  /// A picture that a rule is about.
  private struct Subject {
    var name: String
    var asksForDirection: Bool
  }

  /// An open rule.
  private struct Rule {
    var subjects: [Subject] = []
    var asksForDirection = false

    mutating func askForDirection() {
      asksForDirection = true
      for index in subjects.indices { subjects[index].asksForDirection = true }
    }

    /// Adds the pictures of a selector that applies.
    mutating func add(_ selector: Selector) {
      if !selector.isNegative { subjects += selector.subjects }
    }
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
    var rule = rule(range.prefix(Self.longestSelectors))
    if let outer = rules.last {
      if rule.subjects.isEmpty {
        rule.subjects = outer.subjects
        if rule.asksForDirection { rule.askForDirection() }
      }
      if outer.asksForDirection { rule.askForDirection() }
    }
    rules.append(rule)
  }

  private static let longestSelectors = 256

  /// A selector that is being read: `.bar .icon-back` is about `icon-back`, and `.icon-back > svg` as well.
  private struct Selector {
    /// The names in the parts before the last one, and in the last one.
    var outer: [String] = []
    var names: [String] = []
    /// True if the last part is any element, or one that all icons have.
    var isElement = false
    var asksForDirection = false
    var isNegative = false

    mutating func beginPart(isElement: Bool) {
      if !names.isEmpty { outer = names }
      names = []
      self.isElement = isElement
    }

    /// The names of the pictures; a class for any icon means none of those inside something else.
    var subjects: [Subject] {
      let all = names.isEmpty && isElement ? outer : names
      let own = outer.isEmpty || names.isEmpty ? all : all.filter { !StyleFacts.marks.contains($0) }
      return own.map { Subject(name: $0, asksForDirection: asksForDirection) }
    }
  }

  private mutating func rule(_ range: Range<Int>) -> Rule {
    var rule = Rule()
    var selector = Selector()
    var depth = 0
    for index in range {
      if code.isSign("(", index) { depth += 1 }
      if code.isSign(")", index) { depth -= 1 }
      if depth == 0, code.isSign(",", index) {
        rule.add(selector)
        selector = Selector()
      } else if depth == 0, beginsPart(index, after: range.lowerBound) {
        selector.beginPart(isElement: isElement(index))
      }
      if code.word(index) == "not" { selector.isNegative = true }
      if code.word(index) == "rtl" || code.text(index) == "rtl" {
        (selector.asksForDirection, rule.asksForDirection) = (true, true)
        if code.word(index - 2) == "dir" { facts.supportsRightToLeft = true }
      } else if code.isSign(".", index), let name = name(at: index + 1), name != "rtl" {
        selector.names += Self.candidates(name)
      } else if let text = code.text(index), code.isSign("=", index - 1) {
        selector.names += Self.candidates(text)
      }
    }
    rule.add(selector)
    return selector.isNegative && rule.subjects.isEmpty ? Rule() : rule
  }

  private func isElement(_ index: Int) -> Bool {
    code.isSign("*", index) || code.word(index).map(Self.elements.contains) ?? false
  }

  private static let elements: Set = ["svg", "use", "path", "g", "img", "i"]

  /// Returns true if white space or a combinator stands before a token, or if it is the first one.
  private func beginsPart(_ index: Int, after first: Int) -> Bool {
    index == first || code.tokens[index - 1].place.upperBound < code.tokens[index].place.lowerBound
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
    guard let rule = rules.last, !range.isEmpty, found < Self.mostFound else { return }
    let range = range.prefix(Self.longestDeclaration)
    if rule.asksForDirection, let property = negativeProperty(range) {
      facts.flippers +=
        rule.subjects.isEmpty
        ? [property] : rule.subjects.filter(\.asksForDirection).map { Self.own(property, of: $0) }
    }
    guard !rule.subjects.isEmpty else { return }
    effort += rule.subjects.count
    if let drawing = drawing(range) {
      facts.aliases += rule.subjects.map { subject in
        let prefix = subject.asksForDirection ? SourceFacts.rightToLeftPrefix : ""
        return .init(name: prefix + subject.name, target: drawing)
      }
    }
    let property = flippingProperty(range)
    let isFlipped = flips(range)
    for subject in rule.subjects where property != nil || isFlipped && subject.asksForDirection {
      note(subject, range.lowerBound, by: property)
    }
  }

  private static let longestDeclaration = 32
  /// The statements about pictures after which no other is read; a framework of 4 MB has some 20,000.
  private static let mostFound = 1 << 16

  private var found: Int { facts.flippers.count + facts.aliases.count + facts.uses.count }

  /// Adds a picture that is flipped, or that a custom property may flip.
  private mutating func note(_ subject: Subject, _ index: Int, by property: String?) {
    let start = code.tokens[index].place.lowerBound
    line += code.bytes[place..<start].count { $0 == UInt8(ascii: "\n") }
    place = start
    facts.uses.append(
      .init(
        drawing: subject.name, line: line,
        functions: property.map { [$0, Self.own($0, of: subject)] } ?? [], isFlipped: property == nil))
  }

  /// The name of a custom property that has its value only in the pictures of a rule.
  private static func own(_ property: String, of subject: Subject) -> String { "\(property) \(subject.name)" }

  /// Returns the property of `--turn: -1`.
  private func negativeProperty(_ range: Range<Int>) -> String? {
    guard let property = property(at: range.lowerBound),
      let colon = range.first(where: { code.isSign(":", $0) }),
      code.isSign("-", colon + 1), code.word(colon + 2) == "1", colon + 3 == range.upperBound
    else { return nil }
    return property
  }

  /// Returns the name of a custom property, `--turn`.
  private func property(at index: Int) -> String? {
    guard code.isSign("-", index), code.isSign("-", index + 1) else { return nil }
    return name(at: index)
  }

  /// Returns the drawing in `url(img/back.svg)`; nil if there is none.
  private func drawing(_ range: Range<Int>) -> String? {
    guard let start = range.first(where: { code.word($0) == "url" && code.isSign("(", $0 + 1) }),
      let end = range.first(where: { $0 > start && code.isSign(")", $0) }), end > start + 2
    else { return nil }
    let quotes: Set<Character> = ["\"", "'"]
    let place = code.tokens[start + 2].place.lowerBound..<code.tokens[end - 1].place.upperBound
    let address = String(decoding: code.bytes[place], as: UTF8.self).filter { !quotes.contains($0) }
    let file = address.prefix { $0 != "?" && $0 != "#" }
    return file.hasSuffix(".svg") && !file.contains(":") ? String(file) : nil
  }

  /// Returns true for `transform: scaleX(-1)`, `transform: scale(-1, 1)`, `transform: rotateY(180deg)` and `scale: -1 1`.
  private func flips(_ range: Range<Int>) -> Bool {
    range.contains { index in
      guard let (value, amount) = amount(index) else { return false }
      guard amount == "1" else { return code.word(value) == amount }
      return code.isSign("-", value) && code.word(value + 1) == amount
    }
  }

  /// Returns the custom property that decides whether a picture is flipped: `transform: scaleX(var(--turn))`.
  private func flippingProperty(_ range: Range<Int>) -> String? {
    range.lazy.compactMap { index -> String? in
      guard let (value, amount) = amount(index), amount == "1", code.word(value) == "var",
        code.isSign("(", value + 1)
      else { return nil }
      return property(at: value + 2)
    }.first
  }

  /// Returns the place of the argument of a function that may flip a picture, with the amount that does.
  private func amount(_ index: Int) -> (value: Int, flipping: String)? {
    guard let word = code.word(index), let amount = Self.flips[word] else { return nil }
    let isProperty = word == "scale" && code.isSign(":", index + 1)
    return (isProperty || code.isSign("(", index + 1) ? index + 2 : index, amount)
  }

  /// The functions that flip a picture, with their amounts; 1 is negative.
  private static let flips = [
    "scale": "1", "scaleX": "1", "scale3d": "1", "matrix": "1", "rotateY": "180deg",
  ]
}
