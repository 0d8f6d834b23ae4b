import ChiralManifest

/// The names of icons as static members of a class in Dart: `arrowForward` for `arrow.forward`.
struct DartName {
  private let names: DistinctNames

  /// Names icons; no two get the same name.
  init(_ icons: [String]) {
    names = DistinctNames(icons, key: \.self) { spelling, _ in Self.member(spelling) }
  }

  /// Returns the name of an icon.
  subscript(icon: String) -> String { names[icon] }

  private static func member(_ name: String) -> String {
    let words = ComponentName(name).text
    let text = words.prefix(1).lowercased() + words.dropFirst()
    return taken.contains(text) ? text + "Icon" : text
  }

  /// The reserved words of Dart ("Keywords" in its language tour), and the members of every object, whose names static members
  /// cannot have.
  private static let taken: Set<String> = [
    "assert", "break", "case", "catch", "class", "const", "continue", "default", "do", "else", "enum",
    "extends", "false", "final", "finally", "for", "if", "in", "is", "new", "null", "rethrow", "return",
    "super", "switch", "this", "throw", "true", "try", "var", "void", "while", "with", "hashCode",
    "noSuchMethod", "runtimeType", "toString",
  ]
}
