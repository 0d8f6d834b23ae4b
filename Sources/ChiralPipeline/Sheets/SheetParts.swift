internal import ChiralExporting
internal import ChiralManifest
internal import ChiralValues

/// A sheet of more icons than one page for browsers may hold: an index, and pages that are made one after another.
extension SheetRun {
  /// The icons of each page, as ranges of the manifest's icons.
  private var parts: [Range<Int>] {
    let (total, most) = (manifest.icons.count, options.mostOnPage)
    let count = (total + most - 1) / most
    return (0..<count).map { total * $0 / count..<total * ($0 + 1) / count }
  }

  /// Returns the content of a page.
  private func sheet(of part: Range<Int>) -> ContactSheet {
    ContactSheet(manifest.restricted(to: part), title: sheet.title)
  }

  /// Makes the pictures of all pages for the cache, from which an audit and the pages take them.
  func prepareParts(
    progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void
  ) throws(BuildError) {
    let total = manifest.icons.count
    for part in parts {
      try maker.prepare(sheet(of: part).artworks) { done, all in
        progress(part.lowerBound + part.count * done / max(1, all), total)
      }
    }
  }

  /// Makes and writes the pages, and then the index.
  func writeParts(_ approvals: Approvals, _ warnings: [Diagnostic]) throws(BuildError) -> SheetSummary {
    let parts = parts
    var index = PageIndex(title: sheet.title, language: options.language)
    var summary = SheetSummary(
      iconCount: manifest.icons.count, files: [options.output + "/" + Self.pageName], failures: [],
      declinedCount: 0, warnings: warnings)
    let names = [Self.pageName] + parts.indices.map(Self.name)
    let folder = try writing { () throws(FileError) in
      try SheetOwnership.check(names.map { OutputPage(name: $0, bytes: []) }, in: options.output)
      return try OutputFolder(options.output, OutputFolder.Options(sharesFiles: false))
    }
    for (number, part) in parts.enumerated() {
      let page = try page(part, at: place(number, of: parts.count), approvals, in: &index, summary: &summary)
      try writing { () throws(FileError) in _ = try folder.put(page.bytes, at: page.name) }
      summary.files.append(options.output + "/" + page.name)
    }
    if manifest.icons.count == project.manifest.icons.count {
      let names = project.iconNames
      index.gone = approvals.entries.keys.filter { !names.contains($0.icon) }.sorted()
    }
    try writing { () throws(FileError) in
      _ = try folder.put(index.html { SHA256(of: $0).bytes }, at: Self.pageName)
      try removeParts(from: parts.count, in: folder)
    }
    finished.tidy()
    return summary
  }

  /// Returns a page, and adds it to the index and the summary.
  private func page(
    _ part: Range<Int>, at place: PageData.Part, _ approvals: Approvals, in index: inout PageIndex,
    summary: inout SheetSummary
  ) throws(BuildError) -> OutputPage {
    let sheet = sheet(of: part)
    var pictures = try maker.renditions(of: sheet.artworks)
    let comparison = try compare(sheet, &pictures, approvals: approvals, past: nil)
    let page = try page(
      of: sheet, pictures, comparison, readings: readings(of: sheet, pictures), part: place)
    let icons = sheet.rows.map(\.icon.name)
    index.entries.append(
      PageIndex.Entry(
        file: page.name, icons: icons, openCount: Set(comparison.review.open.map(\.key.icon)).count,
        findingCount: icons.reduce(0) { $0 + (options.remarks[$1]?.findings.count ?? 0) }))
    summary.failures += sheet.failures(among: pictures)
    summary.declinedCount += sheet.declinedCount(among: pictures)
    return page
  }

  /// Calls a function that writes files.
  private func writing<Output>(_ body: () throws(FileError) -> Output) throws(BuildError) -> Output {
    do throws(FileError) {
      return try body()
    } catch {
      throw .file(error)
    }
  }

  /// Returns the place of a page among the others.
  private func place(_ number: Int, of count: Int) -> PageData.Part {
    var part = PageData.Part(number: number + 1, count: count, index: Self.pageName)
    if number > 0 { part.previous = Self.name(ofPart: number - 1) }
    if number + 1 < count { part.next = Self.name(ofPart: number + 1) }
    return part
  }
}
