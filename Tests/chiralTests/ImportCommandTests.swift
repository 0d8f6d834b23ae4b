import ChiralManifest
import ChiralTestSupport
import Foundation
import Testing

@Suite struct ImportCommandTests {
  private func copy(_ fixture: String) throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    try FileManager.default.copyItem(
      at: Repository.root.appending(path: "Tests/Fixtures/import/\(fixture)"),
      to: scratch.url.appending(path: "set"))
    return scratch
  }

  private func icons(_ scratch: ScratchFolder, _ manifest: String = "set/manifest.json") throws -> [String] {
    let bytes = try Data(contentsOf: scratch.url.appending(path: manifest))
    let root = JSONReader.read(SourceText(Array(bytes), file: manifest)).root
    return (root?["icons"]?.members ?? []).map { "\($0.key) \(JSONValue($0.value).printed(.compact))" }
  }

  @Test(
    arguments: [
      (
        "xcassets", "xcassets", "",
        [
          #"Icons.xcassets/Arrows/back {"class":"mirror","file":"Icons.xcassets/Arrows/back.imageset/back.svg"}"#,
          #"Icons.xcassets/Arrows/return {"class":"mirror","file":"Icons.xcassets/Arrows/return.imageset/return.svg","drawn":"rtl"}"#,
          #"Icons.xcassets/bold {"class":"localized","file":"Icons.xcassets/bold.imageset/bold.svg","variants":{"ar":"Icons.xcassets/bold.imageset/bold-ar.svg"}}"#,
          #"Icons.xcassets/cup {"class":"fixed","file":"Icons.xcassets/cup.imageset/cup.svg"}"#,
          #"Icons.xcassets/photo {"class":"fixed","file":"Icons.xcassets/photo.imageset/photo.png"}"#,
          #"Icons.xcassets/sidebar {"class":"mirror","file":"Icons.xcassets/sidebar.imageset/sidebar.svg"}"#,
          #"Icons.xcassets/undo {"class":"fixed","file":"Icons.xcassets/undo.imageset/undo.svg","note":"imported as fixed; mirror (sure): \"undo\" shows moving back or forward through past actions"}"#,
        ]
      ),
      (
        "android", "android", "/res",
        [
          #"ic_back {"class":"mirror","file":"res/drawable/ic_back.xml"}"#,
          #"ic_bold {"class":"localized","file":"res/drawable/ic_bold.xml","variants":{"ar-EG":"res/drawable-ar-rEG-xhdpi/ic_bold.xml","sr-Latn":"res/drawable-b+sr+Latn/ic_bold.xml"}}"#,
          #"ic_cup {"class":"fixed","file":"res/drawable/ic_cup.xml"}"#,
          #"ic_list {"class":"both","file":"res/drawable/ic_list.xml","variants":{"rtl":"res/drawable-ldrtl/ic_list.xml"}}"#,
        ]
      ),
      (
        "fluent", "fluent", "",
        [
          #"ic_fluent_arrow_reply_24_filled {"class":"mirror","file":"assets/Arrow Reply/SVG/ic_fluent_arrow_reply_24_filled.svg"}"#,
          #"ic_fluent_arrow_reply_24_regular {"class":"mirror","file":"assets/Arrow Reply/SVG/ic_fluent_arrow_reply_24_regular.svg"}"#,
          #"ic_fluent_cup_24_regular {"class":"fixed","file":"assets/Cup/SVG/ic_fluent_cup_24_regular.svg"}"#,
          #"ic_fluent_text_bold_24_regular {"class":"localized","file":"assets/Text Bold/SVG/ic_fluent_text_bold_24_regular.svg","variants":{"ar":"assets/Text Bold/ar/SVG/ic_fluent_text_bold_24_regular.svg","de-de":"assets/Text Bold/de-de/SVG/ic_fluent_text_bold_24_regular.svg"}}"#,
          #"ic_fluent_text_list_24_regular {"class":"both","file":"assets/Text List/LTR/SVG/ic_fluent_text_list_24_regular.svg","variants":{"rtl":"assets/Text List/RTL/SVG/ic_fluent_text_list_24_regular.svg"}}"#,
        ]
      ),
      (
        "codex", "codex", "/icons.json",
        [
          #"add {"class":"fixed","file":"images/add.svg"}"#,
          #"bold {"class":"localized","file":"images/bold-a.svg","variants":{"en":"images/bold-b.svg","cs":"images/bold-b.svg","ar":"images/bold-arab.svg"}}"#,
          #"undo {"class":"both","file":"images/undo-ltr.svg","variants":{"rtl":"images/undo-rtl.svg"}}"#,
        ]
      ),
      (
        "codex", "codex-flags", "",
        [
          #"add {"class":"fixed"}"#, #"arrowNext {"class":"mirror"}"#, #"bold {"class":"localized"}"#,
          #"help {"class":"mirror","except":["he","yi"]}"#,
        ]
      ),
      (
        "gtk", "gtk", "",
        [
          #"actions/go-last-symbolic {"class":"mirror"}"#, #"actions/go-next-symbolic {"class":"mirror"}"#,
          #"actions/go-up-symbolic {"class":"fixed"}"#,
        ]
      ),
      (
        "flutter", "flutter", "/icons.dart",
        [
          #"arrow_back {"class":"mirror"}"#, #"cup {"class":"fixed"}"#,
          #"undo {"class":"fixed","note":"imported as fixed; mirror (sure): \"undo\" shows moving back or forward through past actions"}"#,
        ]
      ),
      (
        "android", "android-svg", "/res",
        [
          #"ic_bold {"class":"localized","file":"res/drawable/ic_bold.svg","variants":{"ar":"res/drawable-ar-hdpi/ic_bold.svg"}}"#,
          #"ic_door {"class":"localized"}"#,
          #"ic_list {"class":"mirror","file":"res/drawable/ic_list.svg"}"#,
          #"ic_send {"class":"both","file":"res/drawable/ic_send.xml"}"#,
        ]
      ),
      (
        "flutter", "flutter-app", "",
        [
          #"assets/back {"class":"mirror"}"#, #"assets/cup {"class":"fixed"}"#,
          #"assets/send {"class":"mirror"}"#,
        ]
      ),
      (
        "flutter", "flutter-list", "",
        [#"arrow_back {"class":"mirror"}"#, #"help_outline {"class":"mirror"}"#]
      ),
      (
        "compose", "compose", "",
        [
          #"ArrowForward {"class":"mirror"}"#, #"Cup {"class":"fixed"}"#, #"Kettle {"class":"fixed"}"#,
          #"Send {"class":"mirror"}"#,
        ]
      ),
      ("names", "names", "/mirrored.txt", [#"arrow_back {"class":"mirror"}"#, #"send {"class":"mirror"}"#]),
      ("names", "names", "/mirrored.json", [#"arrow_back {"class":"mirror"}"#, #"send {"class":"mirror"}"#]),
      ("names", "names", "/mirrored.ts", [#"arrow_back {"class":"mirror"}"#, #"send {"class":"mirror"}"#]),
    ] as [(String, String, String, [String])])
  func setsKeepTheirDecisions(kind: String, fixture: String, path: String, expected: [String]) throws {
    let scratch = try copy(fixture)
    let run = try Command.run(
      ["import", kind, "set" + path, "--manifest", "set/manifest.json"], in: scratch.url)
    #expect(run.status == 0)
    #expect(try icons(scratch) == expected)
    #expect(try Command.run(["plan", "--manifest", "set/manifest.json"], in: scratch.url).status == 0)
    let again = try Command.run(
      ["import", kind, "set" + path, "--manifest", "set/manifest.json"], in: scratch.url)
    #expect(again.errors.contains("nothing to add to set/manifest.json\n"))
  }

  /// Styles and pages flip drawings of a web app; one with a mark as well would be flipped twice.
  @Test func aWebAppFlipsByStylesAndPages() throws {
    let scratch = try ScratchFolder()
    let arrow =
      " viewBox=\"0 0 24 24\" xmlns=\"http://www.w3.org/2000/svg\"><path d=\"M20 10h-8V6l-8 6 8 6v-4h8z\"/></svg>"
    let files = [
      "icons/arrow-back.svg": "<svg" + arrow, "icons/cup.svg": "<svg" + arrow,
      "icons/next.svg": "<svg data-directional=\"true\"" + arrow,
      "app.css": "body { margin: 0 }\n[dir=rtl] .icon-next { transform: scaleX(-1) }\n",
      "App.tsx": "const sizes = ['sm', 'lg'];\n<ArrowBackIcon className=\"rtl:-scale-x-100\" />\n",
      "sizes.ts": "const sizes = ['sm', 'lg'];\n",
    ]
    for (path, text) in files {
      let file = scratch.url.appending(path: "set/" + path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let run = try Command.run(["import", "names", "set"], in: scratch.url)
    #expect(
      run.errors.contains(
        "set/icons/next.svg:1:1: warning: its mark flips it, and so does app.css:2: leave out one of them"),
      "\(run)")
    let classes = try icons(scratch).map { $0.prefix { $0 != "," && $0 != "}" } }
    #expect(
      classes == [
        #"icons/arrow-back {"class":"mirror""#, #"icons/cup {"class":"fixed""#,
        #"icons/next {"class":"mirror""#,
      ])
  }

  /// The folder of an app without a flip has texts and lists of words; only one that says so lists the icons that mirror.
  @Test(arguments: [false, true]) func textsOfAWebAppListNoIcons(hasList: Bool) throws {
    let scratch = try ScratchFolder()
    let arrow =
      "<svg viewBox=\"0 0 24 24\" xmlns=\"http://www.w3.org/2000/svg\"><path d=\"M20 10h-8V6l-8 6 8 6v-4h8z\"/></svg>"
    var files = [
      "back.svg": arrow, "cup.svg": arrow, "LICENSE": "Permission is granted\nto everybody\n",
      "tea.txt": "cup\n",
      "package.json": "{\"name\": \"tea\"}", "words.json": "[\"cup\", \"back\"]",
      "bar.js": "const bar = ['cup', 'back'];\nconst mirrored = ['left', 'right', 'top'];\n",
    ]
    if hasList { files["flip.js"] = "export const names = ['back'];\n" }
    try FileManager.default.createDirectory(
      at: scratch.url.appending(path: "set"), withIntermediateDirectories: true)
    for (path, text) in files { try Data(text.utf8).write(to: scratch.url.appending(path: "set/" + path)) }
    let run = try Command.run(["import", "names", "set"], in: scratch.url)
    guard hasList else {
      #expect(run.status == 2 && run.errors.contains("set has no icons in the layout of names"), "\(run)")
      return
    }
    #expect(run.status == 0, "\(run)")
    #expect(try icons(scratch).map { $0.prefix { $0 != "," && $0 != "}" } } == [#"back {"class":"mirror""#])
  }

  /// Sets that mark the drawings of the icons that mirror, or give each icon a flag in JSON: the decisions go back as they came.
  @Test(arguments: [
    ("data-directional=\"true\"", "set/arrow_back.svg"), ("class=\"rtl-flip\"", "set/arrow_back.svg"),
    ("", "set/icons.json"),
  ])
  func marksAreReadAndWritten(mark: String, list: String) throws {
    let scratch = try ScratchFolder()
    func write(_ text: String, _ path: String) throws {
      let file = scratch.url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    func text(_ path: String) throws -> String {
      String(decoding: try Data(contentsOf: scratch.url.appending(path: path)), as: UTF8.self)
    }
    let arrow =
      "viewBox=\"0 0 24 24\" xmlns=\"http://www.w3.org/2000/svg\"><path d=\"M20 10h-8V6l-8 6 8 6v-4h8z\"/></svg>"
    try write("<svg \(mark) \(arrow)", "set/arrow_back.svg")
    try write("<svg \(arrow)", "set/arrow_forward.svg")
    if mark.isEmpty {
      try write("{\"arrow_back\": {\"rtlFlip\": true}, \"arrow_forward\": {}}", "set/icons.json")
    }
    let path = mark.isEmpty ? "set/icons.json" : "set"
    let run = try Command.run(["import", "names", path, "--manifest", "set/manifest.json"], in: scratch.url)
    #expect(run.status == 0, "\(run)")
    let classes = try icons(scratch).map { $0.prefix { $0 != "," && $0 != "}" } }
    #expect(classes == [#"arrow_back {"class":"mirror""#, #"arrow_forward {"class":"fixed""#])
    _ = try Command.run(["review", "class", "fixed", "arrow_back", "set"], in: scratch.url)
    _ = try Command.run(["review", "class", "mirror", "arrow_forward", "set"], in: scratch.url)
    let lists = mark.isEmpty ? [list] : [list, "set/arrow_forward.svg"]
    let apply = ["apply", "set"] + lists.flatMap { ["--list", $0] }
    let applied = try Command.run(apply, in: scratch.url)
    #expect(applied.status == 0, "\(applied)")
    if mark.isEmpty {
      #expect(
        try text(list) == "{\"arrow_back\": {\"rtlFlip\": false}, \"arrow_forward\": {\"rtlFlip\": true}}")
    } else {
      #expect(try text("set/arrow_back.svg") == "<svg \(arrow)")
      #expect(try text("set/arrow_forward.svg") == "<svg \(mark) \(arrow)")
    }
    #expect(try Command.run(apply, in: scratch.url).errors.contains("nothing to write"))
  }

  @Test func differencesAreTold() throws {
    let scratch = try copy("xcassets")
    let run = try Command.run(["import", "xcassets", "set"], in: scratch.url)
    #expect(run.output.contains("Icons.xcassets/undo: mirror (sure, R6): "))
    #expect(run.output.contains("[xcassets says fixed]"))
    #expect(run.errors.contains("1 picture without a drawing, judged by its name alone: 1 bitmap\n"))
    #expect(run.errors.hasSuffix("Chiral would decide otherwise for 1 icon\n"))
  }

  /// Icons to which import objects are open until somebody accepts it, or gives the icon another class.
  @Test func differencesAreDecidedLikeOtherNotes() throws {
    let scratch = try copy("xcassets")
    _ = try Command.run(["import", "xcassets", "set"], in: scratch.url)
    let open = try Command.run(["todo", "--kind", "note", "set"], in: scratch.url)
    let reason = "imported as fixed; mirror (sure): "
    #expect(
      try manifest(scratch).contains(reason) && (open.output.contains("Icons.xcassets/undo")),
      "\(open.output)")
    let accepted = try Command.run(
      ["review", "accept", "--same-reason", "Icons.xcassets/undo", "set"], in: scratch.url)
    #expect(accepted.errors.contains("1 icon kept as imported"), "\(accepted.errors)")
    #expect(!(try manifest(scratch).contains(reason)))
    _ = try Command.run(["import", "xcassets", "set"], in: scratch.url)
    #expect(!(try manifest(scratch).contains(reason)))
  }

  @Test func aFixSettlesADifference() throws {
    let scratch = try copy("xcassets")
    _ = try Command.run(["import", "xcassets", "set"], in: scratch.url)
    _ = try Command.run(["audit", "--rule", "sure-class-differs", "--fix", "set"], in: scratch.url)
    let text = try manifest(scratch)
    #expect(!text.contains("imported as fixed"), "\(text)")
    #expect(
      try icons(scratch).contains(
        #"Icons.xcassets/undo {"class":"mirror","file":"Icons.xcassets/undo.imageset/undo.svg"}"#), "\(text)")
    let open = try Command.run(["todo", "--kind", "note", "set"], in: scratch.url)
    #expect(!open.output.contains("imported as"), "\(open.output)")
  }

  private func manifest(_ scratch: ScratchFolder) throws -> String {
    try String(contentsOf: scratch.url.appending(path: "set/manifest.json"), encoding: .utf8)
  }

  @Test func drawingsThatAreLinksOutOfTheSetAreLeftOut() throws {
    let scratch = try copy("xcassets")
    let drawing = scratch.url.appending(path: "set/Icons.xcassets/cup.imageset/cup.svg")
    let away = scratch.url.appending(path: "cup.svg")
    try FileManager.default.moveItem(at: drawing, to: away)
    try FileManager.default.createSymbolicLink(at: drawing, withDestinationURL: away)
    let run = try Command.run(["import", "xcassets", "set"], in: scratch.url)
    #expect(run.status == 0 && run.errors.contains("cup.svg:1:1: warning: left out: it is a link"), "\(run)")
    #expect(try !icons(scratch).contains { $0.contains("cup") })
    #expect(try Command.run(["plan", "--manifest", "set/manifest.json"], in: scratch.url).status == 0)
    let alone = scratch.url.appending(path: "alone")
    try FileManager.default.createDirectory(at: alone, withIntermediateDirectories: false)
    try FileManager.default.moveItem(
      at: drawing.deletingLastPathComponent(), to: alone.appending(path: "cup.imageset"))
    let nothing = try Command.run(["import", "xcassets", "alone"], in: scratch.url)
    #expect(
      nothing.status == 2
        && nothing.errors.contains("alone/cup.imageset/cup.svg is left out: it is a link"), "\(nothing)")
  }

  @Test func drawingsThatAreNotSVGAreNamed() throws {
    let scratch = try copy("android")
    let run = try Command.run(["import", "android", "set/res", "--drawings", "set"], in: scratch.url)
    #expect(run.errors.contains("export it as SVG and name it as the variant \"ar-EG\" of ic_bold"))
    #expect(run.errors.contains("export it as SVG and name it as the variant \"rtl\" of ic_list"))
    #expect(run.errors.contains("export it as SVG and name it as the variant \"sr-Latn\" of ic_bold"))
  }

  /// With a folder of SVGs, these stand for the drawings of the app, and may be added later.
  @Test func drawingsThatLieElsewhereAreFoundWhenTheyAreThere() throws {
    let scratch = try copy("android")
    func add(_ name: String) throws {
      let drawing =
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 2h9v4z"/></svg>"#
      try Data(drawing.utf8).write(to: scratch.url.appending(path: "set/svg/\(name).svg"))
    }
    try FileManager.default.createDirectory(
      at: scratch.url.appending(path: "set/svg"), withIntermediateDirectories: true)
    try add("back")
    let arguments = ["import", "android", "set/res", "--drawings", "set/svg"]
    let first = try Command.run(arguments, in: scratch.url)
    #expect(
      first.errors.hasSuffix(
        "3 icons without an SVG: put ic_bold.svg and so on into set/svg, and run this again\n"),
      "\(first.errors)")
    try add("ic_bold")
    try add("Cup")
    let second = try Command.run(arguments, in: scratch.url)
    #expect(
      second.errors.hasSuffix("1 icon without an SVG: put ic_list.svg into set/svg, and run this again\n"),
      "\(second.errors)")
    #expect(
      try icons(scratch, "set/svg/manifest.json") == [
        #"ic_back {"class":"mirror","file":"back.svg"}"#, #"ic_bold {"class":"localized"}"#,
        #"ic_cup {"class":"fixed","file":"Cup.svg"}"#, #"ic_list {"class":"both"}"#,
      ])
  }

  @Test func eachMissingDrawingIsNamedOnce() throws {
    let scratch = try copy("android-svg")
    let run = try Command.run(
      ["import", "android", "set/res", "--manifest", "set/manifest.json"], in: scratch.url)
    let wanted = run.errors.split(separator: "\n").filter { $0.contains("export it as SVG") }
    #expect(
      wanted == [
        "set/res/drawable-ar-xhdpi/ic_door.9.png:1:1: warning: export it as SVG and name it as the variant \"ar\" of ic_door",
        "set/res/values-ldrtl/drawables.xml:1:1: warning: export it as SVG and name it as the variant \"rtl\" of ic_send",
      ])
  }

  @Test func drawingsThatAnAppShowsInBothWaysAreNamed() throws {
    let scratch = try copy("flutter-app")
    let run = try Command.run(["import", "flutter", "set"], in: scratch.url)
    #expect(
      run.errors.contains(
        "set/lib/other.dart:1:1: warning: shows \"assets/send.svg\" unmirrored; elsewhere it matches the direction of text"
      ))
    #expect(
      run.errors.contains(
        "set/lib/bar.dart:1:1: warning: left out: \"assets/gone.svg\" does not lie in the folder; name the app's folder"
      ))
  }

  @Test(
    arguments: [
      ("android-svg", "android", nil, "material"), ("gtk", "gtk", nil, "gnome"),
      ("gtk", "gtk", "apple", "apple"),
      ("codex", "codex", nil, "apple"),
    ] as [(String, String, String?, String)])
  func newManifestsHaveThePolicyOfTheSet(
    fixture: String, kind: String, option: String?, expected: String
  ) throws {
    let scratch = try copy(fixture)
    let options = option.map { ["--policy", $0] } ?? []
    #expect(
      try Command.run(["import", kind, "set", "--manifest", "set/manifest.json"] + options, in: scratch.url)
        .status == 0)
    let bytes = try Data(contentsOf: scratch.url.appending(path: "set/manifest.json"))
    #expect(String(decoding: bytes, as: UTF8.self).contains("\"policy\": \"\(expected)\""))
  }

  @Test func entriesOfTheManifestStay() throws {
    let scratch = try copy("gtk")
    let manifest = #"{"version":1,"locales":["en","ar"],"icons":{"actions/go-next-symbolic":"mirror"}}"#
    try Data(manifest.utf8).write(to: scratch.url.appending(path: "set/manifest.json"))
    let run = try Command.run(["import", "gtk", "set"], in: scratch.url)
    #expect(run.status == 0)
    #expect(try icons(scratch).contains(#"actions/go-next-symbolic "mirror""#))
    #expect(try icons(scratch).count == 3)
  }

  @Test(arguments: [
    (["import", "gtk", "nowhere"], "cannot list nowhere: No such file or directory"),
    (
      ["import", "fluent", "set"],
      "set has no icons in the layout of fluent; it has 6 .svg files: chiral init reads a folder of SVGs; look at chiral help import"
    ),
  ])
  func failedImportsAreStatus2(arguments: [String], message: String) throws {
    let scratch = try copy("gtk")
    let run = try Command.run(arguments, in: scratch.url)
    #expect(run.status == 2)
    #expect(run.errors == "error: \(message)\n")
  }
}
