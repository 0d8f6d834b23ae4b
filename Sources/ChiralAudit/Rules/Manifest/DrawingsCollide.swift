import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds files whose names are equal on Windows and macOS.
  static let drawingsCollide = AuditRule(
    id: "drawings-collide",
    summary: "two drawings have the same path on file systems that ignore case",
    guideline: nil,
    severity: .warning,
    rationale: """
      On most Macs and on Windows Arrow.svg and arrow.svg are one file: a checkout there has one drawing under both \
      names, and which one it is depends on chance.
      """,
    passing: [Example(#""arrow": "mirror""#, drawings: ["arrow.svg", "arrow2.svg"])],
    failing: [
      Example(
        #""arrow": {"class": "both", "variants": {"rtl": "Arrow.svg"}}"#,
        drawings: ["Arrow.svg", "arrow.svg"])
    ],
    check: { subject in
      subject.drawings.groupsOfSeveral(by: PathRules.folded).flatMap { paths in
        paths.dropFirst().map { path in
          Violation(
            location: subject.location(ofDrawing: path),
            message:
              "rename this drawing or \(Wording.quoted(paths[0])): some file systems treat both as one file"
          )
        }
      }
    })
}
