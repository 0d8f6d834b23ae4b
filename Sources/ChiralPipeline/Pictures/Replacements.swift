internal import ChiralRequests
internal import ChiralValues

/// The pictures that replace declined ones if the manifest asks for it.
extension SourceJob {
  /// Returns the job that makes the replacements of declined pictures; nil if there are none.
  func replacing(_ declined: some Collection<Artwork>) -> SourceJob? {
    let artworks = Set(declined.compactMap(\.replacement))
    // The order does not affect the pictures; a fixed order makes requests reproducible.
    let sorted = self.artworks.compactMap(\.replacement).filter(artworks.contains)
    return sorted.isEmpty ? nil : SourceJob(source: source, artworks: sorted.uniqued)
  }
}

extension CachingMaker {
  /// Makes each picture of a drawing. A declined one is replaced as the manifest says, and marked as
  /// declined.
  func makeReplacing(_ job: SourceJob) throws(BuildError) -> [Artwork: Picture] {
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

extension Result where Failure == PictureProblem {
  /// The reason why the picture is declined; nil if it is not.
  var refusal: DrawingProblem? { if case .failure(.declined(let problem)) = self { problem } else { nil } }

  /// True if the picture cannot be made for another reason.
  var isFailed: Bool { if case .failure(.failed) = self { true } else { false } }
}

extension Array where Element: Hashable {
  /// Each element once, in the order of its first appearance.
  package var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
