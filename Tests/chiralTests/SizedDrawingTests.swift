import ChiralIcons
import ChiralTestSupport
import Foundation
import Testing

/// Icons with a drawing for each of several sizes.
@Suite struct SizedDrawingTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try draw("Icons/go-16.svg", 4)
    try draw("Icons/go-24.svg", 9)
    try draw("Icons/go.he.svg", 11)
    try write(
      """
      {"version": 1, "assets": "Icons", "locales": ["en", "ar", "he"], "sizes": [24, 16, 20, 48], "scales": [1, 3],
       "icons": {"go": {"class": "both", "drawings": {"16": "go-16.svg", "24": "go-24.svg"},
                        "variants": {"he": "go.he.svg"}}}}
      """, "manifest.json")
  }

  private func draw(_ file: String, _ width: Int) throws {
    try write(
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 4h\#(width)v16z"/></svg>"#,
      file)
  }

  private func write(_ text: String, _ file: String) throws {
    let url = scratch.url.appending(path: file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func build(_ options: String...) throws {
    let run = try Command.run(["build", "--output", "out"] + options, in: scratch.url)
    #expect(run.status == 0, "\(run.errors)")
  }

  private func file(_ path: String) throws -> Data {
    try Data(contentsOf: scratch.url.appending(path: "out/" + path))
  }

  /// Returns what a set with one drawing alone makes of it.
  private func files(of drawing: String) throws -> ScratchFolder {
    let other = try ScratchFolder()
    try FileManager.default.copyItem(
      at: scratch.url.appending(path: "Icons/" + drawing), to: other.url.appending(path: "go.svg"))
    try Data(
      #"{"version": 1, "locales": ["en", "ar"], "sizes": [24, 16, 20, 48], "scales": [1, 3], "icons": {"go": "mirror"}}"#
        .utf8
    ).write(to: other.url.appending(path: "manifest.json"))
    #expect(try Command.run(["build", "--output", "out"], in: other.url).status == 0)
    return other
  }

  /// A style is built under its own name, with the class of its icon.
  @Test func stylesShareADecision() throws {
    try draw("Icons/go-fill.svg", 13)
    try write(
      """
      {"version": 1, "assets": "Icons", "locales": ["en", "ar"], "sizes": [24],
       "icons": {"go": {"class": "mirror", "file": "go-24.svg", "styles": {"go-fill": "go-fill.svg"}}}}
      """, "manifest.json")
    try build()
    for name in ["go", "go-fill"] {
      #expect(try file("en/\(name).svg") != file("ar/\(name).svg"))
    }
    #expect(try file("ar/go.svg") != file("ar/go-fill.svg"))
    let catalog = try IconCatalog(directory: scratch.url.appending(path: "out"))
    #expect(catalog.resolve("go-fill", language: "ar") != nil)
    let run = try Command.run(["review", "accept", "go-fill"], in: scratch.url)
    #expect(run.status == 0, "\(run.errors)")
    let explained = try Command.run(["explain", "go-fill"], in: scratch.url)
    #expect(explained.output.hasPrefix("go-fill: mirror"), "\(explained)")
  }

  @Test func eachSizeShowsItsDrawing() throws {
    try build()
    for (drawing, names) in [
      ("go-16.svg", ["go-16@1x.png", "go-16@3x.png"]),
      ("go-24.svg", ["go-20@1x.png", "go-24@3x.png", "go-48@1x.png", "go.svg"]),
    ] {
      let alone = try files(of: drawing)
      for name in names {
        for locale in ["en", "ar"] {
          let expected = try Data(contentsOf: alone.url.appending(path: "out/\(locale)/\(name)"))
          #expect(try file("\(locale)/\(name)") == expected, "\(locale)/\(name)")
        }
      }
    }
    #expect(try file("he/go-16@1x.png") != file("en/go-16@1x.png"))
    let catalog = try IconCatalog(directory: scratch.url.appending(path: "out"))
    let picture = try #require(catalog.resolve("go", language: "ar")?.picture(size: 16, scale: 3))
    #expect(try Data(contentsOf: picture.url) == file("ar/go-16@3x.png"))
  }

  /// A build after a change of one drawing comes to the same as one from the beginning.
  @Test(arguments: ["go-16.svg", "go-24.svg"]) func aChangedDrawingChangesItsSizes(drawing: String) throws {
    try build()
    let before = (small: try file("ar/go-16@1x.png"), large: try file("ar/go-24@1x.png"))
    IconSet.settle()
    try draw("Icons/" + drawing, 17)
    try build()
    #expect(try (file("ar/go-16@1x.png") != before.small) == (drawing == "go-16.svg"))
    #expect(try (file("ar/go-24@1x.png") != before.large) == (drawing == "go-24.svg"))
    let patched = try String(contentsOf: scratch.url.appending(path: "out/index.json"), encoding: .utf8)
    try FileManager.default.removeItem(at: scratch.url.appending(path: "out"))
    try build()
    #expect(try String(contentsOf: scratch.url.appending(path: "out/index.json"), encoding: .utf8) == patched)
  }

  @Test func platformsWithSizesGetTheDrawingOfEach() throws {
    try build("--target", "android", "--target", "flutter", "--target", "windows")
    let small = try String(decoding: file("android/res/drawable/ic_go_16.xml"), as: UTF8.self)
    let large = try String(decoding: file("android/res/drawable/ic_go_24.xml"), as: UTF8.self)
    #expect(small.contains("16dp") && small.replacing("16dp", with: "24dp") != large)
    for folder in ["flutter/assets/icons/", "flutter/assets/icons/rtl/"] {
      #expect(try file(folder + "go-16.png").count > 0)
    }
    #expect(try file("windows/Assets/go-16.scale-100.png") != file("windows/Assets/go-24.scale-100.png"))
  }

  /// The review shows the pictures of all sizes, and a change of one asks for another look.
  /// The audit finds, and one command accepts, what the build declines at one size.
  @Test func aSizeThatIsDeclinedCounts() throws {
    try write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">
      <filter id="f"><feTurbulence stitchTiles="stitch"/></filter><path d="M4 4h9v9z" filter="url(#f)"/></svg>
      """, "Icons/go-16.svg")
    func status(_ arguments: [String]) throws -> Int32 {
      let run = try Command.run(arguments, in: scratch.url)
      if arguments[0] == "audit" {
        #expect(run.output.contains("go-16.svg:2:") == (run.status == 1), "\(run)")
      }
      return run.status
    }
    let audit = ["audit", "--rule", "icon-declined"]
    #expect(try status(audit) == 1 && status(["build", "--output", "out"]) == 1)
    #expect(try status(["review", "accept", "--all"]) == 0)
    #expect(try status(audit) == 0 && status(["build", "--output", "out"]) == 0)
    #expect(try status(["review", "approve", "--all"]) == 0)
    #expect(try status(["review", "status", "--strict"]) == 0)
  }

  @Test func everySizeIsReviewed() throws {
    #expect(try Command.run(["review", "approve", "--all"], in: scratch.url).status == 0)
    #expect(try Command.run(["review", "status", "--strict"], in: scratch.url).status == 0)
    try draw("Icons/go-16.svg", 15)
    let status = try Command.run(["review", "status", "--strict"], in: scratch.url)
    #expect(status.status == 1)
    #expect((status.output + status.errors).contains("16"))
  }

  @Test(arguments: [
    (#""file": "a.svg", "drawings": {"16": "go-16.svg"}"#, "remove \"file\""),
    (#""drawings": {"016": "go-16.svg"}"#, "is not a size"),
    (#""drawings": {"0": "go-16.svg"}"#, "is not a size"),
    (#""drawings": {}"#, "name at least one drawing"),
  ]) func mistakesAreNamed(entry: String, message: String) throws {
    try write(
      #"{"version": 1, "assets": "Icons", "locales": ["en"], "icons": {"go": {"class": "mirror", \#(entry)}}}"#,
      "manifest.json")
    let run = try Command.run(["plan"], in: scratch.url)
    #expect(run.status != 0)
    #expect((run.output + run.errors).contains(message))
  }
}
