import ChiralManifest

/// The semantics of classes: one icon in one locale.
extension Icon {
  /// What the icon shows in a locale.
  ///
  /// The best-fitting variant wins, unless an exception fits better. Where neither fits, the class decides:
  /// `fixed` and `localized` icons stay as drawn, `mirror` and `both` follow the locale's direction. A variant
  /// is never mirrored. The letters of whatever drawing is shown are those of the locale.
  func decision(for locale: LanguageTag, _ scribe: Scribe) -> Decision {
    var decision = picture(for: locale)
    decision.artwork.lettering = scribe.lettering(of: self, decision.artwork.source, in: locale)
    return decision
  }

  private func picture(for locale: LanguageTag) -> Decision {
    let variant = iconClass.takesVariants ? locale.best(of: variants.map(\.key)) : nil
    let exception = iconClass.mirrors ? locale.best(of: except.map(\.key)) : nil
    if let exception, variant.map({ exception.fit < $0.fit }) ?? true {
      return excepted(exception.key, locale)
    }
    if let variant = variants.first(where: { $0.key == variant?.key }) { return drawn(variant, locale) }
    switch iconClass {
    case .fixed: return base(locale, .asDrawn, .fixed)
    case .localized: return base(locale, .asDrawn, .noVariant)
    case .mirror, .both: return following(locale)
    }
  }

  private func drawn(_ variant: Variant, _ locale: LanguageTag) -> Decision {
    Decision(
      locale: locale, artwork: .drawing(variant.file, of: self), outcome: .drawnFor(variant.key),
      reason: .variant(variant.key), location: variant.location)
  }

  /// An excepted locale looks as a left-to-right interface does, whatever the direction of the drawing.
  private func excepted(_ key: VariantKey, _ locale: LanguageTag) -> Decision {
    let location = except.first { $0.key == key }?.location
    let outcome = drawn == .leftToRight ? Decision.Outcome.asDrawn : .mirrored
    return base(locale, outcome, .exception(key), location)
  }

  private func following(_ locale: LanguageTag) -> Decision {
    locale.direction == drawn
      ? base(locale, .asDrawn, .drawnDirection(drawn))
      : base(locale, .mirrored, .otherDirection(locale.direction))
  }

  private func base(
    _ locale: LanguageTag, _ outcome: Decision.Outcome, _ reason: Reason, _ location: SourceLocation? = nil
  ) -> Decision {
    let artwork = outcome == .mirrored ? Artwork.mirroredBase(of: self) : .drawing(file, of: self)
    return Decision(
      locale: locale, artwork: artwork, outcome: outcome, reason: reason, location: location ?? classLocation)
  }
}
