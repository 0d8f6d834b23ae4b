internal import ChiralManifest
internal import ChiralRequests
internal import ChiralValues

/// Makes the pictures of drawings in a worker process.
struct PictureMaker {
  let helper: SharedHelper
  /// The manifest's folder, which the paths of sources are relative to.
  let folder: ManifestFolder
  /// The heights of the PNGs, in pixels.
  let heights: [Int]
  /// The CSS that sets `currentColor`; nil to leave it black.
  let stylesheet: String?
  /// The compression of PNG files.
  var compression = PNG.Compression.balanced
  /// True if the PNGs of a plain mirror image are those of its base, which are flipped where they are shown.
  var sharesPictures = false

  /// Returns the result for each picture of a drawing whose bytes are known, with the other drawings that were consulted.
  func entries(_ job: SourceJob, source: [UInt8]) throws(BuildError) -> [Artwork: Picture] {
    let dependencies = Dependencies()
    let results = try make(job, source: source, noting: dependencies)
    let items = dependencies.items.map { $0.relative(to: folder.path(of: "")) }
    return results.mapValues { Picture($0, items) }
  }

  /// Returns the result for each picture of a drawing whose bytes are known, and records the other files it
  /// consulted.
  private func make(
    _ job: SourceJob, source: [UInt8], noting dependencies: Dependencies
  ) throws(BuildError) -> [Artwork: Result<Product, PictureProblem>] {
    var task = PictureTask(artworks: job.artworks, heights: heights, stylesheet: stylesheet)
    task.compression = compression
    task.sharesPictures = sharesPictures
    let (request, siblings) = folder.request(
      .pictures(task), of: job.source, source: source, artworks: job.artworks)
    for file in Set(job.artworks.flatMap { $0.lettering?.fontFiles ?? [] }).sorted() {
      let path = folder.path(of: file)
      dependencies.note(path, try? Files.readFile(path, limit: Dependencies.largest))
    }
    do throws(RenderError) {
      guard case .pictures(let outcomes, let looked) = try helper.answer(request),
        outcomes.count == job.artworks.count
      else { throw SharedHelper.unexpected }
      siblings.note(looked, in: dependencies)
      return zip(job.artworks, outcomes).reduce(into: [:]) { $0[$1.0] = $1.1 }
    } catch {
      if let fatal = BuildError(error) { throw fatal }
      let problem = PictureProblem.failed(DrawingProblem(error, in: job.source))
      return job.artworks.reduce(into: [:]) { $0[$1] = .failure(problem) }
    }
  }
}

extension ManifestFolder {
  /// Returns a request about a drawing of the project, and the siblings that it contains.
  func request(
    _ task: DrawingTask, of file: String, source: [UInt8], artworks: [Artwork]
  ) -> (DrawingRequest, SiblingFolder) {
    let name = SiblingFolder.iconName(of: file)
    var siblings = SiblingFolder(beside: path(of: file))
    let hasCode = SiblingFolder.hasCode(file)
    for artwork in artworks { siblings.add(for: artwork, named: name, hasCode: hasCode, in: self) }
    var request = DrawingRequest(task, file: file, bytes: source, name: name)
    request.siblings = siblings.drawings
    request.fontFolder = path(of: "")
    return (request, siblings)
  }
}

extension Lettering {
  /// The font files that it names, relative to the manifest's folder, in the order of their paths.
  var fontFiles: [String] {
    fonts.values.compactMap { if case .file(let file) = $0 { file } else { nil } }.sorted()
  }
}
