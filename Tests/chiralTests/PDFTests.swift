import ChiralTestSupport
import Foundation
import Testing

/// PDFs of asset catalogs, which a program of others reads in a sandbox: those that cannot be judged are named.
@Suite(
  .enabled(
    if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftocairo"),
    "pdftocairo is not installed: no PDF is opened"))
struct PDFTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// Writes an image set with a PDF that draws something, and returns the path of the PDF.
  @discardableResult
  private func write(_ name: String, drawing: String) throws -> URL {
    let set = scratch.url.appending(path: "I.xcassets/\(name).imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data("{\"images\":[{\"filename\":\"\(name).pdf\"}]}".utf8).write(
      to: set.appending(path: "Contents.json"))
    let page = """
      %PDF-1.4
      1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
      2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
      3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 24 24]/Contents 4 0 R>>endobj
      4 0 obj<</Length \(drawing.utf8.count)>>stream
      \(drawing)
      endstream endobj
      trailer<</Root 1 0 R>>
      """
    let file = set.appending(path: "\(name).pdf")
    try Data(page.utf8).write(to: file)
    return file
  }

  private static let cup = "4 4 m 20 4 l 20 20 l 4 20 l f"

  /// A page whose SVG, or whose memory, is larger than allowed says so, instead of showing nothing.
  @Test(arguments: [
    String(repeating: "0 0 m 9 9 l S\n", count: 300_000), String(repeating: "q ", count: 2_000_000),
  ])
  func onePDFThatTakesTooMuchIsNamed(drawing: String) throws {
    try write("bomb", drawing: drawing)
    try write("cup", drawing: Self.cup)
    let run = try Command.run(["audit", "I.xcassets"], in: scratch.url)
    #expect(!run.output.contains("shows nothing"), "\(run.output)")
    #expect(
      run.errors.contains(
        "I.xcassets/bomb.imageset/bomb.pdf: only its name is judged: pdftocairo cannot convert it within"),
      "\(run.errors)")
    #expect(run.errors.contains("no findings; 1 drawing could not be judged"), "\(run.errors)")
  }

  @Test(arguments: [["--convert"], []]) func aLinkOutOfTheCatalogIsRefused(options: [String]) throws {
    let file = try write("back", drawing: Self.cup)
    let outside = scratch.url.appending(path: "secret.pdf")
    try FileManager.default.moveItem(at: file, to: outside)
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: outside)
    let run = try Command.run(["import", "xcassets", "I.xcassets"] + options, in: scratch.url)
    #expect(run.errors.contains("left out: it is a link out of the"), "\(run.errors)")
    #expect(
      !FileManager.default.fileExists(atPath: file.deletingPathExtension().appendingPathExtension("svg").path)
    )
    let audit = try Command.run(["audit", "I.xcassets"], in: scratch.url)
    #expect(audit.status == 2)
    #expect(audit.errors.contains("back.pdf is left out: it is a link out of the folder"), "\(audit.errors)")
  }

  #if os(Linux)
    /// Without the sandbox, the audit opens no PDF; a conversion that was asked for does, unless the sandbox is required.
    @Test(.enabled(if: BuildKind.current.isWatched == false, "a sanitizer needs what the sandbox denies"))
    func withoutTheSandboxNoPDFIsOpened() throws {
      try write("cup", drawing: Self.cup)
      let filter = [
        "python3", Repository.root.appending(path: "scripts/without-calls").path, "both",
        BuiltProducts.command,
      ]
      let audit = try Command.start("/usr/bin/env", filter + ["audit", "I.xcassets"], in: scratch.url)
      #expect(
        audit.errors.contains("cup.pdf: only its name is judged: this system has no sandbox"),
        "\(audit.errors)")
      let convert = ["import", "xcassets", "I.xcassets", "--convert"]
      let refused = try Command.start(
        "/usr/bin/env", filter + convert + ["--require-sandbox"], in: scratch.url)
      #expect(refused.errors.contains("left out: this system has no sandbox"), "\(refused.errors)")
      let run = try Command.start("/usr/bin/env", filter + convert, in: scratch.url)
      #expect(run.errors.contains("1 icon (1 fixed)"), "\(run.errors)")
    }
  #endif
}
