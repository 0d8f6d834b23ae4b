import ChiralTestSupport
import Foundation
import Testing

/// The memory of the last build, and the detection of changes.
@Suite struct CacheTests {
  private let project: IconSet

  init() throws {
    project = try IconSet()
    // The renderer appends a line whenever it is started.
    try project.write(
      "#!/bin/sh\necho started >> '\(log.path)'\nexec '\(BuiltProducts.renderer)'\n", to: "render")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: project.folder.appending(path: "render").path)
  }

  private var log: URL { project.folder.appending(path: "render.log") }

  /// The number of starts of the renderer so far.
  private var starts: Int {
    ((try? String(contentsOf: log, encoding: .utf8)) ?? "").split(separator: "\n").count
  }

  @discardableResult private func build(_ arguments: String...) throws -> Command.Outcome {
    IconSet.settle()
    return try Command.run(
      ["build", "--jobs", "1"] + arguments, in: project.folder,
      environment: ["CHIRAL_RENDER": project.folder.appending(path: "render").path])
  }

  /// Builds the set with the fonts of `data/fonts`.
  private func buildWithFonts(_ arguments: String...) throws -> Command.Outcome {
    IconSet.settle()
    return try Command.run(
      ["build", "--jobs", "1"] + arguments, in: project.folder,
      environment: [
        "CHIRAL_RENDER": project.folder.appending(path: "render").path,
        "XDG_DATA_HOME": project.folder.appending(path: "data").path,
      ])
  }

  /// Returns the bytes of a build without any memory.
  private func fresh() throws -> [String: Data] {
    try build("--no-cache", "--output", "fresh")
    return try project.contents(of: "fresh")
  }

  private func cached(_ name: String) -> URL {
    project.folder.appending(path: "chiral-out/.chiral-cache/\(name)")
  }

  @Test func nothingIsRenderedWhereNothingChanged() throws {
    try build()
    let before = starts
    for _ in 0..<2 {
      let outcome = try build()
      #expect(outcome.status == 0)
      #expect(outcome.errors.contains("nothing to change"))
    }
    #expect(before > 0 && starts == before)
  }

  @Test func filesDeletedOrOverwrittenAreRestoredWithoutRendering() throws {
    try build()
    let right = try project.contents()
    let before = starts
    try FileManager.default.removeItem(at: project.folder.appending(path: "chiral-out/ar/arrow.forward.svg"))
    #expect(try build("--verbose").errors.contains("created ar/arrow.forward.svg"))
    try project.write("another", to: "chiral-out/en/arrow.left-24@1x.png")
    #expect(try build().status == 2)
    #expect(try build("--overwrite").status == 0)
    #expect(try project.contents() == right)
    #expect(starts == before)
  }

  @Test func aChangedDrawingAndAChangedEntryAreBuiltAgain() throws {
    try build()
    try project.write(IconSet.wide, to: "Assets/arrow.forward.svg")
    try build()
    #expect(try project.contents() == fresh())
    var icons = IconSet.icons
    icons["arrow.left"] = "\"mirror\""
    icons["arrow.forward"] = nil
    try project.writeManifest(icons)
    try build()
    try FileManager.default.removeItem(at: project.folder.appending(path: "fresh"))
    #expect(try project.contents() == fresh())
  }

  @Test func aSiblingThatChangesChangesWhatIsMadeOfIt() throws {
    for name in ["butt-gap-right", "butt-gap-right-off"] {
      let fixture = Repository.root.appending(path: "Tests/Fixtures/composed/slash/\(name).svg")
      try project.write(String(contentsOf: fixture, encoding: .utf8), to: "Assets/\(name).svg")
    }
    try project.writeManifest(["butt-gap-right-off": "\"mirror\""])
    #expect(try build().status == 0)
    try project.write(IconSet.wide, to: "Assets/butt-gap-right.svg")
    #expect(try build().status == 1)
    try FileManager.default.removeItem(at: project.folder.appending(path: "Assets/butt-gap-right.svg"))
    #expect(try build().errors.contains("butt-gap-right"))
  }

  /// The drawing with the slash needs the one without, so that the build knows more than one use of the latter.
  @Test(arguments: ["bell", "bell.slash"]) func aBrokenDrawingThatAnotherOneNeedsIsBuiltOnceItIsMended(
    name: String
  ) throws {
    let sound = ["bell", "bell.slash"].filter { $0 != name }
    try project.write(IconSet.arrow, to: "Assets/\(sound[0]).svg")
    try project.write("<svg", to: "Assets/\(name).svg")
    try project.writeManifest(["bell": "\"mirror\"", "bell.slash": "\"mirror\""])
    for _ in 0..<2 { #expect(try build().status == 1) }
    try project.write(IconSet.wide, to: "Assets/\(name).svg")
    let fresh = try build("--no-cache", "--output", "fresh")
    for _ in 0..<2 {
      let outcome = try build()
      #expect(
        outcome.status == fresh.status && !outcome.errors.contains("\(name).svg:1"), "\(outcome.errors)")
    }
    #expect(try project.contents() == project.contents(of: "fresh"))
  }

  @Test func failuresAreToldAgain() throws {
    try project.write("<svg", to: "Assets/arrow.left.svg")
    let first = try build()
    #expect(first.status == 1)
    for _ in 0..<2 {
      let again = try build()
      #expect(again.status == 1)
      #expect(again.errors.contains("arrow.left.svg:1"))
    }
    try project.write(IconSet.arrow, to: "Assets/arrow.left.svg")
    #expect(try build().status == 0)
  }

  @Test func flippedBitsAreNoticed() throws {
    try build()
    let right = try project.contents()
    for name in ["pictures", "state"] {
      let bytes = try Data(contentsOf: cached(name))
      for position in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 5)) {
        var damaged = bytes
        damaged[position] ^= 0x10
        try damaged.write(to: cached(name))
        try project.write("altered", to: "chiral-out/ar/arrow.forward-24@2x.png")
        #expect(try build("--overwrite").status == 0)
        #expect(try project.contents() == right, "\(name), byte \(position)")
      }
      try bytes.prefix(bytes.count / 2).write(to: cached(name))
      try FileManager.default.removeItem(at: project.folder.appending(path: "chiral-out/en"))
      #expect(try build().status == 0)
      #expect(try project.contents() == right)
    }
  }

  /// A different font with the same name and size gives another picture of letters.
  @Test func aChangedFontFileIsNoticed() throws {
    let letter =
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><text x="2" y="20">A</text></svg>"#
    try project.write(letter, to: "Assets/arrow.left.svg")
    try project.write("a font of some kind", to: "data/fonts/some.ttf")
    #expect(try buildWithFonts("--cache", "shared").status == 0)
    let before = starts
    #expect(try buildWithFonts("--cache", "shared", "--output", "other").status == 0)
    #expect(starts == before + 1)
    #expect(try buildWithFonts("--cache", "shared").errors.contains("nothing to change"))
    #expect(starts == before + 1)
    let font = project.folder.appending(path: "data/fonts/some.ttf")
    let handle = try FileHandle(forWritingTo: font)
    try handle.write(contentsOf: Data("A".utf8))
    try handle.close()
    #expect(try buildWithFonts("--cache", "shared").status == 0)
    #expect(starts == before + 2)
    #expect(try buildWithFonts("--cache", "shared", "--output", "third").status == 0)
    #expect(starts == before + 3)
  }

  /// A drawing that one limit refuses may be accepted with another limit.
  @Test func limitsArePartOfTheKey() throws {
    let outcome = try Command.run(["build"], in: project.folder, environment: ["CHIRAL_LIMITS": "elements=1"])
    #expect(outcome.status == 1)
    #expect(try build().status == 0)
  }

  @Test func theCacheMayBeSharedOrDeleted() throws {
    try build("--cache", "shared")
    let right = try project.contents()
    let before = starts
    try build("--cache", "shared", "--output", "other")
    #expect(try project.contents(of: "other") == right)
    // It is started once for the versions of its libraries; nothing is rendered.
    #expect(starts == before + 1)
    try FileManager.default.removeItem(at: project.folder.appending(path: "shared"))
    try FileManager.default.removeItem(at: cached("state"))
    #expect(try build("--cache", "shared").errors.contains("nothing to change"))
  }

  /// A cache that is damaged beyond recognition is left alone, and the build goes on.
  @Test func aNamedCacheWithoutATrueFileIsNotUsed() throws {
    #expect(try build("--cache", "cache").status == 0)
    let result = try project.contents(of: "chiral-out/ar")
    for name in ["CACHEDIR.TAG", "pictures"] { try project.write("damaged", to: "cache/\(name)") }
    try FileManager.default.removeItem(at: project.folder.appending(path: "chiral-out"))
    let outcome = try build("--cache", "cache")
    #expect(
      outcome.status == 0 && outcome.errors.contains("the cache cache is not used: pictures in it"),
      "\(outcome)")
    #expect(try project.contents(of: "chiral-out/ar") == result)
    #expect(try project.contents(of: "cache")["pictures"] == Data("damaged".utf8))
  }

  /// On a full disk, a build may leave the beginnings of its files.
  @Test(arguments: [0, 1]) func aCacheThatWasHardlyBegunIsContinued(length: Int) throws {
    #expect(try build().status == 0)
    let result = try project.contents(of: "chiral-out/ar")
    let beginning = try Data(contentsOf: cached("pictures")).prefix(length)
    try FileManager.default.removeItem(at: project.folder.appending(path: "chiral-out"))
    try project.write(String(decoding: beginning, as: UTF8.self), to: "chiral-out/.chiral-cache/pictures")
    let outcome = try build()
    #expect(outcome.status == 0, "\(outcome)")
    #expect(try project.contents(of: "chiral-out/ar") == result)
  }

  /// If every file of the output is shipped, the memory is stored elsewhere.
  @Test func theStateMayLieElsewhere() throws {
    try build("--state", "memory/icons")
    #expect(
      !FileManager.default.fileExists(atPath: project.folder.appending(path: "chiral-out/.chiral-cache").path)
    )
    let before = starts
    #expect(try build("--state", "memory/icons").errors.contains("nothing to change"))
    #expect(starts == before)
    try project.write(IconSet.wide, to: "Assets/arrow.forward.svg")
    try build("--state", "memory/icons")
    #expect(try project.contents() == fresh())
    // Another output has files with other times, none of which is trusted.
    try build("--state", "memory/icons", "--output", "other")
    #expect(try project.contents(of: "other") == project.contents())
    try FileManager.default.removeItem(at: project.folder.appending(path: "chiral-out"))
    try build("--state", "memory/icons")
    #expect(try project.contents() == project.contents(of: "other"))
    #expect(try Command.run(["build", "--state", "memory", "--no-cache"], in: project.folder).status == 64)
  }

  @Test func noCacheLeavesNothing() throws {
    try build("--no-cache")
    #expect(
      !FileManager.default.fileExists(atPath: project.folder.appending(path: "chiral-out/.chiral-cache").path)
    )
  }

  @Test func verifyNamesWhatDiffersAndChangesNothing() throws {
    try build()
    #expect(try build("--verify").status == 0)
    try project.write("altered", to: "chiral-out/ar/arrow.forward.svg")
    let outcome = try build("--verify")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("ar/arrow.forward.svg"))
    #expect(try project.contents()["ar/arrow.forward.svg"] == Data("altered".utf8))
  }
}
