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
    var jobs: [SourceJob] = []
    var positions: [String: Int] = [:]
    for artwork in artworks {
      if let position = positions[artwork.source] {
        jobs[position].artworks.append(artwork)
      } else {
        positions[artwork.source] = jobs.count
        jobs.append(SourceJob(source: artwork.source, artworks: [artwork]))
      }
    }
    return jobs
  }
}

/// The drawings of a build with the icons that show them. The pictures of a drawing are planned when its job begins.
struct JobList: Sendable {
  /// A drawing, and the places of its icons in the plans.
  struct Drawing: Sendable {
    /// The drawing's path, relative to the manifest's folder.
    let source: String
    /// The places in ascending order.
    fileprivate(set) var icons: [Int32]
  }

  /// The drawings in the order of the icons that show them first.
  private(set) var drawings: [Drawing] = []
  private var places: [String: Int32] = [:]
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
        for source in plan.icons.sources(of: index) { add(source, of: Int32(index)) }
      }
    }
  }

  private mutating func add(_ source: String, of icon: Int32) {
    guard let place = places[source].map(Int.init) else {
      places[source] = Int32(drawings.count)
      drawings.append(Drawing(source: source, icons: [icon]))
      return
    }
    let found = drawings[place].icons.firstIndex { $0 >= icon } ?? drawings[place].icons.endIndex
    if drawings[place].icons.dropFirst(found).first != icon { drawings[place].icons.insert(icon, at: found) }
  }

  /// Returns the place of a drawing in `drawings`; nil if it is not used.
  func place(of source: String) -> Int? { places[source].map(Int.init) }

  /// Returns true if the icon at a place of a plan shows one of the drawings at certain places.
  func shows(_ drawings: Set<Int>, _ icon: Int, of plan: Plan) -> Bool {
    if drawings.isEmpty { return false }
    return plan.icons.sources(of: icon).contains { place(of: $0).map(drawings.contains) == true }
  }

  /// Returns the job of a drawing, and the files in which its pictures are shown.
  func job(of drawing: Drawing) -> (job: SourceJob, placement: Placement) {
    let icons = plans.map { plan in drawing.icons.map { plan.icons[Int($0)] } }
    let placement = files == nil ? nil : icons.first.map { Placement(target, $0, of: drawing.source) }
    let job = SourceJob(
      source: drawing.source, artworks: Self.artworks(of: drawing, in: icons.flatMap { $0 }))
    return (job, placement ?? Placement(target))
  }

  private static func artworks(of drawing: Drawing, in icons: [Plan.PlannedIcon]) -> [Artwork] {
    let artworks = icons.flatMap(\.artworks).filter { $0.source == drawing.source }
    return icons.count == 1 ? artworks : artworks.uniqued
  }
}
