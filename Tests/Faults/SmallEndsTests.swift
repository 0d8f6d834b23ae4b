import ChiralTestSupport
import Foundation
import Testing

/// Unusual files and names that once stopped, slowed down or littered a whole command.
@Suite struct SmallEndsTests {
  private let set: IconSet

  init() throws { set = try IconSet() }

  @Test func aFontThatIsAPipeCostsItsIcon() throws {
    try set.write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><text id=\"n\" y=\"20\">A</text></svg>",
      to: "Assets/arrow.left.svg")
    try set.writeManifest([
      "arrow.left": ##"{"class": "localized", "fonts": {"Latn": "f.ttf"}, "text": {"#n": {"Latn": "A"}}}"##,
      "arrow.forward": #""mirror""#,
    ])
    let outcome = try Command.shell("mkfifo f.ttf && timeout 30 \"$CHIRAL\" build", in: set.folder)
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(try set.contents()["ar/arrow.forward.svg"] != nil)
  }

  @Test func foldersOfFontsThatLinkToThemselves() throws {
    try set.write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><text y=\"20\">A</text></svg>",
      to: "Assets/arrow.left.svg")
    try set.write("", to: "home/.fonts/here")
    for number in 1...9 {
      try FileManager.default.createSymbolicLink(
        atPath: set.folder.appending(path: "home/.fonts/\(number)").path, withDestinationPath: ".")
    }
    let outcome = try Command.shell(
      "HOME=\"$PWD/home\" timeout 60 \"$CHIRAL\" build --quiet", in: set.folder)
    // fontconfig may follow each of them, which affects the icon.
    #expect(outcome.status < 2, "\(outcome.errors)")
  }

  @Test(arguments: ["سهم", "箭头"]) func aNameOfWhichAPlatformLeavesNothing(name: String) throws {
    try set.write(IconSet.arrow, to: "Assets/\(name).svg")
    try set.writeManifest(IconSet.icons.merging([name: #""mirror""#]) { $1 })
    for target in ["android", "web", "gtk", "flutter", "windows", "iconify"] {
      let outcome = try set.build("--target", target)
      #expect(
        outcome.status == 0 || outcome.status == 1 && outcome.errors.contains(name), "\(outcome.errors)")
      #expect(try set.contents().keys.contains { $0.hasPrefix(target + "/") }, "\(target)")
    }
  }

  @Test func anImportedPathThatLeadsOutside() throws {
    let contents = #"{"images": [{"filename": "NAME", "idiom": "universal"}]}"#
    for (name, file) in [("good", "good.svg"), ("bad", "../../../secret.svg")] {
      try set.write(contents.replacing("NAME", with: file), to: "X.xcassets/\(name).imageset/Contents.json")
    }
    try set.write(IconSet.arrow, to: "X.xcassets/good.imageset/good.svg")
    let outcome = try Command.run("import", "xcassets", "X.xcassets", in: set.folder)
    #expect(outcome.status == 0 && outcome.errors.contains("bad"), "\(outcome.errors)")
    let plan = try Command.run("plan", "--manifest", "X.xcassets/manifest.json", in: set.folder)
    #expect(plan.status == 0 && plan.output.contains("good"), "\(plan.errors)")
  }

  @Test func linesAndFilesThatAreTooLong() throws {
    let long = try Command.shell(
      "head -c 50000000 /dev/zero | tr '\\0' a | timeout 20 \"$CHIRAL\" explain --format class -",
      in: set.folder)
    #expect(long.status == 2 && long.errors.contains("a line has more than"), "\(long.errors)")
    let aliases = """
      mkdir -p res/values res/drawable && echo '<vector/>' >res/drawable/ic_a.xml &&
      { echo '<resources>'; yes '<item name="a" type="drawable">@drawable/b</item>' | head -n 200000; } >res/values/a.xml &&
      timeout 20 "$CHIRAL" import android res --drawings Assets
      """
    let outcome = try Command.shell(aliases, in: set.folder)
    #expect(
      outcome.status == 0 && outcome.errors.contains("a.xml:1:1: warning: left out: it is larger than"),
      "\(outcome.errors)")
  }

  @Test func theFilesOfAKilledCommandAreRemoved() throws {
    // There is no process with this number.
    try set.write("half", to: "manifest.approved.json.chiral-tmp-4194305")
    try set.write("mine", to: "manifest.approved.json.chiral-tmp-x")
    #expect(try Command.run("review", "approve", "--all", in: set.folder).status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: set.folder.path)
    #expect(names.filter { $0.contains("chiral-tmp") } == ["manifest.approved.json.chiral-tmp-x"])
  }

  /// A mark that combines with `/` would hide it from a check of characters.
  @Test(arguments: ["../\u{301}/x.svg", "/\u{301}/x.svg"]) func pathsWithCombiningMarks(path: String) throws {
    try set.writeManifest(["arrow": "{\"class\": \"fixed\", \"file\": \"\(path)\"}"])
    let outcome = try Command.run("plan", in: set.folder)
    #expect(
      outcome.status == 2 && (outcome.errors.contains("beside") || outcome.errors.contains("relative to")),
      "\(outcome.errors)")
  }
}
