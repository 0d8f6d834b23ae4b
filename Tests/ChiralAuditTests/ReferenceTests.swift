import ChiralAudit
import ChiralClassification
import ChiralManifest
import ChiralTestSupport
import Testing

@Suite struct ReferenceTests {
  @Test func theCommittedPageIsCurrent() {
    expectGolden(RuleReference.markdown, "Sources/chiral/Chiral.docc/RulesReference.md")
  }

  /// `chiral schema` prints this text.
  @Test func theCommittedSchemaIsCurrent() {
    expectGolden(ManifestSchema.text(rules: AuditRule.ids), "manifest.schema.json")
  }

  @Test(arguments: AuditRule.all + AuditRule.allParts) func everyRuleIsExplained(rule: AuditRule) {
    let text = rule.explanation()
    #expect(text.contains(rule.rationale) && text.contains(rule.severity.rawValue))
    #expect(
      RuleReference.markdown.contains("### \(rule.id)\n") || RuleReference.markdown.contains("| \(rule.id) |")
    )
    #expect(RuleReference.text().contains("  \(rule.id) "))
    if let disagreement = rule.disagreement { #expect(text.contains(disagreement)) }
  }

  @Test(arguments: Guideline.allCases) func everyGuidelineHasItsText(guideline: Guideline) {
    #expect(guideline.explanation.hasPrefix("\(guideline.id): "))
    #expect(guideline.text.hasSuffix("."))
    for rule in AuditRule.allParts where rule.guideline == guideline {
      #expect(guideline.explanation.contains("  \(rule.id): "))
    }
  }

  @Test func programsGetTheSame() throws {
    guard case .array(let rules)? = RuleReference.json["rules"] else {
      Issue.record("no rules")
      return
    }
    #expect(rules.map { $0["id"] } == AuditRule.allParts.map { .string($0.id) })
    #expect(RuleReference.json["format"] == "chiral-rules")
  }
}
