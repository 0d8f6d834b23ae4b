import ChiralClassification
import ChiralManifest

extension AuditRule {
  /// GTK looks for `-symbolic-rtl`.
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
        #""go-next-symbolic": "mirror""#, drawings: ["go-next-symbolic.svg", "go-next-rtl-symbolic.svg"])
    ],
    check: { subject in
      subject.drawings.filter { $0.hasSuffix("-rtl-symbolic.svg") }.map { path in
        let file = subject.nameInAssets(path)
        let name = file.dropLast("-rtl-symbolic.svg".count) + "-symbolic-rtl.svg"
        return Violation(
          location: subject.location(ofDrawing: path),
          message: "rename this drawing to \(Wording.quoted(String(name))), as GTK looks for it")
      }
    })
}
