import ChiralTestSupport
import Foundation
import Testing

@testable import ChiralPipeline

/// A build overwrites no file that it reads, and no file that was not made by a build.
@Suite struct OwnershipTests {
  private let set: IconSet

  init() throws {
    set = try IconSet()
    try FileManager.default.removeItem(at: set.folder.appending(path: "Assets"))
  }

  private func use(_ icons: [String: String], assets: String, manifest: String = "manifest.json") throws {
    let rows = icons.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
    try set.write(
      """
      {"version": 1, "assets": "\(assets)", "locales": ["en", "ar"], "sizes": [24], "scales": [1],
      "icons": {\(rows.joined(separator: ", "))}}
      """, to: manifest)
    for name in icons.keys { try set.write(IconSet.arrow, to: "\(assets)/\(name).svg") }
  }

  private func files() throws -> [String: Data] { try set.contents(of: ".") }

  private func expectRefusal(_ arguments: String..., naming words: String) throws {
    let before = try files()
    for extra in [[], ["--dry-run"], ["--target", "web", "--target", "files"]] {
      let outcome = try Command.run(["build"] + arguments + extra, in: set.folder)
      #expect(outcome.status == 2, "\(arguments) \(extra): \(outcome.errors)")
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
      #expect(try files() == before, "\(arguments) \(extra)")
    }
  }

