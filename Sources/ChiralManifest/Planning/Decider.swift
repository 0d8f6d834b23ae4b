import ChiralValues

/// The semantics of classes: one icon in some locales.
///
/// The best-fitting variant wins, unless an exception fits better. If neither fits, the class decides:
/// `fixed` and `localized` icons stay as drawn, `mirror` and `both` follow the locale's direction. A variant
/// is never mirrored. An icon about a question mirrors with its question mark upright where the script writes it so. The
/// letters of the drawing that is shown are always those of the locale.
struct Decider {
  private let icon: Icon
  private let letters: LetteringPlanner
  private let isAboutQuestion: Bool
  private let base: Artwork
  private let mirrored: Artwork
  private let sizedBase: [SizedArtwork]
  private let sizedMirrored: [SizedArtwork]

  init(_ icon: Icon, _ letters: LetteringPlanner) {
    self.icon = icon
    self.letters = letters
    isAboutQuestion = icon.mirrorsAroundQuestion
    base = .drawing(icon.file, of: icon)
    mirrored = .mirroredBase(of: icon)
    sizedBase = icon.drawings.map { SizedArtwork(size: $0.size, artwork: .drawing($0.file, of: icon)) }
    sizedMirrored = icon.drawings.map { SizedArtwork(size: $0.size, artwork: .mirrored($0.file, of: icon)) }
  }

  /// Returns the decisions for some locales, in their order.
  func decisions(for locales: [LanguageTag]) -> [Decision] {
    let isUniform =
      icon.variants.isEmpty && icon.except.isEmpty && !icon.isLettered && !isAboutQuestion
    guard isUniform else { return locales.map(decision) }
    // Only the direction of a locale matters, so that there are no more than two decisions.
    var known: [Direction: Decision] = [:]
    return locales.map { locale in
      guard var decision = known[locale.direction] else {
        let decision = decision(for: locale)
        known[locale.direction] = decision
        return decision
      }
      decision.locale = locale
      return decision
    }
  }

  /// Returns the decision for a locale.
  private func decision(for locale: LanguageTag) -> Decision {
    var decision = picture(for: locale)
    decision.artwork = lettered(decision.artwork, in: locale)
    for index in decision.sized.indices {
      decision.sized[index].artwork = lettered(decision.sized[index].artwork, in: locale)
    }
    return decision
  }

  private func lettered(_ artwork: Artwork, in locale: LanguageTag) -> Artwork {
    artwork.setting(letters.lettering(of: icon, artwork.source, in: locale))
  }

  private func picture(for locale: LanguageTag) -> Decision {
    let variant = icon.iconClass.takesVariants ? locale.best(of: icon.variants.map(\.key)) : nil
    let exception = icon.iconClass.mirrors ? locale.best(of: icon.except.map(\.key)) : nil
    if let exception, variant.map({ exception.fit < $0.fit }) ?? true {
      return excepted(exception.key, locale)
    }
    if let variant = icon.variants.first(where: { $0.key == variant?.key }) { return drawn(variant, locale) }
    switch icon.iconClass {
    case .fixed: return base(locale, outcome: .asDrawn, reason: .fixed)
    case .localized: return base(locale, outcome: .asDrawn, reason: .noVariant)
    case .mirror, .both: return following(locale)
    }
  }

  private func drawn(_ variant: Variant, _ locale: LanguageTag) -> Decision {
    Decision(
      locale: locale, artwork: .drawing(variant.file, of: icon), outcome: .drawnFor(variant.key),
      reason: .variant(variant.key), location: variant.location)
  }

  /// Returns the decision for an excepted locale: it sees the form for left-to-right interfaces, whatever the
  /// direction of the drawing.
  private func excepted(_ key: VariantKey, _ locale: LanguageTag) -> Decision {
    let location = icon.except.first { $0.key == key }?.location
    let outcome = icon.drawn == .leftToRight ? Decision.Outcome.asDrawn : .mirrored
    return base(locale, outcome: outcome, reason: .exception(key), location: location)
  }

  private func following(_ locale: LanguageTag) -> Decision {
    locale.direction == icon.drawn
      ? base(locale, outcome: .asDrawn, reason: .drawnDirection(icon.drawn))
      : base(locale, outcome: .mirrored, reason: .otherDirection(locale.direction))
  }

  private func base(
    _ locale: LanguageTag, outcome: Decision.Outcome, reason: Reason, location: SourceLocation? = nil
  ) -> Decision {
    let isMirrored = outcome == .mirrored
    var decision = Decision(
      locale: locale, artwork: isMirrored ? mirrored : base, sized: isMirrored ? sizedMirrored : sizedBase,
      outcome: outcome, reason: reason, location: location ?? icon.classLocation)
    if isMirrored, isAboutQuestion, NumberStyle.hasLatinQuestionMark(locale) {
      decision.artwork = decision.artwork.keepingQuestionMarks
      for index in decision.sized.indices {
        decision.sized[index].artwork = decision.sized[index].artwork.keepingQuestionMarks
      }
    }
    return decision
  }
}

extension Icon {
  /// Returns true if the icon itself, or the question mark in it, is not mirrored for a right-to-left locale.
  package func staysUpright(in locale: LanguageTag) -> Bool {
    locale.best(of: except.map(\.key)) != nil
      || mirrorsAroundQuestion && NumberStyle.hasLatinQuestionMark(locale)
  }

  /// True if the icon mirrors and its question mark stays upright where the script writes it so.
  package var mirrorsAroundQuestion: Bool {
    // A drawing for right-to-left shows its own question mark, and mirrors as a whole.
    iconClass.mirrors && drawn == .leftToRight && parts.infers.includes(.question)
      && QuestionWords.are(in: name)
  }
}
