internal import ChiralPlanning
internal import ChiralRequests

/// The pictures that take the place of declined ones, where the manifest asks for some.
extension SourceJob {
  /// The job that makes what takes the place of declined pictures; nil where nothing does.
  func replacing(_ declined: some Collection<Artwork>) -> SourceJob? {
    let artworks = Set(declined.compactMap(\.replacement))
    // Any order gives the same pictures; a fixed one keeps requests alike.
    let sorted = self.artworks.compactMap(\.replacement).filter(artworks.contains)
    return sorted.isEmpty ? nil : SourceJob(source: source, artworks: sorted.uniqued)
  }
}

extension CachingMaker {
  /// Makes each picture of a drawing; a declined one is what the manifest puts in its place, and says that it is declined.
  func makeReplacing(_ job: SourceJob) throws(BuildError) -> [Artwork: PictureEntry] {
    var entries = try make(job)
    let declined = entries.compactMapValues(\.result.refusal)
    guard let job = job.replacing(declined.keys) else { return entries }
    let made = try make(job)
    for (artwork, refusal) in declined {
      guard let replacement = artwork.replacement, var entry = made[replacement],
        case .success = entry.result
      else { continue }
      entry.declined = refusal
      entry.dependencies = (entry.dependencies + (entries[artwork]?.dependencies ?? [])).uniqued
      entries[artwork] = entry
    }
    return entries
  }
}

extension Result<Product, PictureProblem> {
  /// Why the picture is declined; nil where it is not.
  var refusal: DrawingProblem? { if case .failure(.declined(let problem)) = self { problem } else { nil } }
}

extension Array where Element: Hashable {
  /// Each element once, in the order of its first appearance.
  package var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
