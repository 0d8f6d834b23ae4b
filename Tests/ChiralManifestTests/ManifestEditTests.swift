import ChiralManifest
import Testing

/// The effect of a change on a manifest, and the absence of other effects.
@Suite struct ManifestEditTests {
  private func applying(_ edits: ManifestEdit..., to text: String) -> String? {
    ManifestEditor.applying(edits, to: SourceText(Array(text.utf8), file: "manifest.json"))
  }

  @Test func aValueIsReplacedWhereItStands() {
    let text = #"{ "icons": {"a" : {"$comment": [1],  "class":"fixed" , "note": "n"}, "b": "fixed" } }"#
    #expect(
      applying(.set(["icons", "a", "class"], "mirror"), .set(["icons", "b", "class"], "both"), to: text)
        == #"{ "icons": {"a" : {"$comment": [1],  "class":"mirror" , "note": "n"}, "b": "both" } }"#)
  }

  @Test func anIconThatIsOnlyItsClassBecomesAnObject() {
    #expect(
      applying(.set(["icons", "a", "variants", "rtl"], "a.rtl.svg"), to: #"{"icons": {"a": "both"}}"#)
        == #"{"icons": {"a": { "class": "both", "variants": { "rtl": "a.rtl.svg" } }}}"#)
  }

  @Test func missingMembersAreAddedInTheLayoutOfTheirNeighbours() {
    let text = "{\"icons\": {\n\t\"a\": {\n\t\t\"class\": \"both\",\n\t\t\"note\": \"n\"\n\t}\n}}"
    #expect(
      applying(.set(["icons", "a", "drawn"], "rtl"), to: text)
        == "{\"icons\": {\n\t\"a\": {\n\t\t\"class\": \"both\",\n\t\t\"note\": \"n\",\n\t\t\"drawn\": \"rtl\"\n\t}\n}}"
    )
    #expect(
      applying(.set(["icons", "a", "note"], "n"), to: #"{"icons": {"a": {}}}"#)
        == #"{"icons": {"a": { "note": "n" }}}"#)
  }

  @Test(arguments: [
    (["icons", "a", "drawn"], #"{"icons": {"a": { "class": "fixed", "note": "n" }}}"#),
    (["icons", "a", "class"], #"{"icons": {"a": { "drawn": "rtl", "note": "n" }}}"#),
    (["icons", "a", "note"], #"{"icons": {"a": { "class": "fixed", "drawn": "rtl" }}}"#),
  ]) func aMemberGoesWithOneComma(path: [String], expected: String) {
    let text = #"{"icons": {"a": { "class": "fixed", "drawn": "rtl", "note": "n" }}}"#
    #expect(applying(.remove(path), to: text) == expected)
  }

  @Test func emptyContainersAreRemovedToo() {
    let text = """
      {"icons": {"a": {
        "class": "mirror",
        "except": ["he", "yi"],
        "allow": { "r": "why", "s": "why" },
        "components": { "$comment": "kept", "#a": "keep" }
      }}}
      """
    let edits: [ManifestEdit] = [
      .remove(["icons", "a", "except", "he"]), .remove(["icons", "a", "except", "yi"]),
      .remove(["icons", "a", "allow", "r"]), .remove(["icons", "a", "allow", "s"]),
      .remove(["icons", "a", "components", "#a"]),
    ]
    let source = SourceText(Array(text.utf8), file: "manifest.json")
    #expect(
      ManifestEditor.applying(edits, to: source) == """
        {"icons": {"a": {
          "class": "mirror",
          "components": { "$comment": "kept" }
        }}}
        """)
  }

  /// Making changes twice has the same effect as once, and a change that is already made leaves every byte
  /// unchanged.
  @Test(arguments: ManifestFixture.good) func changesAreIdempotent(name: String) throws {
    let source = SourceText(try ManifestFixture.bytes(name), file: name)
    let manifest = try #require(try ManifestFixture.read(name).manifest)
    let same = manifest.icons.map {
      ManifestEdit.set(["icons", $0.name, "class"], .string($0.iconClass.rawValue))
    }
    #expect(ManifestEditor.applying(same, to: source) == source.text(0..<source.bytes.count))
    let edits = manifest.icons.flatMap { icon -> [ManifestEdit] in
      [
        .set(["icons", icon.name, "note"], "seen \"once\""), .remove(["icons", icon.name, "drawn"]),
        .set(["icons", icon.name, "allow", "file-missing"], "later"),
      ]
    }
    let once = try #require(ManifestEditor.applying(edits, to: source))
    let twice = ManifestEditor.applying(edits, to: SourceText(Array(once.utf8), file: name))
    #expect(twice == once)
    let after = try #require(
      ManifestReader.read(Array(once.utf8), file: name, probes: ManifestFixture.probes).manifest)
    #expect(after.icons.map(\.iconClass) == manifest.icons.map(\.iconClass))
    #expect(after.icons.allSatisfy { $0.note == "seen \"once\"" && $0.allow.map(\.reason).contains("later") })
  }

  @Test func changesReadAsInstructions() {
    let edits: [ManifestEdit] = [
      .set(["icons", "a", "class"], "mirror"), .set(["icons", "a", "variants", "rtl"], "a.svg"),
      .remove(["icons", "a", "drawn"]), .remove(["icons", "a", "allow", "file-missing"]),
      .add(ManifestEntry(name: "a", iconClass: .fixed)), .remove(["rules", "x"]),
    ]
    #expect(
      edits.map(\.instruction) == [
        #"write "class": "mirror""#, #"write "variants": { "rtl": "a.svg" }"#, #"remove "drawn""#,
        #"remove "file-missing" from "allow""#, #"add "a": { "class": "fixed" }"#,
        #"remove "x" from "rules""#,
      ])
  }
}
