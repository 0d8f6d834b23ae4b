internal import ChiralClassification
import ChiralExporting
import ChiralManifest
internal import ChiralValues

/// Asset catalogs: a direction in the rows of `Contents.json`, and rows with drawings where a flip is not enough.
extension WriteBack {
  /// Adds the rows of an icon: each row of the app for all locales, such as that for dark screens, gets its own.
  mutating func addRows(_ icon: OpenIcon, _ imageSet: String) throws(FileError) {
    let name = icon.place.icon.name
    let contents = imageSet + "/Contents.json"
    let source = SourceText(
      try Files.readFile(project.path(of: contents), limit: SourceReader.largest), file: contents)
    var edit = CatalogEdit(source)
    var built: [(own: String, rows: [CatalogEdit.Row])] = []
    for base in icon.bases {
      guard let rows = try rows(of: base, icon) else { return }
      built.append(rows)
    }
    if imageSet.hasSuffix(".symbolset"), built.contains(where: { $0.rows.count > 1 }) {
      outcome.problems.append((name, "a flip is not enough; draw a symbol for right-to-left and add its row"))
      return
    }
    // One direction serves all rows: those without a difference show the same in both.
    let hasOpposite = built.contains { $0.rows.contains { $0.direction == .rightToLeft } }
    edit.setDirection(
      hasOpposite ? .leftToRight : built.lazy.compactMap(\.rows.first?.direction).first)
    for set in built {
      for row in set.rows.dropFirst() {
        let file = edit.add(row, like: set.own)
        if let drawing = row.built { try put(try trial.file(drawing), at: imageSet + "/" + file, as: .made) }
      }
    }
    guard let bytes = edit.bytes else {
      outcome.problems.append((name, "\(contents) has no images that can be read"))
      return
    }
    try put(bytes, at: contents, as: .naming)
  }

  /// Returns the rows that a build has for a base, with the name of the app's own file; nil if there are none.
  private func rows(of base: OpenIcon.Base, _ icon: OpenIcon) throws(FileError) -> (
    own: String, rows: [CatalogEdit.Row]
  )? {
    guard let target = trial.index.targets[Target.xcassets.rawValue], let made = target.icons[base.name],
      let contents = target.files.map(\.path).first(where: {
        $0.hasSuffix("/\(made.name).imageset/Contents.json")
      })
    else { return nil }
    let folder = contents.dropLast("Contents.json".count)
    let read = JSONReader.read(SourceText(try trial.file(contents), file: contents)).root
    let built = read?["images"]?.elements ?? []
    // A drawing that stands in for a PDF is in no row.
    let shown = icon.shown?.bases.first { $0.mode == base.mode }?.file ?? base.file
    let own = Files.name(of: shown)
    let (stem, first) = (made.name.split(separator: "/").last ?? "", built.first?["filename"]?.string)
    let isSeen = project.manifest.locales.contains {
      $0.direction == .rightToLeft && !trial.isAsDrawn(base, in: $0)
    }
    var rows: [CatalogEdit.Row] = []
    for image in built {
      guard let name = image["filename"]?.string else { continue }
      let direction = image[CatalogEdit.key]?.string.flatMap { CatalogEdit.directions[$0] }
      let locale = image["locale"]?.string
      // The platform shows nothing else without a row that shows the base.
      if !isSeen, direction == .rightToLeft, rows.count > 0 { continue }
      let isOwn = name == first || !isSeen && locale == nil
      let ownStem = String(own.prefix(upTo: own.lastIndex(of: ".") ?? own.endIndex))
      let file = isOwn ? own : ownStem + name.dropFirst(stem.count)
      rows.append(
        CatalogEdit.Row(
          file: file, built: isOwn ? nil : folder + name, direction: isSeen ? direction : nil,
          locale: locale))
    }
    return rows.isEmpty ? nil : (own, rows)
  }
}
