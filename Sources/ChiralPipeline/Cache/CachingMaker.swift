internal import ChiralPlanning
internal import ChiralRequests

/// Makes pictures or takes them from the cache.
struct CachingMaker {
  let maker: PictureMaker
  let session: CacheSession
  /// True if everything is made again and compared with the cache.
  let verifies: Bool

  /// Returns the result for each picture of a drawing, with the other drawings that were consulted.
  func make(_ job: SourceJob) throws(BuildError) -> [Artwork: PictureEntry] {
    let source: [UInt8]
    do {
      source = try SourceReader.bytes(maker.folder.path(of: job.source), as: job.source)
    } catch {
      return job.artworks.reduce(into: [:]) { $0[$1] = PictureEntry(.failure(.failed(error)), []) }
    }
    guard let cache = session.pictures else { return try entries(job, source) }
    let recipe = session.recipe(withFonts: source.holdsText)
    let digest = SHA256(of: source)
    let keys = job.artworks.reduce(into: [:] as [Artwork: SHA256]) { keys, artwork in
      keys[artwork] = Recipe.key(recipe, of: artwork, source: digest)
    }
    var found = verifies ? [:] : keys.compactMapValues { entry(for: $0, in: cache) }
    var rest = job
    rest.artworks.removeAll { found[$0] != nil }
    if !rest.artworks.isEmpty {
      for (artwork, entry) in try entries(rest, source) {
        found[artwork] = verifies ? compared(entry, key: keys[artwork], cache: cache) : entry
        if let key = keys[artwork], let bytes = entry.encoded { cache.store(bytes, for: key) }
      }
    }
    // Most drawings are written unchanged, so that their digest is known.
    return found.mapValues { $0.knowing(digest, of: source) }
  }

  private func entry(for key: SHA256, in cache: PictureCache) -> PictureEntry? {
    guard let entry = cache.content(for: key).flatMap(PictureEntry.init(decoding:)) else { return nil }
    let hold = entry.dependencies.allSatisfy { $0.holds(at: maker.folder.path(of: $0.path)) }
    return hold ? entry : nil
  }

  private func entries(
    _ job: SourceJob, _ source: [UInt8]
  ) throws(BuildError) -> [Artwork: PictureEntry] {
    let dependencies = Dependencies()
    let results = try maker.make(job, source: source, noting: dependencies)
    let items = dependencies.items.map { $0.relative(to: maker.folder.path(of: "")) }
    return results.mapValues { PictureEntry($0, items) }
  }

  /// Returns the entry, marked as different if the cache holds another result under its key.
  private func compared(_ entry: PictureEntry, key: SHA256?, cache: PictureCache) -> PictureEntry {
    guard let key, let former = cache.content(for: key).flatMap(PictureEntry.init(decoding:)),
      former.dependencies == entry.dependencies, former.result != entry.result
    else { return entry }
    var entry = entry
    entry.differsFromCache = true
    return entry
  }
}
