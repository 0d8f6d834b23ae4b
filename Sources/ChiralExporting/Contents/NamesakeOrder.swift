import ChiralManifest

/// The order in which locales give their names to drawings that several of them show.
///
/// The locales of the manifest come first, in its order, so that a locale that is added at the end renames nothing. The other
/// languages of a script, which CLDR knows and the manifest does not name, come last.
struct NamesakeOrder: Sendable {
  private let listed: [LanguageTag]

  /// Creates the order of a manifest's locales.
  init(_ listed: [LanguageTag]) { self.listed = listed }

  /// Returns the place of a locale: that of the first listed one that is the same or more specific.
  func place(of locale: LanguageTag) -> Int { listed.firstIndex(where: locale.begins) ?? listed.endIndex }

  /// Sorts values by their locales; those with the same place keep their order.
  func sorted<Value>(_ values: [Value], by locale: (Value) -> LanguageTag) -> [Value] {
    values.enumerated().map { (place: place(of: locale($1)), offset: $0, value: $1) }
      .sorted { ($0.place, $0.offset) < ($1.place, $1.offset) }.map(\.value)
  }
}
