import ChiralClassification
import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds mirrored icons whose drawing is its own mirror image (R13).
  static let mirrorChangesNothing = AuditRule(
    id: "mirror-changes-nothing",
    summary: "a mirrored icon is its own mirror image",
    guideline: .r13,
    severity: .note,
    rationale: """
      Mirroring a drawing that is its own mirror image gives the same picture twice. The class fixed says so, and the next \
      reader does not look for a difference.
      """,
    usesDrawings: true,
    passing: [
      Example(#""cup": "fixed""#, ["cup.svg": Example.circle]),
      Example(#""arrow": "mirror""#, ["arrow.svg": Example.arrow]),
    ],
    failing: [Example(#""cup": "mirror""#, ["cup.svg": Example.circle])],
    check: { subject in
      // The class of an icon with styles is right if it is right for one of them.
      let shared = Set(subject.manifest.icons.filter(\.isStyle).map(\.entry))
      return subject.mirroredIcons.compactMap { icon, facts, mirror in
        guard !shared.contains(icon.entry), icon.iconClass == .mirror, icon.parts.components.isEmpty,
          icon.except.isEmpty, mirror.refusal == nil,
          facts.picture?.isBlank == false, subject.isOwnMirrorImage(icon), mirror.isPlain
        else { return nil }
        return violation(
          icon, "make \(Wording.quoted(icon.name)) fixed: it is its own mirror image",
          fix: icon.drawn == .leftToRight
            ? .safe(.set(["icons", icon.entry, "class"], .string(IconClass.fixed.rawValue))) : nil)
      }
    })
}
