internal import ChiralExporting
package import ChiralManifest

/// The data that pages receive, and where.
extension LiveReview {
  /// Returns the port at which the page of a manifest is served if it is free: one from 20000 to 29999, which neither Linux nor macOS gives
  /// to connections.
  package static func usualPort(of manifest: String) -> UInt16 {
    UInt16(20_000 + (Files.realPath(manifest) ?? manifest).fowlerNollVo % 10_000)
  }

  /// Returns the whole page.
  package func page() -> [UInt8] {
    var data = data(sheet)
    data.live = live
    return data.html { SHA256(of: $0).bytes }
  }

  /// Returns the icons that changed after a revision with their current pictures, for the page in a browser tab; nil if the revision is too
  /// long ago.
  package func patch(since revision: Int, for tab: String) -> JSONValue? {
    guard let changes = changes(since: revision) else { return nil }
    let icons = changes.reduce(into: Set<String>()) { $0.formUnion($1.icons) }
    let others = changes.filter { $0.author != nil && $0.author != tab }
    let present = Set(sheet.rows.map(\.icon.name))
    return data(sheet.showing(icons)).patch(
      live, removed: icons.subtracting(present).sorted(),
      news: others.reduce(into: []) { $0.formUnion($1.icons) }, problem: problem)
  }

  /// The values that an open page needs in its requests.
  private var live: PageData.Live {
    PageData.Live(revision: revision, judged: judged)
  }

  func data(_ sheet: ContactSheet) -> PageData {
    data(sheet, pictures: pictures, review: review)
  }

  func data(_ sheet: ContactSheet, pictures: SheetPictures, review: Review) -> PageData {
    var data = PageData(
      sheet: sheet, look: finished.look, pictures: pictures.merging(readingPictures) { known, _ in known },
      review: review, before: before, remarks: remarks,
      guidelines: options.guidelines, language: options.language, identity: project.identity(of: sheet))
    data.open = open
    data.entries = project.entryDigests
    data.asked = project.manifest.askedAbout
    data.readings = readings.mapValues(\.readings).filter { !$0.value.isEmpty }
    return data
  }
}
