import ChiralTestSupport
import Foundation
import Testing

/// Links that came with a working tree lead no command to write elsewhere, and no command replaces a file of another kind.
@Suite struct ForeignLinkTests {
  private let set: IconSet

  init() throws {
    set = try IconSet()
    try set.writeManifest(["arrow": #""mirror""#, "gone": #""fixed""#])
    try set.write(IconSet.arrow, to: "Assets/arrow.svg")
    try set.write("theirs", to: "outside/victim")
  }

  private func link(_ path: String, to target: String) throws {
    let place = set.folder.appending(path: path)
    try? FileManager.default.removeItem(at: place)
    try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: target)
  }

  /// Runs a command that must be refused in one line and change nothing.
  private func expectRefusal(_ arguments: [String], naming words: String) throws {
    let before = try set.contents(of: ".")
    let outcome = try Command.run(arguments, in: set.folder)
    #expect(outcome.status == 2, "\(arguments): \(outcome)")
    #expect(outcome.errors.contains(words), "\(arguments): \(outcome.errors)")
    #expect(try set.contents(of: ".") == before, "\(arguments)")
  }

  @Test(arguments: [
    ["build"], ["build", "--target", "web"], ["sheet"], ["build", "."], ["sheet", "--changed"],
  ])
  func theDefaultFolderIsNoLink(command: [String]) throws {
    try link("chiral-out", to: "outside")
    try expectRefusal(command, naming: "chiral-out is a link")
  }

  @Test func foldersOnTheWayAreNoLinks() throws {
    try link("out", to: "outside")
    for path in ["out", "out/", "out/sheet", "./out/a/b", "outside/../out/sheet"] {
      try expectRefusal(["build", "--output", path], naming: "out is a link")
      try expectRefusal(["sheet", "--output", path], naming: "out is a link")
      try expectRefusal(["mirror", "Assets", "--output", path], naming: "out is a link")
      try expectRefusal(["build", "--cache", path], naming: "is a link")
    }
    try expectRefusal(["mirror", "Assets/arrow.svg", "-o", "out/a.svg"], naming: "out is a link")
    try expectRefusal(["build", "--target", "swift", "--output", "out"], naming: "out is a link")
    try expectRefusal(["audit", "--baseline", "out/b.json", "--write-baseline"], naming: "out is a link")
    // The absolute path leads through the same working folder.
    let absolute = set.folder.appending(path: "out/sheet").path
    try expectRefusal(["sheet", "--output", absolute], naming: "out is a link")
  }

  /// In a working tree of git, links are foreign wherever the command is started.
  @Test func workingTreesAreKnownByTheirGit() throws {
    try set.write("", to: "tree/.git")
    try set.write("", to: "elsewhere/file")
    try link("tree/out", to: "../outside")
    let outcome = try Command.run(
      ["mirror", "../Assets", "--output", "../tree/out/a"], in: set.folder.appending(path: "elsewhere"))
    #expect(outcome.status == 2 && outcome.errors.contains("tree/out is a link"), "\(outcome)")
    #expect(try set.contents(of: "outside").count == 1)
  }

  /// Links above the working folder, and a link that the user names as the folder of the manifest, are followed.
  @Test func linksOfTheUserAreFollowed() throws {
    try set.write("", to: "deep/own/file")
    try link("deep/way", to: "own")
    let mirrored = try Command.run(
      ["mirror", "../Assets", "--output", set.folder.path + "/deep/way/a"],
      in: set.folder.appending(path: "outside"))
    #expect(mirrored.status == 0, "\(mirrored)")
    #expect(try set.contents(of: "deep/own/a")["arrow.svg"] != nil)
    try set.writeManifest(["arrow": #""mirror""#])
    try FileManager.default.createDirectory(
      at: set.folder.appending(path: "work"), withIntermediateDirectories: false)
    try link("work/set", to: "..")
    let built = try Command.run(["build", "set"], in: set.folder.appending(path: "work"))
    #expect(built.status == 0, "\(built)")
  }

  @Test func baselinesReplaceOnlyBaselines() throws {
    let words = "--write-baseline"
    try expectRefusal(["audit", words, "--baseline", "manifest.json"], naming: "it is not a baseline")
    try expectRefusal(["audit", words, "--baseline", "Assets/arrow.svg"], naming: "it is not a baseline")
    try link("chiral-baseline.json", to: "manifest.json")
    try expectRefusal(["audit", words], naming: "chiral-baseline.json is a link")
    try link("chiral-baseline.json", to: "outside/new.json")
    try expectRefusal(["audit", words], naming: "chiral-baseline.json is a link")
    try FileManager.default.removeItem(at: set.folder.appending(path: "chiral-baseline.json"))
    for _ in 0..<2 { #expect(try Command.run(["audit", words], in: set.folder).status == 0) }
  }

  @Test func manifestsAndApprovalsThatAreLinksAreNotWritten() throws {
    try FileManager.default.moveItem(
      at: set.folder.appending(path: "manifest.json"), to: set.folder.appending(path: "outside/m.json"))
    try link("manifest.json", to: "outside/m.json")
    try set.write(IconSet.arrow, to: "Assets/new.svg")
    try expectRefusal(["update"], naming: "manifest.json is a link")
    try FileManager.default.removeItem(at: set.folder.appending(path: "manifest.json"))
    try set.writeManifest(["arrow": #""mirror""#])
    try link("manifest.approved.json", to: "outside/approved.json")
    try expectRefusal(["review", "approve", "--all"], naming: "manifest.approved.json is a link")
  }

  @Test func mirrorReplacesNoOtherFiles() throws {
    try set.write("<svg/>", to: "b.svg")
    try expectRefusal(["mirror", "Assets/arrow.svg", "-o", "manifest.json"], naming: "add --overwrite")
    try expectRefusal(["mirror", "Assets/arrow.svg", "-o", "b.svg"], naming: "add --overwrite")
    try set.write("mine", to: "mirrored/arrow.svg")
    let refused = try Command.run(["mirror", "Assets", "-o", "mirrored"], in: set.folder)
    #expect(refused.status != 0 && refused.errors.contains("add --overwrite"), "\(refused)")
    #expect(try set.contents(of: "mirrored")["arrow.svg"] == Data("mine".utf8))
    for path in ["b.svg", "b.svg"] {
      let outcome = try Command.run(
        ["mirror", "Assets/arrow.svg", "-o", path, "--overwrite"], in: set.folder)
      #expect(outcome.status == 0, "\(outcome)")
    }
    // The content is already there.
    #expect(try Command.run(["mirror", "Assets/arrow.svg", "-o", "b.svg"], in: set.folder).status == 0)
    #expect(
      try Command.run(["mirror", "Assets", "-o", "mirrored", "--overwrite"], in: set.folder).status == 0)
    #expect(try Command.run(["mirror", "Assets", "-o", "mirrored"], in: set.folder).status == 0)
  }

  @Test(arguments: ["out/sheet", "out/", "out"]) func theActionWritesIntoNoLink(sheet: String) throws {
    try link("out", to: "outside")
    try set.writeManifest(["arrow": #""mirror""#])
    let script = Repository.root.appending(path: "scripts/action").path
    let outcome = try Command.start(
      "/bin/sh", [script], in: set.folder,
      environment: ["CHIRAL": BuiltProducts.command, "CHIRAL_SHEET": sheet])
    #expect(outcome.status == 2 && outcome.errors.contains("out is a link"), "\(outcome)")
    #expect(try set.contents(of: "outside").count == 1)
  }
}
