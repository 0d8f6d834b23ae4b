import ChiralTestSupport
import Foundation
import Testing

/// `chiral apply` after `chiral import`: what changes without a decision, and the reason that is given.
@Suite struct ApplyCommandTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private static let head = """
    <?xml version="1.0" encoding="utf-8"?>
    <!-- Drawn for the tests. -->
    <vector xmlns:android="http://schemas.android.com/apk/res/android"
        android:width="32dp"
        android:height="32dp"
        android:viewportWidth="24"
        android:viewportHeight="24"
    """

  private func write(_ text: String, to path: String) throws {
    let file = scratch.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func writeDrawable(_ name: String, _ attributes: String, _ paths: String...) throws {
    let body = paths.map { "    <path android:fillColor=\"#000\" android:pathData=\"\($0)\"/>\n" }.joined()
    try write("\(Self.head)\(attributes)>\n\(body)</vector>\n", to: "res/drawable/\(name).xml")
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: scratch.url.appending(path: path), encoding: .utf8)
  }

  private func decide(_ old: String, _ new: String) throws {
    let manifest = try text("manifest.json")
    #expect(manifest.contains(old), "\(manifest)")
    try write(manifest.replacing(old, with: new), to: "manifest.json")
  }

  private func run(_ arguments: String...) throws -> Command.Outcome {
    try Command.run(arguments, in: scratch.url)
  }

  private static let flag = "\n    android:autoMirrored=\"true\""
  private static let plus = "M11,5h2v6h6v2h-6v6h-2v-6h-6v-2h6z"
  private static let arrow = "M20,11H8l5,-5l-1,-2l-8,8l8,8l1,-2l-5,-5H20z"

  /// A flip that nobody sees is no difference, and a flag that is right stays.
  @Test func anImportedAppStaysAsItIs() throws {
    try writeDrawable("ic_plus", Self.flag, Self.plus)
    try writeDrawable("ic_arrow_back", Self.flag, Self.arrow)
    try writeDrawable("ic_menu", "", Self.plus)
    #expect(try run("import", "android", "res").errors.contains("3 icons (1 fixed, 2 mirror)"))
    let trial = try run("apply", ".", "--dry-run")
    #expect(trial.status == 0 && trial.output.isEmpty, "\(trial.output)")
    #expect(trial.errors == "nothing to write: the app has the decisions already\n")
  }

  /// Names the part and the guideline where a flip is written off without a decision.
  @Test func aWrongFlipIsNamedWithItsReason() throws {
    // An E as a subscript, all of it letters by its name.
    try writeDrawable(
      "ic_subscript", Self.flag, "M4,4h8v2h-6v4h5v2h-5v4h6v2h-8z", "M16,16h5v1h-4v1h3v1h-3v1h4v1h-5z")
    _ = try run("import", "android", "res")
    let trial = try run("apply", ".", "--dry-run")
    #expect(
      trial.output.hasPrefix(
        "ic_subscript: mirror, as in the app, but a plain flip is wrong: <path> is moved (R8: "),
      "\(trial.output)")
    #expect(trial.output.contains("\n-    android:autoMirrored=\"true\">"))
    // Who wants the flip says so.
    try decide(#""class": "mirror""#, #""class": "mirror", "infer": false"#)
    #expect(try run("apply", ".", "--dry-run").errors.hasPrefix("nothing to write"))
  }

  /// A drawing that is made anew has the head and the size of the app's file.
  @Test func aNewDrawingLooksLikeTheFileBesideIt() throws {
    try writeDrawable("ic_volume_up", "", "M3,9v6h4l5,5v-16l-5,5z", "M15,8a5,5 0,0 1,0 8z")
    try writeDrawable(
      "ic_volume_off", Self.flag, "M3,9v6h4l5,5v-16l-5,5z", "M15,8a5,5 0,0 1,0 8z", "M3,4l1,-1l17,17l-1,1z")
    _ = try run("import", "android", "res")
    let change = try run("apply", ".")
    #expect(
      change.output.hasPrefix("ic_volume_off: mirror, as in the app, but a plain flip is wrong: "),
      "\(change)")
    let drawn = try text("res/drawable-ldrtl/ic_volume_off.xml")
    #expect(drawn.hasPrefix(Self.head), "\(drawn)")
    #expect(!(try text("res/drawable/ic_volume_off.xml")).contains("autoMirrored"))
    let again = try run("apply", ".")
    #expect(again.status == 0 && again.errors.hasPrefix("nothing to write"), "\(again)")
  }

  /// One drawing has one decision.
  @Test func twoDecisionsAboutOneDrawingAreNamed() throws {
    try writeDrawable("ic_arrow_back", Self.flag, Self.arrow)
    _ = try run("import", "android", "res")
    try decide(
      #""icons": {"#,
      #""icons": { "ic_up": { "class": "fixed", "file": "res/drawable/ic_arrow_back.xml" },"#)
    let trial = try run("apply", ".", "--dry-run")
    #expect(trial.status == 1 && trial.output.isEmpty)
    #expect(
      trial.errors.contains("ic_arrow_back and ic_up have one drawing; give them the same class"),
      "\(trial)")
  }

  /// A drawing of the app for right-to-left is not removed by a decision; the file is named.
  @Test func aDrawingTooManyIsNamed() throws {
    try writeDrawable("ic_arrow_back", "", Self.arrow)
    try write(try text("res/drawable/ic_arrow_back.xml"), to: "res/drawable-ldrtl/ic_arrow_back.xml")
    _ = try run("import", "android", "res")
    let manifest = try text("manifest.json")
    try write(
      manifest.replacing(
        /"class": "both".*?\n/, with: "\"class\": \"fixed\", \"file\": \"res/drawable/ic_arrow_back.xml\" }\n"
      ),
      to: "manifest.json")
    let trial = try run("apply", ".", "--dry-run")
    #expect(trial.status == 1)
    #expect(
      trial.errors.contains("the app has drawable-ldrtl/ic_arrow_back.xml for it; delete that file"),
      "\(trial)")
  }

  /// A symbol set has its direction as an image set has, in a file of one line, too.
  @Test func aSymbolSetGetsItsDirection() throws {
    let rows =
      #"{"info":{"author":"xcode","version":1},"symbols":[{"filename":"a.svg","idiom":"universal"}]}"#
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="\#(Self.arrow)"/></svg>"#
    try write(rows, to: "I.xcassets/back.symbolset/Contents.json")
    try write(svg, to: "I.xcassets/back.symbolset/a.svg")
    let audit = try run("audit", "I.xcassets")
    #expect(audit.output.contains("back.symbolset/Contents.json:1:1: warning: make "), "\(audit)")
    _ = try run("import", "xcassets", "I.xcassets", "-m", "manifest.json")
    try decide(#""class": "fixed""#, #""class": "mirror""#)
    #expect(try run("apply", ".").output == "back: mirror in the manifest, fixed in the app\n")
    let written = try text("I.xcassets/back.symbolset/Contents.json")
    #expect(
      written
        == rows.replacing(#""universal""#, with: #""universal","language-direction":"left-to-right""#))
    #expect(try run("apply", ".").errors.hasPrefix("nothing to write"))
  }

  /// A theme gets no drawing that shows the same.
  @Test func aDrawingThatIsItsMirrorImageHasNoNeighbour() throws {
    for (name, path) in [("go-back-symbolic", Self.arrow), ("list-add-symbolic", Self.plus)] {
      try write(
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="\#(path)"/></svg>"#,
        to: "actions/\(name).svg")
    }
    try write("[Icon Theme]\nName=T\n", to: "index.theme")
    _ = try run("import", "gtk", ".")
    try decide(#""class": "fixed""#, #""class": "mirror""#)
    let change = try run("apply", ".")
    #expect(
      change.output == "actions/go-back-symbolic: mirror in the manifest, fixed in the app\n", "\(change)")
    #expect(change.errors.hasSuffix("changed 0 files and added 1\n"))
  }

  /// In a theme, aliases and the pairs of back and forward are one file each, and so they are in a build.
  @Test func anAliasIsOneFileOfABuild() throws {
    try FileManager.default.copyItem(
      at: Repository.root.appending(path: "Tests/Fixtures/apps/theme"),
      to: scratch.url.appending(path: "theme"))
    try FileManager.default.createSymbolicLink(
      atPath: scratch.url.appending(path: "theme/scalable/actions/document-send-symbolic.svg").path,
      withDestinationPath: "mail-send-symbolic.svg")
    _ = try run("import", "gtk", "theme")
    func built() throws -> Set<Int> {
      let folder = "out/gtk/hicolor/scalable/actions/"
      let names = [
        "document-send-symbolic", "mail-send-symbolic", "go-next-symbolic-rtl", "go-previous-symbolic",
      ]
      return try Set(
        names.map { name in
          let file = scratch.url.appending(path: folder + name + ".svg")
          return try #require(
            FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int)
        })
    }
    _ = try run("build", "theme", "--target", "gtk", "-o", "out")
    let first = try built()
    #expect(first.count == 2)
    #expect(try run("build", "theme", "--target", "gtk", "-o", "out").errors.hasSuffix("nothing to change\n"))
    #expect(try built() == first)
    #expect(try run("build", "theme", "--target", "gtk", "-o", "copies", "--no-links").status == 0)
  }
}
