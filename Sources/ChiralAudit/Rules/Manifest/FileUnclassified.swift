import ChiralClassification
import ChiralManifest
import ChiralValues

extension AuditRule {
  /// The id of the rule about drawings that are in no icon, which does not concern a set without a manifest.
  package static var unclassified: String { fileUnclassified.id }

  /// Finds drawings that no icon uses.
  static let fileUnclassified = AuditRule(
    id: "file-unclassified",
    summary: "a drawing lies in the assets folder, and no icon uses it",
    guideline: nil,
    severity: .warning,
    rationale: """
      A drawing that is not in the manifest is not built and never reviewed for right-to-left; a forgotten icon shows up \
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
      Example(#""go-next": "fixed""#, drawings: ["go-next.svg", "go-next-rtl.svg"]),
      Example(
        #""sign": {"class": "both", "variants": {"rtl": "sign-rtl.svg"}}"#,
        drawings: ["sign.svg", "sign-rtl.svg", "sign.rtl.svg"]),
      Example("", drawings: ["actions/go-next.svg"]),
    ],
    check: { subject in
      let used = Set(subject.manifest.icons.flatMap(\.files))
      let all = Set(subject.drawings)
      return subject.drawings.filter { !used.contains($0) && !isMisplaced($0, among: all) }.compactMap {
        unclassified($0, in: subject)
      }
    })

  /// Returns nil for the flip of a theme's icon: GTK flips nothing by itself, so that the file has to be there.
  private static func unclassified(_ path: String, in subject: AuditSubject) -> Violation? {
    let file = subject.nameInAssets(path)
    let name = file.hasSuffix(".svg") ? String(file.dropLast(4)) : file
    let base = RightToLeftNeighbour.bases(of: name).lazy.compactMap(subject.icon(named:)).first
    let location = subject.location(ofDrawing: path)
    if DrawingFile(file) == .vectorDrawable {
      let name = file.split(separator: "/").last.map { String($0.dropLast(4)) } ?? file
      return Violation(location: location, message: importing(of: name))
    }
    if let base {
      let isFlip = base.iconClass == .mirror && subject.manifest.policy == .gnome
      return isFlip ? nil : neighbour(location, of: base, file)
    }
    return Violation(
      location: location, message: addition(of: name), fix: entry(name, in: subject.manifest))
  }

  /// Returns a violation for a drawing whose name says that it is an icon's drawing for right-to-left.
  private static func neighbour(_ location: SourceLocation, of icon: Icon, _ file: String) -> Violation {
    guard !icon.variants.contains(where: { $0.key == .direction(.rightToLeft) }) else {
      return Violation(icon: icon.name, location: location, message: second(of: icon.name))
    }
    if icon.iconClass == .mirror {
      // Nothing is missing: such a drawing is left over after the fix of rtl-drawing-is-flip.
      return Violation(icon: icon.name, location: location, message: spare(of: icon.name), severity: .note)
    }
    return Violation(
      icon: icon.name, location: location, message: first(of: icon.name),
      fix: .wanted(
        .set(["icons", icon.name, "class"], "both"),
        .set(["icons", icon.name, "variants", "rtl"], .string(file))))
  }

  /// Returns a fix that adds an icon with the class that its name suggests. It changes no existing picture,
  /// but somebody must check the class if the name is unclear.
  private static func entry(_ name: String, in manifest: Manifest) -> Fix {
    let judgement = Judge(manifest.conventions).judgement(of: IconName(name))
    let entry = ManifestEntry(name: name, iconClass: judgement.iconClass, except: judgement.except)
    return Fix(edits: [.add(entry)], isSafe: judgement.confidence > .unsure)
  }

  private static func first(of icon: String) -> String {
    "make \(Wording.quoted(icon)) both with this drawing as its variant for rtl, or remove it: no icon uses it"
  }

  private static func spare(of icon: String) -> String {
    "remove this drawing, or make \(Wording.quoted(icon)) both with it as its variant for rtl: it is mirrored without it"
  }

  private static func second(of icon: String) -> String {
    "remove this drawing, or make it the variant for rtl of \(Wording.quoted(icon)), which has another: no icon uses it"
  }

  /// An import takes the class that the app has.
  private static func importing(of name: String) -> String {
    "add \(Wording.quoted(name)) with chiral import android, or move the drawing away: no icon uses it"
  }

  private static func addition(of name: String) -> String {
    "add \(Wording.quoted(name)) to the manifest, or move the drawing away: no icon uses it"
  }
}
