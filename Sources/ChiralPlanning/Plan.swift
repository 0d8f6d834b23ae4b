public import ChiralManifest

/// What a build would make: every icon in every locale, and the distinct pictures behind them.
///
/// A plan depends on what the manifest says, not on the order in which it says it.
public struct Plan: Sendable {
  /// One icon with its decisions.
  public struct PlannedIcon: Sendable {
    /// The icon.
    public let icon: Icon
    /// One for each locale of the plan, in its order.
    public let decisions: [Decision]
  }

  /// Sorted by tag.
  public let locales: [LanguageTag]
  /// Sorted by name.
  public let icons: [PlannedIcon]
  /// Every distinct picture once, in the order of the icons that show it first.
  public let artworks: [Artwork]

  /// Plans a whole manifest, for its own locales or for others.
  public init(_ manifest: Manifest, locales: [LanguageTag]? = nil) {
    let locales = (locales ?? manifest.locales).sorted()
    self.locales = locales
    let scribe = Scribe(manifest, locales)
    icons = manifest.icons.map { icon in
      PlannedIcon(icon: icon, decisions: locales.map { icon.decision(for: $0, scribe) })
    }
    var seen: Set<Artwork> = []
    artworks = icons.flatMap(\.decisions).map(\.artwork).filter { seen.insert($0).inserted }
  }
}
