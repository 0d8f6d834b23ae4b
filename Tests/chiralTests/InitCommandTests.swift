import ChiralTestSupport
import Foundation
import Testing

@Suite struct InitCommandTests {
  private func folder(_ files: [String]) throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    for file in files {
      let path = file.contains("rtl") ? "M4 4h12v16z" : "M4 4h9v16z"
      try write(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path d=\"\(path)\"/></svg>", file,
        scratch)
    }
    return scratch
  }

  private func write(_ text: String, _ file: String, _ scratch: ScratchFolder) throws {
    let url = scratch.url.appending(path: file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func text(_ file: String, _ scratch: ScratchFolder) throws -> String {
    try String(contentsOf: scratch.url.appending(path: file), encoding: .utf8)
  }

  @Test func aFolderBecomesAManifest() throws {
    let scratch = try folder([
      "Icons/actions/go-next.svg", "Icons/actions/go-next-rtl.svg", "Icons/cup.svg", "Icons/.hidden.svg",
      "Icons/out/en/cup.svg",
    ])
    try write(#"{"format": "chiral-index", "version": 1, "icons": {}}"#, "Icons/out/index.json", scratch)
    let run = try Command.run("init", "Icons/", in: scratch.url)
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.errors == "wrote Icons/manifest.json: 2 icons (1 fixed, 1 both)\n")
    #expect(
      try text("Icons/manifest.json", scratch) == """
        {
          "$schema": "./manifest.schema.json",
          "version": 1,
          "assets": ".",
          "locales": ["en", "ar", "he"],
          "sizes": [24],
          "scales": [1, 2, 3],
          "policy": "apple",
          "icons": {
            "actions/go-next": { "class": "both", "variants": { "rtl": "actions/go-next-rtl.svg" } },
            "cup": { "class": "fixed" }
          }
        }

        """)
    let schema = try Command.run("schema", in: scratch.url).output
    #expect(try text("Icons/manifest.schema.json", scratch) == schema)
    #expect(
      try Command.run("audit", "--strict", "--manifest", "Icons/manifest.json", in: scratch.url).status == 0)
  }

  /// Drawings of one icon for several sizes are one entry, and a build takes the right one for each size.
  @Test func drawingsForSizesAreOneIcon() throws {
    let scratch = try folder([
      "Icons/16/go-next.svg", "Icons/24/go-next.svg", "Icons/16/cup.svg", "Icons/24/cup.svg",
      "Icons/16/tea.svg",
    ])
    let run = try Command.run("init", "Icons", in: scratch.url)
    #expect(run.errors == "wrote Icons/manifest.json: 3 icons (2 fixed, 1 mirror)\n")
    let manifest = try text("Icons/manifest.json", scratch)
    #expect(manifest.contains(#""sizes": [24, 16],"#))
    #expect(
      manifest.contains(
        #""cup": { "class": "fixed", "drawings": { "16": "16/cup.svg", "24": "24/cup.svg" } }"#))
    #expect(manifest.contains(#""tea": { "class": "fixed", "file": "16/tea.svg" }"#))
    let again = try Command.run("init", "Icons", in: scratch.url)
    #expect(again.errors == "nothing to add to Icons/manifest.json\n")
    try write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path d=\"M4 4h9v16z\"/></svg>",
      "Icons/24/milk.svg", scratch)
    try write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path d=\"M4 4h9v16z\"/></svg>",
      "Icons/16/milk.svg", scratch)
    _ = try Command.run("init", "Icons", in: scratch.url)
    #expect(try text("Icons/manifest.json", scratch).contains(#""24": "24/milk.svg""#))
  }

  /// Left stays left if nothing else is said; for a set without arrows for Back and Next, `init` says so.
  @Test(arguments: [
    (["arrow-left", "arrow-right", "cup"], true), (["arrow-left", "arrow-right", "arrow-back"], false),
    (["arrow-left", "cup"], false), (["arrow-left", "arrow-right", "go-next", "cup"], true),
  ]) func absoluteArrowsAreToldOf(names: [String], isTold: Bool) throws {
    let scratch = try folder(names.map { "\($0).svg" })
    let hint =
      "2 icons such as arrow-left say left or right and stay as they are; if they mean back and forward here, "
    #expect(try Command.run("init", ".", in: scratch.url).errors.contains(hint) == isTold)
    let other = try folder(names.map { "\($0).svg" })
    #expect(
      !(try Command.run("init", ".", "--no-left-means-back", in: other.url).errors.contains(
        "say left or right")))
  }

  @Test func theManifestMayStandAbove() throws {
    let scratch = try folder(["Icons/cup.svg"])
    #expect(try Command.run("init", "Icons", "--manifest", "manifest.json", in: scratch.url).status == 0)
    #expect(try text("manifest.json", scratch).contains("\"assets\": \"Icons\""))
    #expect(try Command.run("plan", in: scratch.url).status == 0)
  }

  /// The manifest at the top of a repository names the folder that all drawings share, and leaves others out later.
  @Test func theTopOfARepositoryNamesTheSharedFolder() throws {
    let scratch = try folder(["src/icons/a/cup.svg", "src/icons/b/go-next.svg"])
    #expect(try Command.run("init", ".", in: scratch.url).status == 0)
    let manifest = try text("manifest.json", scratch)
    #expect(manifest.contains("\"assets\": \"src/icons\"") && manifest.contains("\"a/cup\": "), "\(manifest)")
    try write("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\"/>", "docs/plan.svg", scratch)
    let again = try Command.run("init", ".", in: scratch.url)
    #expect(again.status == 0)
    #expect(
      again.errors.hasPrefix(
        "docs/plan.svg:1:1: warning: left out: the icons of manifest.json lie in src/icons;"))
    #expect(try text("manifest.json", scratch) == manifest)
  }

  /// A folder that names an icon is part of its name.
  @Test func foldersOfSizesNameNoSet() throws {
    let scratch = try folder(["home/24px.svg"])
    #expect(try Command.run("init", ".", in: scratch.url).status == 0)
    #expect(try text("manifest.json", scratch).contains("\"home/24px\""))
  }

  @Test func decisionsAreKept() throws {
    let scratch = try folder(["cup.svg", "go-next.svg", "new/arrow.left.svg"])
    let manifest = """
      { "version": 1, "locales": ["fa"],
        "icons": {
          "$comment": "ours",
          "go-next" : {"class":"fixed",   "note": "on purpose"}
        } }
      """
    try write(manifest, "manifest.json", scratch)
    let run = try Command.run("init", ".", in: scratch.url)
    #expect(
      run.errors == """
        added to manifest.json: 2 icons (2 fixed)
        1 question: chiral review open . asks with pictures, chiral todo . lists them

        """)
    #expect(
      try text("manifest.json", scratch) == """
        { "version": 1, "locales": ["fa"],
          "icons": {
            "$comment": "ours",
            "cup": { "class": "fixed" },
            "go-next" : {"class":"fixed",   "note": "on purpose"},
            "new/arrow.left": { "class": "fixed" }
          } }
        """)
    let again = try Command.run("init", ".", in: scratch.url)
    #expect(again.errors == "nothing to add to manifest.json\n")
  }

  @Test func thePolicyOfANewManifestIsAsked() throws {
    let scratch = try folder(["media-skip-forward.svg"])
    #expect(try Command.run("init", ".", "--policy", "gnome", in: scratch.url).status == 0)
    let manifest = try text("manifest.json", scratch)
    #expect(manifest.contains("\"policy\": \"gnome\""))
    #expect(manifest.contains(#""media-skip-forward": { "class": "mirror" }"#))
    try write("<svg/>", "media-skip-backward.svg", scratch)
    let run = try Command.run("init", ".", "--policy", "apple", in: scratch.url)
    #expect(
      run.errors.hasPrefix(
        "manifest.json:1:1: warning: its policy gnome counts; to classify it by apple, use chiral init --reclass --policy apple\n"
      ))
    #expect(try text("manifest.json", scratch).contains(#""media-skip-backward": { "class": "mirror" }"#))
  }

  /// Changes that people made are kept; the rest follows the other policy.
  @Test func anotherMeaningOfLeftReclassifiesUnchangedEntries() throws {
    let scratch = try folder([
      "Icons/arrow-left.svg", "Icons/arrow-right.svg", "Icons/chevron-left.svg", "Icons/cup.svg",
    ])
    #expect(try Command.run("init", "Icons", in: scratch.url).status == 0)
    let own = try text("Icons/manifest.json", scratch)
      .replacing(#""arrow-right": { "class": "fixed" }"#, with: #""arrow-right": "fixed""#)
      .replacing(
        #""chevron-left": { "class": "fixed" }"#,
        with: #""chevron-left": { "class": "fixed", "note": "ours" }"#)
    try write(own, "Icons/manifest.json", scratch)
    let dry = try Command.run("init", "Icons", "--reclass", "--left-means-back", "--dry-run", in: scratch.url)
    #expect(
      dry.errors == """
        Icons/manifest.json: left means back, 2 icons would be reclassified; 1 decided by people and kept
          arrow-absolute: fixed → mirror, 2 icons: arrow-left, arrow-right

        """)
    #expect(try text("Icons/manifest.json", scratch) == own)
    let no = try Command.run(
      "init", "Icons", "--reclass", "--no-left-means-back", "--dry-run", in: scratch.url)
    #expect(no.errors == "Icons/manifest.json: left stays left, 0 icons would be reclassified\n")
    let run = try Command.run("init", "Icons", "--reclass", "--left-means-back", in: scratch.url)
    #expect(
      run.errors == """
        Icons/manifest.json: left means back, 2 icons reclassified; 1 decided by people and kept
          arrow-absolute: fixed → mirror, 2 icons: arrow-left, arrow-right
        nothing to add to Icons/manifest.json

        """)
    #expect(
      try text("Icons/manifest.json", scratch).replacing(/,?\s*"leftMeansBack": true/, with: "")
        == own.replacing(
          #""arrow-left": { "class": "fixed" }"#, with: #""arrow-left": { "class": "mirror" }"#
        )
        .replacing(#""arrow-right": "fixed""#, with: #""arrow-right": { "class": "mirror" }"#))
  }

  @Test func localesAreThoseThatAreAskedFor() throws {
    let scratch = try folder(["cup.svg"])
    #expect(try Command.run("init", ".", "--locale", "de", "--locale", "fa", in: scratch.url).status == 0)
    #expect(try text("manifest.json", scratch).contains(#""locales": ["de", "fa"]"#))
  }

  @Test(arguments: [
    (["--locale", "x!"], "--locale \"x!\": "), (["--reclass"], "--reclass needs what to replace"),
    (["--dry-run"], "--dry-run goes with --reclass"),
  ]) func badOptionsAreRefused(options: [String], message: String) throws {
    let scratch = try folder(["cup.svg"])
    let run = try Command.run(["init", "."] + options, in: scratch.url)
    #expect(run.status == 64)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  /// A web page that was saved as a drawing, or half of one, is not an icon.
  @Test func invalidDrawingsAreLeftOut() throws {
    let scratch = try folder(["cup.svg"])
    try write("<html><body>404</body></html>", "page.svg", scratch)
    try write("<svg xmlns=\"http://www.w3.org/2000/svg\"><path", "half.svg", scratch)
    let run = try Command.run("init", ".", in: scratch.url)
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix("half.svg:1:"), "\(run.errors)")
    #expect(run.errors.contains("\npage.svg:1:1: warning: left out: "), "\(run.errors)")
    #expect(run.errors.contains("wrote manifest.json: 1 icon (1 fixed)\n"), "\(run.errors)")
  }

  @Test func pairsThatGoDifferentWaysHaveANote() throws {
    let scratch = try folder(["leave.svg"])
    let drawing =
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 4h3v9h9v7z"/></svg>"#
    try write(drawing, "join.svg", scratch)
    _ = try Command.run("init", ".", in: scratch.url)
    #expect(
      try text("manifest.json", scratch)
        .contains(#""join": { "class": "mirror", "note": "its partner \"leave\" is mirror; "#))
  }

  @Test func linksOutOfTheFolderAreNotFollowed() throws {
    let scratch = try folder(["Icons/cup.svg", "other/secret.svg"])
    let links = [
      ("Icons/out.svg", "../other/secret.svg"), ("Icons/folder", "../other"), ("Icons/mug.svg", "cup.svg"),
      ("Icons/loop", "."),
    ]
    for (link, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: scratch.url.appending(path: link).path, withDestinationPath: target)
    }
    let run = try Command.run("init", "Icons", in: scratch.url)
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix("Icons/folder:1:1: warning: left out: the link leads outside the folder"))
    #expect(run.errors.hasSuffix("wrote Icons/manifest.json: 2 icons (2 fixed)\n"))
  }

  /// A font is proposed for each script in which drawings have text, whatever the locales are.
  @Test func drawnTextInAnyScriptHasAFont() throws {
    let set = try IconSet()
    let text =
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><text x="4" y="20">α</text></svg>"#
    try set.write(text, to: "Drawn/alpha.svg")
    #expect(try Command.run("init", set.folder.path + "/Drawn").status == 0)
    let manifest = try String(contentsOf: set.folder.appending(path: "Drawn/manifest.json"), encoding: .utf8)
    // Families with Latin letters that are tried have Greek ones, too.
    #expect(manifest.contains(#""Grek""#) == manifest.contains(#""Latn""#), "\(manifest)")
    #expect(!manifest.contains(#""Cyrl""#))
  }

  /// Many files or icons with one reason are one line; with `--verbose`, each file has its own.
  @Test func whatRepeatsIsSaidOnce() throws {
    let scratch = try folder(["blorp", "fnord", "qux", "wibble"].map { "Icons/insert-\($0).svg" })
    for number in 1...6 {
      try FileManager.default.createSymbolicLink(
        atPath: scratch.url.appending(path: "Icons/lost\(number).svg").path,
        withDestinationPath: "nowhere.svg")
    }
    let run = try Command.run("init", "Icons", in: scratch.url)
    #expect(
      run.errors == """
        Icons/lost1.svg:1:1: warning: left out: the link leads nowhere; correct or remove it
          also Icons/lost2.svg, Icons/lost3.svg, Icons/lost4.svg and 2 more; --verbose gives each its line
        wrote Icons/manifest.json: 4 icons (4 fixed); 4 with a note:
          insert-blorp, insert-fnord, insert-qux and 1 more: unsure: "insert" shows a key or a universal sign
        4 questions: chiral review open Icons asks with pictures, chiral todo Icons lists them

        """)
    let again = try Command.run("init", "--verbose", "Icons", in: scratch.url)
    #expect(again.errors.split(separator: "\n").count { $0.contains("the link leads nowhere") } == 6)
  }

  @Test(arguments: [
    (["init", "nowhere"], "cannot list nowhere: No such file or directory"),
    (["init", "empty"], "there is no SVG in empty; name the folder of the drawings"),
    (
      ["init", "Icons", "--manifest", "other/manifest.json"],
      "put the manifest into Icons or a folder above it"
    ),
    (
      ["init", "Icons", "--manifest", "gone/manifest.json"],
      "cannot write gone/manifest.json: its folder is not there"
    ),
    (["init", "other", "--manifest", "manifest.json"], "the drawings of manifest.json lie in Icons"),
    (["init", "bad"], "bad/manifest.json:1:1: error: add \"version\" to the manifest"),
  ]) func impossibleCommandsAreStatus2(arguments: [String], message: String) throws {
    let scratch = try folder(["Icons/cup.svg", "other/cup.svg", "empty/readme.txt", "bad/a.svg"])
    try write("{}", "bad/manifest.json", scratch)
    try write(#"{"version": 1, "assets": "Icons", "locales": ["ar"], "icons": {}}"#, "manifest.json", scratch)
    let run = try Command.run(arguments, in: scratch.url)
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output == "")
  }

  /// A set in one grey is proposed as a set of templates, once; variables, black and sets of several colours are not.
  @Test(arguments: [
    ("#444", "#444444"), ("rgb(68,68,68)", "#444444"), ("black", nil), ("var(--ink, #444)", nil),
    ("currentColor", nil),
  ])
  func theColourOfASetIsProposedAsTemplate(color: String, proposed: String?) throws {
    let scratch = try ScratchFolder()
    func drawing(_ color: String, _ other: String? = nil) -> String {
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="\#(color)" d="M4 4h9v16z"/>"#
        + #"<path fill="\#(other ?? color)" d="M14 4h3v9z"/></svg>"#
    }
    for name in ["cup", "plate", "knife"] { try write(drawing(color), name + ".svg", scratch) }
    try write(drawing("#444", "#ccc"), "bowl.svg", scratch)
    let run = try Command.run("init", in: scratch.url)
    let line =
      "colour: 3 of 4 drawings have no colour but #444444; if platforms may tint them, "
      + "add \"template\": [\"#444444\"] to the manifest"
    #expect(run.errors.contains(line) == (proposed != nil), "\(run.errors)")
    #expect(run.errors.contains("colour:") == (proposed != nil), "\(run.errors)")
  }
}
