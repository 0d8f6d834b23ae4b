import ChiralClassification
internal import ChiralManifest

/// Drawings of one icon for several sizes: some may be renamed, deleted or added without the others.
extension Upkeep {
  /// The edits of an icon with drawings for sizes.
  struct SizeChange {
    /// The edits of its entry.
    var edits: [ManifestEdit] = []
    /// True if no drawing of the icon is left.
    var isGone = false
  }

  /// Returns the edits for the drawings of an icon that are missing: a renamed drawing is recognised by its
  /// content or by its name beside the other renamed ones, and a size whose drawing was there before is removed.
  func change(
    of icon: Icon, known: KnownDrawings, free: inout [String: [String]], among fresh: [String],
    _ outcome: inout Outcome
  ) -> SizeChange {
    let missing = Set(icon.missingFiles.map(\.path))
    var change = SizeChange()
    var found: [Int: String] = [:]
    for drawing in icon.drawings where missing.contains(drawing.file) {
      guard let digest = known.digests[drawing.file], let file = free[digest]?.first else { continue }
      free[digest]?.removeFirst()
      found[drawing.size] = nameInAssets(file)
    }
    if let moved = found.min(by: { $0.key < $1.key })?.value {
      let beside = Inventory.sizes(of: moved, among: fresh.map(nameInAssets))
      for drawing in icon.drawings where missing.contains(drawing.file) && found[drawing.size] == nil {
        found[drawing.size] = beside[drawing.size]
      }
    }
    let lost = icon.drawings.filter { missing.contains($0.file) && found[$0.size] == nil }
    let gone = lost.filter { known.hasSeen($0, of: icon) }
    if found.isEmpty, lost.count == icon.drawings.count, !gone.isEmpty {
      return SizeChange(isGone: true)
    }
    if !found.isEmpty { outcome.renamed.append((icon.name, icon.name)) }
    if !gone.isEmpty { outcome.lessened.append(icon.name) }
    change.edits =
      found.sorted { $0.key < $1.key }.map { .set(place(of: $0.key, in: icon), .string($0.value)) }
      + gone.map { .remove(place(of: $0.size, in: icon)) }
    return change
  }

  /// Returns edits that add new drawings for further sizes to the icons that are drawn for other sizes.
  func furtherSizes(
    _ drawings: [String], of manifest: Manifest, _ outcome: inout Outcome
  ) -> [ManifestEdit] {
    guard manifest.groupsDrawings else { return [] }
    let files = drawings.map(nameInAssets)
    let owners = Dictionary(
      manifest.icons.flatMap { icon in
        ([icon.file] + icon.drawings.map(\.file)).map { (nameInAssets($0), icon) }
      }
    ) { first, _ in first }
    let used = Set(manifest.icons.flatMap(\.files).map(nameInAssets))
    let groups = Inventory.sizes(among: files)
    var sizes: [String: [Int: String]] = [:]
    for file in files where !used.contains(file) {
      let beside = groups[file] ?? [:]
      let icons = Set(beside.values.compactMap { owners[$0]?.name })
      guard icons.count == 1, let icon = beside.values.lazy.compactMap({ owners[$0] }).first,
        icon.variants.isEmpty
      else { continue }
      sizes[icon.name, default: [:]].merge(beside) { own, _ in own }
    }
    return manifest.icons.flatMap { icon -> [ManifestEdit] in
      guard let all = sizes[icon.name] else { return [] }
      outcome.extended.append(icon.name)
      let known = Set(icon.drawings.map(\.size))
      let added = all.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }
      let whole = JSONValue.object(added.map { .init(key: "\($0.key)", value: .string($0.value)) })
      // A style names its drawing, or an object of its drawings, in one place.
      if icon.isStyle, known.isEmpty { return [.set(path(of: icon), whole)] }
      let edits: [ManifestEdit] =
        known.isEmpty
        ? [.set(path(of: icon) + ["drawings"], whole)]
        : added.map { .set(place(of: $0.key, in: icon), .string($0.value)) }
      return known.isEmpty ? [.remove(path(of: icon) + ["file"])] + edits : edits
    }
  }

  /// Returns the place of the drawing for a size, in an icon or in a style.
  private func place(of size: Int, in icon: Icon) -> [String] {
    path(of: icon) + (icon.isStyle ? [] : ["drawings"]) + ["\(size)"]
  }
}
