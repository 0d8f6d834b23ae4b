import ChiralClassification
import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds slashes that run the other way in right-to-left locales (R14).
  static let slashFlips = AuditRule(
    id: "slash-flips",
    summary: "a slash that negates runs the other way in right-to-left",
    guideline: .r14,
    severity: .warning,
    rationale: """
      The slash of "off" is one sign in every language, from the upper left to the lower right. The icon under it mirrors, \
      the slash does not.
      """,
    usesDrawings: true,
    passing: [
      Example(#""mic.off": "mirror""#, ["mic.off.svg": Example.struck("", down)]),
      Example(
        #""mic.off": {"class": "both", "variants": {"rtl": "mic.rtl.svg"}}"#,
        ["mic.off.svg": Example.struck("", down), "mic.rtl.svg": Example.struck("-", down)]),
      Example(#""mic.off": "fixed""#, ["mic.off.svg": Example.struck("", down)]),
    ],
    failing: [
      Example(
        #""mic.off": {"class": "mirror", "infer": false}"#, ["mic.off.svg": Example.struck("", down)]),
      Example(
        #""mic.off": {"class": "both", "variants": {"rtl": "mic.rtl.svg"}}"#,
        ["mic.off.svg": Example.struck("", down), "mic.rtl.svg": Example.struck("-", up)]),
      Example(
        #""mic": "mirror", "mic.barred": "mirror""#,
        ["mic.svg": Example.struck("", ""), "mic.barred.svg": Example.struck("", down)]),
    ],
    check: { subject in turned(in: subject) + redrawn(in: subject) })

  private static let down = "M2 3l19 19"
  private static let up = "M22 3L3 22"

  /// Returns violations for slashes that mirroring turns.
  private static func turned(in subject: AuditSubject) -> [Violation] {
    var struck = StruckIcons(subject)
    return subject.mirroredIcons.compactMap { icon, facts, mirror in
      guard mirror.refusal == nil, !mirror.spares(.r14), icon.parts.slash == .keep,
        icon.parts.components.isEmpty,
        let slash = facts.marks(.slash).first, struck.contains(icon)
      else { return nil }
      return Violation(
        icon: icon.name, location: subject.location(slash, in: icon.file),
        message:
          "give the slash of \(Wording.quoted(icon.name)) an id and keep it: it runs the other way where the icon mirrors"
      )
    }
  }

  /// Returns violations for slashes that a drawing for right-to-left turns.
  private static func redrawn(in subject: AuditSubject) -> [Violation] {
    subject.rightToLeftVariants.compactMap { icon, variant in
      guard subject.name(of: icon).saysOff, let base = subject.facts(of: icon)?.marks(.slash).first,
        let slash = subject.facts(of: variant.file)?.marks(.slash).first, base.detail != slash.detail
      else { return nil }
      return Violation(
        icon: icon.name, location: subject.location(slash, in: variant.file),
        message:
          "draw the slash as it is in \(Wording.quoted(icon.file)): it negates, and runs the same way in every language"
      )
    }
  }
}

/// The icons whose drawings are struck out: their names say so, or other icons show them without the slash.
private struct StruckIcons {
  private let subject: AuditSubject
  private lazy var smaller = SmallerNames(subject.manifest.icons.map(subject.name(of:)))
  /// The answers for drawings with the same words and pixels, which large sets have many times.
  private var known: [Question: Bool] = [:]

  private struct Question: Hashable {
    var words: [String]
    var pixels: PictureFacts.Pixels
  }

  init(_ subject: AuditSubject) { self.subject = subject }

  /// Returns true if the drawing of an icon is struck out.
  mutating func contains(_ icon: Icon) -> Bool {
    let name = subject.name(of: icon)
    if name.saysOff { return true }
    guard let pixels = pixels(of: icon) else { return false }
    let question = Question(words: name.words, pixels: pixels)
    if let answer = known[question] { return answer }
    let answer = addsDiagonal(pixels, to: Set(smaller.places(for: name).compactMap(self.pixels(of:))))
    known[question] = answer
    return answer
  }

  private func addsDiagonal(_ pixels: PictureFacts.Pixels, to others: Set<PictureFacts.Pixels>) -> Bool {
    guard !others.isEmpty, let struck = subject.knowledge.thumbnail(pixels) else { return false }
    return others.contains { subject.knowledge.thumbnail($0).map(struck.addsDiagonal) == true }
  }

  private func pixels(of place: Int) -> PictureFacts.Pixels? { pixels(of: subject.manifest.icons[place]) }

  private func pixels(of icon: Icon) -> PictureFacts.Pixels? { subject.facts(of: icon)?.picture?.pixels }
}

extension IconName {
  /// True if a word of the name negates.
  var saysOff: Bool { Negation.negates(words) }
}

extension AuditRule.Example {
  /// Returns a struck-out microphone that points to a side.
  fileprivate static func struck(_ side: String, _ slash: String) -> String {
    svg(
      "<path d=\"M12 4h\(side)6v12h-\(side)3v4h-\(side)3z\" fill-opacity=\".6\"/>".replacing("--", with: "")
        + "<path d=\"\(slash)\" stroke=\"black\" stroke-width=\"2\"/>")
  }
}

extension MirrorFacts {
  /// Returns true if a part was kept or moved under a guideline.
  fileprivate func spares(_ guideline: Guideline) -> Bool {
    parts.contains { part in
      [.kept, .moved].contains(part.action)
        && part.rule.split(separator: ", ").contains { $0 == guideline.id }
    }
  }
}
