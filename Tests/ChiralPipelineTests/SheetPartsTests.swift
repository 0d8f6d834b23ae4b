import ChiralExporting
import ChiralTestSupport
import Foundation
import Testing

@testable import ChiralPipeline

/// Sheets of more icons than a page may hold.
@Suite struct SheetPartsTests {
  private static let icons = ["a", "b", "c", "d", "e"]

  /// Creates a set of five icons, each with a drawing of its own.
  private func set() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    for (number, icon) in Self.icons.enumerated() {
      let drawing = """
        <svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg"><path d="M4 4h9v1\(number)z"/></svg>
        """
      try Data(drawing.utf8).write(to: scratch.url.appending(path: "\(icon).svg"))
    }
    let entries = Self.icons.map { #""\#($0)": "mirror""# }.joined(separator: ", ")
    let manifest = #"{"version": 1, "locales": ["en", "ar"], "icons": {\#(entries)}}"#
    try Data(manifest.utf8).write(to: scratch.url.appending(path: "manifest.json"))
    return scratch
  }

  /// Makes the sheet with this number of icons on a page, and returns the names of its files.
  private func sheet(
    of most: Int, in scratch: ScratchFolder, findings: [OpenGroup] = []
  ) throws -> SheetSummary {
    let project = try Project.load(scratch.url.path + "/manifest.json")
    var options = SheetRun.Options(
      output: scratch.url.path + "/sheet", jobs: 1, renderer: BuiltProducts.renderer)
    options.mostOnPage = most
    options.open = { _ in findings }
    let run = SheetRun(project, project.manifest, title: "Set", options: options)
    let pictures = try run.pictures { _, _ in }
    run.endWorkers()
    return try run.run(pictures)
  }

  private func text(_ name: String, in scratch: ScratchFolder) throws -> String {
    try String(contentsOf: scratch.url.appending(path: "sheet/\(name)"), encoding: .utf8)
  }

  private func files(in scratch: ScratchFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: scratch.url.path + "/sheet").sorted()
  }

  /// Returns the icons of a page.
  private func icons(of page: String) -> [String] {
    page.matches(of: /\{"n":"(\w+)","c"/).map { String($0.1) }
  }

  @Test func iconsAreSpreadOverPages() throws {
    let scratch = try set()
    let group = OpenGroup(kind: .warning, reason: "why", rule: "r", icons: ["a", "e"], next: [])
    let summary = try sheet(of: 2, in: scratch, findings: [group])
    #expect(summary.iconCount == 5 && summary.failures.isEmpty)
    #expect(
      summary.files.map { $0.split(separator: "/").last.map(String.init) } == [
        "sheet.html", "sheet-1.html", "sheet-2.html", "sheet-3.html",
      ])
    let pages = try (1...3).map { try text("sheet-\($0).html", in: scratch) }
    #expect(pages.map(icons) == [["a"], ["b", "c"], ["d", "e"]])
    #expect(
      pages[1].contains(
        #""part":{"n":2,"all":3,"index":"sheet.html","previous":"sheet-1.html","next":"sheet-3.html"}"#))
    #expect(pages.map { $0.contains(#""reason":"why""#) } == [true, false, true])
    #expect(
      pages[0].contains(#""icons":["a"],"questions":1,"next""#)
        && pages[2].contains(#""icons":["e"],"questions":1,"next""#))
    let index = try text("sheet.html", in: scratch)
    #expect(index.contains(#"{"file":"sheet-2.html","open":2,"findings":0,"icons":["b","c"]}"#))
    #expect(try files(in: scratch) == ["sheet-1.html", "sheet-2.html", "sheet-3.html", "sheet.html"])
  }

  /// The icons, pictures and drawings of a page are those that a page of the whole set has.
  @Test func aPageShowsWhatOneForTheWholeSetShows() throws {
    let scratch = try set()
    _ = try sheet(of: 5, in: scratch)
    #expect(try files(in: scratch) == ["sheet.html"])
    let whole = try text("sheet.html", in: scratch)
    #expect(icons(of: whole) == Self.icons)
    let pictures = try lines(of: whole)
    #expect(pictures.count == 15)
    _ = try sheet(of: 2, in: scratch)
    #expect(try (1...3).flatMap { try lines(of: try text("sheet-\($0).html", in: scratch)) } == pictures)
  }

  /// Returns the pictures of a page.
  private func lines(of page: String) throws -> [Substring] {
    let start = try #require(page.range(of: #"id="pictures">"#)).upperBound
    let end = try #require(page.range(of: "</script>", range: start..<page.endIndex)).lowerBound
    return page[start..<end].split(separator: "\n")
  }

  @Test func pagesOfALargerSheetGo() throws {
    let scratch = try set()
    _ = try sheet(of: 1, in: scratch)
    #expect(try files(in: scratch).count == 6)
    let foreign = scratch.url.appending(path: "sheet/sheet-7.html")
    try Data("<p>Mine</p>".utf8).write(to: foreign)
    _ = try sheet(of: 3, in: scratch)
    #expect(
      try files(in: scratch) == ["sheet-1.html", "sheet-2.html", "sheet-7.html", "sheet.html"])
    _ = try sheet(of: 9, in: scratch)
    #expect(try files(in: scratch) == ["sheet-7.html", "sheet.html"])
  }

  @Test func aForeignFileIsNotReplaced() throws {
    let scratch = try set()
    _ = try sheet(of: 5, in: scratch)
    let foreign = scratch.url.appending(path: "sheet/sheet-2.html")
    try Data("<p>Mine</p>".utf8).write(to: foreign)
    #expect(throws: SheetRun.Failure.self) { try sheet(of: 2, in: scratch) }
    #expect(try String(contentsOf: foreign, encoding: .utf8) == "<p>Mine</p>")
    #expect(try files(in: scratch) == ["sheet-2.html", "sheet.html"])
  }

  /// Approvals reach the page of their icon; those of icons that no longer exist are in the index.
  @Test func approvalsAreOnTheirPages() throws {
    let scratch = try set()
    let project = try Project.load(scratch.url.path + "/manifest.json")
    let session = ReviewSession(project, renderer: BuiltProducts.renderer, jobs: 1)
    var review = try session.review(project.manifest, against: Approvals())
    var approvals = review.marks
    let mark = try #require(approvals.entries.map(\.value).first)
    approvals.entries[Approval.Key(icon: "left", variant: "as-drawn")] = mark
    approvals.entries[Approval.Key(icon: "c", variant: "former")] = mark
    for icon in ["a", "d"] { approvals.entries[Approval.Key(icon: icon, variant: "mirrored")] = nil }
    try session.write(approvals)
    _ = try self.sheet(of: 2, in: scratch)
    let pages = try (1...3).map { try text("sheet-\($0).html", in: scratch) }
    #expect(pages.map { $0.matches(of: /"s":"approved"/).count } == [1, 4, 3])
    #expect(pages.map { $0.contains(#""gone":["c#former"]"#) } == [false, true, false])
    let index = try text("sheet.html", in: scratch)
    #expect(index.contains(#""gone":["left#as-drawn"]"#))
    #expect(index.matches(of: /"open":(\d)/).map { String($0.1) } == ["1", "0", "1"])
    review = try session.review(project.manifest, against: approvals)
    #expect(review.gone.map(\.icon) == ["c", "left"])
    #expect(!review.isComplete && review.openPictures.count { $0.state == .new } == review.open.count)
    let approved = try session.approve(project.manifest, in: &approvals, all: true, remark: Approval.Remark())
    #expect(approved.pictures == review.open && approved.goneCount == 2)
    #expect(approved.broken.isEmpty && approvals == review.marks)
  }
}
