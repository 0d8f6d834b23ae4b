import ChiralManifest
import ChiralValues

/// Imports Xcode's asset catalogs: `Group/name.imageset/Contents.json`, where each image may have a
/// `language-direction` (its class, Xcode's "Direction") and a `locale` (its localization); and symbol sets.
enum XcodeCatalog {
  /// The ends of the names of sets, with the key of their pictures.
  private static let lists = [".imageset": "images", ".symbolset": "symbols"]

  /// Each row is compared with all others; Xcode writes one for each locale, idiom, scale and appearance.
  private static let mostRows = 500

  static func read(_ source: ImportSource) -> ImportedSet {
    var set = ImportedSet()
    for file in source.files where ImportPath.file(of: file) == "Contents.json" {
      let folder = ImportPath.folder(of: file)
      guard let (suffix, key) = lists.first(where: { folder.hasSuffix($0.key) }) else { continue }
      guard let images = source.json(of: file)?[key]?.elements else {
        set.remark(on: file, "left out: it lists no \(key)")
        continue
      }
      guard images.count <= mostRows else {
        set.remark(on: file, "left out: it lists \(images.count) \(key), more than \(mostRows)")
        continue
      }
      add(images, of: folder, named: String(folder.dropLast(suffix.count)), source.flips, to: &set)
    }
    set.remarkOnSymbols(source.flips)
    return set
  }

  /// An image of an image set.
  private struct Image {
    var file: String
    var direction: String?
    var locale: String?
    /// The conditions besides direction and locale, such as a dark screen.
    var mode: [String]

    init?(_ node: JSONNode, in folder: String) {
      guard let name = node["filename"]?.string else { return nil }
      file = ImportPath.join(folder, name)
      direction = node["language-direction"]?.string
      locale = node["locale"]?.string
      let appearances = node["appearances"]?.elements ?? []
      mode =
        appearances.compactMap { $0["value"]?.string }
        + ["idiom", "scale"].compactMap { node[$0]?.string }.filter { $0 != "universal" }
    }

    /// The image as the platform sees it; `hasOpposite` is true if there is one for the other direction.
    func drawing(hasOpposite: Bool, isFlippedByCode: Bool) -> PlatformIcon.Drawing {
      let isFlipped = direction != nil && locale == nil && !hasOpposite || isFlippedByCode
      let isForRightToLeft = direction == XcodeCatalog.rightToLeft
      return PlatformIcon.Drawing(
        file: file, locale: locale, isRightToLeft: isForRightToLeft && hasOpposite, mode: mode,
        flipped: isFlipped ? isForRightToLeft ? .leftToRight : .rightToLeft : nil,
        isDrawing: ImportPath.isSVG(file))
    }
  }

  private static func add(
    _ nodes: [JSONNode], of folder: String, named name: String, _ flips: CodeFlips,
    to set: inout ImportedSet
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
    let isFlippedByCode = flips.place(of: ImportPath.file(of: name)) != nil
    set.shown[name] = platformIcon(all, isFlippedByCode: isFlippedByCode)
    if base.direction != nil {
      set.remark(onTwoFlipsOf: ImportPath.file(of: name), flagged: folder, by: "language-direction", flips)
    }
    // A row for a locale is not flipped, so that one with the icon's own drawing excepts the locale from mirroring.
    let directions = Set(everywhere.compactMap(\.direction))
    let localized = images.filter { $0.locale != nil && $0.mode == base.mode }
    let copies = directions.isEmpty ? [] : localized.filter { $0.file == base.file }
    var variants = set.variants(
      localized.compactMap { image in
        image.locale.flatMap { copies.isEmpty || image.file != base.file ? ($0, image.file) : nil }
      })
    if base.direction != rightToLeft, let own = everywhere.first(where: { $0.direction == rightToLeft }) {
      variants.append(.init(key: Direction.rightToLeft.rawValue, file: own.file))
    }
    var entry = ManifestEntry(
      name: name,
      iconClass: IconClass(mirrors: !directions.isEmpty || isFlippedByCode, hasVariants: !variants.isEmpty),
      file: name + ".svg" == base.file ? nil : base.file, variants: variants,
      drawn: base.direction == rightToLeft ? .rightToLeft : .leftToRight)
    if entry.iconClass.mirrors {
      entry.except = Set(copies.compactMap(\.locale)).sorted()
    }
    if isDrawn { set.icons.append(entry) } else { set.undrawn.append(entry) }
  }

  private static func platformIcon(_ images: [Image], isFlippedByCode: Bool) -> PlatformIcon {
    let drawings = images.map { image in
      image.drawing(
        hasOpposite: images.contains {
          $0.direction != nil && $0.direction != image.direction && $0.mode == image.mode
            && $0.locale == image.locale
        }, isFlippedByCode: isFlippedByCode)
    }
    return PlatformIcon(drawings: drawings, isExact: true)
  }

  private static let rightToLeft = "right-to-left"
}

extension IconClass {
  /// Creates the class of an icon that mirrors or not, with drawings for locales or without.
  init(mirrors: Bool, hasVariants: Bool) {
    switch (mirrors, hasVariants) {
    case (false, false): self = .fixed
    case (true, false): self = .mirror
    case (false, true): self = .localized
    case (true, true): self = .both
    }
  }
}
