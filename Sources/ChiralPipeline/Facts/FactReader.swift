package import ChiralAudit
internal import ChiralManifest
internal import ChiralValues

/// Gathers the facts that the audit needs: each drawing is read, inspected and rendered once.
package struct FactReader: Sendable {
  private let project: Project
  private let jobs: Int
  private let renderer: String
  private let usesCache: Bool
  private let comparesFlips: Bool
  private let sheet: SheetRun?
  private let helpers: KeptHelpers

  /// Creates a reader that processes `jobs` drawings at the same time, with workers that run already, if any, and the finished pictures
  /// of a sheet of the same project if one was just made. With `comparesFlips`, the pixels of all mirror images are known.
  package init(
    _ project: Project, jobs: Int, renderer: String, usesCache: Bool, comparesFlips: Bool = false,
    after sheet: SheetRun? = nil, helpers: KeptHelpers? = nil
  ) {
    self.helpers = helpers ?? KeptHelpers(executable: renderer, count: jobs)
    self.project = project
    self.jobs = jobs
    self.renderer = renderer
    self.usesCache = usesCache
    self.comparesFlips = comparesFlips
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
      /// True if it is that of the icon's base drawing.
      var isOfBase: Bool
      /// True if its pixels are compared with drawings for right-to-left.
      var wantsPixels: Bool
    }
  }

  /// The facts of one drawing and its mirror images.
  struct Outcome: Sendable {
    var path: String
    var drawing: Held<DrawingFacts>
    var mirrors: [(mirror: MirrorOwner, facts: Held<MirrorFacts>)]

    /// The icon to which a mirror image belongs.
    struct MirrorOwner: Sendable {
      var icon: String
      /// True if the mirror image is that of the icon's base drawing.
      var isOfBase: Bool
    }
  }

  /// Returns the facts about the drawings. `progress` is called from any thread with the number of drawings
  /// done.
  package func knowledge(
    progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) throws(BuildError) -> DrawingKnowledge {
    let location = usesCache ? CacheLocation.facts(ofManifest: project.manifest.file) : nil
    let cache = FactCache(path: location, stamp: location == nil ? "" : ToolStamp(of: helpers).text)
    let finished =
      usesCache ? sheet?.finished ?? FinishedPictures(project, renderer: renderer, isWritten: false) : nil
    let plan = Plan(project.manifest)
    let outcomes = try Workers.run(
      used, count: jobs, progress: progress,
      makeTool: { [project, helpers] in
        FactFinder(project: project, cache: cache, finished: finished, helper: helpers.helper)
      },
      { [project, comparesFlips] finder, drawing throws(BuildError) in
        try finder.find(
          Job(drawing, plan, sizes: project.manifest.sizes, comparesFlips: comparesFlips))
      })
    cache.tidy()
    var drawings: [String: Held<DrawingFacts>] = Dictionary(minimumCapacity: outcomes.count)
    var mirrors: [String: Held<MirrorFacts>] = Dictionary(minimumCapacity: outcomes.count)
    var refusals: [String: DrawingKnowledge.Refusal] = [:]
    for outcome in outcomes {
      drawings[outcome.path] = outcome.drawing
      for (mirror, facts) in outcome.mirrors {
        if mirror.isOfBase {
          mirrors[mirror.icon] = facts
        } else if refusals[mirror.icon] == nil, let obstacle = facts.value.refusal {
          refusals[mirror.icon] = DrawingKnowledge.Refusal(path: outcome.path, obstacle: obstacle)
        }
      }
    }
    return DrawingKnowledge(
      drawings: drawings, mirrors: mirrors, sizedRefusals: refusals,
      storedPixels: cache.thumbnail)
  }

  /// The drawings that icons use, in the order of the icons. Their mirror images are planned one drawing at a time, because the
  /// plan of a large set takes more memory than its facts.
  private var used: [DrawingGroups<Int>.Group] {
    var used = DrawingGroups<Int>()
    let missing = Set(project.manifest.missingFiles.map(\.path))
    for (index, icon) in project.manifest.icons.enumerated() {
      for path in icon.files where !missing.contains(path) { used.add(index, of: path) }
    }
    return used.groups
  }
}

extension FactReader.Job {
  /// Plans the mirror images of a drawing.
  fileprivate init(_ drawing: DrawingGroups<Int>.Group, _ plan: Plan, sizes: [Int], comparesFlips: Bool) {
    path = drawing.source
    for index in drawing.members {
      let planned = plan.icons[index]
      let icon = planned.icon
      if index == drawing.members[0] { viewBox = icon.viewBox }
      let decision = planned.decisions.first { $0.artwork.transformation == .mirrored }
      if path != icon.file {
        let sized = sizes.compactMap { decision?.artwork(at: $0) }
        if let artwork = sized.first(where: { $0.source == path }) {
          mirrors.append(
            Mirror(icon: icon.name, artwork: artwork, isBuilt: true, isOfBase: false, wantsPixels: false))
        }
      } else if decision != nil || !icon.variants.isEmpty {
        mirrors.append(
          Mirror(
            icon: icon.name, artwork: decision?.artwork ?? .mirroredBase(of: icon),
            isBuilt: decision != nil, isOfBase: true, wantsPixels: comparesFlips || !icon.variants.isEmpty))
      }
    }
  }
}
