/// The names of icons as constants of a language: `arrowForward` for `arrow.forward`.
struct MemberNames {
  private let names: DistinctNames

  /// Names icons; throws an error about two with the same name.
  ///
  /// - Parameter taken: the names that no constant can have; `Icon` follows them.
  init(_ icons: [String], besides taken: Set<String>) throws(ExportError) {
    names = try DistinctNames(icons, key: \.self) { icon in
      let joined = PlatformName.words(icon).camel
      let text = joined.first?.isNumber == true ? "icon" + joined : joined
      return taken.contains(text) ? text + "Icon" : text
    }
  }

  /// Returns the name of an icon.
  subscript(icon: String) -> String { names[icon] }

  /// The reserved words of Dart ("Keywords" in its language tour), and the members of every object, whose names static members
  /// cannot have.
  static let dart: Set<String> = [
    "assert", "break", "case", "catch", "class", "const", "continue", "default", "do", "else", "enum",
    "extends", "false", "final", "finally", "for", "if", "in", "is", "new", "null", "rethrow", "return",
    "super", "switch", "this", "throw", "true", "try", "var", "void", "while", "with", "hashCode",
    "noSuchMethod", "runtimeType", "toString",
  ]

  /// The reserved words of JavaScript in modules (ECMAScript, "Keywords and Reserved Words"), and the names of `icons.js` itself.
  static let javaScript: Set<String> = [
    "arguments", "await", "break", "case", "catch", "class", "const", "continue", "debugger", "default",
    "delete", "do", "else", "enum", "eval", "export", "extends", "false", "finally", "for", "function", "if",
    "implements", "import", "in", "instanceof", "interface", "let", "new", "null", "package", "private",
    "protected", "public", "return", "static", "super", "switch", "this", "throw", "true", "try", "typeof",
    "undefined", "var", "void", "while", "with", "yield", "icons", "markup", "svg",
  ]
}
