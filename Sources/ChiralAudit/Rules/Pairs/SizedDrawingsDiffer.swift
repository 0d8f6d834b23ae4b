import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds drawings of one icon, for several sizes or in several styles, that do not show the same picture.
  static let sizedDrawingsDiffer = AuditRule(
    id: "sized-drawings-differ",
    summary:
      "the drawings of an icon for several sizes or styles have other proportions or point the other way",
    guideline: nil,
    severity: .warning,
    rationale: """
      One decision counts for all sizes and styles of an icon. If one of them points the other way, it is wrong in every \
      locale; if its box has other proportions, the icon changes its place with its size.
      """,
    usesDrawings: true,
    passing: [
      Example(
        #""go": {"class": "mirror", "drawings": {"16": "go-16.svg", "24": "go-24.svg"}}"#,
        ["go-16.svg": Example.arrow, "go-24.svg": Example.arrow]),
      Example(
        #""gist": {"class": "fixed", "drawings": {"16": "gist-16.svg", "24": "gist-24.svg"}}"#,
        [
          "gist-16.svg": Example.svg(#"<path d="M4 4h12v8z"/>"#, attributes: #"viewBox="0 0 25 16""#),
          "gist-24.svg": Example.svg(#"<path d="M6 6h18v12z"/>"#, attributes: #"viewBox="0 0 38 24""#),
        ]),
    ],
    failing: [
      Example(
        #""go": {"class": "mirror", "drawings": {"16": "go-16.svg", "24": "go-24.svg"}}"#,
        ["go-16.svg": Example.backArrow, "go-24.svg": Example.arrow]),
      Example(
        #""go": {"class": "mirror", "drawings": {"16": "go-16.svg", "24": "go-24.svg"}}"#,
        [
          "go-16.svg": Example.svg(#"<path d="M4 4h12v8z"/>"#, attributes: #"viewBox="0 0 32 16""#),
          "go-24.svg": Example.arrow,
        ]),
      Example(
        #""go": {"class": "mirror", "styles": {"go-fill": "go-fill.svg"}}"#,
        ["go.svg": Example.backArrow, "go-fill.svg": Example.arrow]),
    ],
    check: { subject in
      let turned = subject.manifest.icons.filter(\.isStyle).compactMap { icon -> Violation? in
        guard let base = subject.icon(named: icon.entry), let picture = subject.picture(of: icon),
          let other = subject.picture(of: base), picture.pointsAgainst(other)
        else { return nil }
        return Violation(icon: icon.name, location: icon.location, message: pointsAgainst(base))
      }
      return turned
        + subject.manifest.icons.flatMap { icon in
          icon.drawings.filter { $0.file != icon.file }.compactMap { sized in
            instruction(for: sized, of: icon, in: subject).map {
              Violation(icon: icon.name, location: sized.location, message: $0)
            }
          }
        }
    })

  private static func instruction(
    for sized: SizedDrawing, of icon: Icon, in subject: AuditSubject
  ) -> String? {
    let base = Wording.quoted(icon.file)
    if let box = subject.facts(of: sized.file)?.box, let other = subject.facts(of: icon)?.box,
      // More than one unit of the smaller drawing: widths are rounded to its grid.
      abs(box.width * other.height - other.width * box.height) > max(box.height, other.height)
    {
      return
        "draw it with the proportions of \(base), \(Wording.quoted(other.text)): it has \(Wording.quoted(box.text))"
    }
    if let picture = subject.picture(ofDrawing: sized.file), let other = subject.picture(of: icon),
      picture.pointsAgainst(other)
    {
      return pointsAgainst(icon)
    }
    return nil
  }

  private static func pointsAgainst(_ icon: Icon) -> String {
    "draw it the way \(Wording.quoted(icon.file)) points: it shows its mirror image"
  }
}
