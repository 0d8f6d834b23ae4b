import ChiralManifest
import ChiralTestSupport
import Foundation
import Testing

/// The right-to-left pictures that a doubtful icon may have, and the choice among them.
@Suite struct ReadingTests {
  private static let head =
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">"#

  /// A slash of its own with a gap in the base, which no set can rebuild: the icon without it is missing.
  private static let slash =
    head + #"<path d="M8 3h12v12M3 8v13h8v-8M14 17h3"/><path id="bar" d="M2 2l20 20"/></svg>"#
  /// A pencil that would cover the box beside it in its mirrored place.
  private static let pencil =
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M3 21v-3L14 7l3 3L6 21zM15 15h7v7h-7z"/></svg>"#
  /// A number in a ring of which only one digit is recognised.
  private static let rating =
    head
    + #"<path d="M7 9v6"/><circle cx="12" cy="12" r="10"/><path d="M10 9h2.5a1 1 0 0 1 1 1v1a1 1 0 0 1-1 1h-1.5a1 1 0 0 0-1 1v1a1 1 0 0 0 1 1h2.5"/>"#
    + #"<path d="M16.5 12h3M18 10.5v3"/></svg>"#

  private func set(_ icons: [String: String], drawings: [String: String]) throws -> IconSet {
    let set = try IconSet()
    for (name, drawing) in drawings { try set.write(drawing, to: "Assets/\(name).svg") }
    try set.writeManifest(icons)
    return set
  }

  private func run(_ arguments: String..., in set: IconSet) throws -> Command.Outcome {
    try Command.run(
      arguments, in: set.folder, environment: ["XDG_CACHE_HOME": set.folder.appending(path: "cache").path])
  }

  /// Returns the readings of an icon as JSON.
  private func readings(of icon: String, in set: IconSet) throws -> [JSONNode] {
    let run = try run("review", "readings", "--format", "json", icon, in: set)
    #expect(run.status == 0, "\(run.errors)")
    let root = JSONReader.read(SourceText(Array(run.output.utf8), file: "")).root
    #expect(root?["format"]?.string == "chiral-readings" && root?["version"]?.integer == 1)
    let found = root?["icons"]?.elements?.first
    #expect(found?["icon"]?.string == icon)
    return found?["readings"]?.elements ?? []
  }

  private func manifest(_ set: IconSet) throws -> String {
    try String(contentsOf: set.folder.appending(path: "manifest.json"), encoding: .utf8)
  }

