internal import ChiralExporting
internal import ChiralManifest

/// The former appearance of changed pictures, from the cache or made again from the commits that approved
/// them.
struct FormerPictures {
  let project: Project
  let maker: RenditionMaker

  /// The number of commits that changed approvals to search.
  private static let mostCommits = 8

  /// Returns the approved pictures of those that have changed or are gone; some may no longer be available.
  func pictures(of review: Review) throws(BuildError) -> [Approval.Key: Rendition] {
    var missing: [Approval.Key: Approval.Mark] = [:]
    var found: [Approval.Key: Rendition] = [:]
    let changed = review.items.filter { $0.changes.contains(.picture) }.map { ($0.key, $0.former) }
    for (key, former) in changed + review.goneApprovals.map({ ($0.key, $0.value) }) {
      guard let mark = former?.mark else { continue }
      found[key] = maker.finished.store?.approved(mark.fingerprint)
      // A picture without its drawing has one size; a commit may have the drawing.
      if found[key]?.drawing.isEmpty != false { missing[key] = mark }
    }
    guard !missing.isEmpty else { return found }
    let name = project.approvalsFile
    for commit in Revision.commits(changing: name, of: project, most: Self.mostCommits) {
      for (key, rendition) in try pictures(at: commit, of: missing) {
        found[key] = rendition
        maker.finished.store?.keepApproved(rendition)
        missing[key] = nil
      }
      if missing.isEmpty { break }
    }
    return found
  }

  /// Returns the pictures of a commit that match an approved one.
  private func pictures(
    at commit: String, of missing: [Approval.Key: Approval.Mark]
  ) throws(BuildError) -> [Approval.Key: Rendition] {
    guard let revision = try? Revision(commit, of: project) else { return [:] }
    let icons = Set(missing.keys.map(\.icon))
    let past = try RevisionPictures(revision, maker: maker) { icons.contains($0.name) }
    return past.renditions.filter { key, rendition in
      guard let former = missing[key]?.fingerprint else { return false }
      return former.holds(for: rendition.fingerprint)
    }
  }
}

/// The pictures of a revision.
struct RevisionPictures {
  /// The fingerprint of each picture.
  let approvals: Approvals
  /// The pictures.
  let renditions: [Approval.Key: Rendition]

  /// Makes the pictures of some icons as they were at the revision.
  init(
    _ revision: Revision, maker: RenditionMaker, icons isIncluded: (Icon) -> Bool = { _ in true }
  ) throws(BuildError) {
    let manifest = revision.project.manifest
    let sheet = ContactSheet(manifest.restricted(to: manifest.locales, icons: isIncluded), title: "")
    let past = RenditionMaker(
      project: revision.project, renderer: maker.renderer, jobs: maker.jobs, finished: maker.finished,
      kinds: maker.kinds.union([.paper]))
    let pictures = try past.renditions(of: sheet.artworks)
    let review = Review(sheet, pictures, against: Approvals(), knowing: [])
    approvals = review.marks
    renditions = Dictionary(
      review.items.compactMap { item in pictures[item.artwork]?.rendition.map { (item.key, $0) } },
      uniquingKeysWith: { first, _ in first })
  }
}
