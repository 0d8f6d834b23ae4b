import ChiralRequests
import ChiralTestSupport
import Foundation
import Testing

@Suite struct SheetCommandTests {
  /// Creates a folder with a manifest of some icons and the drawing that most of them show.
  private func set(_ icons: String) throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    let arrow = """
      <svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
        <path fill="currentColor" d="M4 4h9v16z"/>
      </svg>
      """
    try Data(arrow.utf8).write(to: scratch.url.appending(path: "arrow.svg"))
    let manifest = #"{"version": 1, "locales": ["en", "he"], "icons": {\#(icons)}}"#
    try Data(manifest.utf8).write(to: scratch.url.appending(path: "manifest.json"))
    return scratch
  }

  private func page(_ number: Int, in scratch: ScratchFolder) throws -> Bitmap {
    let file = scratch.url.appending(path: "chiral-out/sheet/sheet-\(number).png")
    return try PNG.decode(Array(try Data(contentsOf: file)))
  }

  @Test func aPageShowsBothDirections() throws {
    let scratch = try set(#""arrow": "mirror""#)
    let run = try Command.run("sheet", in: scratch.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "chiral-out/sheet/sheet.html\nchiral-out/sheet/sheet-1.png\n")
    #expect(run.errors == "1 icon on a page for browsers and 1 page to print or send\n")
    let page = try page(1, in: scratch)
    #expect(page.width == 2480)
    // The positions of the two pictures, as in the golden page.
    let pictures = [646, 786].map { x in page.part(x: x, y: 436, side: 96) }
    #expect(pictures[0] != pictures[1])
    #expect(pictures[0] == pictures[1].flippedHorizontally())
    #expect(pictures[0][25, 20] == [0x1B, 0x1C, 0x1E, 0xFF])
  }

  @Test(arguments: ["sheet-1.png", "sheet.html"]) func theSameIconsGiveTheSameBytes(page: String) throws {
    let scratch = try set(#""arrow": "mirror""#)
    let file = scratch.url.appending(path: "chiral-out/sheet/\(page)")
    _ = try Command.run("sheet", in: scratch.url)
    let first = try Data(contentsOf: file)
    let time = try file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    _ = try Command.run("sheet", in: scratch.url)
    #expect(try Data(contentsOf: file) == first)
    #expect(
      try file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate == time)
  }

  @Test func brokenIconsStandOnThePageAndGiveStatusOne() throws {
    let scratch = try set(#""arrow": "mirror", "gone": "mirror", "torn": "fixed""#)
    try Data("<svg".utf8).write(to: scratch.url.appending(path: "torn.svg"))
    let run = try Command.run("sheet", "--quiet", in: scratch.url)
    #expect(run.status == 1)
    #expect(run.errors.split(separator: "\n").map { $0.prefix(9) } == ["gone.svg:", "torn.svg:"])
    #expect(try page(1, in: scratch).height > 800)
  }

  @Test(.disabled(if: BuildKind.current == .thread, "a page then takes longer than a drawing may"))
  func pagesOfALongerSheetGo() throws {
    let icons = (1...40).map { #""i\#($0)": {"class": "mirror", "file": "arrow.svg"}"# }
    let scratch = try set((icons + [#""arrow": "fixed""#]).joined(separator: ", "))
    let long = try Command.run("sheet", "--format", "png", in: scratch.url)
    // The wall of the whole set, and two pages of icons.
    #expect(long.output.split(separator: "\n").count == 3, "\(long.errors)")
    let short = try Command.run("sheet", "--format", "png", "--class", "fixed", in: scratch.url)
    #expect(short.errors == "1 icon on 1 page to print or send\n")
    let pages = try FileManager.default.contentsOfDirectory(
      atPath: scratch.url.appending(path: "chiral-out/sheet").path)
    #expect(pages == ["sheet-1.png"])
  }

  @Test func aSheetWithoutPaperLeavesNoneOfAFormerOne() throws {
    let icons = (1...300).map { #""i\#($0)": {"class": "fixed", "file": "arrow.svg"}"# }
    let scratch = try set((icons + [#""arrow": "fixed""#]).joined(separator: ", "))
    _ = try Command.run("sheet", "--format", "png", "--icon", "arrow", in: scratch.url)
    let run = try Command.run("sheet", in: scratch.url)
    #expect(run.errors.contains("no PNG pages to print, because the set has more than 300 icons"))
    let pages = try FileManager.default.contentsOfDirectory(
      atPath: scratch.url.appending(path: "chiral-out/sheet").path)
    #expect(pages == ["sheet.html"])
  }

  /// The approvals of icons that a sheet leaves out are not gone.
  @Test func aSheetOfOneIconComparesNoOthers() throws {
    let scratch = try set(#""arrow": "mirror", "other": {"class": "fixed", "file": "arrow.svg"}"#)
    #expect(try Command.run("review", "approve", "--all", in: scratch.url).status == 0)
    _ = try Command.run("sheet", "--icon", "arrow", "--format", "markdown", in: scratch.url)
    let table = try String(
      contentsOf: scratch.url.appending(path: "chiral-out/sheet/sheet.md"), encoding: .utf8)
    #expect(!table.contains("gone"), "\(table)")
  }

  @Test(arguments: [
    ["--icon", "arow"], ["--class", "mirrored"], ["--format", "pdf"], ["--ui-locale", "tlh"],
    ["--rule", "R99"],
  ])
  func aBadCommandLineIsRefused(arguments: [String]) throws {
    let scratch = try set(#""arrow": "mirror""#)
    let run = try Command.run(["sheet"] + arguments, in: scratch.url)
    #expect(run.status == 64)
    #expect(!FileManager.default.fileExists(atPath: scratch.url.appending(path: "chiral-out").path))
  }
}

extension Bitmap {
  /// Returns a square of the picture.
  fileprivate func part(x: Int, y: Int, side: Int) -> Bitmap {
    let rows = (y..<y + side).flatMap { row -> ArraySlice<UInt8> in
      let start = (row * width + x) * 4
      return pixels[start..<start + side * 4]
    }
    return Bitmap(width: side, height: side, pixels: rows)
  }
}
