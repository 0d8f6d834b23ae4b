import ChiralManifest
import ChiralValues

/// Imports Xcode's asset catalogs: `Group/name.imageset/Contents.json`, where each image may have a
/// `language-direction` (its class, Xcode's "Direction") and a `locale` (its localization).
enum XcodeCatalog {
  private static let suffix = ".imageset"

  static func read(_ source: ImportSource) -> ImportedSet {
    var set = ImportedSet()
    for file in source.files where file.hasSuffix(suffix + "/Contents.json") {
      guard let images = source.json(of: file)?["images"]?.elements else {
        set.remark(on: file, "left out: it lists no images")
        continue
      }
      add(images, of: ImportPath.folder(of: file), to: &set)
    }
    return set
  }

  /// An image of an image set.
  private struct Image {
    var file: String
    var direction: String?
    var locale: String?

    init?(_ node: JSONNode, in folder: String) {
      guard let name = node["filename"]?.string, ImportPath.isSVG(name) else { return nil }
      file = ImportPath.join(folder, name)
      direction = node["language-direction"]?.string
      locale = node["locale"]?.string
    }
  }

  private static func add(_ nodes: [JSONNode], of folder: String, to set: inout ImportedSet) {
    let images = nodes.compactMap { Image($0, in: folder) }
    let everywhere = images.filter { $0.locale == nil }
    guard let base = everywhere.first(where: { $0.direction != rightToLeft }) ?? everywhere.first else {
      return set.remark(on: folder, "left out: it has no SVG for every locale; add one")
    }
    var variants = set.variants(images.compactMap { image in image.locale.map { ($0, image.file) } })
    let directions = Set(everywhere.compactMap(\.direction))
    if base.direction != rightToLeft, let own = everywhere.first(where: { $0.direction == rightToLeft }) {
      variants.append(.init(key: Direction.rightToLeft.rawValue, file: own.file))
    }
    let name = String(folder.dropLast(suffix.count))
    set.icons.append(
      ManifestEntry(
        name: name, iconClass: iconClass(mirrors: !directions.isEmpty, hasVariants: !variants.isEmpty),
        file: name + ".svg" == base.file ? nil : base.file, variants: variants,
        drawn: base.direction == rightToLeft ? .rightToLeft : .leftToRight))
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
