import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds paths that end at an error.
  static let pathMalformed = AuditRule(
    id: "path-malformed",
    summary: "a path or a list of points has an error",
    guideline: nil,
    severity: .warning,
    rationale: """
      Renderers draw a path up to its first error and leave out the rest, without reporting it. Android's and Apple's \
      converters refuse the whole drawing. At a point without digits, as in `12.`, browsers stop and others read on.
      """,
    usesDrawings: true,
    passing: [Example(#""cup": "fixed""#, ["cup.svg": Example.svg(#"<path d="m2 2 8-8a1 1 0 011 1z"/>"#)])],
    failing: [
      Example(#""cup": "fixed""#, ["cup.svg": Example.svg(#"<path d="M2 2h20v20L2"/>"#)]),
      Example(
        #""cup": "fixed""#, ["cup.svg": Example.svg(#"<polygon points="2,2 20,2 20"/><path d="M2 9h9v9z"/>"#)]
      ),
      Example(#""cup": "fixed""#, ["cup.svg": Example.svg(#"<path d="M2 2h12.v9z"/>"#)]),
    ],
    check: { subject in
      marks([.brokenPath, .barePoint], in: subject) { mark in
        if mark.kind == .barePoint {
          return
            "write \(Wording.quoted(mark.detail)) without the point: browsers draw nothing of the path after it"
        }
        return mark.detail.isEmpty
          ? "complete the last command: it lacks numbers"
          : "correct the path from here: \(Wording.quoted(mark.detail)) cannot be read, and nothing after it is drawn"
      }
    })
}
