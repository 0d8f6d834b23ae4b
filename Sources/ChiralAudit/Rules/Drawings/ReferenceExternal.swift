import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds references to files and hosts outside the drawing.
  static let referenceExternal = AuditRule(
    id: "reference-external",
    summary: "a drawing refers to a file or to the network",
    guideline: nil,
    severity: .warning,
    rationale: """
      An icon that needs another file looks different wherever that file is missing: in a PNG, in an app, offline. An \
      address on the network also tells the server who looks at the icon.
      """,
    usesDrawings: true,
    passing: [
      Example(
        #""cup": "fixed""#,
        ["cup.svg": Example.svg(#"<a href="https://example.org"><path d="M4 4h12v16z"/></a>"#)])
    ],
    failing: [
      Example(
        #""cup": "fixed""#,
        ["cup.svg": Example.svg(#"<path d="M4 4h12v16z"/><image href="photo.png" width="9" height="9"/>"#)]),
      Example(
        #""cup": "fixed""#,
        [
          "cup.svg": Example.svg(
            #"<style>@import "https://example.org/icons.css";</style><path d="M4 4h12v16z"/>"#)
        ]),
      Example(
        #""cup": "fixed""#,
        ["cup.svg": #"<?xml-stylesheet href="icons.css"?>"# + Example.svg(#"<path d="M4 4h12v16z"/>"#)]),
    ],
    check: { subject in
      marks([.external], in: subject) {
        "put it into the drawing, or remove it: \(Wording.quoted($0.detail)) is outside the drawing, and Chiral loads no other files"
      }
    })
}
