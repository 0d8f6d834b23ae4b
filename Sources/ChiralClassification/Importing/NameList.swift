import ChiralManifest
import ChiralValues

/// Imports a plain list of the names that mirror: one name a line, with `#` before remarks; a JSON array of names; or the quoted
/// names of a set in JavaScript or TypeScript.
enum NameList {
  static func read(_ source: ImportSource) -> ImportedSet {
    var set = ImportedSet()
    for file in source.files {
      guard let names = names(in: file, of: source) else { continue }
      if names.isEmpty { set.remark(on: file, "left out: it lists no names") }
      set.icons += names.map { ManifestEntry(name: $0, iconClass: .mirror) }
    }
    return set
  }

  /// Returns the names in a file; nil if its kind holds none.
  private static func names(in file: String, of source: ImportSource) -> [String]? {
    switch ImportPath.file(of: file).split(separator: ".").dropFirst().last.map(String.init) {
    case "txt", "list", nil: source.text(of: file).map(lines)
    case "json": source.json(of: file).map { ($0.elements ?? []).compactMap(\.string) }
    default: source.facts(of: file).map { $0.lists.flatMap(\.names).map(\.text) }
    }
  }

  private static func lines(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map { bare(name(in: $0)) }.filter { !$0.isEmpty }
  }

  /// Returns the name on a line as it is written; empty if there is none.
  static func name(in line: Substring) -> String { String(words(in: line).first ?? "") }

  /// Returns the words on a line before a remark.
  static func words(in line: Substring) -> [Substring] {
    line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
  }

  /// Returns a name without `.svg`.
  static func bare(_ name: String) -> String { ImportPath.isSVG(name) ? String(name.dropLast(4)) : name }
}
