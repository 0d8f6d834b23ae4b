import ChiralManifest
import ChiralValues

/// Groups of drawings that rules compare.
extension AuditSubject {
  /// The variants of icons that are drawn for right-to-left locales.
  var rightToLeftVariants: [(icon: Icon, variant: Variant)] {
    manifest.icons.filter(\.iconClass.takesVariants).flatMap { icon in
      icon.variants.filter(\.key.isRightToLeft).map { (icon, $0) }
    }
  }
}

extension VariantKey {
  /// True if the variant is for locales with right-to-left direction.
  var isRightToLeft: Bool {
    switch self {
    case .tag(let tag): tag.direction == .rightToLeft
    case .script(let script): Direction.rightToLeftScripts.contains(script)
    case .direction(let direction): direction == .rightToLeft
    }
  }
}

extension DrawingFacts.Box {
  /// The box in the syntax of a viewBox.
  var text: String { [minX, minY, width, height].map(Self.number).joined(separator: " ") }

  /// The size of the box, such as `24 × 16`.
  var sizeText: String { "\(Self.number(width)) × \(Self.number(height))" }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e9 ? String(Int(value)) : String(value)
  }
}
