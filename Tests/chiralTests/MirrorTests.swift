import ChiralTestSupport
import Foundation
import Testing

@Suite struct MirrorTests {
  private let set: IconSet

  init() throws { set = try IconSet() }

  private func mirror(_ arguments: String..., input: String = "") throws -> Command.Outcome {
    try Command.run(["mirror"] + arguments, in: set.folder, input: input)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: set.folder.appending(path: path), encoding: .utf8)
  }

  @Test func standardInputGoesToStandardOutput() throws {
    let outcome = try mirror("-", input: IconSet.arrow)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.output == IconSet.arrow.replacing("M5 12h14M13 6l6 6-6 6", with: "M19 12h-14M11 6l-6 6 6 6"))
    let back = try mirror("-", input: outcome.output)
    #expect(back.output == IconSet.arrow)
  }

  /// Text moves by the same distance whatever the size of the drawing in pixels.
  @Test func textMovesByUnitsOfTheViewBox() throws {
    func moved(_ size: String) throws -> Substring? {
      let outcome = try mirror(
        "-",
        input:
          "<svg xmlns=\"http://www.w3.org/2000/svg\"\(size) viewBox=\"0 0 12 12\"><circle cx=\"4\" cy=\"6\" r=\"3\"/>"
          + "<text transform=\"scale(1.25 .8)\" x=\"2\" y=\"9\" font-size=\"4\"><tspan x=\"2\" y=\"9\">n</tspan></text></svg>"
      )
      return outcome.output.firstMatch(of: /transform="([^"]*)"/)?.output.1
    }
    let wanted = try #require(try moved(""))
    #expect(wanted.contains("translate("))
    #expect(try moved(" width=\"48\" height=\"48\"") == wanted)
  }

  /// A part like a sign that no name promises is mirrored, because it may be something else, and named: an arrowhead over a line, a
  /// triangle alone, a digit with blunt ends.
  @Test(arguments: [
    (
      "<path d=\"M2 4h14\"/><path d=\"M11 11l4 4-4 4M17 20h5\"/>",
      "R8: it seems to show the prompt of a terminal"
    ),
    ("<path d=\"M6 4l13 8-13 8z\"/>", "R4: it seems to show a play sign"),
    (
      "<path d=\"M3 6h17\"/><path fill=\"black\" stroke=\"none\" d=\"M14.6 14.2Q15.7 12.4 17.5 12.4Q20.5 12.4 20.5 15.3Q20.5 16.5 19.9 "
        + "17.1Q20.8 17.9 20.8 19.5Q20.8 22.6 17.5 22.6Q15.3 22.6 14.3 20.7L15.6 20Q16.2 21 17.5 21Q19.3 21 19.3 19.5Q19.3 18 17.5 "
        + "18L17.5 16.5Q19 16.5 19 15.3Q19 14 17.5 14Q16.5 14 15.9 15z\"/>",
      "R18, R19: it seems to show the digit 3"
    ),
  ])
  func whatLooksLikeASignIsNamed(content: String, sentence: String) throws {
    let drawing =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"black\" stroke-width=\"2\">"
      + content + "</svg>"
    try Data(drawing.utf8).write(to: set.folder.appending(path: "list.svg"))
    let asked = try mirror("list.svg", "-o", "out.svg")
    #expect(
      asked.status == 0 && asked.errors.contains(sentence),
      "\(asked.errors)")
    #expect(
      try !mirror("list.svg", "-o", "plain.svg", "--infer", "false").errors.contains("it seems to show"))
  }

  /// Names that say off mostly show something else than a slash, a cross or an empty scale, which needs no look.
  @Test func onlyANameThatSaysSlashMissesOne() throws {
    let drawing =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path d=\"M3 9h4l6-5v16l-6-5H3z\"/></svg>"
    for (name, isNoted) in [("volume-slash", true), ("volume-off", false)] {
      try Data(drawing.utf8).write(to: set.folder.appending(path: name + ".svg"))
      let outcome = try mirror(name + ".svg", "-o", "out.svg")
      #expect(outcome.status == 0 && outcome.errors.contains("shows a slash") == isNoted, "\(outcome.errors)")
    }
  }

  /// A sign that cannot be read stays as it is where it is all of the drawing, in one piece; beside something else, it is declined.
  @Test func anUnreadSignThatIsAllOfADrawingStays() throws {
    let sign = "M4 19L8 5l3 8 8-9"
    for (name, path, isDeclined) in [
      ("bolivian-peso", sign, false), ("bolivian-peso-coin", sign + "M17 19h4", true),
    ] {
      let drawing =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"black\" stroke-width=\"2\">"
        + "<path d=\"\(path)\"/></svg>"
      try Data(drawing.utf8).write(to: set.folder.appending(path: name + ".svg"))
      let outcome = try mirror(name + ".svg", "-o", "out.svg", "--explain")
      #expect((outcome.status != 0) == isDeclined, "\(outcome.errors)")
      #expect(outcome.errors.contains("the drawing is one piece") == !isDeclined, "\(outcome.errors)")
    }
  }

  /// Hebrew writes the question mark as Latin does, Arabic mirrors it, and English sees the drawing as it is.
  @Test func theFormOfALocaleIsDrawn() throws {
    let page = "M2 3h9v4H2z"
    // A hook over a dot, in strokes.
    let drawing =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"black\" stroke-width=\"2\" "
      + "stroke-linecap=\"round\"><path d=\"\(page)\"/><path d=\"M14.1 9a3 3 0 0 1 5.8 1c0 2-3 3-3 3\"/><path d=\"M17 17h.01\"/></svg>"
    try Data(drawing.utf8).write(to: set.folder.appending(path: "help.svg"))
    func form(_ options: String...) throws -> String {
      let outcome = try Command.run(["mirror", "help.svg"] + options, in: set.folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
      return outcome.output
    }
    let arabic = try form()
    #expect(
      arabic.contains("M9.9 9a3 3 0 0 0 -5.8 1") || arabic.contains("M9.9 9a3 3 0 0 0-5.8 1"), "\(arabic)")
    #expect(try form("--locale", "fa") == arabic)
    let hebrew = try form("--locale", "he")
    #expect(
      hebrew.contains("M22 3h-9v4H22z") && hebrew.contains("M14.1 9a3 3 0 0 1 5.8 1c0 2-3 3-3 3"), "\(hebrew)"
    )
    #expect(try form("--locale", "en") == drawing)
    #expect(try mirror("help.svg", "--locale", "not a tag").status == 64)
  }

  @Test func aFileGoesWhereItIsTold() throws {
    let outcome = try mirror("Assets/set/wide.svg", "-o", "out.svg")
    #expect(outcome.status == 0 && outcome.output.isEmpty)
    #expect(try text("out.svg").contains("M28 2h-13v8"))
  }

  @Test func aFolderKeepsItsStructure() throws {
    let outcome = try mirror("Assets", "-o", "Assets/rtl")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("4 drawings mirrored"))
    let paths = try set.contents(of: "Assets/rtl").keys.sorted()
    #expect(paths == ["arrow.forward.svg", "arrow.left.svg", "other.svg", "set/wide.svg"])
    #expect(try mirror("Assets", "-o", "Assets/rtl").status == 0)
    #expect(try set.contents(of: "Assets/rtl").count == 4)
  }

  @Test func aDrawingThatCannotBeMirroredIsNamedAndTheRestIsMade() throws {
    try set.write(
      #"<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1"/></svg>"#, to: "Assets/no-axis.svg")
    let outcome = try mirror("Assets", "-o", "rtl")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("no-axis.svg:1:1: error: "))
    #expect(outcome.errors.contains("4 drawings mirrored, 1 not"))
    #expect(try set.contents(of: "rtl").count == 4)
  }

  @Test func theVerbStandsBehindTheLastEqualsSign() throws {
    let drawing = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path data-x="y" d="M1 2h3"/><path d="M5 6h7"/></svg>
      """
    let outcome = try mirror("-", "--component", "[data-x=y]=keep", input: drawing)
    #expect(outcome.output.contains("M1 2h3") && !outcome.output.contains("M5 6h7"), "\(outcome.errors)")
    let pure = try mirror("-", "--pure", input: drawing)
    #expect(!pure.output.contains("M1 2h3"))
  }

  @Test func onlyTheNamedSignsAreLookedFor() throws {
    let drawing = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path id="slash" d="M2 3h4v5"/><path d="M5 6h7v3"/></svg>
      """
    let slash = try mirror("-", "--infer", "slash,check", "--explain", input: drawing)
    #expect(slash.output.contains("M2 3h4v5") && slash.errors.contains("sign: slash)"), "\(slash)")
    #expect(!(try mirror("-", "--infer", "check", input: drawing)).output.contains("M2 3h4v5"))
    #expect(!(try mirror("-", "--infer", "false", input: drawing)).output.contains("M2 3h4v5"))
    let unknown = try mirror("-", "--infer", "slash,chek", input: drawing)
    #expect(unknown.status == 64 && unknown.errors.contains("write true, false, or some of bluetooth, check"))
  }

  @Test func theReportForProgramsIsJSON() throws {
    let outcome = try mirror("Assets", "-o", "rtl", "--format", "json")
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    #expect(json?["format"] as? String == "chiral-mirror")
    #expect((json?["drawings"] as? [Any])?.count == 4)
  }

  @Test(arguments: [["nowhere.svg"], ["-", "--component", "#a"], ["Assets"], ["-", "--format", "json"]])
  func aFailedStartHasAMessage(arguments: [String]) throws {
    let outcome = try Command.run(["mirror"] + arguments, in: set.folder)
    #expect(outcome.status == (arguments == ["nowhere.svg"] ? 2 : 64))
    #expect(!outcome.errors.isEmpty && outcome.output.isEmpty)
  }

  @Test func aPackedDrawingIsUnpacked() throws {
    let packed = try Data(
      contentsOf: Repository.root.appending(path: "Tests/Fixtures/gzip/arrow.svgz"))
    try packed.write(to: set.folder.appending(path: "Assets/packed.svgz"))
    #expect(try mirror("Assets", "-o", "rtl").status == 0)
    #expect(try text("rtl/packed.svg").hasPrefix("<svg"))
  }
}
