import ChiralManifest
import ChiralValues

/// Imports a plain list of the names that mirror: one name a line, with `#` before remarks; a JSON array of names; or the quoted
/// names of a set in JavaScript or TypeScript. A folder of SVGs with marks, or with the styles and pages that flip them, and JSON with a
/// flag for each icon, are such lists, too.
enum NameList {
  static func read(_ source: ImportSource) -> ImportedSet {
    var set = ImportedSet()
    if !source.flips.places.isEmpty {
      // The tree of a web app has other lists of names, too.
      let web = WebIcons.read(source)
      if web.icons.contains(where: \.iconClass.mirrors) { return web }
    }
    let drawings = drawings(in: source)
    for file in source.files {
      guard let lists = lists(in: file, of: source) else { continue }
      // A folder of drawings has texts, lists of words and lists of other icons, too.
      let icons = lists.filter { drawings.isEmpty || $0.isMeant(by: drawings) }.flatMap(\.icons)
      if icons.isEmpty, drawings.isEmpty { set.remark(on: file, "left out: it lists no names") }
      set.icons += icons
    }
    guard set.icons.isEmpty else { return set }
    let web = WebIcons.read(source)
    return web.icons.contains(where: \.iconClass.mirrors) ? web : set
  }

  /// The icons of a list.
  private struct List {
    var icons: [ManifestEntry]
    /// True if its name or its flags say that its icons mirror.
    var saysSo: Bool

    func isMeant(by drawings: [String: Bool]) -> Bool {
      saysSo && ListEdit.isAbout(icons.map(\.name), drawings)
    }
  }

  /// Returns the lists in a file; nil if its kind holds none.
  private static func lists(in file: String, of source: ImportSource) -> [List]? {
    let saysSo = QuotedNames.saysMirrored(ImportPath.file(of: file))
    func list(_ names: [String]) -> [List] { [List(icons: names.map { entry($0, true) }, saysSo: saysSo)] }
    switch ImportPath.file(of: file).split(separator: ".").dropFirst().last.map(String.init) {
    case "txt", "list", nil: return source.text(of: file).map { list(lines($0)) }
    case "json":
      return source.json(of: file).map { root in
        let flagged = JSONFlags(root).icons
        return flagged.isEmpty
          ? list((root.elements ?? []).compactMap(\.string))
          : [List(icons: flagged.map { entry($0.name, $0.mirrors) }, saysSo: true)]
      }
    case "svg", "css", "scss", "less", "tsx", "jsx", "vue", "svelte", "html": return nil
    default:
      return source.facts(of: file)?.lists.map { list in
        List(
          icons: list.names.map { entry($0.text, true) }, saysSo: saysSo || QuotedNames.listsMirrored(list))
      }
    }
  }

  /// Returns the names by which a list may mean the drawings of a folder.
  private static func drawings(in source: ImportSource) -> [String: Bool] {
    let files = source.files.filter(ImportPath.isSVG).map(bare)
    return Dictionary((files + files.map(ImportPath.file)).map { ($0, false) }) { first, _ in first }
  }

  private static func entry(_ name: String, _ mirrors: Bool) -> ManifestEntry {
    ManifestEntry(name: name, iconClass: mirrors ? .mirror : .fixed)
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
