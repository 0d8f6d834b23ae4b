import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds files that are not SVG.
  static let drawingUnreadable = AuditRule(
    id: "drawing-unreadable",
    summary: "a drawing cannot be read as SVG",
    guideline: nil,
    severity: .error,
    rationale: """
      A file that is not well-formed XML with an svg element is drawn by no renderer, or by each one differently. The \
      icon is missing from every build.
      """,
    usesDrawings: true,
    passing: [Example(#""cup": "fixed""#, ["cup.svg": Example.circle])],
    failing: [
      Example(#""cup": "fixed""#, ["cup.svg": #"<svg xmlns="http://www.w3.org/2000/svg"><path</svg>"#]),
      Example(#""cup": "fixed""#, ["cup.svg": "<html/>"]),
    ],
    check: { subject in
      subject.usedDrawings.compactMap { path, icon, facts in
        facts.unreadable.map { obstacle in
          Violation(
            icon: icon.name, location: subject.location(obstacle, in: path),
            message: unreadable(path, obstacle.message))
        }
      }
    })

  private static func unreadable(_ path: String, _ problem: String) -> String {
    let advice =
      DrawingFile(path) == .vectorDrawable ? "correct the drawing" : "save the drawing as SVG again"
    return "\(advice): \(Wording.escaped(problem))"
  }
}
