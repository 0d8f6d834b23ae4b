package import ChiralAudit
internal import ChiralManifest
internal import ChiralPlanning

/// Gathers the facts that the audit needs: each drawing is read, inspected and rendered once.
package struct FactReader: Sendable {
  private let project: Project
  private let jobs: Int
  private let renderer: String
  private let usesCache: Bool

  /// Creates a reader that processes `jobs` drawings at the same time.
  package init(_ project: Project, jobs: Int, renderer: String, usesCache: Bool) {
    self.project = project
    self.jobs = jobs
    self.renderer = renderer
    self.usesCache = usesCache
  }

  /// A drawing with the mirror images that are made of it.
  struct Job: Sendable {
    var path: String
    var viewBox: IconViewBox?
    var mirrors: [Mirror] = []

    /// A mirror image.
    struct Mirror: Sendable {
      var icon: String
      var artwork: Artwork
      var isBuilt: Bool
      /// True if its pixels are compared with drawings for right-to-left.
      var wantsPixels: Bool
    }
  }

  /// The facts of one drawing and its mirror images.
  struct Outcome: Sendable {
    var path: String
    var drawing: DrawingFacts
    var mirrors: [(icon: String, facts: MirrorFacts)]
  }

  /// Returns the facts about the drawings. `progress` is called from any thread with the number of drawings
  /// done.
  package func knowledge(
    progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) throws(BuildError) -> DrawingKnowledge {
    let location = usesCache ? CacheLocation.facts(ofManifest: project.manifest.file) : nil
    let cache = FactCache(path: location, stamp: CacheLocation.stamp(renderer: renderer))
    let finished = usesCache ? FinishedPictures(project, renderer: renderer, isWritten: false) : nil
    let outcomes = try Workers.run(
      work, count: jobs, progress: progress,
      makeTool: { [project, renderer] in
        FactFinder(
          project: project, cache: cache, finished: finished, helper: SharedHelper(executable: renderer))
      },
      { finder, job throws(BuildError) in try finder.find(job) })
    cache.tidy()
    return DrawingKnowledge(
      drawings: Dictionary(outcomes.map { ($0.path, $0.drawing) }) { first, _ in first },
      mirrors: Dictionary(outcomes.flatMap(\.mirrors).map { ($0.icon, $0.facts) }) { first, _ in first },
      storedPixels: cache.thumbnail)
  }

  /// The drawings that icons use, in the order of the icons.
  private var work: [Job] {
    var jobs: [Job] = []
    var positions: [String: Int] = [:]
    let missing = Set(project.manifest.missingFiles.map(\.path))
    func position(of path: String, _ icon: Icon) -> Int {
      if let known = positions[path] { return known }
      positions[path] = jobs.count
      jobs.append(Job(path: path, viewBox: icon.viewBox))
      return jobs.count - 1
    }
    for planned in Plan(project.manifest).icons {
      let icon = planned.icon
      for path in icon.files where !missing.contains(path) {
        let place = position(of: path, icon)
        let built = planned.decisions.first { $0.artwork.transformation == .mirrored }?.artwork
        guard path == icon.file, built != nil || !icon.variants.isEmpty else { continue }
        jobs[place].mirrors.append(
          Job.Mirror(
            icon: icon.name, artwork: built ?? .mirroredBase(of: icon), isBuilt: built != nil,
            wantsPixels: !icon.variants.isEmpty))
      }
    }
    return jobs
  }
}
