import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds parts that web pages and components do not get.
  static let partLeftOut = AuditRule(
    id: "part-left-out",
    summary:
      "a part of a drawing is left out of pages and components, because it could run or load something",
    guideline: nil,
    severity: .warning,
    rationale: """
      The targets web, iconify, react, vue and svelte put drawings into other people's pages, and write only what \
      draws: no HTML, no links to the outside, no styles that load something. Without that part the icon may look \
      different there. Other rules report scripts, links to files, animations, pictures, text and what nobody draws.
      """,
    usesDrawings: true,
    passing: [Example(#""cup": "fixed""#, ["cup.svg": Example.circle])],
    failing: [
      Example(
        #""cup": "fixed""#,
        ["cup.svg": Example.svg(#"<handler type="a"/><path d="M4 4h12v16z"/>"#)]),
      Example(
        #""cup": "fixed""#, ["cup.svg": Example.svg(#"<path style="fill:\72 ed" d="M4 4h12v16z"/>"#)]),
    ],
    check: { subject in
      marks([.leftOutOfPages], in: subject) {
        "draw without \(Wording.escaped($0.detail)): web pages and components leave it out, because it could run or load something"
      }
    })
}
