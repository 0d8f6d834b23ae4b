internal import ChiralExporting
internal import ChiralManifest
internal import ChiralValues

/// An icon that shows a picture in some locales.
struct Showing: Hashable, Sendable {
  /// The icon's name.
  var icon: String
  /// The tags of these locales, in the order of the plan.
  var locales: [String]
  /// The sizes in points at which it does; nil for all.
  var sizes: [Int]?
  /// True if the drawing itself is among the files.
  var hasDrawing = true

  /// Returns true if a file of the icon holds the picture.
  func includes(_ form: FilesTarget.Form) -> Bool {
    form.resolution.map { sizes?.contains($0.size) ?? true } ?? hasDrawing
  }
}

/// The files of the target `files` in which the pictures of a drawing are shown. The paths are computed when needed: for
/// forty locales of a large set they would take millions of bytes.
struct Placement: Sendable {
  /// The target, which determines the files of an icon in a locale.
  let target: FilesTarget
  private var showings: [Artwork: [Showing]] = [:]

  /// Creates a placement from known showings.
  init(_ target: FilesTarget, _ showings: [Artwork: [Showing]] = [:]) {
    self.target = target
    self.showings = showings
  }

  /// Creates the placement of the pictures of one drawing, with the icons that show them.
  init(_ target: FilesTarget, _ icons: [Plan.PlannedIcon], of source: String) {
    self.target = target
    for planned in icons {
      for artwork in planned.artworks where artwork.source == source {
        showings[artwork, default: []] += Self.showings(of: artwork, in: planned, at: target.sizes)
      }
    }
  }

  /// Groups the locales that show a picture by the sizes at which they do.
  private static func showings(
    of artwork: Artwork, in planned: Plan.PlannedIcon, at sizes: [Int]
  ) -> [Showing] {
    var showings: [Showing] = []
    for decision in planned.decisions {
      let isBase = decision.artwork == artwork
      let shown = decision.sized.isEmpty ? nil : sizes.filter { decision.artwork(at: $0) == artwork }
      if !isBase, shown?.isEmpty ?? true { continue }
      if let index = showings.firstIndex(where: { $0.sizes == shown && $0.hasDrawing == isBase }) {
        showings[index].locales.append(decision.locale.text)
      } else {
        showings.append(
          Showing(
            icon: planned.icon.name, locales: [decision.locale.text], sizes: shown, hasDrawing: isBase))
      }
    }
    return showings
  }

  /// Returns the icons and locales that show a picture.
  subscript(artwork: Artwork) -> [Showing] { showings[artwork] ?? [] }
}
