import ChiralManifest
import ChiralValues

/// Imports decisions in Kotlin code for Compose: vectors that are written as code (`ImageVector.Builder(name = "Back",
/// autoMirror = true)`), the icons of Material that the code shows (`Icons.AutoMirrored.Filled.ArrowBack`), and sets of the names that
/// mirror (`val mirroredIcons = setOf("back")`).
enum ComposeIcons {
  static func read(_ source: ImportSource) -> ImportedSet {
    var set = ImportedSet()
    let found = source.files.compactMap(source.facts(of:)).flatMap { facts in
      facts.calls.map { ($0.subject, $0.mirrors) } + facts.mentions.map { ($0.name, $0.mirrors) }
        + facts.lists.filter(QuotedNames.listsMirrored).flatMap(\.names).map { ($0.text, true) }
    }
    let mirrors = Dictionary(found) { $0 || $1 }
    set.icons = mirrors.sorted { $0.key < $1.key }.map {
      ManifestEntry(name: $0.key, iconClass: $0.value ? .mirror : .fixed)
    }
    return set
  }
}
