import ChiralTestSupport
import Foundation
import Testing

/// Builds that divide the icons among them, and the command that merges them.
@Suite struct ShareTests {
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
  }

  @discardableResult private func run(_ arguments: [String]) throws -> Command.Outcome {
    IconSet.settle()
    return try Command.run(arguments, in: project.folder)
  }

  /// Builds a share in `shares/NUMBER`.
  @discardableResult
  private func share(_ number: Int, _ count: Int, _ arguments: [String] = []) throws -> Command.Outcome {
    let outcome = try run(
      ["build", "--shard", "\(number)/\(count)", "--output", "shares/\(number)"] + arguments)
    #expect(outcome.status < 2, "\(outcome.errors)")
    return outcome
  }

  private func merge(_ numbers: [Int], _ arguments: [String] = []) throws -> Command.Outcome {
    try run(["merge"] + numbers.map { "shares/\($0)" } + ["--output", "joined"] + arguments)
  }

  /// The number of the share of a drawing, counted as Java and Starlark do.
  private func number(of drawing: String, count: Int) -> Int {
    let hash = drawing.utf16.reduce(0 as Int32) { 31 &* $0 &+ Int32($1) }
    return (Int(hash) % count + count) % count + 1
  }

  @Test(arguments: [1, 2, 3, 7]) func sharesTogetherAreOneBuild(count: Int) throws {
    #expect(try run(["build", "--output", "one"]).status == 1)
    for number in 1...count { try share(number, count) }
    #expect(try merge(Array((1...count).reversed())).status == 0)
    let (one, joined) = try (project.contents(of: "one"), project.contents(of: "joined"))
    #expect(one.count > 100 && one.keys.sorted() == joined.keys.sorted())
    for (path, bytes) in one { #expect(joined[path] == bytes, "\(path)") }
    #expect(try merge(Array(1...count)).errors.contains("nothing to change"))
    // A build takes over what a merge left.
    #expect(try run(["build", "--output", "joined"]).errors.contains("nothing to change"))
  }

  @Test func aShareNeedsOnlyTheDrawingsOfItsIcons() throws {
    try share(1, 2)
    let whole = try project.contents(of: "shares/1")
    #expect(!whole.isEmpty)
    #expect(try share(1, 2).errors.contains("nothing to change"))
    // The icon `again` also shows the second arrow in Hebrew.
    let kept = number(of: "arrow.1.svg", count: 2) == 1 ? ["arrow.2.svg"] : []
    for file in try FileManager.default.contentsOfDirectory(
      atPath: project.folder.appending(path: "Assets").path)
    where number(of: file, count: 2) != 1 && !kept.contains(file) {
      try FileManager.default.removeItem(at: project.folder.appending(path: "Assets/" + file))
    }
    let again = try run(["build", "--shard", "1/2", "--output", "again"])
    #expect(!again.errors.contains("warning"), "\(again.errors)")
    #expect(try project.contents(of: "again") == whole)
  }

  @Test func onlyOneShareChangesWithADrawing() throws {
    for number in 1...3 { try share(number, 3) }
    try project.write(IconSet.wide, to: "Assets/arrow.4.svg")
    let changed = try (1...3).filter { try !share($0, 3).errors.contains("nothing to change") }
    #expect(changed == [number(of: "arrow.4.svg", count: 3)])
    #expect(try merge([1, 2, 3]).status == 0)
    #expect(try project.contents(of: "joined")["en/arrow.4.svg"] == Data(IconSet.wide.utf8))
    try project.writeManifest()
    for number in 1...3 { try share(number, 3) }
    #expect(try merge([1, 2, 3]).status == 0)
    #expect(try project.contents(of: "joined").keys.allSatisfy { !$0.contains("arrow.4") })
  }

  @Test func aShareReportsTheProblemsOfItsOwnIcons() throws {
    try project.writeManifest([
      "arrow.forward": #""mirror""#, "arrow.left": #""sideways""#, "broken": #""straight""#,
    ])
    let shares = try (1...2).map {
      try run(["build", "--shard", "\($0)/2", "--output", "other/\($0)"]).errors
    }
    for word in ["sideways", "straight"] {
      #expect(shares.filter { $0.contains(word) }.count == 1, "\(shares)")
    }
    let whole = try run(["build"])
    #expect(whole.errors.contains("sideways") && whole.errors.contains("straight"))
  }

  @Test func foldersThatDoNotFitAreNamedWithARemedy() throws {
    for number in 1...2 { try share(number, 2) }
    try expect([1, 2, 2], "shares/2 and shares/2 both hold the icon ")
    try expect([1, 3], "shares/3 holds no index.json of a build; make it with chiral build --shard I/N")
    try expect(
      [1, 2], "shares/1 is one of the folders to be merged; name another --output",
      ["--output", "shares/1"])
    let file = try #require(project.contents(of: "shares/1").keys.filter { $0.hasSuffix(".svg") }.min())
    try project.write("<svg/>", to: "shares/1/" + file)
    try expect(
      [1, 2], "cannot merge shares/1/\(file): it is not the file that was built; build the share again")
    try share(1, 2, ["--overwrite", "--target", "web"])
    try expect([1, 2], "shares/1 holds the files of the target web")
    #expect(try project.contents(of: "joined")["index.json"] == nil)
  }

  private func expect(_ shares: [Int], _ problem: String, _ arguments: [String] = []) throws {
    let outcome = try merge(shares, arguments)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("error: \(problem)"), "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test(arguments: ["0/2", "3/2", "2", "a/b", "1/1001", "1/0", "-1/2", "1/2/3"])
  func invalidSharesAreRefused(text: String) throws {
    let outcome = try run(["build", "--shard=\(text)", "--output", "x"])
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("write I/N, such as 2/7"))
  }

  @Test func aShareNeedsAFolderOfItsOwn() throws {
    let outcome = try run(["build", "--shard", "1/2"])
    #expect(outcome.status == 64 && outcome.errors.contains("--shard needs an --output of its own"))
  }
}
