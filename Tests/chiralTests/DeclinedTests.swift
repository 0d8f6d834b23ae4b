import ChiralManifest
import ChiralTestSupport
import Foundation
import Testing

/// Icons whose right-to-left form cannot be derived: the files that are shipped, and the acceptance of this
/// state.
@Suite struct DeclinedTests {
  /// A slash that is fused into the drawing, in a set without the plain icon.
  private static let fused = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M7 5h10l4 7-2.55 4.45zM5 7v12h12zM2.5 3.5l1-1 18 18-1 1z"/></svg>

    """

  private func set(_ icon: String = #""mirror""#, head: String = "") throws -> IconSet {
    let set = try IconSet()
    try set.write(Self.fused, to: "Assets/mic.off.svg")
    try set.write(
      """
      { "version": 1, "assets": "Assets", "locales": ["en", "ar"], "scales": [1],\(head)
        "icons": { "arrow.forward": "mirror", "mic.off": \(icon) } }
      """, to: "manifest.json")
    return set
  }

  private func entry(_ locale: String, in set: IconSet) throws -> JSONNode? {
    let text = try Data(contentsOf: set.folder.appending(path: "chiral-out/index.json"))
    let root = JSONReader.read(SourceText(Array(text), file: "index.json")).root
    return root?["icons"]?["mic.off"]?["locales"]?[locale]
  }

  private func drawing(_ locale: String, in set: IconSet) throws -> String? {
    try set.contents()["\(locale)/mic.off.svg"].map { String(decoding: $0, as: UTF8.self) }
  }

  private func run(_ arguments: String..., in set: IconSet) throws -> Command.Outcome {
    try Command.run(arguments, in: set.folder)
  }

  @Test func newDeclinedIconsShipFromLeftToRightWithStatus1() throws {
    let set = try set()
    let build = try set.build()
    #expect(build.status == 1)
    #expect(build.errors.contains("mic.off.svg:1:"), "\(build.errors)")
    #expect(
      build.errors.contains(
        "1 of 2 icons declined: where they would mirror, locales get the drawing as it is (1); "),
      "\(build.errors)")
    #expect(try drawing("en", in: set) == Self.fused && drawing("ar", in: set) == Self.fused)
    #expect(try entry("ar", in: set)?["outcome"]?.string == "declined")
    #expect(
      try entry("ar", in: set)?["shown"]?.string == "fixed" && entry("ar", in: set)?["accepted"] == nil)
    #expect(try run("audit", in: set).status == 1)
  }

  /// The index of a first build is written from texts that locales share, that of a later one entry by entry.
  @Test func theIndexDoesNotDependOnWhatWasThere() throws {
    let set = try IconSet()
    try set.write(Self.fused, to: "Assets/mic.off.svg")
    try set.write(Self.fused, to: "Assets/mic.rtl.svg")
    try set.write(
      """
      { "version": 1, "assets": "Assets", "locales": ["en", "de", "ar", "ar-SA", "fa", "he"], "scales": [1, 2],
        "icons": { "arrow.forward": {"class": "mirror", "except": ["he"]}, "arrow.left": "fixed",
          "mic.off": {"class": "mirror", "declined": "fixed"},
          "mic": {"class": "both", "file": "arrow.left.svg", "variants": {"fa": "mic.rtl.svg"}} } }
      """, to: "manifest.json")
    _ = try set.build()
    let first = try set.contents()["index.json"]
    _ = try set.build("--no-cache")
    #expect(try set.contents()["index.json"] == first)
    #expect(first?.isEmpty == false)
  }

  /// Nobody is asked again about an accepted form.
  @Test(arguments: ["omit", "fixed", "mirror"]) func afterItIsAcceptedEverythingIsGreen(form: String) throws {
    let set = try set()
    let accepted = try run("review", "accept", "mic.off", "--as", form, in: set)
    #expect(accepted.status == 0 && accepted.errors.hasPrefix("1 declined icon accepted: "), "\(accepted)")
    let build = try set.build()
    #expect(build.status == 0 && build.errors.contains("1 of 2 icons accepted as declined"), "\(build)")
    #expect(try run("audit", in: set).status == 0)
    let approved = try run("review", "approve", "--all", in: set)
    #expect(approved.status == 0, "\(approved)")
    #expect(try run("review", "status", "--strict", in: set).status == 0)
    let sheet = try run("sheet", "--format", "html", in: set)
    #expect(sheet.status == 0, "\(sheet)")
    let page = try String(
      contentsOf: set.folder.appending(path: "chiral-out/sheet/sheet.html"), encoding: .utf8)
    #expect(page.contains("because it is declined"))
    let entry = try entry("ar", in: set)
    #expect(entry?["outcome"]?.string == "declined" && entry?["accepted"].map(JSONValue.init) == .bool(true))
    #expect(entry?["shown"]?.string == (form == "omit" ? nil : form))
    switch form {
    case "fixed": #expect(try drawing("ar", in: set) == Self.fused)
    case "mirror": #expect(try drawing("ar", in: set)?.contains("M17 5") == true)
    default: #expect(try drawing("ar", in: set) == nil)
    }
    // Nothing is left to do, and this is known without the renderer.
    #expect(try set.build().errors.contains("nothing to change"))
  }

  /// The picture for all declined icons is one decision; the acceptance of a single icon is another.
  @Test func theSetsKeyChoosesThePictureAndAcceptsNothing() throws {
    let set = try set(head: #" "declined": "omit","#)
    let build = try set.build()
    #expect(build.status == 1 && build.errors.contains("no picture (1)"), "\(build.errors)")
    #expect(try drawing("ar", in: set) == nil)
    #expect(try entry("ar", in: set)?["shown"] == nil)
    #expect(try run("review", "accept", "--all", in: set).status == 0)
    #expect(
      try String(contentsOf: set.folder.appending(path: "manifest.json"), encoding: .utf8)
        .contains(#""mic.off": { "class": "mirror", "declined": "omit" }"#))
    #expect(try set.build().status == 0)
  }

  @Test func acceptingIsTriedAsADiff() throws {
    let set = try set()
    let trial = try run("review", "accept", "--all", "--dry-run", in: set)
    #expect(
      trial.output.contains(#"+  "icons": { "arrow.forward": "mirror", "mic.off": { "class": "mirror","#))
    #expect(try set.build().status == 1)
    let other = try run("review", "accept", "arrow.forward", "--as", "fixed", in: set)
    #expect(other.status == 2, "\(other)")
    #expect(other.errors.contains(#"error: "arrow.forward" is not declined"#), "\(other)")
    let both = try run("review", "accept", "mic.off", "arrow.forward", "--as", "fixed", in: set)
    #expect(both.status == 2 && both.errors.contains("manifest.json:"), "\(both)")
    #expect(try set.build().status == 1)
    let bad = try run("review", "accept", "mic.off", "--as", "fixd", in: set)
    #expect(bad.status == 64 && bad.errors.contains("did you mean \"fixed\"?"), "\(bad.errors)")
  }

  /// A platform would show the left-to-right drawing in the place of a picture that is not there.
  @Test(arguments: ["web", "android", "xcassets", "gtk", "flutter", "windows", "iconify", "react", "compose"])
  func noTargetHasAnIconWithoutPictureForSomeLocales(target: String) throws {
    for form in ["omit", "fixed", "mirror"] {
      let set = try set(#"{ "class": "mirror", "declined": "\#(form)" }"#)
      let build = try set.build("--target", target)
      #expect(build.status == 0, "\(build.errors)")
      let isLeftOut = build.errors.contains("\(target): mic.off: left out: it is declined")
      #expect(isLeftOut == (form == "omit"), "\(build.errors)")
      #expect(try isBuilt("mic.off", on: target, in: set) == (form != "omit"))
      #expect(try isBuilt("arrow.forward", on: target, in: set))
    }
  }

  private func isBuilt(_ icon: String, on target: String, in set: IconSet) throws -> Bool {
    let text = try Data(contentsOf: set.folder.appending(path: "chiral-out/index.json"))
    let root = JSONReader.read(SourceText(Array(text), file: "index.json")).root
    return root?["targets"]?[target]?["icons"]?[icon]?["name"] != nil
  }
}
