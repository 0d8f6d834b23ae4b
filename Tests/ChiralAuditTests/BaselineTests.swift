import ChiralAudit
import ChiralManifest
import Testing

@Suite struct BaselineTests {
  private func found(_ icons: String) throws -> [Finding] {
    try AuditFixture.findings(AuditFixture.source(icons), drawings: ["Assets/new.svg"])
  }

  private func baseline(_ text: String) throws -> Baseline {
    let reading = Baseline.read(Array(text.utf8), file: "known.json")
    return try #require(reading.baseline, "\(reading.problems)")
  }

  @Test func findingsOfTheBaselineDoNotCount() throws {
    let before = try found(#""arrow.left": "mirror", "go-next": "fixed""#)
    let known = try baseline(Baseline(of: before, pathPrefix: "").text)
    let after = try found(#""cup": "fixed", "arrow.left": "mirror", "arrow.right": "mirror""#)
    let (marked, gone) = known.applied(to: after, pathPrefix: "")
    #expect(marked.filter { $0.suppression == nil }.map(\.icon) == ["arrow.right"])
    #expect(marked.filter { $0.suppression == .baseline }.map(\.icon) == [nil, "arrow.left"])
    #expect(gone == 1)
  }

  /// Findings beyond the number in the baseline count.
  @Test func theyAreCounted() throws {
    let known = try baseline(
      #"{"format": "chiral-baseline", "version": 1, "findings": [{"rule": "absolute-name-mirrors", "icon": "arrow.left", "count": 2}]}"#
    )
    let finding = try #require(try found(#""arrow.left": "mirror""#).last)
    let marked = known.applied(to: [finding, finding, finding], pathPrefix: "").findings
    #expect(marked.map(\.suppression) == [.baseline, .baseline, nil])
  }

  @Test func theFileIsTheSameForTheSameFindingsAndNamesNoFolderAbove() throws {
    var findings = try found(#""arrow.left": "mirror", "go-next": "fixed""#)
    let text = Baseline(of: findings, pathPrefix: "").text
    for index in findings.indices {
      findings[index].location.file = "/home/x/" + findings[index].location.file
    }
    #expect(Baseline(of: findings.reversed(), pathPrefix: "/home/x/").text == text)
    #expect(
      text == """
        {
          "format": "chiral-baseline",
          "version": 1,
          "findings": [
            { "rule": "absolute-name-mirrors", "icon": "arrow.left" },
            { "rule": "file-unclassified", "file": "Assets/new.svg" },
            { "rule": "relative-name-fixed", "icon": "go-next" }
          ]
        }

        """)
  }

  @Test(arguments: [
    (#"{"format": "chiral-audit", "version": 1}"#, "known.json:1:1: error: this is not a baseline"),
    (
      #"{"format": "chiral-baseline", "version": 1, "findings": [{"rule": 1}]}"#,
      "known.json:1:58: error: write a finding"
    ),
    (
      #"{"format": "chiral-baseline", "version": 1, "findings": [{"rule": "r", "count": 0}]}"#,
      "known.json:1:58: error: write a finding"
    ),
    (
      #"{"format": "chiral-baseline", "version": 1, "findings": [{"rule": "path-malformed"}]}"#,
      #"known.json:1:58: error: "path-malformed" is now "drawing-faults:path-malformed""#
    ),
    ("[", "known.json:1:2: error: the file ends"),
  ]) func invalidBaselinesAreRefused(text: String, message: String) {
    let reading = Baseline.read(Array(text.utf8), file: "known.json")
    #expect(reading.baseline == nil)
    #expect(reading.problems.first?.description.hasPrefix(message) == true, "\(reading.problems)")
  }
}
