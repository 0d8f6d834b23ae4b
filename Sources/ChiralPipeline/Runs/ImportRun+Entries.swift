internal import ChiralClassification
internal import ChiralManifest
internal import ChiralValues

extension ImportRun {
  /// Takes bitmaps and PDFs as icons: a flag needs no drawing, but a PDF of which an SVG is wanted waits for it.
  func takeUndrawn(in set: inout ImportedSet) {
    let waiting = set.undrawn.filter { convertsPages && $0.file?.lowercased().hasSuffix(".pdf") == true }
    let names = Set(waiting.map(\.name))
    set.icons += set.undrawn.filter { !names.contains($0.name) }
    set.undrawn = waiting
  }

  /// Returns the edits that name the drawings of icons that are bitmaps or PDFs in a manifest.
  static func drawn(_ set: ImportedSet, prefix: String, _ project: Project?) -> [ManifestEdit] {
    let undrawn = Set(project?.undrawn.map(\.name) ?? [])
    return set.icons.compactMap { icon in
      guard undrawn.contains(icon.name), let file = icon.file, DrawingFile(file) != nil else { return nil }
      return .set(["icons", icon.name, "file"], .string(prefix + file))
    }
  }

  /// Returns true if the set mirrors most of its arrows named left or right.
  static func mirrorsLeft(_ entries: [ManifestEntry]) -> Bool {
    let judge = Judge(Conventions(leftMeansBack: true))
    let turning = entries.filter { judge.judgement(of: IconName($0.name)).turnsWithLeft }
    return 2 * turning.count { $0.iconClass.mirrors } > turning.count
  }
}
