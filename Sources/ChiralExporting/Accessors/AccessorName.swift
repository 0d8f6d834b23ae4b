/// The name of an icon as a case of Swift: `arrowForward` of `arrow.forward`.
package struct AccessorName: Hashable, Sendable {
  /// The case, without backticks.
  package let text: String

  /// Joins the words of a name with capitals at their beginnings but for the first; nil where no letter or digit is left.
  package init?(_ name: String) {
    let words = Self.words(name)
    guard let first = words.first else { return nil }
    let joined = words.dropFirst().reduce(into: Self.lowered(first)) { text, word in
      // Two numbers that follow each other stay apart: `1.2` is not `12`.
      if text.last?.isNumber == true, word.first?.isNumber == true { text += "_" }
      text += word.prefix(1).uppercased() + word.dropFirst()
    }
    let legal = joined.unicodeScalars.first?.properties.isXIDStart == true ? joined : "icon" + joined
    text = Self.taken.contains(legal) ? legal + "Icon" : legal
  }

  /// The name as a declaration writes it.
  package var declared: String { Self.keywords.contains(text) ? "`\(text)`" : text }

  /// Runs of letters, digits and their marks.
  package static func words(_ name: String) -> [String] {
    name.unicodeScalars.split { !$0.properties.isXIDContinue || $0 == "_" }
      .map { String(String.UnicodeScalarView($0)) }
  }

  /// `url` of `URL`, `urlBar` of `URLBar`, `arrow` of `Arrow`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix(while: \.isUppercase)
    let rest = word[capitals.endIndex...]
    let next = rest.first?.isLowercase == true && capitals.count > 1 ? capitals.suffix(1) : ""
    return capitals.dropLast(next.count).lowercased() + next + rest
  }

  /// What means something else behind `Icon.`, or is a member of the type or of what it conforms to.
  private static let taken: Set<String> = [
    "self", "init", "none", "some", "allCases", "catalog", "subscript",
  ]

  /// The reserved words that a case escapes with backticks ("Lexical Structure" in *The Swift Programming Language*).
  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "inout", "internal", "is", "let", "nil", "nonisolated",
    "operator", "package", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
    "return", "static", "struct", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]
}
