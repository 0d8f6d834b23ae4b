public import ChiralManifest
public import ChiralValues

/// The result that a build would make: every icon in every locale, and the distinct pictures behind them.
///
/// A plan depends on the content of the manifest, not on its order.
public struct Plan: Sendable {
  /// One icon with its decisions.
  public struct PlannedIcon: Sendable {
    /// The icon.
    public let icon: Icon
    /// The decisions, one per locale of the plan, in its order.
    public let decisions: [Decision]

    /// The distinct pictures of the icon, in the order of the decisions.
    package var artworks: [Artwork] {
      // There are only a few pictures among many locales, so comparing them costs less than hashing each.
      decisions.reduce(into: []) { artworks, decision in
        for artwork in decision.artworks where !artworks.contains(artwork) { artworks.append(artwork) }
      }
    }
  }

  /// The locales, sorted by tag.
  public let locales: [LanguageTag]
  /// The icons, sorted by name.
  public let icons: [PlannedIcon]
  /// The distinct pictures, in the order of the icons that show them first.
  public let artworks: [Artwork]

  /// Plans a whole manifest, for its own locales or for others.
  public init(_ manifest: Manifest, locales: [LanguageTag]? = nil) {
    let locales = (locales ?? manifest.locales).sorted()
    self.locales = locales
    let letters = LetteringPlanner(manifest, locales)
    icons = manifest.icons.map { icon in
      let decider = Decider(icon, letters)
      return PlannedIcon(icon: icon, decisions: locales.map(decider.decision))
    }
    var seen: Set<Artwork> = []
    artworks = icons.flatMap { icon in icon.artworks.filter { seen.insert($0).inserted } }
  }
}
