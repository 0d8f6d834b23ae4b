import ChiralTestSupport
import Foundation
import Testing

/// The pictures that sheets and audits take from builds and from earlier sheets, seen from outside.
@Suite struct FinishedPictureTests {
  /// Creates a set with a bell, and a bell that is struck out in one path; the second depends on the first.
  private func set() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    for name in ["bell", "bell.slash"] { try copy("\(name).svg", to: "\(name).svg", scratch) }
    let manifest = """
      {"version": 1, "locales": ["en", "ar"], "tint": "#336699", "icons": {
        "bell": "mirror", "bell.slash": "mirror", "arrow": "mirror"}}
      """
    try Data(manifest.utf8).write(to: scratch.url.appending(path: "manifest.json"))
    try draw("M4 4h9v16z", in: scratch)
    return scratch
  }

  private func copy(_ asset: String, to name: String, _ scratch: ScratchFolder) throws {
    let bytes = try Data(contentsOf: Repository.root.appending(path: "Tests/Fixtures/composed/own/\(asset)"))
    try bytes.write(to: scratch.url.appending(path: name))
  }

  private func draw(_ path: String, in scratch: ScratchFolder) throws {
    let text = #"""
      <svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg"><path fill="currentColor" d="\#(path)"/></svg>
      """#
    try Data(text.utf8).write(to: scratch.url.appending(path: "arrow.svg"))
  }

  /// Runs a command with a cache folder of its own, so that only what this run finds elsewhere is used if the name is new.
  private func run(
    _ arguments: [String], cache: String, in scratch: ScratchFolder, environment: [String: String] = [:]
  ) throws -> Command.Outcome {
    try Command.run(
      arguments, in: scratch.url,
      environment: environment.merging(["XDG_CACHE_HOME": scratch.url.path + "/" + cache]) { $1 })
  }

  /// Returns the page that a sheet writes.
  private func page(cache: String, in scratch: ScratchFolder) throws -> Data {
    let run = try run(["sheet", "--format", "html", "--output", "sheet"], cache: cache, in: scratch)
    #expect(run.status == 0, "\(run.errors)")
    return try Data(contentsOf: scratch.url.appending(path: "sheet/sheet.html"))
  }

  private func build(in scratch: ScratchFolder) throws {
    let run = try run(["build", "--quiet"], cache: "build", in: scratch)
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func aSheetIsTheSameAfterABuildAndAfterASheet() throws {
    let scratch = try set()
    let alone = try page(cache: "alone", in: scratch)
    try build(in: scratch)
    #expect(try page(cache: "built", in: scratch) == alone)
    #expect(try page(cache: "built", in: scratch) == alone)
  }

  /// The page shows what ships: the bytes of the build's PNGs, whether it took them or made them.
  @Test func aPageHoldsThePNGsOfTheBuild() throws {
    let scratch = try set()
    let alone = String(decoding: try page(cache: "alone", in: scratch), as: UTF8.self)
    try build(in: scratch)
    let after = String(decoding: try page(cache: "built", in: scratch), as: UTF8.self)
    for scale in 1...3 {
      let png = try Data(
        contentsOf: scratch.url.appending(path: "chiral-out/en/arrow-24@\(scale)x.png"))
      for page in [alone, after] { #expect(page.contains(png.base64EncodedString() + "\n")) }
    }
  }

  @Test func picturesOfABuildAreNotKeptTwice() throws {
    let scratch = try set()
    func keptCount(_ cache: String) throws -> Int {
      let names = try FileManager.default.subpathsOfDirectory(
        atPath: scratch.url.appending(path: cache).path)
      return try names.filter { $0.hasSuffix("/pictures") }.map {
        try Data(contentsOf: scratch.url.appending(path: "\(cache)/\($0)")).count
      }.reduce(0, +)
    }
    _ = try page(cache: "alone", in: scratch)
    #expect(try keptCount("alone") > 5000)
    try build(in: scratch)
    _ = try page(cache: "built", in: scratch)
    #expect(try keptCount("built") < 500)
  }

  /// After a build, the manifest asks for other pictures.
  @Test(arguments: [
    #""locales": ["en", "ar", "he"]"#, #""locales": ["ar"]"#, #""sizes": [16, 32]"#, #""scales": [1]"#,
    #""tint": "white""#, #""tint": "black""#,
  ]) func aPageShowsWhatTheManifestAsksFor(key: String) throws {
    let scratch = try set()
    try build(in: scratch)
    let former = try page(cache: "former", in: scratch)
    let file = scratch.url.appending(path: "manifest.json")
    let name = String(key.prefix { $0 != ":" })
    var text = try String(contentsOf: file, encoding: .utf8)
    text.replace(try Regex(#"\#(name): ("[^"]*"|\[[^\]]*\]), "#), with: "")
    text.replace(#""version": 1, "#, with: #""version": 1, \#(key), "#)
    try Data(text.utf8).write(to: file)
    let present = try page(cache: "warm", in: scratch)
    #expect(present != former)
    #expect(try page(cache: "cold", in: scratch) == present)
    try FileManager.default.removeItem(at: scratch.url.appending(path: "chiral-out"))
    #expect(try page(cache: "alone", in: scratch) == present)
  }

  /// Files of the output that somebody has changed are not shown, and damaged pictures of the cache are made again.
  @Test func aPageShowsNoChangedFilesOfTheOutput() throws {
    let scratch = try set()
    try build(in: scratch)
    let first = try page(cache: "first", in: scratch)
    let output = scratch.url.appending(path: "chiral-out")
    for name in ["arrow-24@1x.png", "arrow-24@3x.png", "arrow.svg"] {
      let other = try Data(contentsOf: output.appending(path: "ar/bell.slash" + name.dropFirst(5)))
      try other.write(to: output.appending(path: "ar/\(name)"), options: .atomic)
    }
    #expect(try page(cache: "second", in: scratch) == first)
    let file = output.appending(path: ".chiral-cache/pictures")
    var bytes = try Data(contentsOf: file)
    for position in stride(from: 100, to: bytes.count, by: 1000) { bytes[position] ^= 4 }
    try bytes.write(to: file, options: .atomic)
    #expect(try page(cache: "third", in: scratch) == first)
  }

  /// The digests of pixels, which a page alone needs only here.
  @Test func aReformattedDrawingStaysApproved() throws {
    let scratch = try set()
    try build(in: scratch)
    let approval = try run(["review", "approve", "--all"], cache: "review", in: scratch)
    #expect(approval.status == 0, "\(approval.errors)")
    try draw("M 4,4 h 9 v 16 z", in: scratch)
    let page = String(decoding: try page(cache: "page", in: scratch), as: UTF8.self)
    #expect(page.matches(of: /"s":"approved"/).count >= 6 && !page.contains(#""s":"changed""#))
    try draw("M 4,4 h 9 v 15 z", in: scratch)
    #expect(
      String(decoding: try self.page(cache: "page", in: scratch), as: UTF8.self)
        .contains(#""s":"changed""#))
  }

  @Test func anAuditIsTheSameAfterABuildAndAfterASheet() throws {
    let scratch = try set()
    let arguments = ["audit", "--format", "json"]
    let alone = try run(arguments + ["--no-cache"], cache: "alone", in: scratch)
    #expect(alone.output.contains(#""findings""#))
    _ = try page(cache: "sheet", in: scratch)
    #expect(try run(arguments, cache: "sheet", in: scratch).output == alone.output)
    try build(in: scratch)
    #expect(try run(arguments, cache: "built", in: scratch).output == alone.output)
  }

  /// A page holds the PNGs of a plain mirror image once, as those of its base; a drawing that is its own mirror image has one
  /// picture.
  @Test func aPageHoldsEachPNGOnce() throws {
    let scratch = try set()
    try draw("M4 4h9v16z", in: scratch)
    let manifest = #"{"version": 1, "locales": ["en", "ar"], "icons": {"arrow": "mirror"}}"#
    try Data(manifest.utf8).write(to: scratch.url.appending(path: "manifest.json"))
    let turned = String(decoding: try page(cache: "turned", in: scratch), as: UTF8.self)
    #expect(try pictures(of: turned) == 3)
    #expect(turned.contains(#""f":[0,1,2],"d":0,"#) && turned.contains(#""f":[0,1,2],"m":true,"d":1,"#))
    try draw("M4 4h16v16H4z", in: scratch)
    let even = String(decoding: try page(cache: "even", in: scratch), as: UTF8.self)
    #expect(try pictures(of: even) == 3)
    #expect(even.contains(#""f":[0,1,2],"d":0,"#) && !even.contains(#""m":true"#))
  }

  /// Returns the number of PNGs of a page.
  private func pictures(of page: String) throws -> Int {
    let start = try #require(page.range(of: #"id="pictures">"#)).upperBound
    let end = try #require(page.range(of: "</script>", range: start..<page.endIndex)).lowerBound
    return page[start..<end].split(separator: "\n").count
  }

  /// The struck-out lines are declined without their sibling; the place is in characters, not bytes.
  @Test func anAuditTakesTheReasonOfADeclinedPicture() throws {
    let scratch = try set()
    let drawing =
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="black" stroke-width="2" "#
      + #"stroke-linecap="round"><!-- ü – ü --><path d="M3 19h14M4 16h10M7 13h4M20 13h1"/><path d="M2 2l20 20"/></svg>"#
    try Data(drawing.utf8).write(to: scratch.url.appending(path: "lines-off.svg"))
    try Data(
      #"{"version": 1, "locales": ["en", "ar"], "icons": {"lines-off": "mirror", "arrow": "mirror"}}"#.utf8
    ).write(to: scratch.url.appending(path: "manifest.json"))
    let arguments = ["audit", "--format", "json"]
    let alone = try run(arguments + ["--no-cache"], cache: "alone", in: scratch)
    #expect(alone.output.contains(#""rule": "icon-declined""#))
    _ = try run(["build", "--quiet"], cache: "build", in: scratch)
    #expect(try run(arguments, cache: "built", in: scratch).output == alone.output)
    _ = try run(["sheet", "--format", "html", "--output", "sheet"], cache: "sheet", in: scratch)
    #expect(try run(arguments, cache: "sheet", in: scratch).output == alone.output)
  }

  /// The steps of each command, in order.
  @Test(
    arguments: [
      (["audit"], ["manifest", "drawings and names", "rules", "report"]),
      (["sheet", "--format", "html", "--output", "sheet"], ["manifest", "pictures", "audit", "pages"]),
      (["init", "."], ["drawings", "names and manifest"]),
    ] as [([String], [String])])
  func aVerboseCommandTellsWhereItsTimeGoes(arguments: [String], steps: [String]) throws {
    let scratch = try set()
    let run = try run(arguments + ["--verbose"], cache: "timed", in: scratch)
    let line = try #require(run.errors.split(separator: "\n").last { $0.hasPrefix("time: ") })
    let told = line.dropFirst("time: ".count).split(separator: ", ")
    #expect(told.map { $0.split(separator: " ").dropLast(2).joined(separator: " ") } == steps)
    #expect(told.allSatisfy { $0.hasSuffix(" s") })
  }

  /// A change of the drawing itself, and one of the drawing from which the mirror image of another is rebuilt.
  @Test(arguments: ["arrow", "bell"]) func aChangedDrawingIsShown(name: String) throws {
    let scratch = try set()
    try build(in: scratch)
    let former = try page(cache: "warm", in: scratch)
    if name == "arrow" {
      try draw("M4 4h9v12z", in: scratch)
    } else {
      try copy("camera.svg", to: "bell.svg", scratch)
    }
    let present = try page(cache: "warm", in: scratch)
    #expect(present != former)
    #expect(try page(cache: "cold", in: scratch) == present)
  }

  @Test func aSheetAndItsAuditShareTheirWorkers() throws {
    let scratch = try set()
    let watched = try WatchedRenderer(in: scratch.url)
    let arguments = ["sheet", "--format", "html", "--output", "sheet"]
    var counts: [Int] = []
    for _ in 0..<2 {
      let before = watched.processes.count
      _ = try run(arguments, cache: "warm", in: scratch, environment: watched.environment)
      counts.append(watched.processes.count - before)
    }
    // One process reports the versions of its libraries, which are part of every key; one per processor answers all questions.
    let most = 1 + ProcessInfo.processInfo.activeProcessorCount
    #expect(counts.allSatisfy { $0 <= most }, "\(counts)")
  }

  @Test func aDamagedCacheIsIgnored() throws {
    let scratch = try set()
    let first = try page(cache: "warm", in: scratch)
    let folder = scratch.url.appending(path: "warm/chiral")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let name = try #require(names.first { $0.hasPrefix("sheet-") })
    let file = folder.appending(path: "\(name)/pictures")
    let bytes = try Data(contentsOf: file)
    for position in stride(from: 0, to: bytes.count, by: bytes.count / 7) {
      var damaged = bytes
      damaged[position] ^= 4
      try damaged.write(to: file)
      #expect(try page(cache: "warm", in: scratch) == first)
    }
  }
}
