import ChiralRequests
import ChiralTestSupport
import Foundation
import Testing

/// The memory of one audit for the next, seen from outside.
@Suite struct FactCacheTests {
  /// Creates a set with a bell, and a bell that is struck out in one path; the second depends on the first.
  private func set() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    for name in ["bell", "bell.slash"] { try copy("\(name).svg", to: "\(name).svg", scratch) }
    try write(
      #"{"version": 1, "locales": ["ar"], "icons": {"bell": "mirror", "bell.slash": "mirror"}}"#, scratch)
    return scratch
  }

  private func copy(_ asset: String, to name: String, _ scratch: ScratchFolder) throws {
    let bytes = try Data(contentsOf: Repository.root.appending(path: "Tests/Fixtures/composed/own/\(asset)"))
    try bytes.write(to: scratch.url.appending(path: name))
  }

  private func write(_ manifest: String, _ scratch: ScratchFolder) throws {
    try Data(manifest.utf8).write(to: scratch.url.appending(path: "manifest.json"))
  }

  private func audit(
    _ scratch: ScratchFolder, _ arguments: String..., environment: [String: String] = [:]
  ) throws -> Command.Outcome {
    try Command.run(
      ["audit", "--format", "json"] + arguments, in: scratch.url,
      environment: environment.merging(["XDG_CACHE_HOME": scratch.url.path + "/cache"]) { $1 })
  }

  private func cache(_ scratch: ScratchFolder) throws -> URL? {
    let folder = scratch.url.appending(path: "cache/chiral")
    return try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .first { $0.lastPathComponent.hasPrefix("audit-") }
  }

  @Test func aSecondAuditSaysTheSame() throws {
    let scratch = try set()
    let without = try audit(scratch, "--no-cache")
    #expect(try cache(scratch) == nil)
    let first = try audit(scratch)
    let file = try #require(try cache(scratch))
    let bytes = try Data(contentsOf: file)
    #expect(try audit(scratch).output == first.output && without.output == first.output)
    #expect(try Data(contentsOf: file) == bytes)
  }

