import ChiralExporting
import ChiralManifest
import Testing

@Suite struct ApprovalsTests {
  private static let mark = Approval.Mark(
    decision: "d1", fingerprint: Fingerprint(svg: "s1", pixels: "p1"))

  private static let some = Approvals([
    Approval.Key(icon: "b c#d", variant: "mirrored"): Approval(.approved, mark: mark),
    Approval.Key(icon: "a", variant: "drawn-for Arab"): Approval(
      .rejected, mark: mark, remark: Approval.Remark(by: "Ann", on: "2026-11-21", note: "too \"thin\"\n<b>")),
  ])

  @Test func aPictureIsALine() {
    #expect(
      String(decoding: Self.some.bytes, as: UTF8.self) == """
        {
        "format": "chiral-approvals",
        "a#drawn-for Arab": { "verdict": "rejected", "decision": "d1", "svg": "s1", "pixels": "p1", "by": "Ann", \
        "on": "2026-11-21", "note": "too \\"thin\\"\\n<b>" },
        "b c#d#mirrored": { "decision": "d1", "svg": "s1", "pixels": "p1" },
        "version": 1
        }

        """)
  }

  @Test func readingIsTheReverseOfWriting() {
    let reading = Approvals.read(Self.some.bytes, file: "f")
    #expect(reading.approvals == Self.some)
    #expect(reading.diagnostics == [])
  }

  @Test func twoBranchesMergeLineByLine() {
    var lines = String(decoding: Self.some.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    lines.insert(#""bb#mirrored": { "decision": "d", "svg": "s", "pixels": "p" },"#, at: 3)
    lines.insert(#""z#mirrored": { "decision": "d", "svg": "s", "pixels": "p" },"#, at: 5)
    let merged = Approvals.read(Array(lines.joined(separator: "\n").utf8), file: "f")
    #expect(merged.approvals?.entries.count == 4)
  }

  @Test func duplicateEntriesAreNotApproved() {
    var lines = String(decoding: Self.some.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    lines.insert(lines[3], at: 3)
    let reading = Approvals.read(Array(lines.joined(separator: "\n").utf8), file: "f")
    #expect(reading.approvals?.entries.count == 1)
    #expect(
      reading.diagnostics.map(\.description) == [
        #"f:5:1: warning: "b c#d#mirrored" stands here twice, so it counts as not approved; approve it again"#
      ])
  }

  @Test(arguments: [
    ("{", "f:1:2: error:"), ("[]", "f:1:1: error: write an object"), ("{}", "f:1:1: error: this is no"),
    (#"{"format": "chiral-approvals", "version": 2}"#, "f:1:1: error: this is not a chiral-approvals file"),
    (#"{"format": "chiral-approvals", "a#b": 1, "version": 1}"#, "f:1:32: error: this is not an approval"),
  ])
  func anotherFileIsRefusedWithItsPlace(text: String, message: String) {
    let reading = Approvals.read(Array(text.utf8), file: "f")
    #expect(reading.approvals == nil)
    #expect(reading.diagnostics.first?.description.hasPrefix(message) == true, "\(reading.diagnostics)")
  }

  /// The syntax is told first; then the format, even if the version stands after entries that are not approvals.
  @Test(arguments: [
    (#"{"a#b": 1 "c": 2}"#, ["f:1:10: error: put a comma here"]),
    (#"{"a#b": 1, "version": 1}"#, ["f:1:1: error: this is not a chiral-approvals file of version 1"]),
    (
      #"{"format": "chiral-approvals", "a": {}, "c#d": {"decision": 1}, "version": 1}"#,
      [
        "f:1:32: error: this is not an approval; remove the line and approve again",
        "f:1:41: error: this is not an approval; remove the line and approve again",
      ]
    ),
    (#"{"format": "chiral-approvals", "version": 1, "version": 2}"#, []),
  ])
  func allProblemsAreFound(text: String, messages: [String]) {
    let reading = Approvals.read(Array(text.utf8), file: "f")
    #expect(reading.diagnostics.map(\.description) == messages)
    #expect((reading.approvals == nil) == !messages.isEmpty)
  }

  @Test func anEntryThatAppearsThreeTimesIsNotApproved() {
    let line = #""a#mirrored": { "decision": "d", "svg": "s", "pixels": "p" },"#
    let text = #"{"format": "chiral-approvals", "# + line + line + line + #""version": 1}"#
    let reading = Approvals.read(Array(text.utf8), file: "f")
    #expect(reading.approvals == Approvals())
    #expect(reading.diagnostics.count == 2)
  }

  @Test(arguments: [
    ("d1", "s1", "p1", true), ("d1", "s1", "p2", true), ("d1", "s2", "p1", true), ("d1", "s2", "p2", false),
    ("d2", "s1", "p1", false),
  ])
  func anApprovalHoldsWhileTheDecisionAndOneOfTheOthersDo(
    decision: String, svg: String, pixels: String, holds: Bool
  ) {
    let now = Approval.Mark(decision: decision, fingerprint: Fingerprint(svg: svg, pixels: pixels))
    #expect(Self.mark.holds(for: now) == holds)
  }
}
