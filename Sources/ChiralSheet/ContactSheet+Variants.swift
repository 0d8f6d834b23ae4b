import ChiralManifest
package import ChiralPlanning

/// What people approve: each distinct picture of an icon, together with the decision to show it.
extension ContactSheet {
  /// A distinct picture of an icon.
  package struct Variant: Hashable, Sendable {
    /// The icon.
    package var icon: String
    /// Its outcome, `as-drawn`, `mirrored` or `drawn-for KEY`, the same in every version; where an icon has two
    /// pictures of one outcome, the later ones carry a locale that sees them.
    package var name: String
    /// The picture.
    package var artwork: Artwork
    /// The decision in words that approvals hash: neither files nor locales, so that a renamed file or one more
    /// locale asks nobody to look again.
    package var decision: String
  }
}

extension ContactSheet.Row {
  /// Every distinct picture of the row, references first.
  package var variants: [ContactSheet.Variant] {
    var variants: [ContactSheet.Variant] = []
    let views = references + others
    for view in views where !variants.contains(where: { $0.artwork == view.artwork }) {
      var name = view.outcome.description
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

  /// The name of the variant that a view shows.
  package func variantIndex(of view: ContactSheet.View) -> Int? {
    variants.firstIndex { $0.artwork == view.artwork }
  }
}

extension Artwork {
  /// One line; what is as usual is left out, so that new kinds of decisions change only the icons that use them.
  fileprivate func decision(of icon: Icon, _ reasons: [String]) -> String {
    decision(icon.iconClass, reasons)
  }

  /// The same for any class.
  fileprivate func decision(_ iconClass: IconClass, _ reasons: [String]) -> String {
    var words = [iconClass.rawValue, transformation.rawValue] + reasons
    words += parts.map { "\($0.verb.rawValue) \($0.selector)" }
    if transformation == .mirrored {
      if slash != .keep { words.append("slash \(slash.rawValue)") }
      if !infers { words.append("no inference") }
    }
    return words.joined(separator: "\n")
  }
}

extension ContactSheet.Variant {
  /// The class that a former decision followed, of which only the digest is known: the usual decisions of each class
  /// are tried. Nil where none of them fits.
  func formerClass(_ digest: String, by digestOf: (String) -> String) -> IconClass? {
    IconClass.allCases.first { iconClass in
      Self.usualReasons.contains { digestOf(artwork.decision(iconClass, $0)) == digest }
    }
  }

  /// Why a picture is shown where no locale has a drawing or an exception of its own.
  private static let usualReasons = [
    ["fixed"], ["no-variant"], ["drawn-direction ltr"], ["drawn-direction rtl"], ["other-direction ltr"],
    ["other-direction rtl"],
  ]
}

extension Reason {
  /// The rule with the key that it is about.
  fileprivate var words: String {
    switch self {
    case .variant(let key), .exception(let key): "\(id) \(key.text)"
    case .drawnDirection(let direction), .otherDirection(let direction): "\(id) \(direction.rawValue)"
    case .fixed, .noVariant: id
    }
  }
}
