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

    /// The drawings of its pictures, each once, in the order of its artworks.
    package var sources: [String] {
      artworks.reduce(into: []) { sources, artwork in
        if !sources.contains(artwork.source) { sources.append(artwork.source) }
      }
    }
  }

  /// The icons of a plan, sorted by name. Each is planned when it is asked for, because the decisions for a large set take more
  /// memory than its manifest.
  public struct Icons: RandomAccessCollection, Sendable {
    private let icons: [Icon]
    private let locales: [LanguageTag]
    private let letters: LetteringPlanner

    fileprivate init(_ manifest: Manifest, _ locales: [LanguageTag]) {
      icons = manifest.icons
      self.locales = locales
      letters = LetteringPlanner(manifest, locales)
    }

    /// The place of the first icon.
    public var startIndex: Int { icons.startIndex }
    /// The place after the last icon.
    public var endIndex: Int { icons.endIndex }

    /// Plans an icon.
    public subscript(index: Int) -> PlannedIcon {
      PlannedIcon(icon: icons[index], decisions: Decider(icons[index], letters).decisions(for: locales))
    }

    /// The icons whose letters or digits follow the locale.
    package var lettered: [PlannedIcon] { indices.filter { icons[$0].isLettered }.map { self[$0] } }

    /// Returns the drawings of an icon's pictures, each once, in the order of its artworks.
    package func sources(of index: Int) -> [String] {
      let icon = icons[index]
      // Most icons have only one drawing, and need not be planned to know it.
      if icon.variants.isEmpty, icon.drawings.isEmpty { return locales.isEmpty ? [] : [icon.file] }
      return self[index].sources
    }
  }

  /// The locales, sorted by tag.
  public let locales: [LanguageTag]
  /// The icons, sorted by name.
  public let icons: Icons

  /// The distinct pictures, in the order of the icons that show them first.
  public var artworks: [Artwork] {
    var seen: Set<Artwork> = []
    return icons.flatMap { icon in icon.artworks.filter { seen.insert($0).inserted } }
  }

  /// Plans a whole manifest, for its own locales or for others.
  public init(_ manifest: Manifest, locales: [LanguageTag]? = nil) {
    self.locales = (locales ?? manifest.locales).sorted()
    icons = Icons(manifest, self.locales)
  }
}
