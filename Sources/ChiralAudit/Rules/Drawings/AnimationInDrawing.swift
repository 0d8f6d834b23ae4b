import ChiralClassification
import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds animations, which are not mirrored.
  static let animationInDrawing = AuditRule(
    id: "animation-in-drawing",
    summary: "a mirrored drawing is animated, and its animation is not mirrored",
    guideline: .r6,
    severity: .warning,
    rationale: """
      Chiral mirrors the drawing but not its animations. Their values stay as they are, so the animated part moves the \
      wrong way, or out of the picture.
      """,
    usesDrawings: true,
    passing: [
      Example(
        #""spinner": "fixed""#,
        ["spinner.svg": Example.svg(Example.moving)])
    ],
    failing: [
      Example(
        #""send": "mirror""#,
        ["send.svg": Example.svg(Example.moving)])
    ],
    check: { subject in
      subject.mirroredIcons.flatMap { icon, facts, _ in
        facts.marks(.animation).map { mark in
          Violation(
            icon: icon.name, location: subject.location(mark, in: icon.file),
            message:
              "draw the right-to-left form of \(Wording.quoted(icon.name)), or remove <\(Wording.escaped(mark.detail))>: animations are not mirrored"
          )
        }
      }
    })
}

extension AuditRule.Example {
  fileprivate static let moving =
    #"<path d="M4 4h12v16z"><animate attributeName="x" to="9" dur="1s"/></path>"#
}
