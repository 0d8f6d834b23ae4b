import ChiralManifest
import ChiralValues

/// Imports Fluent's layout: `Name/metadata.json` with a `directionType` (`mirror`, `unique`), drawings in
/// `Name/SVG`, and those for a direction or a locale in `Name/RTL/SVG`, `Name/ar/SVG`.
enum FluentMetadata {
  static func read(_ source: ImportSource) -> ImportedSet {
    var set = ImportedSet()
    for file in source.files where ImportPath.file(of: file) == "metadata.json" {
      guard let metadata = source.json(of: file) else {
        set.remark(on: file, "left out: it cannot be read as JSON")
        continue
      }
      add(
        ImportPath.folder(of: file), directionType: metadata["directionType"]?.string, from: source, to: &set)
    }
    return set
  }

  private static func add(
    _ folder: String, directionType: String?, from source: ImportSource, to set: inout ImportedSet
  ) {
    let drawings = source.files(in: folder).filter(ImportPath.isSVG)
    // The place is the folder between the icon's folder and `SVG`: nothing, a direction, or a locale.
    let places = Dictionary(grouping: drawings) { place(of: $0, in: folder) }
    let bases = (places[""] ?? []) + (places["LTR"] ?? [])
    if bases.isEmpty { set.remark(on: folder, "left out: it has no SVG") }
    for base in bases {
      let own = places.keys.filter { $0 != "" && $0 != "LTR" }.sorted().flatMap { place in
        (places[place] ?? []).filter { ImportPath.file(of: $0) == ImportPath.file(of: base) }
          .map { (key: place == "RTL" ? Direction.rightToLeft.rawValue : place, file: $0) }
      }
      let variants = set.variants(own)
      let mirrors =
        directionType == "mirror" || variants.contains { $0.key == Direction.rightToLeft.rawValue }
      let iconClass: IconClass =
        mirrors ? (variants.isEmpty ? .mirror : .both) : (variants.isEmpty ? .fixed : .localized)
      let name = ImportPath.stem(of: ImportPath.file(of: base))
      set.icons.append(
        ManifestEntry(
          name: name, iconClass: iconClass, file: name + ".svg" == base ? nil : base, variants: variants))
    }
  }

  private static func place(of drawing: String, in folder: String) -> String {
    drawing.dropFirst(folder.count + 1).split(separator: "/").dropLast().filter { $0 != "SVG" }
      .joined(separator: "/")
  }
}
