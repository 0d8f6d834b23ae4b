/// The rules of all `<style>` elements of a drawing, with the cascade over them.
///
/// Source: CSS Cascading 4, as far as librsvg implements it: at-rules are skipped.
public struct Stylesheet: Sendable {
  /// A rule with its selectors and its declarations.
  struct Rule: Sendable {
    let alternatives: [Selector.Alternative]
    let declarations: StyleDeclarations
  }

  /// The origin of a value.
  public enum Origin: Hashable, Sendable {
    /// A presentation attribute.
    case attribute
    /// A rule of a `<style>` element.
    case sheet
    /// The element's own `style`.
    case style
  }

  /// A property's value as declared for one element.
  public struct Declared: Hashable, Sendable {
    /// The value as written.
    public let value: String
    /// The origin of the value.
    public let origin: Origin
    /// True if the declaration carries `!important`.
    public let isImportant: Bool
  }

  /// A rule that matches an element, with its specificity.
  private struct Match: Sendable {
    /// The index of the rule among all rules.
    let place: Int
    var specificity: [Int]
    let declarations: StyleDeclarations
  }

  let rules: [Rule]
  /// The rules that match each element, weakest first.
  private let matches: [Int: [Match]]
  /// The `style` attribute of each element.
  private let styles: [Int: StyleDeclarations]

  /// Reads all style sheets of a drawing and matches their rules with its elements.
  public init(_ index: ElementIndex) {
    let rules = index.elements.filter { $0.name == "style" && $0.namespace == .svg }
      .flatMap { Self.rules($0.text) }
    var styles: [Int: StyleDeclarations] = [:]
    for (number, element) in index.elements.enumerated() where element.namespace == .svg {
      styles[number] = element["style"].map { StyleDeclarations($0) }
    }
    matches = rules.isEmpty ? [:] : Self.matches(rules, index)
    self.rules = rules
    self.styles = styles
  }

  /// Returns the rules that match each element, weakest first.
  private static func matches(_ rules: [Rule], _ index: ElementIndex) -> [Int: [Match]] {
    let candidates = Candidates(index)
    var matches: [Int: [Match]] = [:]
    for (place, rule) in rules.enumerated() {
      for alternative in rule.alternatives {
        let found = candidates.elements(for: alternative)
        guard !found.isEmpty else { continue }
        let specificity = alternative.specificity
        var matcher = SelectorMatcher(alternative, index)
        for number in found where matcher.matches(number) {
          let match = Match(place: place, specificity: specificity, declarations: rule.declarations)
          // The most specific alternative of a rule counts.
          if let last = matches[number]?.last, last.place == place {
            guard last.specificity.lexicographicallyPrecedes(specificity) else { continue }
            matches[number]?.removeLast()
          }
          matches[number, default: []].append(match)
        }
      }
    }
    // Of rules with equal specificity the last one counts.
    return matches.mapValues { found in
      found.sorted { one, other in
        one.specificity == other.specificity
          ? one.place < other.place : one.specificity.lexicographicallyPrecedes(other.specificity)
      }
    }
  }

  /// Returns the declaration of a property for an element itself, without inheritance.
  public func declared(_ property: String, of number: Int, in index: ElementIndex) -> Declared? {
    let style = styles[number]?[property]
    let sheet = rules.isEmpty ? nil : strongest(property, of: number)
    if let style, style.isImportant || sheet?.isImportant != true {
      return Declared(value: style.value, origin: .style, isImportant: style.isImportant)
    }
    if let sheet { return Declared(value: sheet.value, origin: .sheet, isImportant: sheet.isImportant) }
    return index.elements[number][property].map {
      Declared(value: $0, origin: .attribute, isImportant: false)
    }
  }

  private func strongest(_ property: String, of number: Int) -> StyleDeclarations.Declaration? {
    let declarations = (matches[number] ?? []).compactMap { $0.declarations[property] }
    return declarations.last(where: \.isImportant) ?? declarations.last
  }

