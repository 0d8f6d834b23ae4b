import ChiralTestSupport
import Foundation
import Testing

/// Mistakes that people make in their first hour: each gets one line with what is wrong and what to do.
@Suite struct FirstUseTests {
  private let set: IconSet

  init() throws { set = try IconSet() }

  @Test(arguments: [
    ("build --target ios", #"'--target <target>': "ios" is not a target; did you mean "xcassets"?"#),
    ("build --target androyd", #""androyd" is not a target; did you mean "android"?"#),
    ("build --locale fa", #"Error: the manifest has no locale "fa"; add it with chiral update --locale fa"#),
    (
      "audit --rule mirror-names",
      #"Error: there is no rule "mirror-names"; did you mean "absolute-name-mirrors", "media-name-mirrors" or "spatial-name-mirrors"?"#
    ),
    (
      "audit --rule path-malformed",
      #"Error: there is no rule "path-malformed"; did you mean "drawing-faults:path-malformed"?"#
    ),
    ("list", #"Error: "list" is now chiral plan --format names (or dart, or typescript)"#),
    ("classify undo", #"Error: "classify" is now chiral explain --format class"#),
    ("accessors", #"Error: "accessors" is now chiral build --target swift"#),
    ("explain --names-only undo", "add --format class or --format json"),
    ("sheet --rule xyzzy", #"Error: there is no rule "xyzzy"; see chiral rules"#),
    (
      "mirror Assets/arrow.left.svg --component slash",
      "write a selector, = and a verb, such as '#slash=keep'"
    ),
    (
      "mirror Assets/arrow.left.svg --component '#a=kep'",
      #""kep" is not a verb; did you mean "keep"?"#
    ),
    (
      "explain arow.left",
      #"Error: there is no rule, guideline or icon "arow.left"; did you mean "arrow.left"?"#
    ),
    (
      "import xcassets Assets",
      ".svg files: chiral init reads a folder of SVGs; look at chiral help import"
    ),
    (
      "sheet --changed --since v1",
      "error: the manifest is not in a git repository, which would have earlier revisions; leave out --since"
    ),
    ("init --drawn left", #""left" is not a direction; write "ltr" or "rtl""#),
    ("biuld", #"Error: there is no command "biuld"; did you mean build?"#),
  ])
  func aMistakeSaysWhatToDo(line: String, message: String) throws {
    let run = try Command.shell("\"$CHIRAL\" \(line)", in: set.folder)
    #expect(run.status == 64 || run.status == 2, "\(run)")
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(!run.errors.contains("Usage: chiral <subcommand>"), "\(run.errors)")
    if message.lowercased().hasPrefix("error: ") { #expect(run.errors == message + "\n") }
  }

  @Test func aFolderWithoutACatalogIsNoImportIntoAManifest() throws {
    let before = try Data(contentsOf: set.folder.appending(path: "manifest.json"))
    let run = try Command.run("import", "xcassets", ".", in: set.folder)
    #expect(run.status == 2 && run.errors.contains("has no icons in the layout of xcassets"), "\(run)")
    #expect(try Data(contentsOf: set.folder.appending(path: "manifest.json")) == before)
  }

  @Test func anOldCodeOfALanguageIsSaidToBeAnother() throws {
    let run = try Command.run("plan", "--locale", "iw", in: set.folder)
    #expect(run.status == 0 && run.errors.hasPrefix("the locale iw is written he in manifests and folders\n"))
    #expect(!(try Command.run("plan", "--locale", "HE", in: set.folder).errors.contains("is written")))
    #expect(
      try Command.run("init", "--locale", "iw", "--manifest", "new.json", "Assets", in: set.folder).status
        == 0)
    let manifest = try String(contentsOf: set.folder.appending(path: "new.json"), encoding: .utf8)
    #expect(manifest.contains(#""locales": ["he"]"#), "\(manifest)")
  }

  @Test func anOldCodeInAManifestNamesNoFolder() throws {
    try set.write(
      #"{ "version": 1, "assets": "Assets", "locales": ["en", "iw"], "icons": { "arrow.forward": "mirror" } }"#,
      to: "manifest.json")
    let run = try Command.run("build", in: set.folder)
    let line = #"warning: write "he" instead of "iw": its folders have this name"#
    #expect(run.errors.contains(line), "\(run.errors)")
  }

  /// A new drawing that cannot be read is left out with its reason, and never in silence.
  @Test func drawingsThatCannotBeReadAreNamed() throws {
    try set.writeManifest(["arrow.forward": "\"mirror\"", "arrow.left": "\"fixed\""])
    try set.write("<svg", to: "Assets/new.svg")
    let reason = "new.svg:1:5: warning: left out: bad XML: the start tag <svg> does not end with >\n"
    let run = try Command.run("update", in: set.folder)
    #expect(run.status == 0 && run.errors.hasPrefix("Assets/\(reason)"), "\(run.errors)")
    try set.write("<svg", to: "broken/new.svg")
    let message =
      "error: no SVG in broken is the drawing of an icon: broken/"
      + reason.replacing("warning: ", with: "")
    for _ in 0..<2 {
      let run = try Command.run("init", "broken", in: set.folder)
      #expect(run.status == 2 && run.errors == message, "\(run.errors)")
    }
  }

  @Test func nobodyCanAcceptAnIconThatCannotBeBuilt() throws {
    try set.write("<svg", to: "Assets/arrow.left.svg")
    try set.writeManifest(["arrow.forward": "\"mirror\"", "arrow.left": "\"mirror\""])
    let run = try Command.run("review", "accept", "--all", set.folder.path)
    let line =
      "1 icon stays open, because no build can draw it: arrow.left; chiral todo \(set.folder.path) says what to correct\n"
    #expect(run.status == 0 && run.errors.hasSuffix(line), "\(run.errors)")
  }

  @Test func aSetDrawnForRightToLeftSaysSoInEveryEntry() throws {
    let scratch = try ScratchFolder()
    for name in ["go-next", "cup"] {
      try Data(IconSet.arrow.utf8).write(to: scratch.url.appending(path: "\(name).svg"))
    }
    #expect(try Command.run("init", "--drawn", "rtl", scratch.url.path).status == 0)
    let manifest = try String(contentsOf: scratch.url.appending(path: "manifest.json"), encoding: .utf8)
    #expect(manifest.contains(#""go-next": { "class": "mirror", "drawn": "rtl" }"#), "\(manifest)")
    #expect(manifest.contains(#""cup": { "class": "fixed" }"#), "\(manifest)")
    let plan = try Command.run("plan", scratch.url.path)
    #expect(plan.output.contains("go-next  mirror     as-drawn: ar he; mirrored: en\n"), "\(plan.output)")
    let text = try Command.run("explain", "go-next", scratch.url.path).output
    #expect(
      text.hasPrefix("go-next: mirror, drawn for right-to-left locales, mirrored in left-to-right ones ("))
  }

  /// A plan promises only what a build keeps.
  @Test func aDeclinedIconIsNotSaidToBeMirrored() throws {
    try set.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M7 5h10l4 7-2.55 4.45zM5 7v12h12zM2.5 3.5l1-1 18 18-1 1z"/></svg>"#,
      to: "Assets/mic.off.svg")
    try set.writeManifest(["arrow.forward": "\"mirror\"", "mic.off": "\"mirror\""])
    let table = try Command.run("plan", in: set.folder).output
    #expect(
      table.contains("mic.off        mirror     declined, the drawing as it is: ar he; as-drawn: en\n"),
      "\(table)")
    #expect(table.contains("arrow.forward  mirror     mirrored: ar he; as-drawn: en\n"), "\(table)")
    let json = try Command.run("plan", "--format", "json", in: set.folder).output
    #expect(json.matches(of: #/"declined": "fixed"/#).count == 1)
    let text = try Command.run("explain", "mic.off", in: set.folder).output
    #expect(
      text.contains("  declined, the drawing as it is: ar he\n") && !text.contains("mirrored: ar"), "\(text)")
  }

  /// A long list begins with its contents, and reasons of one icon take a line each.
  @Test func aLongListIsShort() throws {
    var icons: [String: String] = [:]
    for number in 0..<16 {
      let word = String(UnicodeScalar(UInt8(97 + number)))
      icons["icon\(word)"] =
        #"{ "class": "fixed", "file": "arrow.left.svg", "note": "unsure: \#(word)\#(word) is odd" }"#
    }
    icons["gone"] = "\"fixed\""
    try set.writeManifest(icons)
    let list = try Command.run("todo", in: set.folder).output.split(separator: "\n")
    #expect(list.contains("16 icons to look at, for 16 reasons: chiral todo --kind note"), "\(list)")
    #expect(
      list.contains("  icona: unsure: aa is odd") && list.contains("    for these:"), "\(list)")
    #expect(
      list.filter { $0.contains("chiral review accept") }.map { $0.contains(" icona iconb ") } == [true])
    let whole = try Command.run("todo", "--verbose", in: set.folder).output
    #expect(whole.matches(of: /chiral review accept/).count == 16)
  }

  /// Shells complete the icons and locales of the set, and the rules.
  @Test(arguments: [
    ("plan --icon arr", ["arrow.forward", "arrow.left"]), ("explain absolute", ["absolute-name-mirrors"]),
    ("build --locale ", ["en", "ar", "he"]), ("review accept set", ["set/wide"]),
  ])
  func shellsCompleteNames(line: String, words: [String]) throws {
    guard FileManager.default.isExecutableFile(atPath: "/bin/bash") else { return }
    let folder = BuiltProducts.folder.path
    let script = """
      PATH="\(folder):$PATH"; eval "$(chiral --generate-completion-script bash)"
      COMP_WORDS=(chiral \(line)\(line.hasSuffix(" ") ? "''" : "")); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      COMP_LINE="chiral \(line)"; COMP_POINT=${#COMP_LINE}
      _chiral chiral "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let run = try Command.start("/bin/bash", ["-c", script], in: set.folder)
    let found = run.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(found == words, "\(run)")
  }
}
