import ChiralManifest
import Testing

@Suite struct ManifestEditorTests {
  private func adding(_ names: [String], to text: String) -> String? {
    let entries = names.map { ManifestEntry(name: $0, iconClass: .mirror) }
    return ManifestEditor.adding(entries, to: SourceText(Array(text.utf8), file: "manifest.json"))
  }

  @Test func aNewManifestIsValidAndHasOneLineAnIcon() {
    let entries = [
      ManifestEntry(name: "a", iconClass: .mirror),
      ManifestEntry(
        name: "b", iconClass: .both, file: "B.svg", variants: [.init(key: "rtl", file: "b-rtl.svg")]),
    ]
    let text = ManifestEditor.newManifest(assets: "Assets", locales: ["en", "ar"], entries: entries)
    #expect(readManifest(text).diagnostics == [])
    #expect(
      text.hasSuffix(
        """
          "icons": {
            "a": { "class": "mirror" },
            "b": { "class": "both", "file": "B.svg", "variants": { "rtl": "b-rtl.svg" } }
          }
        }

        """))
  }

  @Test func entriesTakeTheirAlphabeticalPlace() {
    let text =
      "{\n    \"icons\": {\n        \"b\":   \"fixed\",\n        \"d\": { \"class\":\"fixed\" }\n    }\n}\n"
    #expect(
      adding(["e", "a", "c"], to: text) == """
        {
            "icons": {
                "a": { "class": "mirror" },
                "b":   "fixed",
                "c": { "class": "mirror" },
                "d": { "class":"fixed" },
                "e": { "class": "mirror" }
            }
        }

        """)
  }

  @Test func entriesGoToTheEndOfWhatIsNotSorted() {
    let text = #"{"icons": {"b": "fixed", "$comment": "by hand", "a": "fixed"}, "version": 1}"#
    #expect(
      adding(["aa"], to: text)
        == #"{"icons": {"b": "fixed", "$comment": "by hand", "a": "fixed", "aa": { "class": "mirror" }}, "version": 1}"#
    )
  }

  @Test func anEmptySetGetsItsFirstLines() {
    #expect(
      adding(["a", "b"], to: "{\r\n  \"icons\": {}\r\n}")
        == "{\r\n  \"icons\": {\r\n    \"a\": { \"class\": \"mirror\" },\r\n    \"b\": { \"class\": \"mirror\" }\r\n  }\r\n}"
    )
  }

  @Test func nothingNewChangesNothing() {
    let text = "{ \"icons\" : { } }"
    #expect(adding([], to: text) == text)
  }

  /// Removing the new entries again restores every byte of the manifest, whatever its layout.
  @Test(arguments: ManifestFixture.good) func everyByteIsKept(name: String) throws {
    let source = SourceText(try ManifestFixture.bytes(name), file: name)
    let text = try #require(
      ManifestEditor.adding([ManifestEntry(name: "zz-new", iconClass: .fixed)], to: source))
    let before = try ManifestFixture.read(name).manifest
    let after = ManifestReader.read(Array(text.utf8), file: name, probes: ManifestFixture.probes).manifest
    #expect(after?.icons.filter { $0.name != "zz-new" }.map(\.name) == before?.icons.map(\.name))
    #expect(after?.icon(named: "zz-new") != nil)
    let entry = #""zz-new": { "class": "fixed" }"#
    let without = text.split(separator: entry, maxSplits: 1).map(String.init).joined()
    #expect(
      without.filter { !$0.isWhitespace && $0 != "," }
        == source.text(0..<source.bytes.count).filter { !$0.isWhitespace && $0 != "," })
  }
}
