internal import ChiralExporting
internal import ChiralManifest
internal import ChiralRequests

/// The files of a contact sheet.
extension SheetRun {
  /// A file of the output folder.
  struct OutputPage {
    var name: String
    var bytes: [UInt8]
  }

  static let pageName = "sheet.html"
  private static let tableName = "sheet.md"
  static func name(ofPart index: Int) -> String { "sheet-\(index + 1).html" }
  private static func name(ofPaper index: Int) -> String { "sheet-\(index + 1).png" }

  /// Returns the files of all requested formats.
  func files(
    of shown: ContactSheet, _ pictures: SheetPictures, _ comparison: SheetComparison
  ) throws(BuildError) -> [OutputPage] {
    var files: [OutputPage] = []
    if options.formats.contains(.html) {
      files.append(try page(of: shown, pictures, comparison, readings: readings(of: shown, pictures)))
    }
    let isChanges = options.onlyChanges || options.formats.contains(.markdown)
    let changes = isChanges ? changes(pictures, comparison) : []
    if options.formats.contains(.png) {
      let base = self.base
      files += try paper(
        options.onlyChanges
          ? shown.pages(of: changes, since: base)
          : shown.pages(pictures, remarks: options.remarks, open: openKinds(comparison.review)))
    }
    if options.formats.contains(.markdown) { files += table(of: changes) }
    return files
  }

  /// Returns the most urgent decision that waits for a person about each icon. New pictures count only where others were reviewed.
  private func openKinds(_ review: Review) -> [String: OpenGroup.Kind] {
    let isReviewed = review.items.contains { $0.former != nil }
    let kinds = options.open(review).filter { isReviewed || $0.kind != .picture }
      .flatMap { group in group.icons.map { (group.icon(of: $0), group.kind) } }
    return Dictionary(kinds) { OpenGroup.Kind.isMoreUrgent($1, $0) ? $1 : $0 }
  }

  /// The name of the state that the sheet is compared with.
  private var base: String { options.since ?? "the approvals" }

  func page(
    of shown: ContactSheet, _ pictures: SheetPictures, _ comparison: SheetComparison,
    readings: PageReadings, part: PageData.Part? = nil
  ) -> OutputPage {
    var data = PageData(
      sheet: shown, look: finished.look, pictures: pictures.merging(readings.pictures) { known, _ in known },
      review: comparison.review,
      delta: comparison.since.flatMap { since in
        options.since.map { PageData.Delta(revision: $0, review: since) }
      },
      before: comparison.before, remarks: options.remarks, guidelines: options.guidelines,
      language: options.language, identity: project.identity(of: shown))
    let names = part == nil ? project.iconNames : nil
    data.open = options.open(comparison.review).compactMap { $0.restricted(to: shown, of: names) }
    data.entries = project.entryDigests
    data.asked = project.manifest.askedAbout
    data.part = part
    data.showsChangesOnly = options.onlyChanges
    data.readings = readings.readings
    let name = part.map { Self.name(ofPart: $0.number - 1) } ?? Self.pageName
    return OutputPage(name: name, bytes: data.html { SHA256(of: $0).bytes })
  }

  private func changes(_ pictures: SheetPictures, _ comparison: SheetComparison) -> [Change] {
    Change.all(of: comparison.base, pictures, before: comparison.before, difference: DifferencePicture.png)
  }

  private func table(of changes: [Change]) -> [OutputPage] {
    let table = ChangeTable(
      changes, title: sheet.title, base: base, address: options.imageAddress,
      flipped: { PNG.flippedHorizontally($0, level: SheetLook.paper.compression.level) ?? $0 },
      digest: { SHA256(of: $0).half })
    return [OutputPage(name: Self.tableName, bytes: Array(table.text.utf8))]
      + table.pictures.sorted { $0.key < $1.key }.map { OutputPage(name: $0.key, bytes: $0.value) }
  }

  private func paper(_ pages: [SheetPage]) throws(BuildError) -> [OutputPage] {
    let painter = PagePainter(renderer: options.renderer, jobs: options.jobs)
    return try painter.pngs(of: pages).enumerated().map {
      OutputPage(name: Self.name(ofPaper: $0), bytes: $1)
    }
  }

  /// Writes the pages, removes those of a longer former sheet, and returns the paths of the pages.
  func write(_ files: [OutputPage]) throws(FileError) -> [String] {
    try SheetOwnership.check(files, in: options.output)
    let folder = try OutputFolder(options.output, OutputFolder.Options(sharesFiles: false))
    for file in files { _ = try folder.put(file.bytes, at: file.name) }
    let names = Set(files.map(\.name))
    if options.formats.contains(.png) || options.isWhole {
      var next = 0
      while names.contains(Self.name(ofPaper: next)) { next += 1 }
      while SheetOwnership.isOurs(Self.name(ofPaper: next), in: options.output),
        try folder.remove(Self.name(ofPaper: next))
      { next += 1 }
    }
    if options.formats.contains(.html) { try removeParts(from: 0, in: folder) }
    if options.formats.contains(.markdown) { try removeStalePictures(besides: names, in: folder) }
    return files.map(\.name).filter { !$0.contains("/") }.map { options.output + "/" + $0 }
  }

  /// Removes pages for browsers of a larger earlier sheet, beginning with the one at an index.
  func removeParts(from index: Int, in folder: OutputFolder) throws(FileError) {
    var next = index
    while SheetOwnership.isOurs(Self.name(ofPart: next), in: options.output),
      try folder.remove(Self.name(ofPart: next))
    { next += 1 }
  }

  /// Removes pictures of an earlier table.
  private func removeStalePictures(besides names: Set<String>, in folder: OutputFolder) throws(FileError) {
    let pictures = (try? Files.names(in: options.output + "/" + ChangeTable.folder)) ?? []
    for path in pictures.map({ "\(ChangeTable.folder)/\($0)" })
    where !names.contains(path) && SheetOwnership.isOurs(path, in: options.output) {
      _ = try folder.remove(path)
    }
  }
}

extension OpenGroup {
  /// Returns the group with the icons of a sheet only; nil if there are none.
  fileprivate func restricted(to sheet: ContactSheet, of names: Set<String>?) -> OpenGroup? {
    let shown = Set(sheet.rows.map(\.icon.name))
    var group = self
    group.icons = icons.filter { item in
      let icon = icon(of: item)
      return shown.contains(icon) || names?.contains(icon) == false
    }
    return group.icons.isEmpty ? nil : group
  }

  /// Returns the name of the icon of an item, which is the name itself or the key of a picture.
  fileprivate func icon(of item: String) -> String {
    kind.isAboutPictures ? Approval.Key(item)?.icon ?? item : item
  }
}
