import ChiralManifest
package import ChiralValues

/// The units of approval: each distinct picture of an icon, together with the decision to show it.
extension ContactSheet {
  /// A distinct picture of an icon.
  package struct Variant: Hashable, Sendable {
    /// The icon.
    package var icon: String
    /// The outcome: `as-drawn`, `mirrored` or `drawn-for KEY`, the same in every version. If an icon has two
    /// pictures with the same outcome, the later ones add a locale that sees them.
    package var name: String
    /// The picture.
    package var artwork: Artwork
    /// The decision in words, which approvals hash. It names neither files nor locales, so that a renamed
    /// file or a new locale requires no new approval.
    package var decision: String
  }
}

extension ContactSheet.Row {
  /// The distinct pictures of the row, references first.
  package var variants: [ContactSheet.Variant] {
    var variants: [ContactSheet.Variant] = []
    let views = references + others
    for view in views where !variants.contains(where: { $0.artwork == view.artwork }) {
      var name = view.outcome.description + (view.size.map { " \($0)" } ?? "")
      if variants.contains(where: { $0.name == name }), let locale = view.locales.first {
        name += " \(locale.text)"
      }
      let reasons = Set(views.filter { $0.artwork == view.artwork }.map(\.reason.words)).sorted()
      variants.append(
        ContactSheet.Variant(
          icon: icon.name, name: name, artwork: view.artwork,
          decision: view.artwork.decision(of: icon, reasons)))
    }
    return variants
  }
}

extension Artwork {
  /// Returns the decision, one fact per line. Defaults are left out, so that a new kind of decision changes
  /// only the icons that use it.
  fileprivate func decision(of icon: Icon, _ reasons: [String]) -> String {
    decision(icon.iconClass, reasons)
  }

  /// Returns the decision as it would read with another class.
  fileprivate func decision(_ iconClass: IconClass, _ reasons: [String]) -> String {
    var words = [iconClass.rawValue, transformation.rawValue] + reasons
    words += parts.map { "\($0.verb.rawValue) \($0.selector)" }
    if transformation == .mirrored {
      if slash != .keep { words.append("slash \(slash.rawValue)") }
      if let names = infers.names {
        words.append(names.isEmpty ? "no inference" : "infer " + names.joined(separator: " "))
      }
    }
    return words.joined(separator: "\n")
  }
}

extension ContactSheet.Variant {
  /// Returns the class of a former decision of which only the digest is known, by trying the usual decisions
  /// of each class; nil if none has this digest.
  func formerClass(_ digest: String, by digestOf: (String) -> String) -> IconClass? {
    IconClass.allCases.first { iconClass in
      Self.usualReasons.contains { digestOf(artwork.decision(iconClass, $0)) == digest }
    }
  }

  /// The reasons for showing a picture when no locale has a variant or an exception.
  private static let usualReasons = [
    ["fixed"], ["no-variant"], ["drawn-direction ltr"], ["drawn-direction rtl"], ["other-direction ltr"],
    ["other-direction rtl"],
  ]
}

extension Reason {
  /// The rule with the key that it refers to.
  fileprivate var words: String {
    switch self {
    case .variant(let key), .exception(let key): "\(id) \(key.text)"
    case .drawnDirection(let direction), .otherDirection(let direction): "\(id) \(direction.rawValue)"
    case .fixed, .noVariant: id
    }
  }
}
