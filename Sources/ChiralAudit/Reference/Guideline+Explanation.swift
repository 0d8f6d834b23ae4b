package import ChiralClassification

extension Guideline {
  /// The guideline with the rules that implement it, for a person at a terminal.
  package var explanation: String {
    let rules = AuditRule.allParts.filter { $0.guideline == self }
    let lines = rules.map { "  \($0.id): \($0.summary)\n" }
    return "\(id): \(text)\n" + (lines.isEmpty ? "" : "\nRules of the audit:\n" + lines.joined())
  }
}
