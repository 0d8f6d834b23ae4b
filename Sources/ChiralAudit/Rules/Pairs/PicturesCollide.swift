import ChiralClassification
import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds icons that differ in left-to-right and are the same picture in right-to-left.
  static let picturesCollide = AuditRule(
    id: "pictures-collide",
    summary: "two icons differ in left-to-right and are the same picture in right-to-left",
    guideline: .r3,
    severity: .warning,
    rationale: """
      Where one of two drawings that are each other's mirror image mirrors and the other stays, a right-to-left \
      interface shows the same picture twice: two buttons that do opposite things look alike. The rule needs no names. It \
      leaves out arrows named left or right beside arrows named by reading (arrow.left, arrow.backward), which \
      are meant to meet.
      """,
    usesDrawings: true,
    passing: [
      Example(
        #""rewind": "fixed", "forward": "fixed""#,
        ["rewind.svg": Example.backArrow, "forward.svg": Example.arrow]),
      Example(
        #""arrow.left": "fixed", "arrow.forward": "mirror""#,
        ["arrow.left.svg": Example.backArrow, "arrow.forward.svg": Example.arrow]),
    ],
    failing: [
      Example(
        #""rewind": "fixed", "forward": "mirror""#,
        ["rewind.svg": Example.backArrow, "forward.svg": Example.arrow])
    ],
    check: { subject in
      subject.manifest.icons.filter { $0.iconClass == .mirror && $0.parts.components.isEmpty }.flatMap {
        icon in
        subject.mirrorImages(of: icon)
          .filter { $0.iconClass == .fixed && !areMeant(icon, $0, in: subject) }
          .map { collision(icon, $0) }
      }
    })

  /// Returns true if both names say clearly what they mean: one a place, the other the direction of reading.
  private static func areMeant(_ icon: Icon, _ other: Icon, in subject: AuditSubject) -> Bool {
    let (one, two) = (subject.judgement(of: icon), subject.judgement(of: other))
    return one.confidence == .sure && two.confidence == .sure && one.direction == .relative
      && two.direction == .absolute
  }

  private static func collision(_ icon: Icon, _ other: Icon) -> Violation {
    Violation(
      icon: icon.name, location: icon.classLocation,
      message:
        "make both \(Wording.quoted(icon.name)) and \(Wording.quoted(other.name)) mirror, or neither: their drawings are mirror images of each other, so in right-to-left they are the same picture"
    )
  }
}
