import ChiralExporting
import ChiralTestSupport
import ChiralValues
import Testing

@Suite struct ChangeTests {
  private func changes() throws -> (ContactSheet, [Change]) {
    let sheet = try sheet(
      locales: #""en", "ar""#,
      icons: #""a": "mirror", "b|<i>`*": {"class": "fixed", "file": "b.svg"}, "c": "fixed", "d": "fixed""#)
    var pictures = sheet.allDrawn()
    if let broken = sheet.artworks.first(where: { $0.source == "c.svg" }) {
      pictures[broken] = .problem("c.svg:1:1: error: <svg> has no end")
    }
    let key = Approval.Key(icon: "a", variant: "mirrored")
    let old = Approval.Mark(decision: "mirror", fingerprint: Fingerprint(svg: "o", pixels: "o"))
    let gone = Approval.Key(icon: "gone", variant: "as-drawn")
    // The icon "d" was mirrored.
    let turned = Approval.Key(icon: "d", variant: "mirrored")
    let approvals = Approvals(
      [key, gone, turned].reduce(into: [:]) { $0[$1] = Approval(.approved, mark: old) })
    let review = Review(
      sheet, pictures, against: approvals, knowing: ["a", "b|<i>`*", "c", "d"],
      digest: { String($0.prefix(6)) })
    let before = try #require(SheetPicture.drawn([9, 9, 9]).rendition)
    return (
      sheet,
      Change.all(
        of: review, pictures, before: [key: before, gone: before, turned: before],
        difference: { _, _ in [7, 7, 7] })
    )
  }

  @Test func everythingOpenIsARow() throws {
    let (_, changes) = try changes()
    #expect(changes.map(\.picture.kind) == ["new", "changed", "new", "broken", "changed", "gone"])
    #expect(changes.map { $0.before != nil } == [false, true, false, false, true, true])
    #expect(changes.map { $0.difference != nil } == [false, true, false, false, true, false])
  }

  @Test func aTableHasPicturesAndNoMarkupFromOutside() throws {
    let table = ChangeTable(
      try changes().1, title: "Set <1>", base: "main", address: "https://example.org/",
      flipped: { $0.reversed() }, digest: { $0.map(String.init).joined() })
    #expect(
      table.pictures.keys.sorted() == [
        "changes/120.png", "changes/121.png", "changes/122.png", "changes/124.png", "changes/777.png",
        "changes/999.png",
      ])
    expectGolden(table.text, "Tests/Fixtures/sheet/changes.md")
  }

  @Test func aFlippedPictureIsFlippedInItsFile() throws {
    var changes = try changes().1
    changes[0].now?.print?.isFlipped = true
    let own = changes[0].now?.print?.png ?? []
    let table = ChangeTable(
      [changes[0]], title: "", base: "main", address: "", flipped: { $0.reversed() },
      digest: { $0.map(String.init).joined() })
    #expect(own.count > 1)
    #expect(Array(table.pictures.values) == [own.reversed()])
  }

  @Test func paperShowsBeforeAndNow() throws {
    let (sheet, changes) = try changes()
    let page = String(decoding: sheet.pages(of: changes, since: "main")[0].svg, as: UTF8.self)
    expectGolden(page, "Tests/Fixtures/sheet/changes.svg")
  }
}
