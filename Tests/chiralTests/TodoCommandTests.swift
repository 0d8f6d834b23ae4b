import ChiralManifest
import ChiralTestSupport
import Foundation
import Testing

/// The list of all open points, and the ways to close them.
@Suite struct TodoCommandTests {
  private static let fused =
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M7 5h10l4 7-2.55 4.45zM5 7v12h12zM2.5 3.5l1-1 18 18-1 1z"/></svg>"#

  /// Creates a set with two declined icons, a finding, two notes of `init` and one of a person.
  private func set() throws -> IconSet {
    let set = try IconSet()
    for name in ["mic.off", "pen.off"] { try set.write(Self.fused, to: "Assets/\(name).svg") }
    try set.writeManifest([
      "arrow.forward": #"{ "class": "mirror", "note": "unsure: \"arrow\" shows a thing" }"#,
      "arrow.left": #"{ "class": "mirror", "note": "asked Ann" }"#,
      "mic.off": #""mirror""#, "pen.off": #""mirror""#,
      "set/wide":
        #"{ "class": "both", "note": "unsure: \"wide\" shows a thing", "variants": { "he": "other.svg" } }"#,
    ])
    return set
  }

  private func groups(_ arguments: String..., in set: IconSet) throws -> [JSONNode] {
    let run = try Command.run(["todo", "--format", "json"] + arguments, in: set.folder)
    #expect(run.status == 0, "\(run.errors)")
    let root = JSONReader.read(SourceText(Array(run.output.utf8), file: "")).root
    #expect(root?["format"]?.string == "chiral-todo" && root?["version"]?.integer == 1)
    return root?["groups"]?.elements ?? []
  }

