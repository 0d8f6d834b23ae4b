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
      add(byName[name] ?? [], named: name, from: source, to: &set, all: byName)
    }
    return set
  }

  private static func add(
    _ drawables: [AndroidDrawable], named name: String, from source: ImportSource, to set: inout ImportedSet,
    all: [String: [AndroidDrawable]]
  ) {
    let base = drawables.filter(\.isBase).sorted { $0.restrictions < $1.restrictions }
    let own = drawables.filter { !$0.isBase }
    let excuse = excuse(base + own, source)
    if let excuse { set.leftOut[excuse, default: 0] += 1 }
    guard excuse == nil || excuse == bitmap else { return }
    // The attribute of an alias is that of its drawing.
    let mirrors = base.contains { one in
      source.text(of: drawing(of: one, among: all) ?? one.file).map(AndroidDrawable.isAutoMirrored) ?? false
    }
    let drawn = own.map { (drawable: $0, file: drawing(of: $0, among: all)) }
    let variants = set.variants(
      drawn.compactMap { one in one.file.map { (key: key(of: one.drawable), file: $0) } })
    var told = Set(variants.map(\.key))
    for drawable in own where excuse == nil && told.insert(key(of: drawable)).inserted {
      set.remark(
        on: drawable.file,
        "export it as SVG and name it as the variant \(Wording.quoted(key(of: drawable))) of \(name)")
    }
    let isDirected = mirrors || own.contains { $0.isRightToLeft && $0.locale == nil }
    let iconClass: IconClass =
      isDirected ? (own.isEmpty ? .mirror : .both) : (own.isEmpty ? .fixed : .localized)
    let entry = ManifestEntry(
      name: name, iconClass: iconClass, file: base.lazy.compactMap { drawing(of: $0, among: all) }.first,
      variants: variants)
    if excuse == nil {
      set.icons.append(entry)
    } else {
      var undrawn = entry
      undrawn.file = (base + own).first?.file
      set.undrawn.append(undrawn)
    }
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
