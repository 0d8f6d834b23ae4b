import ChiralManifest
import ChiralValues

/// Imports Android resources: in `drawable*/name.xml`, `android:autoMirrored` marks a drawing that mirrors,
/// the qualifier `ldrtl` one for right-to-left, and a language one for a locale.
///
/// Android draws its own vector format and raster images, but no SVG. The import takes over the decisions,
/// and the manifest then expects `name.svg`. SVGs in folders of drawables, from which tools make such
/// vectors, are used directly.
enum AndroidResources {
  static func read(_ source: ImportSource) -> ImportedSet {
    var set = ImportedSet()
    var drawables: [AndroidDrawable] = []
    for file in source.files {
      guard let found = AndroidDrawable.all(in: file, of: source) else {
        set.remark(
          on: file,
          "left out: it has more than \(AndroidDrawable.mostValues) bytes, as no file of aliases has")
        continue
      }
      drawables += found
    }
    let byName = Dictionary(grouping: drawables, by: \.name)
    for name in byName.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      add(byName[name] ?? [], named: name, from: source, to: &set)
    }
    return set
  }

  private static func add(
    _ drawables: [AndroidDrawable], named name: String, from source: ImportSource, to set: inout ImportedSet
  ) {
    let base = drawables.filter(\.isBase)
    let own = drawables.filter { !$0.isBase }
    let mirrors = base.contains { source.text(of: $0.file).map(AndroidDrawable.isAutoMirrored) ?? false }
    let variants = set.variants(own.filter(\.isSVG).map { (key: key(of: $0), file: $0.file) })
    var told = Set(variants.map(\.key))
    for drawable in own where told.insert(key(of: drawable)).inserted {
      set.remark(
        on: drawable.file,
        "export it as SVG and name it as the variant \(Wording.quoted(key(of: drawable))) of \(name)")
    }
    let isDirected = mirrors || own.contains { $0.isRightToLeft && $0.locale == nil }
    let iconClass: IconClass =
      isDirected ? (own.isEmpty ? .mirror : .both) : (own.isEmpty ? .fixed : .localized)
    set.icons.append(
      ManifestEntry(
        name: name, iconClass: iconClass, file: base.first(where: \.isSVG)?.file, variants: variants))
  }

  private static func key(of drawable: AndroidDrawable) -> String {
    drawable.locale ?? Direction.rightToLeft.rawValue
  }
}
