import ChiralClassification
import ChiralManifest
import ChiralValues

/// The form of the kinds of `drawing-faults`.
extension AuditRule {
  /// Returns a kind of fault that a check finds.
  static func fault(
    _ kind: String, _ severity: Severity, guideline: Guideline? = nil, summary: String, rationale: String,
    passing: [Example] = [.cup()], failing: [Example],
    check: @escaping @Sendable (AuditSubject) -> [Violation]
  ) -> AuditRule {
    AuditRule(
      id: drawingFaultsID + kindMark + kind, summary: summary, guideline: guideline, severity: severity,
      rationale: rationale, usesDrawings: true, passing: passing, failing: failing, check: check)
  }

  /// Returns a kind of fault that consists of marks in a drawing; the examples are the contents of drawings.
  static func fault(
    _ kind: String, _ severity: Severity, of marks: Set<DrawingMark.Kind>, summary: String,
    rationale: String, passing: [String] = [], failing: [String],
    message: @escaping @Sendable (DrawingMark) -> String
  ) -> AuditRule {
    fault(
      kind, severity, summary: summary, rationale: rationale,
      passing: passing.isEmpty ? [.cup()] : passing.map { .cup($0) }, failing: failing.map { .cup($0) },
      check: { subject in self.marks(marks, in: subject, message) })
  }

  /// The id of the rule to which these kinds belong.
  static let drawingFaultsID = "drawing-faults"
}

extension AuditRule.Example {
  /// Returns a fixed icon that shows some content.
  static func cup(
    _ content: String = #"<circle cx="12" cy="12" r="8"/>"#,
    attributes: String = #"viewBox="0 0 24 24""#
  ) -> Self {
    Self(#""cup": "fixed""#, ["cup.svg": svg(content, attributes: attributes)])
  }
}
