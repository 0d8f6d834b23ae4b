import ChiralClassification
import ChiralManifest

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
      subject.manifest.icons.filter {
        $0.iconClass.mirrors && $0.drawn == .leftToRight && IconName($0.name).words.contains("rtl")
      }.map { icon in
        Violation(
          icon: icon.name, location: icon.classLocation, message: twice(icon, among: subject.manifest.icons),
          fix: .wanted(.set(["icons", icon.entry, "drawn"], "rtl")))
      }
    })

  private static func twice(_ icon: Icon, among icons: [Icon]) -> String {
    let words = IconName(icon.name).words.filter { $0 != "rtl" }
    let base = icons.first { $0.name != icon.name && IconName($0.name).words == words }
    let home = base.map { "make its drawing the variant \"rtl\" of \(Wording.quoted($0.name))" }
    return
      "\(home ?? "make \(Wording.quoted(icon.name)) fixed"), or say \"drawn\": \"rtl\": mirroring turns it back"
  }
}
