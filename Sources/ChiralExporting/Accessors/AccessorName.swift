import ChiralManifest

/// The name of an icon as a case of a Swift enumeration: `arrowForward` for `arrow.forward`.
package struct AccessorName: Hashable, Sendable {
  /// The name of the case, without backticks.
  package let text: String

  /// Creates a name that is the text of another one.
  init(legal text: String) { self.text = text }

  /// Joins the words of a name, each with a capital except the first. If the name has no letter or digit, its
  /// words are the code points of its characters.
  package init(_ name: String) {
    let known = Self.words(name)
    let words = known.isEmpty ? Self.words(PlainName.spelled(name)) : known
    let joined = words.dropFirst().reduce(into: Self.lowered(words.first ?? "")) { text, word in
      // Adjacent numbers stay apart: `1.2` is not `12`.
      if text.last?.isNumber == true, word.first?.isNumber == true { text += "_" }
      text += word.prefix(1).uppercased() + word.dropFirst()
    }
    let legal = joined.unicodeScalars.first?.properties.isXIDStart == true ? joined : "icon" + joined
    text = Self.taken.contains(legal) ? legal + "Icon" : legal
  }

  /// The name as written in a declaration.
  package var declared: String { Self.keywords.contains(text) ? "`\(text)`" : text }

  /// Returns the runs of letters, digits and their marks in a name.
  package static func words(_ name: String) -> [String] {
    name.unicodeScalars.split { !$0.properties.isXIDContinue || $0 == "_" }
      .map { String(String.UnicodeScalarView($0)) }
  }

  /// Returns a word with small letters at its beginning: `url` for `URL`, `urlBar` for `URLBar`, `arrow` for
  /// `Arrow`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix(while: \.isUppercase)
    let rest = word[capitals.endIndex...]
    let next = rest.first?.isLowercase == true && capitals.count > 1 ? capitals.suffix(1) : ""
    return capitals.dropLast(next.count).lowercased() + next + rest
  }

  /// The names that mean something else after `Icon.`, or are members of the type or of a protocol to which
  /// it conforms.
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