  @Test func eachReasonIsOneEntryWithItsIconsAndWhatToDo() throws {
    let groups = try groups(in: try set())
    let declined = groups.filter { $0["kind"]?.string == "declined" }
    #expect(declined.flatMap { $0["icons"]?.elements?.compactMap(\.string) ?? [] } == ["mic.off", "pen.off"])
    #expect(
      declined.first?["next"]?.elements?.last?.string
        == "chiral review accept --same-reason mic.off")
    let notes = groups.filter { $0["kind"]?.string == "note" }
    #expect(notes.count == 1 && notes.first?["reason"]?.string == "unsure: \"…\" shows a thing")
    #expect(notes.first?["icons"]?.elements?.compactMap(\.string) == ["arrow.forward", "set/wide"])
    #expect(groups.contains { $0["rule"]?.string == "absolute-name-mirrors" })
    #expect(groups.contains { $0["kind"]?.string == "picture" })
  }

  @Test func kindsCanBePicked() throws {
    let set = try set()
    let run = try Command.run("todo", "--kind", "note", set.folder.path)
    #expect(run.status == 0)
    #expect(
      run.output == """
        2 icons to look at
          unsure: "arrow" shows a thing; likewise for the others
            2: arrow.forward, set/wide
              chiral explain arrow.forward \(set.folder.path)
              chiral review accept --same-reason arrow.forward \(set.folder.path)

        """)
    #expect(
      run.errors
        == "2 questions, for 1 reason\nchiral review open \(set.folder.path) asks the same with pictures\n")
  }

  /// Allowing what keeps a picture from being made would not make it, so another class is proposed.
  @Test func anIconWithoutAPictureIsNotToBeAllowed() throws {
    let set = try IconSet()
    for name in ["alpha", "beta"] {
      try set.write(
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><text x="4" y="20">\#(name == "alpha" ? "α" : "β")</text></svg>"#,
        to: "Assets/\(name).svg")
    }
    try set.writeManifest(["alpha": #""localized""#, "beta": #""localized""#])
    let errors = try groups("--kind", "error", in: set)
    #expect(errors.map { $0["rule"]?.string } == ["letters-not-set"])
    #expect(errors.first?["next"]?.elements?.last?.string == "chiral review class fixed alpha beta")
    for rule in ["letters-not-set", "script-without-drawing"] {
      let run = try Command.run(
        ["review", "allow", rule, "--same-reason", "alpha", "--because", "as drawn"], in: set.folder)
      #expect(run.status == 0, "\(run.errors)")
    }
    let left = try groups("--kind", "error", in: set)
    #expect(left.map { $0["reason"]?.string } == ["the picture cannot be made"])
    #expect(
      left.first?["next"]?.elements?.compactMap(\.string) == [
        "chiral build", "chiral review class fixed alpha beta",
      ])
    let run = try Command.run(["review", "class", "fixed", "alpha", "beta"], in: set.folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try groups("--kind", "error", in: set).isEmpty)
  }

  /// A whole group is accepted with one command, and no other group.
  @Test func oneCommandAcceptsAGroup() throws {
    let set = try set()
    let run = try Command.run(
      "review", "accept", "--same-reason", "mic.off", "--as", "fixed", set.folder.path)
    #expect(run.status == 0 && run.errors.contains("\n2 declined icons accepted: "), "\(run.errors)")
    #expect(try groups("--kind", "declined", in: set).isEmpty)
    #expect(try groups("--kind", "note", in: set).count == 1)
    let notes = try Command.run("review", "accept", "--same-reason", "set/wide", set.folder.path)
    let sheet = set.folder.appending(path: "chiral-out/same-reason/sheet-1.png").path
    #expect(notes.errors == "2 icons on \(sheet)\n2 notes removed\n")
    #expect(try groups("--kind", "note", in: set).isEmpty)
  }

  /// Keys of a player called next and previous are no arrows of reading.
  @Test func leftIsAskedBesideThePlayersKeys() throws {
    let set = try IconSet()
    let icons = ["arrow.left", "arrow.right", "next", "previous"]
    for icon in icons { try set.write(IconSet.arrow, to: "Assets/\(icon).svg") }
    try set.writeManifest(Dictionary(uniqueKeysWithValues: icons.map { ($0, #""fixed""#) }))
    #expect(try groups("--kind", "left", in: set).count == 1)
  }

  /// The question whether left means back comes first, until the manifest answers it.
  @Test func leftIsAskedUntilTheManifestSaysIt() throws {
    let set = try IconSet()
    try set.write(IconSet.arrow, to: "Assets/arrow.right.svg")
    let icons = ["arrow.left": #""fixed""#, "arrow.right": #""fixed""#]
    try set.writeManifest(icons)
    let first = try groups(in: set).first
    #expect(first?["kind"]?.string == "left")
    #expect(first?["icons"]?.elements?.compactMap(\.string) == ["arrow.left", "arrow.right"])
    #expect(first?["next"]?.elements?.last?.string == "chiral init --reclass --no-left-means-back")
    let answer = try Command.run(
      "init", "Assets", "--reclass", "--no-left-means-back", "--manifest", "manifest.json", in: set.folder)
    #expect(answer.status == 0, "\(answer.errors)")
    #expect(try groups("--kind", "left", in: set).isEmpty)
  }

  /// A note that says the same as a finding is not listed again.
  @Test func noQuestionIsAskedTwice() throws {
    let set = try set()
    try set.writeManifest([
      "arrow.forward": #"{ "class": "localized", "note": "needs drawings for Arab" }"#,
      "arrow.left": #"{ "class": "fixed", "note": "needs drawings for Arab" }"#,
    ])
    let open = try groups(in: set).filter { $0["kind"]?.string != "picture" }
    #expect(
      open.filter { $0["icons"]?.elements?.contains { $0.string == "arrow.forward" } == true }
        .contains { $0["rule"]?.string == "script-without-drawing" })
    #expect(
      open.filter { $0["kind"]?.string == "note" }
        .flatMap { $0["icons"]?.elements?.compactMap(\.string) ?? [] } == ["arrow.left"])
  }

  /// One command accepts all notes of which each has a reason of its own.
  @Test func notesOfSingleIconsAreOneCommand() throws {
    let set = try IconSet()
    let names = "ant bee cat dog eel fox gnu hen ibex jay koi lynx mole".split(separator: " ").map(
      String.init)
    for name in names { try set.write(IconSet.arrow, to: "Assets/\(name).svg") }
    try set.writeManifest(
      Dictionary(
        uniqueKeysWithValues: names.map {
          ($0, #"{ "class": "fixed", "note": "unsure: the drawing may show the \#($0)" }"#)
        }))
    let run = try Command.run("todo", "--kind", "note", in: set.folder)
    #expect(run.errors.hasPrefix("13 questions, for 13 reasons\n"), "\(run.errors)")
    #expect(run.output.contains("chiral review accept \(names.joined(separator: " "))\n"), "\(run.output)")
  }

  /// Once a person has decided, nothing is open any more; notes that people wrote stay.
  @Test func decisionsTakeThingsOff() throws {
    let set = try set()
    try set.write(IconSet.wide.replacing("h13", with: "h9"), to: "Assets/other.svg")
    #expect(try Command.run("todo", "--strict", "--quiet", in: set.folder).status == 1)
    try set.write(
      String(contentsOf: set.folder.appending(path: "manifest.json"), encoding: .utf8)
        .replacing(
          #"{ "class": "mirror", "note": "asked Ann" }"#, with: #"{ "class": "fixed", "note": "asked Ann" }"#),
      to: "manifest.json")
    let accepted = try Command.run("review", "accept", "--all", in: set.folder)
    // Nobody has looked at icons whose class is unsure.
    #expect(
      accepted.status == 0
        && accepted.errors.hasSuffix(
          """
          2 notes kept, because the class is unsure: arrow.forward, set/wide
          after looking at the icons, which chiral todo lists by reason:
            chiral review accept arrow.forward
            chiral review accept --same-reason arrow.forward   # all with its reason

          """),
      "\(accepted.errors)")
    #expect(try groups("--kind", "note", in: set).count == 1 && groups("--kind", "declined", in: set).isEmpty)
    #expect(try Command.run("review", "accept", "arrow.forward", "set/wide", in: set.folder).status == 0)
    #expect(try Command.run("review", "approve", "--all", in: set.folder).status == 0)
    let run = try Command.run("todo", "--strict", in: set.folder)
    #expect(run.status == 0 && run.output == "" && run.errors == "nothing is open\n", "\(run)")
    let text = try String(contentsOf: set.folder.appending(path: "manifest.json"), encoding: .utf8)
    #expect(text.contains("asked Ann") && !text.contains("unsure"))
  }

  /// One status says whether a set may ship: it is 0 only if audit and review have nothing to report, either.
  @Test func strictMeansThatTheSetMayShip() throws {
    let set = try IconSet()
    try set.writeManifest(["arrow.forward": #""mirror""#, "arrow.left": #""fixed""#, "set/wide": #""fixed""#])
    func status(_ command: String...) throws -> Int32 {
      try Command.run(command + ["--strict", "--quiet"], in: set.folder).status
    }
    #expect(try Command.run("review", "approve", "--all", in: set.folder).status == 0)
    let open = try Command.run("todo", in: set.folder)
    // What the set still lacks is the drawing that no icon shows.
    for name in ["other.svg", "slash.svg"] {
      try? FileManager.default.removeItem(at: set.folder.appending(path: "Assets/\(name)"))
    }
    let listed = try Command.run("todo", in: set.folder)
    #expect(listed.status == 0, "\(open) \(listed)")
    #expect(try status("audit") == 0 && status("review", "status") == 0)
    // A missing drawing, one that cannot be read, a finding that a baseline knows, and a picture that is gone.
    let wide = try Data(contentsOf: set.folder.appending(path: "Assets/set/wide.svg"))
    try FileManager.default.removeItem(at: set.folder.appending(path: "Assets/set/wide.svg"))
    #expect(try status("todo") == 1)
    try set.write("<svg", to: "Assets/set/wide.svg")
    #expect(try status("todo") == 1)
    try wide.write(to: set.folder.appending(path: "Assets/set/wide.svg"))
    #expect(try status("todo") == 0)
    try set.writeManifest([
      "arrow.forward": #""mirror""#, "arrow.left": #""mirror""#, "set/wide": #""fixed""#,
    ])
    #expect(try Command.run("review", "approve", "--all", in: set.folder).status == 0)
    #expect(try status("todo") == 1 && status("audit") == 1)
    #expect(try Command.run("audit", "--write-baseline", in: set.folder).status == 0)
    #expect(try status("todo") == 0 && status("audit") == 0)
  }

  /// Two groups of one rule have different reasons, and each command answers its own.
  @Test func theCommandsOfAGroupNameAnIconOfTheGroup() throws {
    let set = try IconSet()
    let names = ["check", "plus", "puzzle"]
    for name in names {
      try set.write(
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M3 4h16v9H9v\#(name.count)H3z"/></svg>"#,
        to: "Assets/\(name).svg")
    }
    try set.writeManifest(Dictionary(uniqueKeysWithValues: names.map { ($0, #""mirror""#) }))
    let found = try groups("--kind", "warning", in: set).filter { $0["rule"]?.string == "sign-mirrors" }
    let allow = "chiral review allow sign-mirrors"
    #expect(
      found.map { $0["next"]?.elements?.last?.string }
        == ["\(allow) --same-reason check --because '…'", "\(allow) puzzle --because '…'"])
  }

  /// Findings are allowed from a terminal as on the page, one or all of a group.
  @Test func findingsAreAllowedWithAReason() throws {
    let set = try IconSet()
    for name in ["veil", "shade", "cup"] {
      let opacity = name == "cup" ? "1" : "0"
      try set.write(
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><g opacity="\#(opacity)"><path d="M4 4h16v\#(name.count)H4z"/></g></svg>"#,
        to: "Assets/\(name).svg")
    }
    try set.writeManifest(["veil": #""fixed""#, "shade": #""fixed""#, "cup": #""fixed""#])
    let next = try groups("--kind", "error", in: set).first?["next"]?.elements?.last?.string
    #expect(next == "chiral review allow drawing-faults:drawing-blank --same-reason shade --because '…'")
    let wrong = try Command.run(
      "review", "allow", "drawing-faults:drawing-blank", "cup", "--because", "x", in: set.folder)
    #expect(
      wrong.status == 1 && wrong.errors.contains("no open finding of drawing-faults:drawing-blank"),
      "\(wrong)")
    #expect(
      try Command.run(
        "review", "allow", "drawing-faults:drawing-blank", "veil", "--because", " ", in: set.folder
      ).status
        == 64)
    let run = try Command.run(
      "review", "allow", "drawing-faults:drawing-blank", "--same-reason", "veil", "--because",
      "meant to be empty",
      set.folder.path)
    #expect(
      run.status == 0 && run.errors.hasSuffix("\n2 findings of drawing-faults:drawing-blank allowed\n"),
      "\(run)")
    #expect(try groups("--kind", "error", in: set).isEmpty)
  }

  /// A chore of many drawings is one question, which the group says; each picture that may be wrong is a question of its own. Their
  /// pictures can be seen before anything is written.
  @Test func aChoreIsOneQuestion() throws {
    let set = try IconSet()
    let names = ["ba", "de", "gi", "ko", "lu", "ma", "pe", "ri", "to"].map { "zorp\($0)" }
    for (number, name) in names.enumerated() {
      let content =
        number < 3
        ? #"<style>@import "a.css";</style><path d="M4 4h16v\#(number + 4)H4z"/>"#
        : number < 5
          ? #"<g opacity="0"><path d="M4 4h16v\#(number)H4z"/></g>"# : #"<path d="M4 4h16v\#(number)H4z"/>"#
      try set.write(
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\#(content)</svg>"#,
        to: "Assets/\(name).svg")
    }
    try set.writeManifest(Dictionary(uniqueKeysWithValues: names.map { ($0, #""fixed""#) }))
    let counts = try groups(in: set).filter { $0["kind"]?.string != "picture" }
      .map { [$0["icons"]?.elements?.count, $0["questions"]?.integer] }
    // The drawings of the set without an entry are asked about one by one.
    #expect(counts == [[2, 2], [3, 1], [4, 4]])
    let todo = try Command.run(["todo"], in: set.folder)
    #expect(todo.errors.hasPrefix("7 questions, for 3 reasons; "), "\(todo.errors)")
    let look = [
      "review", "allow", "drawing-faults:reference-external", "--same-reason", "zorpba", "--because", "x",
    ]
    let trial = try Command.run(look + ["--dry-run"], in: set.folder)
    #expect(
      trial.status == 0 && trial.errors.hasPrefix("3 icons on chiral-out/same-reason/sheet-1.png\n"),
      "\(trial)")
    #expect(try groups("--kind", "warning", in: set).count == 2)
    #expect(
      FileManager.default.fileExists(
        atPath: set.folder.appending(path: "chiral-out/same-reason/sheet-1.png").path))
  }

  /// A class is given to all icons whose names fit a pattern, and answers what `init` asked about them.
  @Test func aPatternGivesAClass() throws {
    let set = try set()
    let run = try Command.run("review", "class", "fixed", "*.off", "arrow.f*", set.folder.path)
    #expect(run.status == 0 && run.errors == "3 icons fixed: 3 classes changed, 1 note removed\n", "\(run)")
    let text = try String(contentsOf: set.folder.appending(path: "manifest.json"), encoding: .utf8)
    #expect(text.contains(#""mic.off": "fixed""#) && text.contains(#""arrow.forward": { "class": "fixed" }"#))
    #expect(text.contains(#""arrow.left": { "class": "mirror", "note": "asked Ann" }"#))
    // Whoever names the icon first is told the order; a misspelt class is none.
    let turned = try Command.run("review", "class", "arrow.forward", "mirror", set.folder.path)
    #expect(turned.errors.contains("before the icons: chiral review class mirror arrow.forward"))
    let misspelt = try Command.run("review", "class", "mirorr", "arrow.forward", set.folder.path)
    #expect(misspelt.errors.contains(#"did you mean "mirror"?"#) && !misspelt.errors.contains("before"))
    let none = try Command.run("review", "class", "fixed", "nothing*", set.folder.path)
    #expect(none.status == 64 && none.errors.contains("no icon"), "\(none)")
  }
}
