internal import ChiralExporting
internal import ChiralManifest
internal import ChiralValues

/// The pictures to choose from on a page, for the icons that wait for a choice.
struct PageReadings {
  /// The readings by icon.
  private(set) var readings: [String: [IconReading]] = [:]
  /// The pictures of the readings.
  private(set) var pictures: SheetPictures = [:]

  /// Finds the readings of icons, and makes the pictures that are not known.
  init(
    of icons: [Icon], _ finder: ReadingFinder, _ maker: RenditionMaker, knowing known: SheetPictures
  ) throws(BuildError) {
    guard !icons.isEmpty else { return }
    readings = try finder.readings(of: icons)
    let artworks = readings.values.joined().map(\.artwork).uniqued
    var maker = maker
    maker.kinds = [.page]
    pictures = try maker.renditions(of: artworks.filter { known[$0] == nil })
    for artwork in artworks { pictures[artwork] = pictures[artwork] ?? known[artwork] }
  }
}

extension ContactSheet {
  /// Returns the icons that wait for a person to choose a picture: the declined ones, and those whose notes ask for it.
  func doubtful(among pictures: SheetPictures) -> [Icon] {
    rows.filter { $0.isDeclined(among: pictures) || $0.icon.isAskedForPicture }.map(\.icon)
  }
}

extension SheetRun {
  /// Returns the pictures to choose from on a page.
  func readings(of shown: ContactSheet, _ pictures: SheetPictures) throws(BuildError) -> PageReadings {
    let finder = ReadingFinder(project, jobs: options.jobs) { [helpers] in helpers.helper }
    return try PageReadings(of: shown.doubtful(among: pictures), finder, maker, knowing: pictures)
  }
}
