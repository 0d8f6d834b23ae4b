import ChiralAudit
import ChiralManifest
import Testing

@Suite struct RepairTests {
  private func mended(
    _ source: SourceText, naming rules: [String] = [], drawings: [String] = []
  ) throws -> Repair.Outcome {
    try Repair(naming: rules).run(source) { try AuditFixture.findings($0, drawings: drawings) }
  }

  /// For each rule's failing examples: a corrected finding does not occur again, a second repair changes
  /// nothing, and the rest of the manifest is kept.
  @Test(arguments: AuditRule.all) func fixedFindingsDoNotOccurAgain(rule: AuditRule) throws {
    for example in rule.failing {
      let source = example.source
      let audit = { source in rule.findings(in: try example.subject(of: source)) }
      let outcome = try Repair(naming: [rule.id]).run(source, audit: audit)
      let left = try audit(outcome.source)
      #expect(left == outcome.left)
      #expect(left.allSatisfy { $0.fix == nil }, "\(example.icons)")
      #expect(outcome.mended.isEmpty == (try audit(source).allSatisfy { $0.fix == nil }))
      let again = try Repair(naming: [rule.id]).run(outcome.source, audit: audit)
      #expect(again.source.bytes == outcome.source.bytes)
      #expect(again.mended.isEmpty)
    }
  }

  /// A drawing that is dropped takes along what `init` noted about it, and nothing else.
  @Test func aFixRemovesTheNoteThatItAnswers() throws {
    let rule = try #require(AuditRule.all.first { $0.id == "rtl-drawing-is-flip" })
    var example = rule.failing[0]
    let entry = example.icons
    for (note, isLeft) in [("its drawing for rtl is its mirror image", false), ("asked Ann", true)] {
      example.icons = entry.replacing(#"{"class""#, with: #"{"note": "\#(note)", "class""#)
      let outcome = try Repair(naming: []).run(example.source) {
        rule.findings(in: try example.subject(of: $0))
      }
      #expect(outcome.mended.count == 1 && outcome.source.wholeText.contains(note) == isLeft)
    }
  }

  @Test func aFixThatChangesPicturesNeedsTheNameOfItsRule() throws {
    let source = AuditFixture.source(#""arrow.left": "mirror", "cup": "fixed""#)
    #expect(try mended(source).source.bytes == source.bytes)
    let outcome = try mended(source, naming: ["absolute-name-mirrors"])
    #expect(outcome.source.wholeText.contains(#""arrow.left": "fixed", "cup": "fixed""#))
  }

  @Test func allowedFindingsAreNotFixed() throws {
    let source = AuditFixture.source(
      #""arrow.left": {"class": "mirror", "allow": {"absolute-name-mirrors": "it points at text"}}"#)
    #expect(try mended(source, naming: ["absolute-name-mirrors"]).source.bytes == source.bytes)
  }

  @Test func findingsThatFollowFromAFixAreFixedToo() throws {
    let source = AuditFixture.source(
      #""go-left": {"class": "mirror", "allow": {"allow-unused": "x", "clock-mirrors": "y"}}"#)
    let outcome = try mended(source, naming: ["absolute-name-mirrors"])
    #expect(outcome.left.filter { $0.fix != nil && $0.suppression == nil } == [])
  }

  /// If two rules want different classes for an icon, neither is followed, however often the repair runs.
  @Test func contradictoryFixesAreNotApplied() throws {
    let source = AuditFixture.source(#""arrow.left": "mirror""#)
    var finding = try #require(try AuditFixture.findings(source).first)
    var turn = IconClass.fixed
    let outcome = Repair(naming: [finding.rule]).run(source) { source in
      turn = turn == .fixed ? .both : .fixed
      finding.fix?.edits = [.set(["icons", "arrow.left", "class"], .string(turn.rawValue))]
      return [finding]
    }
    #expect(outcome.source.bytes == source.bytes)
  }

  @Test func everythingElseInTheManifestStays() throws {
    let source = AuditFixture.source(
      """
      "$comment": ["kept", 1.50],
          "b": "fixed",
          "a":   {"class" : "fixed", "$comment": "also",
                  "allow": {"clock-mirrors": "gone"} }
      """)
    let outcome = try mended(source, drawings: ["Assets/a.svg", "Assets/b.svg", "Assets/go-next.svg"])
    #expect(outcome.mended.count == 2)
    #expect(
      UnifiedDiff.text(from: source.wholeText, to: outcome.source.wholeText, file: "manifest.json") == """
        --- manifest.json
        +++ manifest.json
        @@ -3,7 +3,7 @@
           "icons": {
             "$comment": ["kept", 1.50],
             "b": "fixed",
        -    "a":   {"class" : "fixed", "$comment": "also",
        -            "allow": {"clock-mirrors": "gone"} }
        +    "a":   {"class" : "fixed", "$comment": "also" },
        +    "go-next": { "class": "mirror" }
           }
         }

        """)
  }
}
