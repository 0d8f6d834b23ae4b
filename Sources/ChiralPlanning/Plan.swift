public import ChiralManifest

/// The result that a build would make: every icon in every locale, and the distinct pictures behind them.
///
/// A plan depends on the content of the manifest, not on its order.
public struct Plan: Sendable {
  /// One icon with its decisions.
  public struct PlannedIcon: Sendable {
    /// The icon.
    public let icon: Icon
    /// One for each locale of the plan, in its order.
    public let decisions: [Decision]

    /// Its distinct pictures, in the order of the decisions.
    package var artworks: [Artwork] {
      // A handful among many locales: to compare them costs less than to hash each.
      decisions.reduce(into: []) { artworks, decision in
        if !artworks.contains(decision.artwork) { artworks.append(decision.artwork) }
      }
    }
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
      let decider = Decider(icon, scribe)
      return PlannedIcon(icon: icon, decisions: locales.map(decider.decision))
    }
    var seen: Set<Artwork> = []
    artworks = icons.flatMap { icon in icon.artworks.filter { seen.insert($0).inserted } }
  }
}