  /// Returns true if a rule selects elements by this type.
  public func selectsByType(_ name: String) -> Bool {
    rules.contains { rule in
      rule.alternatives.contains { alternative in
        alternative.compounds.contains { $0.conditions.contains(.type(name)) }
      }
    }
  }

  /// A rule or an at-rule as written.
  package struct Block: Sendable {
    /// The text before the braces.
    package let prelude: String
    /// The text between the braces.
    package let body: String
  }

  /// Splits a sheet into rules; skips at-rules and rules with a selector that cannot be read.
  static func rules(_ text: String) -> [Rule] {
    blocks(text).compactMap { block in
      guard !block.prelude.hasPrefix("@"), let selector = try? Selector(block.prelude) else { return nil }
      return Rule(alternatives: selector.alternatives, declarations: StyleDeclarations(block.body))
    }
  }

  /// Returns what `rules` skips or reads only in part: at-rules, rules with a selector that cannot be read, and rules that
  /// contain other rules.
  package static func unreadBlocks(_ text: String) -> [Block] {
    blocks(text).filter { block in
      block.prelude.hasPrefix("@") || block.body.utf8.contains(UInt8(ascii: "{"))
        || (try? Selector(block.prelude)) == nil
    }
  }

  /// Splits a sheet at its outermost braces.
  private static func blocks(_ text: String) -> [Block] {
    // The loop runs over bytes, because a combining mark after `;` or a brace would hide it among characters.
    let bytes = Array(withoutComments(text).utf8)
    var blocks: [Block] = []
    var start = 0
    while let open = bytes[start...].firstIndex(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: ";") })
    {
      let prelude = String(decoding: bytes[start..<open], as: UTF8.self).trimmed
      if bytes[open] == UInt8(ascii: ";") {
        start = open + 1
        continue
      }
      let close = matchingBrace(bytes, open)
      let body = String(decoding: bytes[open + 1..<close], as: UTF8.self)
      start = min(close + 1, bytes.count)
      blocks.append(Block(prelude: prelude, body: body))
    }
    return blocks
  }

  private static func matchingBrace(_ bytes: [UInt8], _ open: Int) -> Int {
    var depth = 0
    for index in open..<bytes.count {
      if bytes[index] == UInt8(ascii: "{") { depth += 1 }
      if bytes[index] == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { return index }
    }
    return bytes.count
  }

  private static func withoutComments(_ text: String) -> String {
    let marks = [UInt8(ascii: "*"), UInt8(ascii: "<"), UInt8(ascii: ">")]
    guard text.utf8.contains(where: marks.contains) else { return text }
    var output = ""
    var rest = Substring(text)
    while let open = rest.firstRange(of: "/*") {
      output += rest[..<open.lowerBound] + " "
      rest = rest[open.upperBound...].firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
    }
    return (output + rest).replacing("<!--", with: "").replacing("-->", with: "")
  }
}

/// The elements of a drawing by the most common conditions of rules: ids, classes and types.
private struct Candidates {
  private var byID: [String: [Int]] = [:]
  private var byClass: [String: [Int]] = [:]
  private var byType: [String: [Int]] = [:]
  private var all: [Int] = []

  init(_ index: ElementIndex) {
    for (number, element) in index.elements.enumerated() where element.namespace == .svg {
      all.append(number)
      byType[element.name, default: []].append(number)
      if let id = element["id"] { byID[id, default: []].append(number) }
      for name in Set(element["class"]?.split(whereSeparator: \.isWhitespace) ?? []) {
        byClass[String(name), default: []].append(number)
      }
    }
  }

  /// Returns the elements that an alternative may match, in document order.
  func elements(for alternative: Selector.Alternative) -> [Int] {
    for condition in alternative.subject.conditions {
      switch condition {
      case .id(let id): return byID[id] ?? []
      case .class(let name): return byClass[name] ?? []
      case .root: return all.isEmpty ? [] : [all[0]]
      case .never: return []
      default: break
      }
    }
    for case .type(let name) in alternative.subject.conditions where name != "*" { return byType[name] ?? [] }
    return all
  }
}
