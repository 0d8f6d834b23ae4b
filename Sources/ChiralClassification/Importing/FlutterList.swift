import ChiralManifest
import ChiralValues

/// Imports decisions in Flutter's Dart code: constants `static const IconData name = IconData(…,
/// matchTextDirection: true);`, a set or list of the quoted names that mirror, or calls that show a drawing
/// of the app (`SvgPicture.asset('assets/back.svg', matchTextDirection: true)`).
enum FlutterList {
  static func read(_ source: ImportSource) -> ImportedSet {
    var set = ImportedSet()
    var assets = FlutterAssets()
    let files = source.files.filter { $0.hasSuffix(".dart") }
    for file in files {
      guard let text = source.text(of: file) else { continue }
      let code = withoutComments(text)
      let icons = code.contains("IconData(") ? constants(code) : listed(code)
      let found = assets.read(code, file)
      if icons.isEmpty, !found, files.count == 1 { set.remark(on: file, "left out: it lists no icons") }
      set.icons += icons
    }
    assets.add(to: &set, in: source)
    return set
  }

  /// Returns an icon per constant; those that match the direction of text mirror.
  private static func constants(_ code: String) -> [ManifestEntry] {
    let mirroring = mirroringClasses(code)
    return code.split(separator: ";").compactMap { statement in
      guard let range = statement.firstRange(of: "const IconData ") else { return nil }
      let name = statement[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let value = statement[range.upperBound...].drop { $0 != "=" }.dropFirst()
      let maker = value.split { !($0.isLetter || $0.isNumber || $0 == "_") }.first { $0 != "const" }
      let mirrors =
        statement.contains(matchesDirection) || maker.map { mirroring.contains(String($0)) } == true
      return name.isEmpty ? nil : ManifestEntry(name: String(name), iconClass: mirrors ? .mirror : .fixed)
    }
  }

  /// Returns the names of the classes of icons that all mirror, because their constructor says so.
  private static func mirroringClasses(_ code: String) -> Set<String> {
    let parts = code.split(separator: "class ").dropFirst()
    return Set(
      parts.filter { $0.prefix { $0 != "{" }.contains("extends IconData") && $0.contains(matchesDirection) }
        .map { String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) })
  }

  /// Returns the names in sets or lists whose own name says that they list mirrored icons.
  private static func listed(_ code: String) -> [ManifestEntry] {
    code.matches(of: list).filter { listsMirrored($0.0) }.flatMap { match in
      match.1.matches(of: /['"](\w+)['"]/).map { ManifestEntry(name: String($0.1), iconClass: .mirror) }
    }
  }

  /// A set or a list that is given to a variable, with its content.
  static var list: Regex<(Substring, Substring)> {
    // Without the boundary, a long word would be tried from each of its letters.
    /\b\w+\s*=\s*(?:const\s*)?(?:<String>\s*)?[{\[]([^{}\[\]]*)[}\]]/.wordBoundaryKind(.simple)
  }

  /// Returns true if the variable before a list says that its icons mirror.
  static func listsMirrored(_ list: Substring) -> Bool {
    NameWords.words(of: list.prefix { $0.isLetter || $0.isNumber || $0 == "_" }).contains {
      mirroring.contains($0)
    }
  }

  static let mirroring: Set = [
    "mirror", "mirrored", "mirrors", "rtl", "flip", "flipped", "directional",
  ]

  /// The argument with which Flutter mirrors a drawing.
  static var matchesDirection: Regex<Substring> { /matchTextDirection\s*:\s*true/ }

  /// Returns code without comments; the code may be Dart, Kotlin or JavaScript.
  static func withoutComments(_ text: String) -> String {
    text.replacing(/(?m)(^|[^:'"])\/\/.*$/) { $0.1 }.removing(from: "/*", to: "*/")
  }
}
