import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds icons whose mirror image cannot be derived.
  package static let iconDeclined = AuditRule(
    id: "icon-declined",
    summary: "the right-to-left form of an icon cannot be derived, and build declines it",
    guideline: nil,
    severity: .error,
    rationale: """
      Chiral does not ship a picture that it has reason to doubt. If it cannot tell what the right-to-left form looks like, \
      build shows the drawing as it is and ends with status 1 until a person decides: by a drawing, a component, a class, or by \
      chiral review accept, which writes "declined" for the icon: "fixed" (the drawing as it is), "mirror" (the mirror image of \
      the whole drawing) or "omit" (no picture).
      """,
    usesDrawings: true,
    passing: [
      Example(
        #""list.numbered": {"class": "mirror", "declined": "fixed"}"#,
        ["list.numbered.svg": Example.arrow]),
      Example(#""mic.off": "fixed""#, ["mic.off.svg": Example.fused]),
      Example(#""list.numbered": {"class": "mirror", "infer": false}"#, ["list.numbered.svg": Example.arrow]),
    ],
    failing: [
      Example(#""list.numbered": "mirror""#, ["list.numbered.svg": Example.arrow]),
      Example(
        #""glow": "mirror""#,
        [
          "glow.svg": Example.svg(
            #"<filter id="f"><feTurbulence stitchTiles="stitch"/></filter><path d="M4 4h12v16z" filter="url(#f)"/>"#
          )
        ]),
    ],
    check: { subject in
      subject.mirroredIcons.compactMap { icon, facts, mirror in
        guard !icon.declined.isAccepted, facts.boxless == nil, mirror.unmatched.isEmpty,
          facts.marks(.circle).isEmpty,
          let refusal = subject.knowledge.refusal(of: icon)
        else { return nil }
        let name = Wording.quoted(icon.name)
        return Violation(
          icon: icon.name, location: subject.location(refusal.obstacle, in: refusal.path),
          message: "decide how \(name) is to be mirrored: \(Wording.escaped(refusal.obstacle.message))",
          reason: Wording.escaped(refusal.obstacle.problem))
      }
    })
}

extension AuditRule.Example {
  fileprivate static let fused = svg(#"<path d="M7 5h10l4 7-2.55 4.45zM5 7v12h12zM2.5 3.5l1-1 18 18-1 1z"/>"#)
}
