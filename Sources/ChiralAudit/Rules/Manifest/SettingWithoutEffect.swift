import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds settings that have no effect on an icon's class.
  static let settingWithoutEffect = AuditRule(
    id: "setting-without-effect",
    summary: "an icon that never mirrors has a setting for mirroring",
    guideline: nil,
    severity: .warning,
    rationale: """
      A fixed or localized icon is never mirrored, so its components, its slash and the direction for which it was \
      drawn have no effect. Either the class is wrong, or the entry is obsolete and misleads the next reader.
      """,
    passing: [
      Example(#""speaker.slash": {"class": "mirror", "components": {".slash": "keep"}}"#),
      Example(#""book": {"class": "both", "drawn": "rtl"}"#), Example(#""cup": "fixed""#),
    ],
    failing: [
      Example(#""speaker.slash": {"class": "fixed", "components": {".slash": "keep"}}"#),
      Example(#""book": {"class": "localized", "drawn": "rtl"}"#),
    ],
    check: { subject in
      subject.manifest.icons.filter { !$0.iconClass.mirrors && !$0.isStyle }.flatMap { icon in
        settings(of: icon).map { key, location in
          Violation(
            icon: icon.name, location: location, message: useless(key, icon),
            fix: .safe(.remove(["icons", icon.entry, key])))
        }
      }
    })

  /// Returns the icon's settings that concern mirroring, each with its place.
  private static func settings(of icon: Icon) -> [(key: String, location: SourceLocation)] {
    var settings: [(key: String, location: SourceLocation)] = []
    if icon.drawn == .rightToLeft { settings.append(("drawn", icon.classLocation)) }
    if let component = icon.parts.components.first { settings.append(("components", component.location)) }
    return settings
  }

  private static func useless(_ key: String, _ icon: Icon) -> String {
    "remove \(Wording.quoted(key)), or choose a class that mirrors: \(Wording.quoted(icon.name)) is \(icon.iconClass.rawValue), so the setting has no effect"
  }
}
