package import ChiralAudit
internal import ChiralManifest
internal import ChiralPlanning
internal import ChiralValues

/// Gathers the facts that the audit needs: each drawing is read, inspected and rendered once.
package struct FactReader: Sendable {
  private let project: Project
  private let jobs: Int
  private let renderer: String
  private let usesCache: Bool
  private let sheet: SheetRun?

  /// Creates a reader that processes `jobs` drawings at the same time, with the workers and the finished pictures of a sheet
  /// of the same project if one was just made.
  package init(_ project: Project, jobs: Int, renderer: String, usesCache: Bool, after sheet: SheetRun? = nil)
  {
    self.project = project
    self.jobs = jobs
    self.renderer = renderer
    self.usesCache = usesCache
    self.sheet = sheet
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
    var drawing: Held<DrawingFacts>
    var mirrors: [(icon: String, facts: Held<MirrorFacts>)]
  }

  /// Returns the facts about the drawings. `progress` is called from any thread with the number of drawings
  /// done.
  package func knowledge(
    progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) throws(BuildError) -> DrawingKnowledge {
    let location = usesCache ? CacheLocation.facts(ofManifest: project.manifest.file) : nil
    let cache = FactCache(path: location, stamp: CacheLocation.stamp(renderer: renderer))
    let finished =
      usesCache ? sheet?.finished ?? FinishedPictures(project, renderer: renderer, isWritten: false) : nil
    let helpers = sheet?.helpers ?? KeptHelpers(executable: renderer, count: jobs)
    let outcomes = try Workers.run(
      work, count: jobs, progress: progress,
      makeTool: { [project] in
        FactFinder(project: project, cache: cache, finished: finished, helper: helpers.helper)
      },
      { finder, job throws(BuildError) in try finder.find(job) })
    cache.tidy()
    let bases = Dictionary(project.manifest.icons.map { ($0.name, $0.file) }) { first, _ in first }
    var drawings: [String: Held<DrawingFacts>] = [:]
    var mirrors: [String: Held<MirrorFacts>] = [:]
    var refusals: [String: DrawingKnowledge.Refusal] = [:]
    for outcome in outcomes {
      drawings[outcome.path] = outcome.drawing
      for (icon, facts) in outcome.mirrors {
        if bases[icon] == outcome.path {
          mirrors[icon] = facts
        } else if refusals[icon] == nil, let obstacle = facts.value.refusal {
          refusals[icon] = DrawingKnowledge.Refusal(path: outcome.path, obstacle: obstacle)
        }
      }
    }
    return DrawingKnowledge(
      drawings: drawings, mirrors: mirrors, sizedRefusals: refusals,
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
        let decision = planned.decisions.first { $0.artwork.transformation == .mirrored }
        if path != icon.file {
          let sized = project.manifest.sizes.compactMap { decision?.artwork(at: $0) }
          if let artwork = sized.first(where: { $0.source == path }) {
            jobs[place].mirrors.append(
              Job.Mirror(icon: icon.name, artwork: artwork, isBuilt: true, wantsPixels: false))
          }
        } else if decision != nil || !icon.variants.isEmpty {
          jobs[place].mirrors.append(
            Job.Mirror(
              icon: icon.name, artwork: decision?.artwork ?? .mirroredBase(of: icon),
              isBuilt: decision != nil,
              wantsPixels: !icon.variants.isEmpty))
        }
      }
    }
    return jobs
  }
}
