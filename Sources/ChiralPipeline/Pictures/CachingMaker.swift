internal import ChiralExporting
internal import ChiralRequests
internal import ChiralValues

/// Makes pictures or takes them from the cache.
struct CachingMaker {
  let maker: PictureMaker
  let session: CacheSession
  /// True if everything is made again and compared with the cache.
  let verifies: Bool

  /// Returns the result for each picture of a drawing, with the other drawings that were consulted.
  func make(_ job: SourceJob) throws(BuildError) -> [Artwork: Picture] {
    let source: [UInt8]
    do {
      source = try SourceReader.bytes(maker.folder.path(of: job.source), as: job.source)
    } catch {
      return job.artworks.reduce(into: [:]) { $0[$1] = Picture(.failure(.failed(error)), []) }
    }
    guard let pictures = session.pictures else { return try maker.entries(job, source: source) }
    let drawing = KeyedPictures.Source(source)
    let keys = job.artworks.reduce(into: [:] as [Artwork: SHA256]) { keys, artwork in
      keys[artwork] = pictures.key(of: artwork, in: drawing)
    }
    var found = verifies ? [:] : keys.compactMapValues { pictures.entry(for: $0, in: maker.folder) }
    var rest = job
    rest.artworks.removeAll { found[$0] != nil }
    if !rest.artworks.isEmpty {
      for (artwork, entry) in try maker.entries(rest, source: source) {
        found[artwork] = verifies ? compared(entry, key: keys[artwork], store: pictures.store) : entry
        if let key = keys[artwork] { pictures.keep(entry, for: key) }
      }
    }
    // Most drawings are written unchanged, so that their digest is known.
    return found.mapValues { picture in
      var picture = picture
      if picture.product?.svg == source { picture.digests[.svg] = drawing.digest }
      return picture
    }
  }

  /// Returns the entry, marked as different if the cache holds another result under its key.
  private func compared(_ entry: Picture, key: SHA256?, store: Store) -> Picture {
    guard let key, let former = store.content(for: key).flatMap(Picture.init(decoding:)),
      former.dependencies == entry.dependencies, former.result != entry.result
    else { return entry }
    var entry = entry
    entry.differsFromCache = true
    return entry
  }
}
