internal import ChiralExporting
internal import ChiralManifest
internal import ChiralRequests
internal import ChiralValues
import Synchronization

/// The finished pictures that builds and sheets of a set left, for commands that need them again, or need their drawings.
///
/// The caches are opened when a picture is first looked for. They are those of `chiral-out`, of further output folders, and of
/// the sheets, which is the user's and the only one that is written.
final class FinishedPictures: Sendable {
  /// The caches that were found.
  private struct Opened: Sendable {
    /// The pictures of sheets, and those that were approved; nil if they cannot be kept.
    var store: Store?
    /// The pictures as sheets show them; empty if they cannot be kept.
    var sheets: [SheetLook: KeyedPictures] = [:]
    /// The pictures in the forms in which builds may have written them.
    var builds: [KeyedPictures] = []
  }

  /// The look of the pictures on pages for browsers.
  let look: SheetLook
  private let project: Project
  private let renderer: String
  private let outputs: [String]
  private let isWritten: Bool
  private let opened = Mutex<Opened?>(nil)

  /// Prepares the search for pictures of a project; `outputs` are further folders that builds may have filled. The cache of
  /// sheets is only read unless `isWritten` is true.
  init(_ project: Project, renderer: String, outputs: [String] = [], isWritten: Bool) {
    self.project = project
    look = SheetLook(
      sizes: project.manifest.sizes, scales: project.manifest.scales, tint: project.manifest.tint)
    self.renderer = renderer
    self.isWritten = isWritten
    self.outputs = ([project.path(of: "chiral-out")] + outputs).uniqued
  }

  /// Returns a picture as sheets show it; nil if there is none.
  func sheetEntry(
    of artwork: Artwork, _ look: SheetLook, _ source: KeyedPictures.Source, in folder: ManifestFolder
  ) -> Picture? {
    caches.sheets[look].flatMap { $0.entry(for: $0.key(of: artwork, in: source), in: folder) }
  }

  /// Returns a picture that a build has made in at least the heights of a look, in its colour and compression; nil if there is
  /// none. The PNGs of a plain mirror image show it as it is seen.
  func builtEntry(
    of artwork: Artwork, _ look: SheetLook, _ source: KeyedPictures.Source, in folder: ManifestFolder
  ) -> Picture? {
    caches.builds.lazy.filter { $0.recipe.shows(look) }
      .compactMap { $0.entry(for: $0.key(of: artwork, in: source), in: folder) }.first
  }

  /// Returns a picture in any size and colour; nil if there is none.
  func entry(of artwork: Artwork, _ source: KeyedPictures.Source, in folder: ManifestFolder) -> Picture? {
    let caches = caches
    return ([look, .paper].uniqued.compactMap { caches.sheets[$0] } + caches.builds).lazy
      .compactMap { $0.entry(for: $0.key(of: artwork, in: source), in: folder) }.first
  }

  /// Keeps a picture as sheets show it.
  func keep(
    _ entry: Picture, of artwork: Artwork, in look: SheetLook, source: KeyedPictures.Source
  ) {
    if let sheets = caches.sheets[look] { sheets.keep(entry, for: sheets.key(of: artwork, in: source)) }
  }

  /// The store of the user's pictures of this set.
  var store: Store? { caches.store }

  /// True if pictures of sheets can be kept.
  var keepsPictures: Bool { !caches.sheets.isEmpty }

  /// Limits the size of the cache of sheets, when its pictures are no longer needed.
  func tidy() { opened.withLock { $0?.store?.tidy(limit: KeyedPictures.largest) } }

  private var caches: Opened {
    opened.withLock { opened in
      let caches = opened ?? open()
      opened = caches
      return caches
    }
  }

  private func open() -> Opened {
    let store = CacheLocation.sheets(ofManifest: project.manifest.file).flatMap {
      pictures(in: $0, isWritten: isWritten)
    }
    let builds = outputs.compactMap { pictures(in: $0 + "/" + CacheFolder.name, isWritten: false) }
    guard store != nil || !builds.isEmpty, let tools = tools else { return Opened(store: store) }
    let fonts = FontFolders()
    return Opened(
      store: store,
      sheets: store.map { store in
        Dictionary(
          uniqueKeysWithValues: [look, .paper].uniqued.map {
            ($0, KeyedPictures(store, sheetRecipe($0, tools), fonts: fonts))
          })
      } ?? [:],
      builds: builds.flatMap { store in
        buildRecipes(tools).map { KeyedPictures(store, $0, fonts: fonts) }
      })
  }

  /// The identity of the tools, from the state of a build if they are the same; otherwise a worker must be started.
  private var tools: String? {
    let known = outputs.lazy.compactMap { [renderer] in
      BuildState.read(in: $0 + "/" + CacheFolder.name).flatMap { ToolIdentity($0, renderer: renderer) }
    }.first
    return (try? known ?? ToolIdentity(renderer: renderer))?.text
  }

  /// Opens the pictures in a folder; nil if there are none, or if the folder belongs to something else.
  private func pictures(in folder: String, isWritten: Bool) -> Store? {
    do throws(FileError) {
      try CacheFolder.check(folder)
      if isWritten { try CacheFolder.prepare(folder) }
    } catch {
      return nil
    }
    return KeyedPictures.store(in: folder, isWritten: isWritten)
  }

  private func sheetRecipe(_ look: SheetLook, _ tools: String) -> Recipe {
    Recipe(
      tools: tools, heights: look.heights, stylesheet: look.stylesheet,
      compression: look.compression.rawValue + " shared", limits: SourceReader.limitsText, fonts: "")
  }

  /// Returns the recipes of builds without options for sizes and scales: with the target `files` and without it.
  private func buildRecipes(_ tools: String) -> [Recipe] {
    let resolutions = Resolution.all(sizes: project.manifest.sizes, scales: project.manifest.scales)
    let heights = [Set(resolutions.map(\.pixels)).sorted(), resolutions.prefix(1).map(\.pixels)].uniqued
    // The default comes first, because most builds use it.
    let compressions = [PNG.Compression.balanced] + PNG.Compression.allCases
    return compressions.uniqued.flatMap { compression in
      heights.map { heights in
        Recipe(
          tools: tools, heights: heights, stylesheet: project.stylesheet, compression: compression.rawValue,
          limits: SourceReader.limitsText, fonts: "")
      }
    }
  }
}

extension SheetLook {
  /// The compression of the pictures. Those of a page are compressed like a build's by default, so that it can take them.
  var compression: PNG.Compression { self == .paper ? .fast : .balanced }
}

extension Recipe {
  /// True if its pictures have the heights, the colour and the compression of a look.
  fileprivate func shows(_ look: SheetLook) -> Bool {
    stylesheet == look.stylesheet && compression == look.compression.rawValue
      && Set(look.heights).isSubset(of: heights)
  }
}
