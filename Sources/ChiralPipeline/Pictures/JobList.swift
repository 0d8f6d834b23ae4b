internal import ChiralExporting
internal import ChiralManifest
internal import ChiralValues

/// The pictures of one drawing: it is read once, and rendered once for all pictures with the same pixels.
struct SourceJob: Hashable, Sendable {
  /// The drawing's path, relative to the manifest's folder.
  var source: String
  /// The distinct pictures.
  var artworks: [Artwork]
}

extension SourceJob {
  /// Groups pictures by their drawings, in the order of the pictures.
  static func grouped(_ artworks: [Artwork]) -> [SourceJob] {
    var groups = DrawingGroups<Artwork>()
    for artwork in artworks { groups.add(artwork, of: artwork.source) }
    return groups.groups.map { SourceJob(source: $0.source, artworks: $0.members) }
  }
}

/// The drawings of a build with the icons that show them. The pictures of a drawing are planned when its job begins.
struct JobList: Sendable {
  /// The drawings, with the places of their icons in the plans.
  private var groups = DrawingGroups<Int>()
  /// The plan of the target `files`; nil if it is not built.
  private let files: Plan?
  /// All plans; they have the same icons.
  private let plans: [Plan]
  private let target: FilesTarget

  /// Groups the icons of the plan for the target `files` and of the plans for others by their drawings.
  init(_ target: FilesTarget, files: Plan?, others: [Plan]) {
    self.target = target
    self.files = files
    plans = [files].compactMap(\.self) + others
    for plan in plans {
      for index in plan.icons.indices {
        for source in plan.icons.sources(of: index) { groups.add(index, of: source) }
      }
    }
  }

  /// The number of drawings.
  var count: Int { groups.groups.count }

  /// Returns the place of a drawing; nil if it is not used.
  func place(of source: String) -> Int? { groups.place(of: source) }

  /// Returns true if the icon at a place of a plan shows one of the drawings at certain places.
  func shows(_ drawings: Set<Int>, _ icon: Int, of plan: Plan) -> Bool {
    if drawings.isEmpty { return false }
    return plan.icons.sources(of: icon).contains { place(of: $0).map(drawings.contains) == true }
  }

  /// Returns the job of the drawing at a place, and the files in which its pictures are shown.
  func job(at place: Int) -> (job: SourceJob, placement: Placement) {
    let (source, members) = (groups.groups[place].source, groups.groups[place].members.uniqued)
    let icons = plans.map { plan in members.map { plan.icons[$0] } }
    let placement = files == nil ? nil : icons.first.map { Placement(target, $0, of: source) }
    let artworks = icons.joined().flatMap(\.artworks).filter { $0.source == source }
    return (SourceJob(source: source, artworks: artworks.uniqued), placement ?? Placement(target))
  }
}
