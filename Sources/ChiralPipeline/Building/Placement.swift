internal import ChiralExporting
internal import ChiralManifest
internal import ChiralPlanning

/// An icon that shows a picture in some locales.
struct Showing: Hashable, Sendable {
  /// The icon's name.
  var icon: String
  /// The tags of these locales, in the order of the plan.
  var locales: [String]
}

/// The files of the target `files` in which each picture is shown. The paths are computed when needed: for
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

  /// Creates the placement of a plan's icons.
  init(_ target: FilesTarget, _ plan: Plan) {
    self.target = target
    showings.reserveCapacity(plan.artworks.count)
    for planned in plan.icons {
      for artwork in planned.artworks {
        let locales = planned.decisions.lazy.filter { $0.artwork == artwork }.map(\.locale.text)
        showings[artwork, default: []].append(Showing(icon: planned.icon.name, locales: Array(locales)))
      }
    }
  }

  /// Returns the icons and locales that show a picture.
  subscript(artwork: Artwork) -> [Showing] { showings[artwork] ?? [] }

  /// Returns the paths of all files of a picture, relative to the output folder.
  func paths(of artwork: Artwork) -> [String] {
    self[artwork].flatMap { showing in
      showing.locales.flatMap { locale in
        target.forms.map { target.path(of: showing.icon, in: locale, as: $0) }
      }
    }
  }
}
