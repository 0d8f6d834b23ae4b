import ChiralManifest
import ChiralValues

/// Imports GTK icon themes: an icon that needs it has a drawing for right-to-left beside it,
/// `go-next-symbolic-rtl` or `go-next-rtl-symbolic`; GTK prefers the first spelling and flips nothing by
/// itself.
enum GTKTheme {
  static func read(_ source: ImportSource) -> ImportedSet {
    var set = ImportedSet()
    let names = source.files.filter(ImportPath.isSVG).map(ImportPath.stem)
    let known = Set(names)
    var own: [String: [String]] = [:]
    for name in names {
      if let base = RightToLeftNeighbour.bases(of: name).first(where: known.contains) {
        own[base, default: []].append(name)
      }
    }
    let neighbours = Set(own.values.joined())
    for name in names where !neighbours.contains(name) {
      let candidates = own[name] ?? []
      let chosen = candidates.first(where: RightToLeftNeighbour.isSuffixed) ?? candidates.first
      for spare in candidates where spare != chosen {
        set.remark(on: spare + ".svg", "left out: GTK takes \(chosen ?? "")")
      }
      var shown = PlatformIcon(drawings: [.init(file: name + ".svg")])
      // GTK appends the mark to the whole name, and finds no other.
      if let chosen, RightToLeftNeighbour.isSuffixed(chosen) {
        shown.drawings.append(.init(file: chosen + ".svg", isRightToLeft: true))
      }
      set.shown[name] = shown
      let variants = chosen.map {
        [ManifestEntry.Variant(key: Direction.rightToLeft.rawValue, file: $0 + ".svg")]
      }
      set.icons.append(
        ManifestEntry(name: name, iconClass: chosen == nil ? .fixed : .both, variants: variants ?? []))
    }
    return set
  }
}
