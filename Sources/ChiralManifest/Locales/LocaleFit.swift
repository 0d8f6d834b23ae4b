extension LanguageTag {
  /// Returns the fit of a key to this locale; nil if the key does not apply. The exact tag comes before its parents,
  /// then its script, then its direction.
  ///
  /// A pseudo-locale stands for a direction only (R24): no tag and no script fits it.
  public func fit(of key: VariantKey) -> Fit? {
    switch key {
    case .direction(let direction): direction == self.direction ? .direction : nil
    case .tag(let tag): isPseudo ? nil : lineage.firstIndex(of: tag.identity).map { .lineage(distance: $0) }
    case .script(let script): !isPseudo && script == self.script ? .script : nil
    }
  }

  /// Returns the key that fits best; the order of the keys does not matter.
  public func best(of keys: some Sequence<VariantKey>) -> (key: VariantKey, fit: Fit)? {
    let fitting = keys.compactMap { key in fit(of: key).map { (key: key, fit: $0) } }
    return fitting.min { ($0.fit, $0.key.text) < ($1.fit, $1.key.text) }
  }

  /// The distance between a key and a locale; smaller is better.
  public enum Fit: Hashable, Sendable, Comparable {
    /// The locale itself (0) or a parent of it.
    case lineage(distance: Int)
    /// The script after likely subtags.
    case script
    /// The direction.
    case direction
  }
}
