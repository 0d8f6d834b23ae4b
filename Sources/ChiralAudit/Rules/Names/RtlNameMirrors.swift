import ChiralClassification
import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds drawings for right-to-left that are mirrored again.
  static let rtlNameMirrors = AuditRule(
    id: "rtl-name-mirrors",
    summary: "the name says that the drawing is for right-to-left, and the icon mirrors",
    guideline: nil,
    severity: .warning,
    rationale: """
      Flipped twice, a drawing for right-to-left points the left-to-right way in the very interface that it was made \
      for. A set imported from a folder that holds both forms has this finding for every pair.
      """,
    passing: [
      Example(#""send": {"class": "both", "variants": {"rtl": "send_rtl.svg"}}"#),
      Example(#""book.rtl-first": {"class": "mirror", "drawn": "rtl"}"#),
      Example(#""text.direction.rtl": "fixed""#),
    ],
    failing: [
      Example(#""send": "mirror", "send_rtl": "mirror""#), Example(#""ic_fluent_send_24_rtl": "both""#),
    ],
    check: { subject in
      let icons = subject.manifest.icons.filter {
        $0.iconClass.mirrors && $0.drawn == .leftToRight && subject.name(of: $0).words.contains("rtl")
      }
      guard !icons.isEmpty else { return [] }
      let all = Dictionary(subject.manifest.icons.map { (subject.name(of: $0).words, $0) }) { first, _ in
        first
      }
      return icons.map { icon in
        let base = all[subject.name(of: icon).words.filter { $0 != "rtl" }]
        return Violation(
          icon: icon.name, location: icon.classLocation, message: twice(icon, base: base),
          fix: .wanted(.set(["icons", icon.entry, "drawn"], "rtl")))
      }
    })

  private static func twice(_ icon: Icon, base: Icon?) -> String {
    let home = base.map { "make its drawing the variant \"rtl\" of \(Wording.quoted($0.name))" }
    return
      "\(home ?? "make \(Wording.quoted(icon.name)) fixed"), or say \"drawn\": \"rtl\": mirroring turns it back"
  }
}
