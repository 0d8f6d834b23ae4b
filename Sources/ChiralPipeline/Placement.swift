internal import ChiralExporting
internal import ChiralManifest
internal import ChiralPlanning

/// An icon that shows a picture in some locales.
struct Showing: Hashable, Sendable {
  /// Its name.
  var icon: String
  /// Their tags, in the order of the plan.
  var locales: [String]
}

/// Which files of the target `files` hold which picture. Nothing is kept of a single file: of the paths alone, forty
/// locales of a large set would be millions of bytes.
struct Placement: Sendable {
  /// The files that an icon has in a locale.
  let target: FilesTarget
  private var showings: [Artwork: [Showing]] = [:]

  /// A placement of these.
  init(_ target: FilesTarget, _ showings: [Artwork: [Showing]] = [:]) {
    self.target = target
    self.showings = showings
  }

  /// Where the icons of a plan show their pictures.
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

  /// Who shows a picture.
  subscript(artwork: Artwork) -> [Showing] { showings[artwork] ?? [] }

  /// The paths of all files of a picture, relative to the output folder.
  func paths(of artwork: Artwork) -> [String] {
    self[artwork].flatMap { showing in
      showing.locales.flatMap { locale in
        target.forms.map { target.path(of: showing.icon, in: locale, as: $0) }
      }
    }
  }
}
