import ChiralTestSupport
import Foundation
import Testing

/// File names with which shells, logs and file systems have problems are built, or refused in one line.
@Suite struct NameTests {
  private let set: IconSet

  init() throws { set = try IconSet() }

  static let plainNames = [
    "-dash", "--output", "sp ace", "quote'", "dollar$(touch x)", "`touch y`", "%s%n", "<img>&amp;",
    "e\u{301}",
    "\u{1F984}", "semi;colon", "star*", "#hash", "a.b.c", "~", "\u{0627}\u{0644}",
    String(repeating: "x", count: 190),
  ]
  static let strangeNames = [
    "new\nline", "tab\t", "quote\"", "back\\slash", "escape\u{1B}[31m", "turn\u{202E}ed", "\u{7F}",
    String(repeating: "x", count: 200),
  ]

  private static let setting = ["Assets", "--manifest", "manifest.json"]

  /// A shell command that creates a name that is not UTF-8.
  private static let notUTF8 = #"cp Assets/arrow.left.svg "$(printf 'Assets/bad\303\050\377name.svg')""#

  private func add(_ names: [String]) throws {
    for name in names { try set.write(IconSet.arrow, to: "Assets/\(name).svg") }
    #expect(try Command.shell(Self.notUTF8, in: set.folder).status == 0)
    try FileManager.default.removeItem(at: set.folder.appending(path: "manifest.json"))
  }

  /// Expects only characters that a terminal shows as they are.
  private func expectCleanText(_ outcome: Command.Outcome, _ command: [String]) {
    let text = (outcome.output + outcome.errors).unicodeScalars
    let controls = text.filter { $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t" }
    #expect(controls.isEmpty && !text.contains("\u{202E}"), "\(command): \(outcome.errors)")
  }

  @Test func namesThatAreOddAreIconsLikeOthers() throws {
    try add(Self.plainNames)
    let made = try Command.run(["init"] + Self.setting, in: set.folder)
    #expect(made.status == 0, "\(made.errors)")
    #expect(made.errors.contains("the file's name is not UTF-8; rename it"), "\(made.errors)")
    let outcome = try set.build()
    #expect(outcome.status == 0, "\(outcome.errors)")
    let files = try set.contents()
    for name in Self.plainNames {
      #expect(files["en/\(name).svg"] == Data(IconSet.arrow.utf8), "\(name)")
    }
    #expect(try Set(set.contents(of: ".").keys).isDisjoint(with: ["x", "y"]))
    let commands = [
      ["audit"], ["explain", "--format", "class", "Assets"], ["explain", "quote'"], ["sheet"], ["plan"],
    ]
    for command in Faults.some(2, of: commands) {
      let outcome = try Command.run(command, in: set.folder)
      #expect([0, 1].contains(outcome.status), "\(command): \(outcome.errors)")
      expectCleanText(outcome, command)
    }
  }

  /// Control characters and bytes that are not text are never written to a terminal as they are.
  @Test func namesThatNoManifestHoldsAreNamedOrLeftOut() throws {
    try add(Self.strangeNames)
    let commands = [
      ["init"] + Self.setting, ["mirror", "Assets", "-o", "mirrored"], ["mirror", "Assets/new\nline.svg"],
      ["build"],
      ["audit"], ["sheet"], ["explain", "--format", "class", "Assets"], ["plan"],
    ]
    for command in Faults.isThorough ? commands : Array(commands.prefix(3)) {
      let outcome = try Command.run(command, in: set.folder)
      #expect([0, 1, 2].contains(outcome.status) && !outcome.isKilled, "\(command): \(outcome.errors)")
      expectCleanText(outcome, command)
    }
    // A mirror image has the name of its drawing, whatever it is.
    #expect(try set.contents(of: "mirrored")["new\nline.svg"] != nil)
  }

  /// Names on the command line may begin with a dash, after `--`.
  @Test func namesOnTheCommandLine() throws {
    try set.write(IconSet.arrow, to: "-dash.svg")
    let outcome = try Command.run(["mirror", "--output", "-mirrored.svg", "--", "-dash.svg"], in: set.folder)
    #expect(outcome.status == 0 || outcome.status == 64, "\(outcome.errors)")
    let plain = try Command.run(["mirror", "./-dash.svg", "-o", "./-mirrored.svg"], in: set.folder)
    #expect(plain.status == 0, "\(plain.errors)")
    #expect(try set.contents(of: ".")["-mirrored.svg"] != nil)
  }

  /// Manifests, outputs and working folders may have unusual paths.
  @Test(arguments: Faults.some(1, of: ["new\nline", "qu'o\"te", "-dash", "e\u{301}", " ", "%s"]))
  func foldersThatAreOdd(name: String) throws {
    let folder = set.folder.appending(path: name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for item in ["Assets", "manifest.json"] {
      try FileManager.default.copyItem(
        at: set.folder.appending(path: item), to: folder.appending(path: item))
    }
    #expect(try set.build().status == 0)
    let inside = try Command.run(["build"], in: folder)
    #expect(inside.status == 0, "\(inside.errors)")
    let outside = try Command.run(
      ["build", "--manifest", "./\(name)/manifest.json", "--output", "./\(name)/other"], in: set.folder)
    #expect(outside.status == 0, "\(outside.errors)")
    #expect(try set.contents(of: "\(name)/chiral-out") == set.contents())
    #expect(try set.contents(of: "\(name)/other") == set.contents())
  }
}
