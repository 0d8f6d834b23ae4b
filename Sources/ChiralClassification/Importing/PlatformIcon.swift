package import ChiralManifest
package import ChiralValues

/// The drawings that an app or a theme has for an icon, and the one that its platform shows.
package struct PlatformIcon: Hashable, Sendable {
  /// A drawing with the conditions under which the platform takes it.
  package struct Drawing: Hashable, Sendable {
    /// The path of the file.
    package var file: String
    /// The locale as a BCP 47 tag; nil for all.
    package var locale: String?
    /// True if the drawing is for right-to-left only.
    package var isRightToLeft = false
    /// The conditions besides language and direction: a dark screen, a density, a version of the system.
    package var mode: [String] = []
    /// The direction in which the platform flips the drawing as a whole; nil if it never does.
    package var flipped: Direction?
    /// True if the file is a drawing that can be read, and no bitmap.
    package var isDrawing = true
  }

  package var drawings: [Drawing] = []
  /// True if the platform takes a drawing for a locale for exactly this locale, as asset catalogs do; others take it for all locales
  /// of its language, too.
  package var isExact = false

  /// The drawings that all locales see unless another one fits better, the most general first.
  package var bases: [Drawing] {
    drawings.filter { $0.locale == nil && !$0.isRightToLeft }.sorted { $0.mode.count < $1.mode.count }
  }

  /// Returns the drawing that the platform shows to a locale in a mode; nil if there is none.
  ///
  /// The most specific one wins. Language outranks direction, and direction outranks the mode, on Android (its table of qualifiers) and
  /// in asset catalogs alike.
  package func shown(in locale: LanguageTag, mode: [String]) -> Drawing? {
    drawings.filter { isFit($0, in: locale, mode: mode) }.max { rank($0) < rank($1) }
  }

  private func isFit(_ drawing: Drawing, in locale: LanguageTag, mode: [String]) -> Bool {
    if drawing.isRightToLeft, locale.direction != .rightToLeft { return false }
    if let own = drawing.locale {
      guard own == locale.text || !isExact && locale.text.hasPrefix(own + "-") else { return false }
    }
    return drawing.mode.allSatisfy(mode.contains)
  }

  private func rank(_ drawing: Drawing) -> (Int, Int, Int) {
    let parts = drawing.locale.map { $0.split(separator: "-").count } ?? 0
    return (parts, drawing.isRightToLeft ? 1 : 0, drawing.mode.count)
  }
}
