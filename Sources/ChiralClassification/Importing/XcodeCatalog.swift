import ChiralManifest
import ChiralValues

/// Imports Xcode's asset catalogs: `Group/name.imageset/Contents.json`, where each image may have a
/// `language-direction` (its class, Xcode's "Direction") and a `locale` (its localization); and symbol sets.
enum XcodeCatalog {
  /// The ends of the names of sets, with the key of their pictures.
  private static let lists = [".imageset": "images", ".symbolset": "symbols"]

  static func read(_ source: ImportSource) -> ImportedSet {
    var set = ImportedSet()
    for file in source.files where ImportPath.file(of: file) == "Contents.json" {
      let folder = ImportPath.folder(of: file)
      guard let (suffix, key) = lists.first(where: { folder.hasSuffix($0.key) }) else { continue }
      guard let images = source.json(of: file)?[key]?.elements else {
        set.remark(on: file, "left out: it lists no \(key)")
        continue
      }
      add(images, of: folder, named: String(folder.dropLast(suffix.count)), to: &set)
    }
    return set
  }

  /// An image of an image set.
  private struct Image {
    var file: String
    var direction: String?
    var locale: String?

    init?(_ node: JSONNode, in folder: String) {
      guard let name = node["filename"]?.string else { return nil }
      file = ImportPath.join(folder, name)
      direction = node["language-direction"]?.string
      locale = node["locale"]?.string
    }
  }

  private static func add(
    _ nodes: [JSONNode], of folder: String, named name: String, to set: inout ImportedSet
  ) {
    let all = nodes.compactMap { Image($0, in: folder) }
    let drawn = all.filter { ImportPath.isSVG($0.file) }
    let isDrawn = !drawn.isEmpty || all.isEmpty
    let images = isDrawn ? drawn : all
    let everywhere = images.filter { $0.locale == nil }
    guard let base = everywhere.first(where: { $0.direction != rightToLeft }) ?? everywhere.first else {
      return set.remark(on: folder, "left out: it has no SVG for every locale; add one")
    }
    if !isDrawn {
      let isPDF = base.file.lowercased().hasSuffix(".pdf")
      set.leftOut[isPDF ? "PDF" : "bitmap", default: 0] += 1
    }
    var variants = set.variants(images.compactMap { image in image.locale.map { ($0, image.file) } })
    let directions = Set(everywhere.compactMap(\.direction))
    if base.direction != rightToLeft, let own = everywhere.first(where: { $0.direction == rightToLeft }) {
      variants.append(.init(key: Direction.rightToLeft.rawValue, file: own.file))
    }
    let entry = ManifestEntry(
      name: name, iconClass: iconClass(mirrors: !directions.isEmpty, hasVariants: !variants.isEmpty),
      file: name + ".svg" == base.file ? nil : base.file, variants: variants,
      drawn: base.direction == rightToLeft ? .rightToLeft : .leftToRight)
    if isDrawn { set.icons.append(entry) } else { set.undrawn.append(entry) }
  }

  private static let rightToLeft = "right-to-left"

  private static func iconClass(mirrors: Bool, hasVariants: Bool) -> IconClass {
    switch (mirrors, hasVariants) {
    case (false, false): .fixed
    case (true, false): .mirror
    case (false, true): .localized
    case (true, true): .both
    }
  }
}