  #if os(Linux)
    /// Another build of a library may show other facts, even under the same version.
    @Test(arguments: ["librsvg", "libxml2", "libpango-"]) func factsOfAnotherLibraryAreFoundAgain(
      library: String
    ) throws {
      let scratch = try set()
      let files = try RenderHelper(.init(executable: BuiltProducts.renderer)).versions().files
      let file = URL(filePath: try #require(files.first { $0.contains("/" + library) }))
      let folder = scratch.url.appending(path: "lib")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      // The names of the files end in the version of the package, and those that programs ask for in that of the interface.
      let copy = folder.appending(path: file.lastPathComponent.replacing(/(\.so\.\d+)[.\d]*$/) { $0.1 })
      try FileManager.default.copyItem(at: file, to: copy)
      let environment = ["LD_LIBRARY_PATH": folder.path]
      let first = try audit(scratch, environment: environment)
      #expect(first.status == 0, "\(first.errors)")
      let facts = try #require(try cache(scratch))
      let known = try Data(contentsOf: facts)
      #expect(try audit(scratch, environment: environment).output == first.output)
      #expect(try Data(contentsOf: facts) == known)
      let handle = try FileHandle(forWritingTo: copy)
      try handle.seekToEnd()
      try handle.write(contentsOf: Data([0]))
      try handle.close()
      #expect(try audit(scratch, environment: environment).output == first.output)
      #expect(try Data(contentsOf: facts) != known)
    }
  #endif

  @Test func damagedEntriesAreIgnored() throws {
    let scratch = try set()
    let first = try audit(scratch)
    let file = try #require(try cache(scratch))
    let bytes = try Data(contentsOf: file)
    for position in [0, bytes.count / 2, bytes.count - 1] {
      var damaged = bytes
      damaged[position] ^= 4
      try damaged.write(to: file)
      #expect(try audit(scratch).output == first.output)
    }
    try Data().write(to: file)
    #expect(try audit(scratch).output == first.output)
  }

  @Test func aChangeOfTheDrawingIsSeen() throws {
    let scratch = try set()
    #expect(!(try audit(scratch).output.contains(#""rule": "drawing-faults:path-malformed""#)))
    let text = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 4h9v9z L"/></svg>"#
    try Data(text.utf8).write(to: scratch.url.appending(path: "bell.svg"))
    #expect(try audit(scratch).output.contains(#""rule": "drawing-faults:path-malformed""#))
  }

  /// The mirror image of struck-out lines is rebuilt from the lines: the lines that end in the gap do not tell how far they went.
  @Test func aChangeOfTheSiblingIsSeen() throws {
    let scratch = try ScratchFolder()
    func draw(_ content: String, in file: String) throws {
      let text =
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="black" stroke-width="2" "#
        + #"stroke-linecap="round">\#(content)</svg>"#
      try Data(text.utf8).write(to: scratch.url.appending(path: file))
    }
    let lines = #"<path d="M3 19h18M4 16h17M7 13h14"/>"#
    try draw(lines, in: "lines.svg")
    try draw(
      #"<path d="M3 19h14M4 16h10M7 13h4M20 13h1"/><path d="M2 2l20 20"/>"#, in: "lines-off.svg")
    try write(
      #"{"version": 1, "locales": ["ar"], "icons": {"lines": "mirror", "lines-off": "mirror"}}"#, scratch)
    #expect(!(try audit(scratch).output.contains(#""rule": "icon-declined""#)))
    try draw(#"<path d="M12 3v18M3 12h12"/>"#, in: "lines.svg")
    #expect(try audit(scratch).output.contains(#""rule": "icon-declined""#))
    try draw(lines, in: "lines.svg")
    #expect(!(try audit(scratch).output.contains(#""rule": "icon-declined""#)))
    try FileManager.default.removeItem(at: scratch.url.appending(path: "lines.svg"))
    #expect(try audit(scratch).output.contains(#""rule": "icon-declined""#))
  }

  /// The mirror images of a drawing are planned with all icons that show it.
  @Test func iconsThatShareADrawingHaveFactsOfTheirOwn() throws {
    let scratch = try set()
    try write(
      ##"""
      {"version": 1, "locales": ["ar"], "icons": {
        "a": {"class": "mirror", "file": "bell.svg"}, "b": {"class": "fixed", "file": "bell.svg"},
        "c": {"class": "mirror", "file": "bell.svg", "components": {"#none": "keep"}},
        "d": {"class": "mirror", "file": "bell.svg", "components": {"#nothing": "move"}}}}
      """##, scratch)
    for _ in 1...2 {
      let output = try audit(scratch, "--rule", "component-without-match").output
      #expect(output.components(separatedBy: #""rule": "component-without-match""#).count == 3)
      #expect(output.contains("#none") && output.contains("#nothing"))
    }
  }

  /// Drawings that change leave entries that nobody needs.
  @Test func entriesThatAreNoLongerUsedAreRemoved() throws {
    let scratch = try set()
    _ = try audit(scratch)
    let first = try Data(contentsOf: #require(try cache(scratch))).count
    for number in 1...8 {
      let text =
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 4h\#(number)v9z"/></svg>"#
      for name in ["bell", "bell.slash"] {
        try Data(text.utf8).write(to: scratch.url.appending(path: name + ".svg"))
      }
      _ = try audit(scratch)
    }
    #expect(try Data(contentsOf: #require(try cache(scratch))).count < 3 * first)
  }

  /// A rule that compares two drawings reads their pixels from the cache.
  @Test func aSecondAuditComparesPictures() throws {
    let scratch = try ScratchFolder()
    for (name, path) in [("go-next", "M4 4h9l7 8-7 8z"), ("go-previous", "M4 4h9l7 8-7 8z")] {
      let text = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="\#(path)"/></svg>"#
      try Data(text.utf8).write(to: scratch.url.appending(path: name + ".svg"))
    }
    try write(
      #"{"version": 1, "locales": ["ar"], "icons": {"go-next": "mirror", "go-previous": "mirror"}}"#, scratch)
    let first = try audit(scratch)
    #expect(first.output.contains(#""rule": "pair-drawings-differ""#))
    #expect(try audit(scratch).output == first.output)
  }

  @Test func aFolderThatCannotBeWrittenCostsNothing() throws {
    let scratch = try set()
    try Data().write(to: scratch.url.appending(path: "cache"))
    let run = try audit(scratch)
    #expect(run.status == 0 && run.errors == "")
  }
}
