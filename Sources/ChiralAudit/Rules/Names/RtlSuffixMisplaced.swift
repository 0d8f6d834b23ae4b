import ChiralClassification
import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds drawings whose suffix GTK does not find; it looks for `-symbolic-rtl`.
  static let rtlSuffixMisplaced = AuditRule(
    id: "rtl-suffix-misplaced",
    summary: "a drawing for right-to-left is called -rtl-symbolic",
    guideline: nil,
    severity: .warning,
    rationale: """
      GTK appends -rtl to the whole name of an icon, so it looks for go-next-symbolic-rtl; a drawing called \
      go-next-rtl-symbolic is never found, and nobody notices in a left-to-right interface.
      """,
    passing: [
      Example(
        #""go-next-symbolic": "mirror""#, drawings: ["go-next-symbolic.svg", "go-next-symbolic-rtl.svg"])
    ],
    failing: [
      Example(
        #""go-next-symbolic": "mirror""#, drawings: ["go-next-symbolic.svg", "go-next-rtl-symbolic.svg"]),
      Example(
        #""go-next-symbolic": {"class": "both", "variants": {"rtl": "go-next-symbolic-rtl.svg"}}"#,
        drawings: ["go-next-symbolic.svg", "go-next-symbolic-rtl.svg", "go-next-rtl-symbolic.svg"]),
    ],
    check: { subject in
      let known = Set(subject.drawings)
      return subject.drawings.filter { isMisplaced($0, among: known) }.map { path in
        let right = String(path.dropLast(misplaced.count) + "-symbolic-rtl.svg")
        let isSpare = known.contains(right)
        return Violation(
          location: subject.location(ofDrawing: path), message: isSpare ? spare(right) : renaming(to: right),
          severity: isSpare ? .note : nil)
      }
    })

  private static let misplaced = "-rtl-symbolic.svg"

  /// Returns true if a drawing has the suffix that GTK does not find, and the drawing of its icon is there. Without that, it is an
  /// icon of its own, such as the button format-text-direction-rtl.
  static func isMisplaced(_ path: String, among drawings: Set<String>) -> Bool {
    path.hasSuffix(misplaced) && drawings.contains(path.dropLast(misplaced.count) + "-symbolic.svg")
  }

  private static func renaming(to path: String) -> String {
    "rename this drawing to \(Wording.quoted(path)), as GTK looks for it"
  }

  private static func spare(_ path: String) -> String {
    "remove this drawing: GTK uses \(Wording.quoted(path)) beside it, and never looks for this name"
  }
}
