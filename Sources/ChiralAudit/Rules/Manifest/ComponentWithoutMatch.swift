import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds components that match nothing in the drawing.
  static let componentWithoutMatch = AuditRule(
    id: "component-without-match",
    summary: "a component selects nothing in the drawing",
    guideline: nil,
    severity: .error,
    rationale: """
      The manifest decides how a part is mirrored, and the drawing no longer has that part: often an editor renamed \
      it. Build declines the icon, because mirroring all of it would be wrong.
      """,
    usesDrawings: true,
    passing: [
      Example(
        ##""cart": {"class": "mirror", "components": {"#badge": "move"}}"##,
        ["cart.svg": Example.svg(#"<path d="M2 2h9v9z"/><path id="badge" d="M14 2h4v4z"/>"#)])
    ],
    failing: [
      Example(
        ##""cart": {"class": "mirror", "components": {"#badge": "move"}}"##,
        ["cart.svg": Example.svg(#"<path d="M2 2h9v9z"/><path id="badge-2" d="M14 2h4v4z"/>"#)])
    ],
    check: { subject in
      subject.manifest.icons.flatMap { icon in
        let unmatched = subject.knowledge.mirror(of: icon)?.unmatched ?? []
        return icon.parts.components.filter { unmatched.contains($0.selector) }.map { component in
          Violation(
            icon: icon.name, location: component.location,
            message:
              "write a selector that the drawing has, or remove the component: \(Wording.quoted(component.selector)) selects nothing in \(Wording.quoted(icon.file))"
          )
        }
      }
    })
}