  @Test func aDeclinedSlashMayStayOrTurnOrTheDrawingStays() throws {
    let set = try set(["mic.off": #""mirror""#], drawings: ["mic.off": Self.slash])
    let readings = try readings(of: "mic.off", in: set)
    #expect(readings.compactMap { $0["kind"]?.string } == ["upright", "mirrored", "as-drawn"])
    #expect(readings.first?["words"]?.string == "mirrored, with the slash upright")
    let first = readings.first?["changes"]?.elements ?? []
    #expect(first.first?["path"]?.elements?.compactMap(\.string) == ["components", "#bar"])
    #expect(first.first?["value"]?.string == "keep")
    let page = set.folder.appending(path: "chiral-out/sheet/readings-1.png")
    #expect(try Data(contentsOf: page).starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  /// A slash that the manifest keeps turns in one of the choices, also where another part stays upright.
  @Test func aSlashThatTheManifestKeepsMayTurn() throws {
    let box =
      Self.head + #"<path d="M4 4h10v16H4z"/><path id="badge" d="M17 16l2 2 4-5"/>"#
      + #"<path id="slash" d="M2 2l20 20"/></svg>"#
    let set = try set(
      [
        "box-off":
          ##"{ "class": "mirror", "components": { "#slash": "keep" }, "note": "unsure: the name means nothing" }"##
      ],
      drawings: ["box-off": box])
    let turned = try readings(of: "box-off", in: set).first { reading in
      (reading["changes"]?.elements ?? []).contains {
        $0["path"]?.elements?.compactMap(\.string) == ["components", "#slash"]
          && $0["value"]?.string == "mirror"
      }
    }
    #expect(turned?["words"]?.string == "mirrored, with a badge upright")
  }

  /// A build draws what is chosen, and nobody is asked again.
  @Test func theChoiceIsBuilt() throws {
    let set = try set(["mic.off": #""mirror""#], drawings: ["mic.off": Self.slash])
    #expect(try set.build().status == 1)
    let trial = try run("review", "choose", "--dry-run", "mic.off", "1", in: set)
    #expect(trial.status == 0 && trial.output.contains(##"+    "mic.off": "##), "\(trial)")
    #expect(try manifest(set).contains(#""mic.off": "mirror""#))
    let chosen = try run("review", "choose", "mic.off", "1", in: set)
    #expect(chosen.status == 0 && chosen.errors == "mic.off: mirrored, with the slash upright\n", "\(chosen)")
    #expect(
      try manifest(set).contains(
        ##""mic.off": { "class": "mirror", "components": { "#bar": "keep" }, "infer": false }"##))
    #expect(try set.build().status == 0)
    let built = try set.contents()["ar/mic.off.svg"].map { String(decoding: $0, as: UTF8.self) }
    #expect(built?.contains(#"d="M16 3h-12v12M21 8v13h-8v-8M10 17h-3""#) == true, "\(built ?? "")")
    #expect(built?.contains(#"id="bar" d="M2 2l20 20""#) == true, "\(built ?? "")")
    #expect(
      try run("review", "readings", in: set).errors == "no icon waits for a picture to be chosen\n")
    // The picture is now the first reading, and there is nothing to write.
    #expect(
      try run("review", "choose", "mic.off", "1", in: set).errors == "mic.off: the manifest says so already\n"
    )
  }

  /// A sign that has no room is offered upright in its mirrored place all the same.
  @Test func aSignWithoutRoomIsOffered() throws {
    let set = try set(["pencil-box": #""mirror""#], drawings: ["pencil-box": Self.pencil])
    let readings = try readings(of: "pencil-box", in: set)
    let upright = readings.first { $0["kind"]?.string == "upright" }
    #expect(upright?["words"]?.string == "mirrored, with a pencil upright")
    let change = upright?["changes"]?.elements?.first
    #expect(
      change?["path"]?.elements?.compactMap(\.string) == ["components", "path::subpath(1)"])
    #expect(change?["value"]?.string == "move")
  }

  /// So is a word that is only doubtful.
  @Test func aDoubtfulWordIsOffered() throws {
    let set = try set(["rating-12-plus": #""mirror""#], drawings: ["rating-12-plus": Self.rating])
    let readings = try readings(of: "rating-12-plus", in: set)
    #expect(readings.compactMap { $0["kind"]?.string } == ["upright", "mirrored", "as-drawn"])
    #expect(readings.first?["words"]?.string == "mirrored, with the digit 2 upright")
  }

  @Test func theDrawingAsItIsIsAClass() throws {
    let set = try set(["mic.off": #""mirror""#], drawings: ["mic.off": Self.slash])
    #expect(try run("review", "choose", "mic.off", "3", in: set).status == 0)
    #expect(try manifest(set).contains(#""mic.off": "fixed""#))
    #expect(try set.build().status == 0)
  }

  @Test func theQuestionInANoteIsAnswered() throws {
    let note = #""note": "unsure: the name means nothing to this program""#
    let set = try set(
      ["zorp": #"{ "class": "fixed", \#(note) }"#, "blarg": #"{ "class": "mirror", \#(note) }"#],
      drawings: ["zorp": IconSet.arrow, "blarg": IconSet.arrow])
    // The order does not depend on the class: on the page, 1 mirrors and 2 does not.
    #expect(
      try readings(of: "zorp", in: set).compactMap { $0["kind"]?.string } == ["recognised", "as-drawn"])
    #expect(
      try readings(of: "blarg", in: set).compactMap { $0["kind"]?.string } == ["recognised", "as-drawn"])
    let all = try run("review", "readings", set.folder.path, in: set)
    #expect(all.output.contains("blarg") && all.output.contains("zorp") && !all.output.contains("arrow"))
    #expect(try run("review", "choose", "zorp", "1", set.folder.path, in: set).status == 0)
    #expect(try run("review", "choose", "blarg", "1", in: set).status == 0)
    #expect(try manifest(set).contains(#""zorp": { "class": "mirror" }"#))
    #expect(try manifest(set).contains(#""blarg": { "class": "mirror" }"#))
    #expect(try run("review", "readings", "--all", in: set).output == "")
  }

  /// The elements that one selector lists are one part: they keep their arrangement.
  @Test func whatOneSelectorListsMovesTogether() throws {
    let parts = [
      "together": ##"{ "circle, #handle": "move" }"##, "apart": ##"{ "circle": "move", "#handle": "move" }"##,
    ]
    let drawing =
      Self.head
      + ##"<path d="M2 6h6v4H2z"/><circle cx="15" cy="13" r="3"/><path id="handle" d="M17 15l4 4"/></svg>"##
    let set = try set(
      parts.mapValues { #"{ "class": "mirror", "components": \#($0) }"# },
      drawings: parts.mapValues { _ in drawing })
    #expect(try set.build().status == 0)
    let built = try set.contents().mapValues { String(decoding: $0, as: UTF8.self) }
    // The box of both runs from 12 to 21, so that both move by 24 − 33; each box by itself moves by another distance.
    let together = built["ar/together.svg"] ?? ""
    #expect(together.matches(of: /translate\(-9/).count == 2, "\(together)")
    #expect(
      built["ar/apart.svg"].map { $0.contains("translate(-6") && $0.contains("translate(-14") } == true,
      "\(built["ar/apart.svg"] ?? "")")
  }

  @Test func mistakesAreOneLine() throws {
    let set = try set(
      ["mic.off": #""mirror""#, "broken": #""mirror""#],
      drawings: ["mic.off": Self.slash, "broken": "<svg"])
    let many = try run("review", "choose", "mic.off", "9", in: set)
    #expect(
      many.status == 64 && many.errors.contains(#""mic.off" has no reading 9; write a number from 1 to 3"#))
    let broken = try run("review", "choose", "broken", "1", in: set)
    #expect(broken.status == 64 && broken.errors.contains("its drawing cannot be read"), "\(broken)")
    let listed = try run("review", "readings", "broken", in: set)
    #expect(listed.output == "broken\n  the drawing cannot be read\n", "\(listed)")
    let unknown = try run("review", "choose", "mic.of", "1", in: set)
    #expect(unknown.status == 64 && unknown.errors.contains(#"did you mean "mic.off"?"#))
  }
}
