internal import ChiralRendering
internal import ChiralRequests
internal import ChiralValues

/// Makes the pictures of one drawing for a sheet. It takes those of earlier sheets, and renders drawings that a build has
/// mirrored; only the others are made from the beginning.
struct SheetPictureMaker {
  let maker: PictureMaker
  let finished: FinishedPictures

  /// Returns the result for each picture.
  func make(_ job: SourceJob) throws(BuildError) -> [Artwork: Result<Product, PictureProblem>] {
    let bytes: [UInt8]
    do {
      bytes = try SourceReader.bytes(maker.folder.path(of: job.source), as: job.source)
    } catch {
      return job.artworks.reduce(into: [:]) { $0[$1] = .failure(.failed(error)) }
    }
    let source = KeyedPictures.Source(bytes)
    var entries: [Artwork: PictureEntry] = [:]
    var drawn: [Artwork: PictureEntry] = [:]
    for artwork in job.artworks {
      if let entry = finished.sheetEntry(of: artwork, source, in: maker.folder) {
        entries[artwork] = entry
      } else if let entry = finished.entry(of: artwork, source, in: maker.folder) {
        drawn[artwork] = entry
      }
    }
    var fresh = try rendered(drawn, job)
    var rest = job
    rest.artworks.removeAll { entries[$0] != nil || fresh[$0] != nil }
    if !rest.artworks.isEmpty { fresh.merge(try maker.entries(rest, source: bytes)) { $1 } }
    for (artwork, entry) in fresh { finished.keep(entry, of: artwork, source) }
    return entries.merging(fresh) { $1 }.mapValues(\.result)
  }

  /// Returns the pictures of drawings that a build has mirrored, without those that cannot be rendered. A picture that a build
  /// declined is declined here as well; one that failed may fail in another way.
  private func rendered(
    _ drawn: [Artwork: PictureEntry], _ job: SourceJob
  ) throws(BuildError) -> [Artwork: PictureEntry] {
    var entries = drawn.filter { $0.value.result.refusal != nil }
    var groups: [ByteKey: [(artwork: Artwork, entry: PictureEntry, product: Product)]] = [:]
    for artwork in job.artworks {
      guard let entry = drawn[artwork], case .success(let product) = entry.result else { continue }
      groups[ByteKey(product.rendered), default: []].append((artwork, entry, product))
    }
    for (drawing, group) in groups {
      guard let pictures = try pictures(of: drawing.bytes, file: job.source) else { continue }
      for (artwork, var entry, var product) in group {
        product.pngs = pictures
        entry.result = .success(product)
        entries[artwork] = entry
      }
    }
    return entries
  }

  /// Returns the PNGs of a drawing by their heights, not flipped; nil if it cannot be rendered.
  private func pictures(of drawing: [UInt8], file: String) throws(BuildError) -> [Int: [UInt8]]? {
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
