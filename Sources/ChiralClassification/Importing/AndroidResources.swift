import ChiralManifest
import ChiralValues

/// Imports Android resources: in `drawable*/name.xml`, `android:autoMirrored` marks a drawing that mirrors,
/// the qualifier `ldrtl` one for right-to-left, and a language one for a locale.
///
/// VectorDrawables are drawings like SVGs. Bitmaps are icons only if somebody says where their SVGs are. Selectors, shapes and
/// other elements that arrange drawings are no icons.
enum AndroidResources {
  static func read(_ source: ImportSource) -> ImportedSet {
    var set = ImportedSet()
    let drawables = source.files.flatMap { AndroidDrawable.all(in: $0, of: source) }
    let byName = Dictionary(grouping: drawables, by: \.name)
    let flipped = Set(drawables.flatMap { $0.flippedParts(in: source) }).union(source.flips.places.keys)
    for name in byName.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      add(byName[name] ?? [], named: name, from: source, to: &set, all: byName, flipped: flipped)
    }
    return set
  }

  private static func add(
    _ drawables: [AndroidDrawable], named name: String, from source: ImportSource, to set: inout ImportedSet,
    all: [String: [AndroidDrawable]], flipped: Set<String>
  ) {
    let base = drawables.filter(\.isBase).sorted { $0.restrictions < $1.restrictions }
    // That for all screens counts where a language has several.
    let keys = drawables.filter { !$0.isBase }.map(key)
    let others = drawables.filter { !$0.isBase }.sorted {
      (keys.firstIndex(of: key(of: $0)) ?? 0, $0.restrictions) < (
        keys.firstIndex(of: key(of: $1)) ?? 0, $1.restrictions
      )
    }
    let shown = platformIcon(drawables, source, among: all, isFlipped: flipped.contains(name))
    set.shown[name] = shown
    if let flagged = base.first(where: { source.facts(of: $0.file)?.isAutoMirrored == true }) {
      set.remark(onTwoFlipsOf: name, flagged: flagged.file, by: "android:autoMirrored", source.flips)
    }
    let hasDirection =
      shown.bases.contains { $0.flipped != nil } || others.contains { $0.isRightToLeft && $0.locale == nil }
    // A copy for a language excepts it from mirroring: the drawing of the language is not flipped.
    let own = hasDirection ? others.filter { !isCopy($0, of: base, source) } : others
    let excuse = excuse(base + own, source)
    if let excuse { set.leftOut[excuse, default: 0] += 1 }
    guard excuse == nil || excuse == bitmap else { return }
    let drawn = own.map { (drawable: $0, file: drawing(of: $0, among: all)) }
    let variants = set.variants(
      drawn.compactMap { one in one.file.map { (key: key(of: one.drawable), file: $0) } })
    var told = Set(variants.map(\.key))
    for drawable in own where excuse == nil && told.insert(key(of: drawable)).inserted {
      set.remark(
        on: drawable.file,
        "export it as SVG and name it as the variant \(Wording.quoted(key(of: drawable))) of \(name)")
    }
    let iconClass: IconClass =
      hasDirection ? (own.isEmpty ? .mirror : .both) : (own.isEmpty ? .fixed : .localized)
    var entry = ManifestEntry(
      name: name, iconClass: iconClass, file: base.lazy.compactMap { drawing(of: $0, among: all) }.first,
      variants: variants)
    if iconClass.mirrors {
      entry.except = Set(others.filter { !own.contains($0) }.compactMap(\.locale)).sorted()
    }
    if excuse == nil {
      set.icons.append(entry)
    } else {
      var undrawn = entry
      undrawn.file = (base + own).first?.file
      set.undrawn.append(undrawn)
    }
  }

  /// Returns true if a drawing for a language is the icon's own drawing, without its flag.
  private static func isCopy(
    _ drawable: AndroidDrawable, of base: [AndroidDrawable], _ source: ImportSource
  ) -> Bool {
    guard drawable.locale != nil, !drawable.isRightToLeft, drawable.content == .drawing,
      let model = base.first(where: { $0.qualifiers.others == drawable.qualifiers.others }),
      source.facts(of: drawable.file)?.isAutoMirrored == false, let own = source.bytes(of: drawable.file),
      var other = source.bytes(of: model.file), let facts = source.facts(of: model.file)
    else { return false }
    if facts.isAutoMirrored, let flag = facts.flag, flag.upperBound <= other.count {
      other.removeSubrange(flag)
    }
    return own == other
  }

  /// Returns the drawings from which Android chooses; `isFlipped` is true if a list of layers, or code, shows them and flips them as a
  /// whole.
  private static func platformIcon(
    _ drawables: [AndroidDrawable], _ source: ImportSource, among all: [String: [AndroidDrawable]],
    isFlipped: Bool
  ) -> PlatformIcon {
    PlatformIcon(
      drawings: drawables.map { one in
        // The attribute of an alias is that of its drawing.
        let file = drawing(of: one, among: all)
        let isFlipped =
          isFlipped && one.isBase || source.facts(of: file ?? one.file)?.isAutoMirrored ?? false
        return PlatformIcon.Drawing(
          file: file ?? one.file, locale: one.locale, isRightToLeft: one.isRightToLeft,
          mode: one.qualifiers.others, flipped: isFlipped ? .rightToLeft : nil, isDrawing: file != nil)
      })
  }

  private static let bitmap = "bitmap"

  /// Returns the kind of drawables that are not icons; nil for those of an icon.
  private static func excuse(_ drawables: [AndroidDrawable], _ source: ImportSource) -> String? {
    let contents = drawables.map(\.content)
    if contents.contains(.drawing) { return nil }
    if contents.contains(.bitmap) {
      if source.isDrawnElsewhere || ImportPath.hasSVG(source) { return nil }
      // Pictures with parts that stretch are backgrounds.
      let stretches = drawables.filter { $0.content == .bitmap }.allSatisfy {
        $0.file.lowercased().hasSuffix(".9.png")
      }
      return stretches ? "nine-patch" : bitmap
    }
    return contents.lazy.compactMap { if case .other(let root) = $0 { root } else { nil } }.first ?? "alias"
  }

  /// Returns the file that draws a drawable, directly or as an alias; nil if none can be used.
  private static func drawing(
    of drawable: AndroidDrawable, among all: [String: [AndroidDrawable]]
  ) -> String? {
    switch drawable.content {
    case .drawing: drawable.file
    case .alias(let target):
      all[target]?.filter { $0.isBase && $0.content == .drawing }
        .min { $0.restrictions < $1.restrictions }?.file
    case .bitmap, .other: nil
    }
  }

  private static func key(of drawable: AndroidDrawable) -> String {
    drawable.locale ?? Direction.rightToLeft.rawValue
  }
}
