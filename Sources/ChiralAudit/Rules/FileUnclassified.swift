import ChiralClassification
import ChiralManifest

extension AuditRule {
  /// A drawing that no icon uses.
  static let fileUnclassified = AuditRule(
    id: "file-unclassified",
    summary: "a drawing lies in the assets folder, and no icon uses it",
    guideline: nil,
    severity: .warning,
    rationale: """
      What is not in the manifest is not built and never reviewed for right-to-left; a forgotten icon shows up \
      as a missing picture in the app.
      """,
    passing: [
      Example(#""arrow": "mirror""#, drawings: ["arrow.svg"]),
      Example(
        #""sign": {"class": "both", "variants": {"rtl": "sign-rtl.svg"}}"#,
        drawings: ["sign.svg", "sign-rtl.svg"]),
    ],
    failing: [
      Example(#""arrow": "mirror""#, drawings: ["arrow.svg", "cup.svg"]),
      Example(#""go-next": "mirror""#, drawings: ["go-next.svg", "go-next-rtl.svg"]),
      Example("", drawings: ["actions/go-next.svg"]),
    ],
    check: { subject in
      let used = Set(subject.manifest.icons.flatMap { [$0.file] + $0.variants.map(\.file) })
      let names = Set(subject.manifest.icons.map(\.name))
      return subject.drawings.filter { !used.contains($0) }.map {
        unclassified($0, besides: names, in: subject)
      }
    })

  private static func unclassified(_ path: String, besides icons: Set<String>, in subject: AuditSubject)
    -> Violation
  {
    let file = subject.nameInAssets(path)
    let name = file.hasSuffix(".svg") ? String(file.dropLast(4)) : file
    let base = RightToLeftNeighbour.bases(of: name).first(where: icons.contains)
    let location = subject.location(ofDrawing: path)
    if let base {
      return Violation(
        icon: base, location: location, message: neighbour(of: base),
        fix: "\"variants\": {\"rtl\": \(Wording.quoted(file))}")
    }
    let iconClass = NameEvidence(IconName(name)).iconClass ?? .fixed
    return Violation(
      location: location, message: addition(of: name),
      fix: "\(Wording.quoted(name)): { \"class\": \"\(iconClass.rawValue)\" }")
  }

  private static func neighbour(of base: String) -> String {
    "make \(Wording.quoted(base)) both with this drawing as its variant for rtl, or remove it: no icon uses it"
  }

  private static func addition(of name: String) -> String {
    "add \(Wording.quoted(name)) to the manifest, or move the drawing away: no icon uses it"
  }
}
