import ChiralAudit
import ChiralClassification
import ChiralManifest
import ChiralValues
import Testing

@Suite struct AuditSubjectTests {
  /// Names with a brand, a pair, a number, a version, an unknown word, and none.
  private static let names = [
    "arrow-left", "arrow.forward", "github", "box-2", "format-list-numbered", "frobnicate-left", "1234",
    "help-circle",
  ]

  @Test func aJudgementWithoutPartsIsOtherwiseTheSame() throws {
    let icons = Self.names.map { "\"\($0)\": \"mirror\"" }.joined(separator: ", ")
    let source = AuditFixture.source(icons)
    let reading = ManifestReader.read(source.bytes, file: source.file, probes: .trusting)
    let subject = AuditSubject(manifest: try #require(reading.manifest), drawings: [])
    #expect(subject.manifest.icons.count == Self.names.count)
    for icon in subject.manifest.icons {
      var whole = subject.wholeJudgement(of: icon)
      #expect(!whole.parts.isEmpty || icon.name == "1234", "\(icon.name)")
      whole.parts = []
      #expect(subject.judgement(of: icon) == whole, "\(icon.name)")
    }
  }

  @Test func forgottenFactsAreFreed() throws {
    let source = AuditFixture.source(#""a": "mirror""#)
    let reading = ManifestReader.read(source.bytes, file: source.file, probes: .trusting)
    let manifest = try #require(reading.manifest)
    weak var facts: Held<DrawingFacts>?
    func subject() -> AuditSubject {
      let held = Held(DrawingFacts())
      facts = held
      return AuditSubject(
        manifest: manifest, drawings: [], knowledge: DrawingKnowledge(drawings: ["Assets/a.svg": held]))
    }
    var subject = subject()
    #expect(facts != nil)
    subject.forgetFacts()
    #expect(facts == nil && subject.manifest.icons.count == 1)
  }
}
