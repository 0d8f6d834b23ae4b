import ChiralTestSupport
import Foundation
import Testing

/// Sprite sheets, SVG fonts, lists, and folders of other things.
@Suite struct SpriteCommandTests {
  private static let sprite =
    "<svg xmlns=\"http://www.w3.org/2000/svg\"><symbol id=\"arrow-back\" viewBox=\"0 0 24 24\"><path d=\"M14 4l-8 8 8 8z\"/></symbol>"
    + "<symbol id=\"cup\" viewBox=\"0 0 24 24\"><path d=\"M6 4h12v14h-12z\"/></symbol><symbol id=\"bad\"/></svg>"

  private func scratch(_ files: [String: String]) throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    for (name, text) in files {
      let place = scratch.url.appending(path: name)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place)
    }
    return scratch
  }

  private func text(_ scratch: ScratchFolder, _ path: String) throws -> String {
    String(decoding: try Data(contentsOf: scratch.url.appending(path: path)), as: UTF8.self)
  }

  @Test func aSpriteBecomesAFolderOfDrawings() throws {
    let scratch = try scratch(["web/icons.svg": Self.sprite])
    let run = try Command.run(["import", "sprite", "web/icons.svg"], in: scratch.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.errors.contains(
        "web/icons.svg:1:194: warning: left out: the <symbol> bad has no viewBox; add one"), "\(run.errors)")
    #expect(run.errors.contains("web/icons.svg holds 3 icons; wrote 2 SVGs into web/icons\n"))
    #expect(run.errors.contains("wrote web/icons/manifest.json: 2 icons (1 fixed, 1 mirror)"))
    try Data("<svg/>".utf8).write(to: scratch.url.appending(path: "web/icons/cup.svg"))
    let again = try Command.run(["import", "sprite", "web/icons.svg"], in: scratch.url)
    #expect(again.errors.contains("wrote 0 SVGs into web/icons"))
    #expect(again.errors.contains("web/icons/cup.svg is kept, although its content differs from the sheet"))
    #expect(try text(scratch, "web/icons/cup.svg") == "<svg/>")
  }

  /// Right-to-left text shows `<` as `>`, and so another icon of the font.
  @Test func aGlyphAtAMirroredCharacterIsNamed() throws {
    let font =
      "<svg xmlns=\"http://www.w3.org/2000/svg\"><defs><font horiz-adv-x=\"24\"><font-face units-per-em=\"24\" ascent=\"24\"/>"
      + "<glyph glyph-name=\"cog\" unicode=\"&gt;\" d=\"M2 2h20v20z\"/><glyph glyph-name=\"cup\" unicode=\"&#xe001;\" d=\"M2 2h20v20z\"/>"
      + "</font></defs></svg>"
    let scratch = try scratch(["font.svg": font])
    let run = try Command.run(["import", "sprite", "font.svg"], in: scratch.url)
    #expect(run.errors.contains("warning: cog lies at U+003E, which right-to-left text shows as"), "\(run)")
    #expect(run.errors.contains("wrote 2 SVGs") && !run.errors.contains("cup lies"), "\(run)")
  }

  /// A sheet decides nothing about the folder: an id may hold any path.
  @Test func anIDIsNoPath() throws {
    let scratch = try scratch([
      "s/a.svg": Self.sprite.replacing("arrow-back", with: "../../out").replacing("cup", with: "/tmp/out")
    ])
    let run = try Command.run(["import", "sprite", "s/a.svg"], in: scratch.url)
    #expect(run.status == 2 && run.errors.contains("s/a.svg has no icon that can be an SVG of its own"))
    #expect(!FileManager.default.fileExists(atPath: scratch.url.appending(path: "out.svg").path))
  }

  @Test(
    arguments: [
      ("a.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"><path d=\"M1 1h2\"/></svg>", "has no <symbol>"),
      ("a.svg", "<svg", "bad XML"), ("a.ttf", "OTTO", "is a compiled font"),
      ("b.svg", "x", "cannot read a.svg"),
    ])
  func otherFilesAreNoSheets(file: String, content: String, message: String) throws {
    let scratch = try scratch([file: content])
    let name = file == "b.svg" ? "a.svg" : file
    let run = try Command.run(["import", "sprite", name], in: scratch.url)
    #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
  }

  @Test(
    arguments: [
      ("Back.tsx", "it has 1 .tsx file: drawings in code are not read"),
      ("icons.woff2", "save the font as an SVG font"), ("back.png", "pictures of pixels are not read"),
      ("back.pdf", "pdftocairo -svg"), ("icons.sketch", "export the icons as SVGs"),
      ("icons.dart", "chiral import flutter"), ("notes.txt", "name the folder of the drawings"),
    ])
  func aFolderOfOtherThingsSaysWhatItHas(file: String, message: String) throws {
    let scratch = try scratch(["icons/" + file: "x"])
    for arguments in [["init", "icons"], ["import", "gtk", "icons"]] {
      let run = try Command.run(arguments, in: scratch.url)
      #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
    }
    #expect(!FileManager.default.fileExists(atPath: scratch.url.appending(path: "icons/manifest.json").path))
  }

  @Test func aSheetAloneIsNoSet() throws {
    let scratch = try scratch(["web/icons.svg": Self.sprite])
    let run = try Command.run(["init", "web"], in: scratch.url)
    #expect(run.status == 2)
    #expect(
      run.errors.contains("holds 3 symbols and no drawing: chiral import sprite makes an SVG of each"),
      "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: scratch.url.appending(path: "web/manifest.json").path))
  }

  /// In Hebrew a question mark does not turn, so that a list of plain flips cannot have it.
  @Test func aListThatFlipsAQuestionMarkIsNamed() throws {
    let question =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path d=\"M8 6a4 4 0 1 1 5 3.8V13h-2V8a2 2 0 1 0-1-2zM11 15h2v2h-2z\"/></svg>"
    let back =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path d=\"M14 4l-8 8 8 8z\"/></svg>"
    let scratch = try scratch([
      "i/help.svg": question, "i/back.svg": back, "i/flips.ts": "export const flips = ['back', 'help'];\n",
    ])
    let run = try Command.run(["import", "names", "i/flips.ts", "--drawings", "i"], in: scratch.url)
    #expect(run.errors.contains("i/flips.ts:1:1: warning: a plain flip shows help wrongly (R21)"), "\(run)")
    let names = try Command.run(["plan", "i", "--format", "names"], in: scratch.url)
    #expect(names.output == "back\n", "\(names)")
    let apply = try Command.run(["apply", "i", "--list", "i/flips.ts"], in: scratch.url)
    #expect(try text(scratch, "i/flips.ts") == "export const flips = ['back'];\n", "\(apply)")
  }

  @Test func aListGetsTheDecisionsBack() throws {
    let code = "static const IconData back = IconData(0xe1);\nstatic const IconData cup = IconData(0xe2);\n"
    let scratch = try scratch(["lib/icons.dart": code, "lib/names.txt": "cup\n"])
    let read = try Command.run(["import", "flutter", "lib/icons.dart", "-m", "lib"], in: scratch.url)
    #expect(read.output.hasPrefix("back: mirror (sure, R1)"))
    let manifest = try text(scratch, "lib/manifest.json")
    let decided = manifest.replacing(
      #""back": { "class": "fixed""#, with: #""back": { "class": "mirror""#)
    #expect(decided != manifest)
    try Data(decided.utf8).write(to: scratch.url.appending(path: "lib/manifest.json"))
    let apply = ["apply", "lib", "--list", "lib/icons.dart", "--list", "lib/names.txt"]
    let trial = try Command.run(apply + ["--dry-run"], in: scratch.url)
    #expect(trial.output.contains("+static const IconData back = IconData(0xe1, matchTextDirection: true);"))
    #expect(try text(scratch, "lib/icons.dart") == code)
    #expect(try Command.run(apply, in: scratch.url).errors.hasSuffix("changed 2 files and added 0\n"))
    #expect(try text(scratch, "lib/names.txt") == "back\n")
    #expect(
      try Command.run(apply, in: scratch.url).errors.hasSuffix(
        "nothing to write: the list has the decisions already\n"))
    let other = try Command.run(["apply", "lib", "--list", "lib/manifest.json"], in: scratch.url)
    #expect(other.status == 2 && other.errors.contains("it has no list that is read"))
  }
}
