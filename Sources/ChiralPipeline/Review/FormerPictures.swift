internal import ChiralManifest
internal import ChiralSheet

/// What changed pictures looked like: from the cache, else made again from the commits at which they were approved.
struct FormerPictures {
  let project: Project
  let studio: PortraitStudio

  /// So many commits that changed approvals are looked at.
  private static let mostCommits = 8

  /// The pictures that were approved, of those that changed since or are gone; some may be lost.
  func pictures(of review: Review) throws(BuildError) -> [Approval.Key: Portrait] {
    var missing: [Approval.Key: Approval.Mark] = [:]
    var found: [Approval.Key: Portrait] = [:]
    let cache = ApprovedPictures()
    let changed = review.items.filter { $0.changes.contains("picture") }.map { ($0.key, $0.former) }
    for (key, former) in changed + review.goneApprovals.map({ ($0.key, $0.value) }) {
      guard let mark = former?.mark else { continue }
      if let portrait = cache?.portrait(mark.fingerprint) {
        found[key] = portrait
      } else {
        missing[key] = mark
      }
    }
    guard !missing.isEmpty else { return found }
    let name = ReviewDesk.fileName(of: project)
    for commit in Revision.commits(changing: name, of: project, most: Self.mostCommits) {
      for (key, portrait) in try pictures(at: commit, of: missing) {
        found[key] = portrait
        missing[key] = nil
      }
      if missing.isEmpty { break }
    }
    return found
  }

  /// Those pictures of a commit that are what was approved.
  private func pictures(
    at commit: String, of missing: [Approval.Key: Approval.Mark]
  ) throws(BuildError) -> [Approval.Key: Portrait] {
    guard let revision = try? Revision(commit, of: project) else { return [:] }
    let icons = Set(missing.keys.map(\.icon))
    let past = try RevisionPictures(revision, studio: studio) { icons.contains($0.name) }
    return past.portraits.filter { key, portrait in
      guard let former = missing[key]?.fingerprint else { return false }
      return former.svg == portrait.fingerprint.svg || former.pixels == portrait.fingerprint.pixels
    }
  }
}

/// The pictures of a revision.
struct RevisionPictures {
  /// What each picture was.
  let approvals: Approvals
  /// The pictures.
  let portraits: [Approval.Key: Portrait]

  /// Makes the pictures of some icons as they were.
  init(
    _ revision: Revision, studio: PortraitStudio, icons isIncluded: (Icon) -> Bool = { _ in true }
  ) throws(BuildError) {
    let manifest = revision.project.manifest
    let sheet = ContactSheet(manifest.restricted(to: manifest.locales, icons: isIncluded), title: "")
    let past = PortraitStudio(
      project: revision.project, renderer: studio.renderer, jobs: studio.jobs, heights: studio.heights)
    let pictures = try past.portraits(of: sheet.artworks)
    let review = Review(sheet, pictures, against: Approvals(), knowing: [])
    approvals = review.marks
    portraits = Dictionary(
      review.items.compactMap { item in pictures[item.artwork]?.portrait.map { (item.key, $0) } },
      uniquingKeysWith: { first, _ in first })
  }
}
