internal import ChiralExporting
internal import ChiralRequests
internal import ChiralValues

/// Makes the pictures of one drawing for a sheet. It takes those of earlier sheets and builds, and renders drawings that these
/// have mirrored; only the others are made from the beginning.
struct SheetPictureMaker {
  let folder: ManifestFolder
  let finished: FinishedPictures
  /// A maker for each look that is needed.
  let makers: [(look: SheetLook, maker: PictureMaker)]

  /// A drawing with its PNGs.
  struct Shown {
    /// The drawing.
    var product: Product
    /// The PNGs by look and by height in pixels. Those of a plain mirror image are not flipped.
    var pngs: [SheetLook: [Int: [UInt8]]] = [:]
  }

  /// Creates a maker of pictures with these looks.
  init(_ looks: [SheetLook], helper: SharedHelper, folder: ManifestFolder, finished: FinishedPictures) {
    self.folder = folder
    self.finished = finished
    makers = looks.map { look in
      let maker = PictureMaker(
        helper: helper, folder: folder, heights: look.heights, stylesheet: look.stylesheet,
        compression: look.compression, sharesPictures: true)
      return (look, maker)
    }
  }

  /// Returns the result for each picture.
  func make(_ job: SourceJob) throws(BuildError) -> [Artwork: Result<Shown, PictureProblem>] {
    let bytes: [UInt8]
    do {
      bytes = try SourceReader.bytes(folder.path(of: job.source), as: job.source)
    } catch {
      return job.artworks.reduce(into: [:]) { $0[$1] = .failure(.failed(error)) }
    }
    let source = KeyedPictures.Source(bytes)
    var known: [Artwork: Picture] = [:]
    var results: [Artwork: Result<Shown, PictureProblem>] = [:]
    for (look, maker) in makers {
      known = try entries(job, in: look, by: maker, source: (source, bytes), known: known)
      for (artwork, entry) in known {
        let former = results[artwork]
        results[artwork] = entry.result.flatMap { product in
          (former ?? .success(Shown(product: product))).map { shown in
            var shown = shown
            shown.pngs[look] = product.pngs
            return shown
          }
        }
      }
    }
    return results
  }

  /// Returns the pictures with a look; `known` are those with another look.
  private func entries(
    _ job: SourceJob, in look: SheetLook, by maker: PictureMaker,
    source: (key: KeyedPictures.Source, bytes: [UInt8]), known: [Artwork: Picture]
  ) throws(BuildError) -> [Artwork: Picture] {
    let (source, bytes) = source
    var entries: [Artwork: Picture] = [:]
    var built: [Artwork: Picture] = [:]
    var drawn: [Artwork: Picture] = [:]
    for artwork in job.artworks {
      if let entry = known[artwork], entry.product == nil {
        entries[artwork] = entry
      } else if let entry = finished.sheetEntry(of: artwork, look, source, in: folder) {
        entries[artwork] = entry
      } else if let entry = finished.builtEntry(of: artwork, look, source, in: folder),
        !entry.result.isFailed
      {
        built[artwork] = entry
      } else if let entry = known[artwork] ?? finished.entry(of: artwork, source, in: folder) {
        drawn[artwork] = entry
      }
    }
    var fresh = try rendered(drawn, of: job, by: maker)
    var rest = job
    rest.artworks.removeAll { entries[$0] != nil || built[$0] != nil || fresh[$0] != nil }
    if !rest.artworks.isEmpty { fresh.merge(try maker.entries(rest, source: bytes)) { $1 } }
    for (artwork, entry) in fresh { finished.keep(entry, of: artwork, in: look, source: source) }
    entries.merge(fresh) { $1 }
    let bases = entries.values.compactMap { $0.product } + built.values.compactMap { $0.product?.unflipped }
    return entries.merging(built.mapValues { $0.shared(look, bases) }) { $1 }
  }

  /// Returns the pictures of drawings that were mirrored before, without those that cannot be rendered. A picture that
  /// a build declined is declined here as well; one that failed may fail in another way.
  private func rendered(
    _ drawn: [Artwork: Picture], of job: SourceJob, by maker: PictureMaker
  ) throws(BuildError) -> [Artwork: Picture] {
    var entries = drawn.filter { $0.value.result.refusal != nil }
    var groups: [ByteKey: [(artwork: Artwork, entry: Picture, product: Product)]] = [:]
    for artwork in job.artworks {
      guard let entry = drawn[artwork], case .success(let product) = entry.result else { continue }
      groups[ByteKey(product.rendered), default: []].append((artwork, entry, product))
    }
    for (drawing, group) in groups {
      guard let pictures = try pictures(of: drawing.bytes, file: job.source, maker) else { continue }
      for (artwork, var entry, var product) in group {
        product.pngs = pictures
        entry.result = .success(product)
        entries[artwork] = entry
      }
    }
    return entries
  }

  /// Returns the PNGs of a drawing by their heights, not flipped; nil if it cannot be rendered.
  private func pictures(
    of drawing: [UInt8], file: String, _ maker: PictureMaker
  ) throws(BuildError) -> [Int: [UInt8]]? {
    let outputs = maker.heights.map { RenderOutput(height: $0) }
    var request = RenderRequest(
      svg: drawing, stylesheet: maker.stylesheet, outputs: outputs, identifier: file)
    request.compression = maker.compression
    do throws(RenderError) {
      var pictures: [Int: [UInt8]] = [:]
      for (output, result) in zip(outputs, try maker.helper.render(request)) {
        pictures[output.height] = try result.get().bytes
      }
      return pictures
    } catch {
      if let fatal = BuildError(error) { throw fatal }
      return nil
    }
  }
}

extension Picture {
  /// Returns a picture of a build with the heights of a look, and with the PNGs of its base if it is a plain mirror image.
  /// `bases` are the pictures in which the base is looked for; if it is missing, the PNGs are flipped back.
  fileprivate func shared(_ look: SheetLook, _ bases: [Product]) -> Picture {
    guard var product else { return self }
    let base = product.isFlipped ? bases.first { $0.rendered == product.rendered } : nil
    let pngs = (base ?? product).pngs.filter { look.heights.contains($0.key) }
    product.pngs =
      product.isFlipped && base == nil
      ? pngs.mapValues { PNG.flippedHorizontally($0, level: look.compression.level) ?? $0 } : pngs
    var entry = self
    entry.result = .success(product)
    return entry
  }
}

extension Product {
  /// The picture unless it is a plain mirror image.
  fileprivate var unflipped: Product? { isFlipped ? nil : self }
}
