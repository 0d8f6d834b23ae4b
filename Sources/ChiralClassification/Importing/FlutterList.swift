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
      guard let facts = source.facts(of: file) else { continue }
      let constants = constants(facts)
      let icons = constants.isEmpty ? listed(facts) : constants
      let found = assets.read(facts, file)
      if icons.isEmpty, !found, files.count == 1 { set.remark(on: file, "left out: it lists no icons") }
      set.icons += icons
    }
    assets.add(to: &set, in: source)
    return set
  }

  /// Returns an icon per constant; those that match the direction of text mirror.
  private static func constants(_ facts: SourceFacts) -> [ManifestEntry] {
    facts.calls.filter { !$0.showsDrawing }.map {
      ManifestEntry(name: $0.subject, iconClass: $0.mirrors ? .mirror : .fixed)
    }
  }

  /// Returns the names in sets or lists whose own name says that they list mirrored icons; a name in Dart has no dots and dashes.
  private static func listed(_ facts: SourceFacts) -> [ManifestEntry] {
    facts.lists.filter(QuotedNames.listsMirrored).flatMap(\.names).map(\.text).filter { name in
      !name.contains { "./:-".contains($0) }
    }.map { ManifestEntry(name: $0, iconClass: .mirror) }
  }
}
