import ChiralManifest

/// Imports decisions in Kotlin code for Compose: vectors that are written as code (`ImageVector.Builder(name = "Back",
/// autoMirror = true)`), and the icons of Material that the code shows (`Icons.AutoMirrored.Filled.ArrowBack`).
enum ComposeIcons {
  static func read(_ source: ImportSource) -> ImportedSet {
    var set = ImportedSet()
    var mirrors: [String: Bool] = [:]
    for file in source.files where file.hasSuffix(".kt") {
      guard let code = source.text(of: file).map(FlutterList.withoutComments) else { continue }
      for (name, flag) in vectors(code) + shown(code) {
        mirrors[name] = mirrors[name, default: false] || flag
      }
    }
    set.icons = mirrors.sorted { $0.key < $1.key }.map {
      ManifestEntry(name: $0.key, iconClass: $0.value ? .mirror : .fixed)
    }
    return set
  }

  /// Returns the vectors that the code builds, with the flag that mirrors them. A name may begin with its style, as in
  /// `Filled.ArrowBack`.
  private static func vectors(_ code: String) -> [(String, Bool)] {
    code.matches(of: /(?:ImageVector\.Builder|materialIcon)\(([^(){}]*(?:\([^(){}]*\)[^(){}]*)*)/).compactMap
    { call in
      guard let name = call.1.firstMatch(of: /name\s*=\s*"([\w.]+)"/)?.1.split(separator: ".").last else {
        return nil
      }
      return (String(name), call.1.contains(/autoMirror\s*=\s*true/))
    }
  }

  /// Returns the icons of Material that the code names. Those in `AutoMirrored` mirror, and the others do not, whatever they show.
  private static func shown(_ code: String) -> [(String, Bool)] {
    code.matches(
      of: /\bIcons\.(AutoMirrored\.)?(?:Filled|Default|Outlined|Rounded|Sharp|TwoTone)\.([A-Z]\w*)/
    ).map {
      (String($0.2), $0.1 != nil)
    }
  }
}
