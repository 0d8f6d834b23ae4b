import ChiralTestSupport
import Foundation
import Testing

/// Builds that divide the icons among them, and the command that merges them.
@Suite struct ShareTests {
  private static let targets = ["files", "xcassets", "android", "web", "iconify", "gtk"]
  private let project: IconSet

  init() throws {
    project = try IconSet()
    var icons = IconSet.icons
    for number in 1...9 {
      let drawing = IconSet.arrow.replacing("M5 12", with: "M\(number) 12")
      try project.write(drawing, to: "Assets/arrow.\(number).svg")
      icons["arrow.\(number)"] = #""mirror""#
    }
    // An icon without pictures takes part in the merge.
    try project.write("<svg", to: "Assets/broken.svg")
    icons["broken"] = #""mirror""#
    // This icon shows the drawing of another one.
    icons["again"] = #"{ "class": "both", "file": "arrow.1.svg", "variants": { "he": "arrow.2.svg" } }"#
    try project.writeManifest(icons)
    // The renderer appends a line whenever it is started.
    try project.write(
      "#!/bin/sh\necho started >> '\(log.path)'\nexec '\(BuiltProducts.renderer)'\n", to: "render")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: project.folder.appending(path: "render").path)
  }

  private var log: URL { project.folder.appending(path: "render.log") }

  private var starts: Int {
    ((try? String(contentsOf: log, encoding: .utf8)) ?? "").split(separator: "\n").count
  }

  @discardableResult private func run(_ arguments: [String]) throws -> Command.Outcome {
    IconSet.settle()
    return try Command.run(
      arguments, in: project.folder,
      environment: ["CHIRAL_RENDER": project.folder.appending(path: "render").path])
  }

  /// Builds a share in `shares/NUMBER`.
  private func share(_ number: Int, _ count: Int, _ arguments: [String] = []) throws {
    let outcome = try run(
      ["build", "--jobs", "1", "--shard", "\(number)/\(count)", "--output", "shares/\(number)"] + arguments)
    #expect(outcome.status < 2, "\(outcome.errors)")
  }

  private func merge(_ numbers: [Int], _ arguments: [String] = []) throws -> Command.Outcome {
    try run(["merge"] + numbers.map { "shares/\($0)" } + arguments)
  }

  @Test(arguments: [1, 2, 3, 7]) func sharesTogetherAreOneBuild(count: Int) throws {
    let targets = Self.targets.flatMap { ["--target", $0] }
    #expect(try run(["build", "--jobs", "1", "--output", "one"] + targets).status == 1)
    for number in 1...count { try share(number, count, targets) }
    let before = starts
    let merged = try merge(Array((1...count).reversed()))
    #expect(merged.status == 1 && merged.errors.contains("broken.svg"), "\(merged.errors)")
    let (one, joined) = try (project.contents(of: "one"), project.contents())
    #expect(one.count > 100 && one.keys.sorted() == joined.keys.sorted())
    for (path, bytes) in one { #expect(joined[path] == bytes, "\(path)") }
    // A merge starts workers only to read the versions of their libraries and to convert drawings for the targets.
    let after = starts
    #expect(after > before)
    #expect(try merge(Array(1...count)).errors.contains("nothing to change"))
    #expect(try run(["build"] + targets).errors.contains("nothing to change"))
    #expect(starts == after)
  }

  @Test func aShareHoldsNoFilesButThePicturesForTheMerge() throws {
    try share(1, 2)
    #expect(try project.contents(of: "shares/1").isEmpty)
    let again = try run(["build", "--jobs", "1", "--shard", "1/2", "--output", "shares/1"])
    #expect(again.errors.contains("distinct pictures: chiral merge writes the files"), "\(again.errors)")
    #expect(try run(["build", "--output", "shares/1"]).status == 1)
    let whole = try project.contents(of: "shares/1")
    let refused = try run(["build", "--shard", "1/2", "--output", "shares/1"])
    #expect(refused.status == 2)
    #expect(
      refused.errors.contains("cannot build a share into shares/1: it holds the files of a build"),
      "\(refused.errors)")
    #expect(try project.contents(of: "shares/1") == whole)
  }

  @Test func aShareReportsTheProblemsOfItsOwnIconsAndTheMergeAll() throws {
    for number in 1...2 { try share(number, 2) }
    try project.writeManifest([
      "arrow.forward": #""mirror""#, "arrow.left": #""sideways""#, "broken": #""straight""#,
    ])
    let shares = try (1...2).map {
      try run(["build", "--jobs", "1", "--shard", "\($0)/2", "--output", "other/\($0)"]).errors
    }
    for word in ["sideways", "straight"] {
      #expect(shares.filter { $0.contains(word) }.count == 1, "\(shares)")
    }
    let whole = try run(["build"])
    #expect(whole.errors.contains("sideways") && whole.errors.contains("straight"))
  }

  @Test func aShareReadsTheCacheThatItIsGivenAndAMergeFillsIt() throws {
    for number in 1...2 { try share(number, 2) }
    _ = try merge([1, 2], ["--cache", "cache"])
    let before = starts
    for number in 1...2 {
      try FileManager.default.removeItem(at: project.folder.appending(path: "shares/\(number)"))
      try share(number, 2, ["--cache", "cache"])
    }
    #expect(starts == before + 2)
    let right = try project.contents()
    try FileManager.default.removeItem(at: project.folder.appending(path: "cache"))
    try FileManager.default.removeItem(at: project.folder.appending(path: "chiral-out"))
    #expect(try merge([1, 2]).status == 1)
    #expect(try project.contents() == right)
  }

  @Test func sharesThatDoNotFitAreNamedWithARemedy() throws {
    for number in 1...3 { try share(number, 3) }
    try expect([1, 2], "share 3/3 is missing; make it with chiral build --shard 3/3")
    try expect([1, 2, 2, 3], "shares/2 and shares/2 both hold share 2/3; name each share once")
    try expect([1, 2, 3, 4], "shares/4 holds no finished share; make it with chiral build --shard")
    try share(4, 4)
    try expect(
      [1, 2, 3, 4], "shares/3 is share 3/3 and shares/4 is share 4/4; build all shares with the same N")
    try expect(
      [1, 2, 3], "shares/1 is a share; give --output a folder of its own", ["--output", "shares/1"])
    try share(2, 3, ["--size", "32"])
    try expect([1, 2, 3], "shares/1 and shares/2 were built with different options")
    try share(2, 3)
    try project.write(IconSet.wide, to: "Assets/arrow.4.svg")
    try expect([1, 2, 3], "Assets/arrow.4.svg has changed since shares/")
    try project.writeManifest()
    try expect([1, 2, 3], "shares/1 was made from another manifest than manifest.json")
    try #expect(run(["build", "--output", "shares/1"]).status == 0)
    try expect([1, 2, 3], "shares/1 holds no finished share")
  }

  private func expect(_ shares: [Int], _ problem: String, _ arguments: [String] = []) throws {
    let outcome = try merge(shares, arguments)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("error: \(problem)"), "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test func sharesOfOtherProgramsDoNotFit() throws {
    try share(1, 1)
    try project.write(
      "#!/bin/sh\n# another\nexec '\(BuiltProducts.renderer)'\n", to: "render")
    try expect([1], "the shares were made by another version of chiral, librsvg, cairo, Pango or libdeflate")
  }

  /// The example of the article *Performance*, exactly as printed there.
  @Test(
    .enabled("ninja is not installed, so nobody ran the example for it; apt-get install ninja-build") {
      try Command.shell("command -v ninja").status == 0
    })
  func theExampleForNinjaWorks() throws {
    let text = try String(
      contentsOf: Repository.root.appending(path: "Sources/chiral/Chiral.docc/Performance.md"),
      encoding: .utf8)
    let example = try #require(text.split(separator: "```ninja\n").last?.split(separator: "```").first)
    try project.write(String(example), to: "build.ninja")
    try project.writeManifest()
    try FileManager.default.createSymbolicLink(
      atPath: project.folder.appending(path: "Icons").path, withDestinationPath: ".")
    let ninja =
      #"mkdir -p bin; ln -sf "$CHIRAL" bin/chiral; CHIRAL_RENDER="$PWD/render" PATH="$PWD/bin:$PATH" ninja"#
    let first = try Command.shell(ninja, in: project.folder)
    #expect(first.status == 0, "\(first.output)\(first.errors)")
    #expect(try run(["build", "--output", "one"]).status == 0)
    #expect(try project.contents(of: "icons") == project.contents(of: "one"))
    let before = starts
    try project.write(IconSet.wide, to: "Assets/arrow.left.svg")
    #expect(try Command.shell(ninja, in: project.folder).status == 0)
    #expect(starts > before)
    let after = starts
    try FileManager.default.removeItem(at: project.folder.appending(path: "icons/en/arrow.left.svg"))
    #expect(try Command.shell(ninja, in: project.folder).status == 0)
    #expect(try project.contents(of: "icons")["en/arrow.left.svg"] == Data(IconSet.wide.utf8))
    #expect(starts == after)
  }

  @Test(arguments: ["0/2", "3/2", "2", "a/b", "1/1001", "1/0", "-1/2", "1/2/3"])
  func invalidSharesAreRefused(text: String) throws {
    let outcome = try run(["build", "--shard=\(text)"])
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("write I/N, such as 2/7"))
    #expect(try run(["build", "--shard", "1/2", "--no-cache"]).status == 64)
  }
}
