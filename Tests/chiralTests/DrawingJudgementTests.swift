import ChiralTestSupport
import Foundation
import Testing

/// The evidence that `explain` and `init` find in drawings.
@Suite struct DrawingJudgementTests {
  private let drawings = [
    "blob": #"<path d="M4 4h16v16H4z"/>"#, "xyzzy": #"<path d="M4 12 14 4v16z"/>"#,
    "zyxxy": #"<path d="M20 12 10 4v16z"/>"#, "word": "<text x=\"2\" y=\"20\">Ab</text>",
    "volume": #"<path d="M4 12 14 4v16z"/><path id="slash" d="M2 2h1l20 20h-1z"/>"#,
  ]

  private func folder() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    for (name, content) in drawings {
      let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\(content)</svg>"
      try Data(svg.utf8).write(to: scratch.url.appending(path: "\(name).svg"))
    }
    return scratch
  }

  @Test func drawingsAreLookedAt() throws {
    let scratch = try folder()
    let run = try Command.run(["explain", "--format", "class", "."], in: scratch.url)
    let lines = run.output.split(separator: "\n")
    #expect(
      lines.map { $0.split(separator: ")").first } == [
        "blob: fixed (sure, R13", "volume: mirror (sure, R6", "word: localized (likely, R8",
        "xyzzy: fixed (unsure, R3", "zyxxy: fixed (unsure, R3",
      ])
    #expect(lines[1].hasSuffix("; #slash: keep (R14)"))
  }

  /// A question mark of one stroke and a dot, as in sets of line icons.
  @Test func outlinesAreRead() throws {
    let scratch = try ScratchFolder()
    let mark = #"<path d="M9.1 9a3 3 0 0 1 5.8 1c0 2-3 3-3 3"/><path d="M12 17h.01"/>"#
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2"
        stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="12" r="10"/>\(mark)</svg>
      """
    try Data(svg.utf8).write(to: scratch.url.appending(path: "xyzzy.svg"))
    let run = try Command.run(["explain", "--format", "class", "xyzzy.svg"], in: scratch.url)
    #expect(
      run.output.hasPrefix("xyzzy: mirror (likely, R21): the drawing shows a question mark; not in he, yi"))
  }

  /// The subject of a drawing counts if its name says nothing.
  @Test(arguments: [
    ("M4 4h16v12H10l-5 5v-5H4z", "R5): the drawing looks like a speech bubble with its tail on one side"),
    (
      "M3 9h4l5-5v16l-5-5H3zM15 8q4 4 0 8zM18 5q7 7 0 14l2 0q7-7 0-14z",
      "R6): the drawing looks like a speaker with its sound"
    ),
  ]) func aSubjectIsRecognised(path: String, answer: String) throws {
    let scratch = try ScratchFolder()
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="\#(path)"/></svg>"#
    for name in ["a3f9c2d1e0", "cup"] {
      try Data(svg.utf8).write(to: scratch.url.appending(path: "\(name).svg"))
    }
    let run = try Command.run(["explain", "--format", "class", "a3f9c2d1e0.svg"], in: scratch.url)
    #expect(run.output.hasPrefix("a3f9c2d1e0: mirror (unsure, \(answer)"), "\(run.output)")
    // A clear name counts more than the drawing, and explains an equal drawing.
    let both = try Command.run(
      ["explain", "--format", "class", "a3f9c2d1e0.svg", "cup.svg"], in: scratch.url
    ).output
    #expect(
      both.contains("cup: fixed (sure, R11") && both.hasPrefix("a3f9c2d1e0: fixed (likely, R11"), "\(both)")
  }

  @Test func namesAloneAreEnoughForSome() throws {
    let scratch = try folder()
    let run = try Command.run(["explain", "--format", "class", "--names-only", "blob.svg"], in: scratch.url)
    #expect(run.output.hasPrefix("blob: fixed (unsure): "))
  }

  @Test func anInitialManifestHoldsWhatWasSeen() throws {
    let scratch = try folder()
    let run = try Command.run(["init", "."], in: scratch.url)
    #expect(run.status == 0)
    #expect(
      run.errors.hasPrefix(
        """
        wrote manifest.json: 5 icons (3 fixed, 1 mirror, 1 localized); 2 with a note:
          xyzzy, zyxxy: unsure: the drawing is the mirror image of "zyxxy", and neither name says which of them leads forward; likewise for the others

        """), "\(run.errors)")
    // The installed fonts depend on the machine.
    #expect(
      run.errors.split(separator: "\n").dropFirst(2).dropLast().allSatisfy {
        $0.hasPrefix("fonts of the text")
      })
    // What init counts is what todo counts.
    let count = try #require(run.errors.split(separator: "\n").last?.prefix { $0.isNumber })
    #expect(
      try Command.run(["todo"], in: scratch.url).errors.hasPrefix("\(count) questions, "), "\(run.errors)")
    let manifest = try String(contentsOf: scratch.url.appending(path: "manifest.json"), encoding: .utf8)
    #expect(manifest.contains(##""volume": { "class": "mirror", "components": { "#slash": "keep" } }"##))
    #expect(try Command.run(["plan"], in: scratch.url).status == 0)
    #expect(try Command.run(["init", "."], in: scratch.url).errors == "nothing to add to manifest.json\n")
  }
}
