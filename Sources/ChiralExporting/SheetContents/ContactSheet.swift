package import ChiralManifest
package import ChiralValues

/// The content of a contact sheet: a row per icon with its left-to-right picture, its right-to-left picture, and each
/// further picture that a locale shows.
///
/// The sheet knows which pictures are needed; the pictures themselves are made later.
package struct ContactSheet: Sendable {
  /// One picture of an icon, and the locales that see it.
  package struct View: Hashable, Sendable {
    /// The direction of the locales for which the picture was chosen first.
    package var direction: Direction
    /// The picture.
    package var artwork: Artwork
    /// The reason for showing it, for the first of its locales if they differ in the key of a variant.
    package var reason: Reason
    /// The outcome: the base or its mirror image.
    package var outcome: Decision.Outcome
    /// The locales of the manifest that see it, by tag.
    package var locales: [LanguageTag]
    /// The size in points for which it is drawn; nil for the drawing of the manifest's first size.
    package var size: Int?
  }

  /// One icon.
  package struct Row: Sendable {
    /// The icon.
    package var icon: Icon
    /// The pictures of the reference locale of each direction: left to right, right to left.
    package var references: [View]
    /// The pictures of other locales that differ from the reference of their direction.
    package var others: [View]
  }

  /// The name of the set.
  package let title: String
  /// The locales of the manifest, sorted by tag.
  package let locales: [LanguageTag]
  /// The locales of the two columns: the manifest's first of each direction, or a substitute.
  package let references: [LanguageTag]
  /// The rows, sorted by name.
  package private(set) var rows: [Row]
  /// The distinct pictures, in the order of the rows.
  package let artworks: [Artwork]

  /// Creates the sheet of all icons of a manifest.
  package init(_ manifest: Manifest, title: String) {
    let references = Direction.allCases.compactMap { Self.reference($0, among: manifest.locales) }
    let all = manifest.locales + references.filter { !manifest.locales.contains($0) }
    let plan = Plan(manifest.restricted(to: all) { _ in true })
    self.title = title
    self.references = references
    locales = manifest.locales.sorted()
    rows = plan.icons.map { Row($0, references: references, locales: manifest.locales) }
    artworks = plan.artworks
  }

  /// Returns the sheet of some of the icons; `artworks` still holds the pictures of all.
  package func showing(_ icons: Set<String>) -> ContactSheet {
    var sheet = self
    sheet.rows.removeAll { !icons.contains($0.icon.name) }
    return sheet
  }

  /// The locales to use if a manifest has none of a direction (R24).
  private static let substitutes: [Direction: String] = [.leftToRight: "en", .rightToLeft: "ar-XB"]

  private static func reference(_ direction: Direction, among locales: [LanguageTag]) -> LanguageTag? {
    locales.first { $0.direction == direction }
      ?? substitutes[direction].flatMap { try? LanguageTag($0) }
  }
}

extension ContactSheet.Row {
  fileprivate init(_ planned: Plan.PlannedIcon, references: [LanguageTag], locales: [LanguageTag]) {
    icon = planned.icon
    self.references = references.compactMap { reference in
      planned.decisions.first { $0.locale == reference }.map(ContactSheet.View.init)
    }
    others = []
    let decisions = planned.decisions.filter { locales.contains($0.locale) }
    for decision in decisions { add(decision) }
    for decision in decisions { addSizes(decision) }
  }

  /// Adds the pictures of a locale whose drawings are made for other sizes.
  private mutating func addSizes(_ decision: Decision) {
    for sized in decision.sized where sized.artwork != decision.artwork {
      if let index = others.firstIndex(where: { $0.artwork == sized.artwork }) {
        others[index].locales.append(decision.locale)
      } else {
        var view = ContactSheet.View(decision)
        (view.artwork, view.size, view.locales) = (sized.artwork, sized.size, [decision.locale])
        others.append(view)
      }
    }
  }

  /// Adds a locale to a view of the same picture, or adds a view.
  private mutating func add(_ decision: Decision) {
    let direction = decision.locale.direction
    if let index = references.firstIndex(where: {
      $0.direction == direction && $0.artwork == decision.artwork
    }) {
      references[index].locales.append(decision.locale)
    } else if let index = others.firstIndex(where: {
      $0.artwork == decision.artwork && $0.reason.id == decision.reason.id
    }) {
      others[index].locales.append(decision.locale)
    } else {
      var view = ContactSheet.View(decision)
      view.locales = [decision.locale]
      others.append(view)
    }
  }
}

extension ContactSheet.View {
  /// Creates a view without locales.
  fileprivate init(_ decision: Decision) {
    self.init(
      direction: decision.locale.direction, artwork: decision.artwork, reason: decision.reason,
      outcome: decision.outcome, locales: [])
  }
}