  @Test(arguments: [
    ("ar", "."), ("AR", "."), ("chiral-out/ar", "chiral-out"), ("chiral-out/web", "chiral-out"),
  ])
  func drawingsThatLieWhereFilesAreWritten(assets: String, output: String) throws {
    try use(["arrow": #""mirror""#], assets: assets)
    let targets = assets.hasSuffix("web") ? ["--target", "web"] : []
    let before = try files()
    let outcome = try Command.run(["build", "--output", output] + targets, in: set.folder)
    #expect(outcome.status == 2 && outcome.errors.contains("is read from where files are written"))
    #expect(try files() == before)
  }

  @Test func drawingsAndFontsThatALinkBringsThere() throws {
    try use(["arrow": #"{ "class": "mirror", "fonts": { "Latn": "font.ttf" } }"#], assets: "Assets")
    try set.write("font", to: "out/ar/font.ttf")
    try FileManager.default.createSymbolicLink(
      atPath: set.folder.appending(path: "font.ttf").path, withDestinationPath: "out/ar/font.ttf")
    try expectRefusal("--output", "out", naming: "font.ttf is read from where files are written")
  }

  @Test func aManifestWithTheNameOfTheIndex() throws {
    try use(["arrow": #""mirror""#], assets: "Assets", manifest: "index.json")
    try expectRefusal(
      "--manifest", "index.json", "--output", ".", naming: "index.json is read from where files are written")
  }

  @Test func somebodysIndex() throws {
    try use(["arrow": #""mirror""#], assets: "Assets")
    try set.write("{}", to: "public/index.json")
    try expectRefusal("--output", "public", naming: "index.json: it was not written by chiral build")
  }

  @Test func somebodysFiles() throws {
    try use(["arrow": #""mirror""#], assets: "Assets")
    try set.write("mine", to: "public/ar/arrow.svg")
    let outcome = try set.build("--output", "public")
    #expect(
      outcome.status == 2 && outcome.errors.contains("ar/arrow.svg: it was not written by chiral build"))
    #expect(try set.contents(of: "public")["ar/arrow.svg"] == Data("mine".utf8))
    // The files that the build wrote beside the foreign one count as its own once that one is gone.
    try FileManager.default.removeItem(at: set.folder.appending(path: "public/ar/arrow.svg"))
    try set.write(IconSet.wide, to: "Assets/arrow.svg")
    #expect(try set.build("--output", "public").status == 0)
    #expect(try set.build("--output", "clean").status == 0)
    #expect(try set.contents(of: "public") == set.contents(of: "clean"))
  }

  /// `index.json` and the journal may come from anywhere; files that no build can have written are never
  /// removed.
  @Test func recordsThatNameSomebodysFiles() throws {
    try use(["arrow": #""mirror""#], assets: "Assets")
    let victims = ["manifest.json", "Assets/arrow.svg", ".git/config", "ar/mine.svg", "web/mine.js"]
    for victim in victims.dropFirst(2) { try set.write("mine", to: victim) }
    #expect(try set.build("--output", ".").status == 0)
    let index = set.folder.appending(path: "index.json")
    var json = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: index)) as? [String: Any])
    json["pending"] = victims
    json["targets"] = ["web": ["icons": [:], "files": victims.map { ["path": $0, "sha256": "00"] }]]
    try JSONSerialization.data(withJSONObject: json, options: .sortedKeys).write(to: index)
    let journal = victims.flatMap { Record.encoded(Array($0.utf8), kind: .journal) }
    try Data(journal).write(to: set.folder.appending(path: ".chiral-cache/journal"))
    let before = try files()
    let outcome = try set.build("--output", ".", "--target", "files", "--target", "web")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let after = try files()
    for victim in victims { #expect(after[victim] == before[victim], "\(victim)") }
  }

  /// Another program may have optimised the files, or somebody corrected one by hand.
  @Test(arguments: [[], ["--no-cache"], ["--target", "web", "--target", "files"], ["--dry-run"]])
  func aFileThatSomebodyChangedIsNotReplaced(options: [String]) throws {
    try use(["arrow": #""mirror""#], assets: "Assets")
    let targets = options.filter { $0 != "--dry-run" && $0 != "--no-cache" }
    #expect(try Command.run(["build"] + targets, in: set.folder).status == 0)
    let path = options.contains("web") ? "web/icons.css" : "ar/arrow.svg"
    for change in ["drawing", "nothing"] {
      try set.write("edited", to: "chiral-out/" + path)
      if change == "drawing" { try set.write(IconSet.wide, to: "Assets/arrow.svg") }
      let outcome = try Command.run(["build"] + options, in: set.folder)
      #expect(
        outcome.status == 2 && outcome.errors.contains("\(path): it was changed after chiral build wrote it"),
        "\(outcome.errors)")
      #expect(try set.contents()[path] == Data("edited".utf8))
    }
    let verified = try Command.run(["build", "--verify"] + targets, in: set.folder)
    #expect(
      verified.status == 1 && verified.errors.contains("this file is not what a build makes: \(path)"),
      "\(verified.errors)")
    #expect(try Command.run(["build", "--overwrite"] + targets, in: set.folder).status == 0)
    #expect(try Command.run(["build", "--output", "clean"] + targets, in: set.folder).status == 0)
    #expect(try set.contents() == set.contents(of: "clean"))
  }

  /// Copying loses the stamps, and a power failure may leave a file empty; neither loses work of anybody.
  @Test func filesThatNobodyChangedAreReplaced() throws {
    try use(["arrow": #""mirror""#], assets: "Assets")
    #expect(try set.build().status == 0)
    try set.write("", to: "chiral-out/ar/arrow.svg")
    let copy = "cp -r chiral-out copy && rm -r chiral-out copy/.chiral-cache && mv copy chiral-out"
    #expect(try Command.shell(copy, in: set.folder).status == 0)
    try set.write(IconSet.wide, to: "Assets/arrow.svg")
    let outcome = try set.build()
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try set.build("--output", "clean").status == 0)
    #expect(try set.contents() == set.contents(of: "clean"))
  }

  @Test(arguments: ["sheet.html", "sheet-1.png", "sheet-2.png", "sheet.md"])
  func sheetsReplaceOnlySheets(name: String) throws {
    try use(["arrow": #""mirror""#], assets: "Assets")
    let command = ["sheet", "-o", "pages"] + (name == "sheet.md" ? ["--format", "markdown"] : [])
    try set.write("mine", to: "pages/" + name)
    let outcome = try Command.run(command, in: set.folder)
    let isInTheWay = name != "sheet-2.png"
    #expect(outcome.status == (isInTheWay ? 2 : 0), "\(outcome.errors)")
    #expect(outcome.errors.contains("\(name): it was not written by chiral sheet") == isInTheWay)
    let files = try set.contents(of: "pages")
    #expect(files[name] == Data("mine".utf8) && (files.count == 1) == isInTheWay)
    // Its own pages are replaced.
    try FileManager.default.removeItem(at: set.folder.appending(path: "pages/" + name))
    for drawing in [IconSet.arrow, IconSet.wide] {
      try set.write(drawing, to: "Assets/arrow.svg")
      let again = try Command.run(command, in: set.folder)
      #expect(again.status == 0, "\(again.errors)")
    }
  }

  @Test func aMirrorImageIsNotWrittenOverItsDrawing() throws {
    try use(["arrow": #""mirror""#], assets: "Assets")
    let link = set.folder.appending(path: "link.svg").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "Assets/arrow.svg")
    let before = try files()
    for output in ["Assets/arrow.svg", "./Assets/../Assets/arrow.svg", "link.svg"] {
      let outcome = try Command.run(["mirror", "Assets/arrow.svg", "-o", output], in: set.folder)
      #expect(outcome.status == 2 && outcome.errors.contains("it is the drawing that is read"))
    }
    #expect(try files() == before)
  }

  @Test func aFileThatSomebodyChangedIsNotRemoved() throws {
    try use(["arrow": #""mirror""#, "gone": #""mirror""#], assets: "Assets")
    #expect(try set.build().status == 0)
    try set.write("edited", to: "chiral-out/ar/gone.svg")
    try use(["arrow": #""mirror""#], assets: "Assets")
    let outcome = try set.build()
    #expect(outcome.status == 0 && outcome.errors.contains("warning: ar/gone.svg belongs to no icon"))
    let files = try set.contents()
    #expect(files["ar/gone.svg"] == Data("edited".utf8) && files["en/gone.svg"] == nil)
    #expect(try !set.build().errors.contains("warning"))
  }

  /// If records are lost, a build still finds its files, as long as one record is left.
  @Test(arguments: ["index.json", ".chiral-cache"]) func aRecordThatIsLost(record: String) throws {
    try use(["arrow": #""mirror""#, "gone": #""mirror""#], assets: "Assets")
    #expect(try set.build().status == 0)
    try FileManager.default.removeItem(at: set.folder.appending(path: "chiral-out/" + record))
    try use(["arrow": #""mirror""#], assets: "Assets")
    try set.write(IconSet.wide, to: "Assets/arrow.svg")
    let outcome = try set.build()
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try set.build("--output", "clean").status == 0)
    #expect(try set.contents() == set.contents(of: "clean"))
  }

  @Test(arguments: [
    ["--state", "victim"], ["--cache", "victim"], ["--state", "link"], ["--cache", "link"], [],
  ])
  func cachesInSomebodysFolder(options: [String]) throws {
    try use(["arrow": #""mirror""#], assets: "Assets")
    let names = ["state", "pictures", "pictures.new", "x.chiral-tmp-1"]
    for name in names { try set.write("mine", to: "victim/" + name) }
    let links = ["link": "victim", "chiral-out/.chiral-cache": "../victim"]
    try FileManager.default.createDirectory(
      at: set.folder.appending(path: "chiral-out"), withIntermediateDirectories: true)
    for (link, target) in links where link == options.last || options.isEmpty && link != "link" {
      try FileManager.default.createSymbolicLink(
        atPath: set.folder.appending(path: link).path, withDestinationPath: target)
    }
    for arguments in [options, options + ["--no-cache"].filter { _ in options.isEmpty }] {
      let outcome = try Command.run(["build"] + arguments, in: set.folder)
      // A named cache may as well be damaged: the build goes on without it.
      let isLeft = options == ["--cache", "victim"]
      let words = isLeft ? "the cache victim is not used" : "cannot keep a cache in"
      #expect(outcome.status == (isLeft ? 0 : 2) && outcome.errors.contains(words), "\(outcome.errors)")
    }
    let files = try set.contents(of: "victim")
    #expect(files.count == names.count && files.values.allSatisfy { $0 == Data("mine".utf8) })
  }

  @Test(arguments: ["Assets", "."]) func mirroredFoldersAreNotWrittenOverTheirDrawings(output: String) throws
  {
    try use(["arrow": #""mirror""#], assets: "Assets")
    try set.write(IconSet.arrow, to: "Assets/Assets/arrow.svg")
    let input = output == "." ? "./Assets/../" : "Assets"
    let before = try files()
    let outcome = try Command.run(["mirror", input, "--output", output], in: set.folder)
    #expect(outcome.status == 2 && outcome.errors.contains("is a drawing that is read"), "\(outcome.errors)")
    #expect(try files() == before)
  }
}
