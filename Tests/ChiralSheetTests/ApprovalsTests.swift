import ChiralManifest
import ChiralSheet
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

  /// Digests are kept as numbers only if their text is the same afterwards.
  @Test(arguments: [
    "00000000000000000123456789abcdef", "fedcba98765432100000000000000000",
    "0123456789ABCDEF0123456789abcdef",
    "0123456789abcdef0123456789abcde", "0123456789abcdef0123456789abcdef0",
    "0123456789abcdeg0123456789abcdef", "",
  ])
  func digestsStayAsTheyAre(digest: String) {
    let whole = "0123456789abcdef0123456789abcdef"
    let key = Approval.Key(icon: "a", variant: "mirrored")
    for texts in [[digest, whole, whole], [whole, digest, whole], [whole, whole, digest]] {
      let mark = Approval.Mark(
        decision: texts[0], fingerprint: Fingerprint(svg: texts[1], pixels: texts[2]))
      for remark in [Approval.Remark(), Approval.Remark(by: "Ann")] {
        let approval = Approval(.rejected, mark: mark, remark: remark)
        #expect(Approvals([key: approval]).entries[key] == approval)
      }
    }
  }

  @Test func approvalsAreFoundByIconAndVariant() {
    let variants = ["mirrored", "as-drawn", "drawn-for Arab", "as-drawn 24"]
    let keys = ["b", "a"].flatMap { icon in variants.map { Approval.Key(icon: icon, variant: $0) } }
    var table = ApprovalTable()
    for (number, key) in keys.enumerated() {
      let remark = Approval.Remark(note: number % 3 == 0 ? nil : "\(number / 2)")
      table[key] = Approval(.approved, mark: Self.mark, remark: remark)
    }
    #expect(table.count == 8 && Set(table.keys) == Set(keys) && Set(table.map(\.key)) == Set(keys))
    #expect(keys.map { table[$0]?.remark.note } == [nil, "0", "1", nil, "2", "2", nil, "3"])
    var sorted: [Approval.Key] = []
    table.forEachSorted { key, _ in sorted.append(key) }
    #expect(sorted == keys.sorted())
    #expect(table.restricted(to: ["a", "c", "a"]).keys.map(\.icon) == ["a", "a", "a", "a"])
    #expect(table.restricted(to: ["a", "c", "a"]).count == 4)
    #expect(Set(table.without(["a"]).keys.map(\.icon)) == ["b"])
    for key in keys.dropFirst() { table[key] = nil }
    table[keys[7]] = nil
    #expect(table.count == 1 && table.contains(keys[0]) && !table.contains(keys[1]))
    table[keys[0]] = nil
    #expect(table.isEmpty && table == ApprovalTable())
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
