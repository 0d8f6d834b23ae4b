import ChiralManifest

/// The name of an icon as a case of a Swift enumeration: `arrowForward` for `arrow.forward`.
struct AccessorName: Hashable, Sendable {
  /// The name of the case, without backticks.
  let text: String

  /// Joins the words of a name, each with a capital except the first. If the name has no letter or digit, its
  /// words are the code points of its characters.
  init(_ name: String) {
    let known = PlainName.words(of: name)
    let words = known.isEmpty ? PlainName.words(of: PlainName.spelled(name)) : known
    let joined = words.map { $0.lowercased() }.camel
    let legal = joined.unicodeScalars.first?.properties.isXIDStart == true ? joined : "icon" + joined
    text = Self.taken.contains(legal) ? legal + "Icon" : legal
  }

  /// The name as written in a declaration.
  var declared: String { Self.keywords.contains(text) ? "`\(text)`" : text }

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
