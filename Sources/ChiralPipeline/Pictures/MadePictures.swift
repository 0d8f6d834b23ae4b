internal import ChiralExporting
internal import ChiralManifest
internal import ChiralValues
import Synchronization

/// The records of the pictures of a build, by drawing. Most are kept as bytes, because a large set has many.
final class MadePictures: Sendable {
  /// The facts about all pictures.
  struct Totals: Sendable {
    /// The number of pictures.
    var count = 0
    var tally = ChangeTally()
    /// The drawings whose cached pictures differ from those just made.
    var damaged: [String] = []
    /// The other drawings that were consulted.
    var dependencies: Set<Dependencies.Item> = []
    /// The places of the drawings of which some pictures failed or were declined.
    var troubled: Set<Int> = []
    /// True if another attempt could succeed where this one failed.
    var mayPass = false
  }

  private struct State {
    var totals = Totals()
    /// The encoded records by place of the drawing.
    var encoded: [[UInt8]]
    /// The records that cannot be encoded, or that hold pictures.
    var others: [Int: [PictureRecord?]] = [:]
  }

  private let state: Mutex<State>

  /// Creates an empty collection for a number of drawings.
  init(count: Int) { state = Mutex(State(encoded: [[UInt8]](repeating: [], count: count))) }

  /// The facts about all pictures.
  var totals: Totals { state.withLock(\.totals) }

  /// Adds the records of the pictures of a job, the drawing of which has this place.
  func add(_ records: [PictureRecord?], of job: SourceJob, at place: Int) {
    let holdsPictures = records.contains { $0?.product != nil }
    let encoded = holdsPictures ? nil : PictureRecord.encoded(records)
    state.withLock { state in
      if let encoded { state.encoded[place] = encoded } else { state.others[place] = records }
      for case let record? in records {
        state.totals.add(record, of: job.source)
        if record.hasRemark { state.totals.troubled.insert(place) }
      }
    }
  }

  /// Returns the records of the pictures of a drawing, which are given in the order of its job.
  func records(of artworks: [Artwork], at place: Int) -> [Artwork: PictureRecord] {
    let (encoded, other) = state.withLock { ($0.encoded[place], $0.others[place]) }
    let records: [PictureRecord?] = other ?? PictureRecord.decoded(encoded, count: artworks.count) ?? []
    var found: [Artwork: PictureRecord] = Dictionary(minimumCapacity: artworks.count)
    for case let (artwork, record?) in zip(artworks, records) { found[artwork] = record }
    return found
  }

  /// Returns the records of all pictures.
  func all(of jobs: JobList) -> [Artwork: PictureRecord] {
    jobs.drawings.enumerated().reduce(into: [:]) { all, entry in
      all.merge(records(of: jobs.job(of: entry.element).job.artworks, at: entry.offset)) { $1 }
    }
  }
}

extension MadePictures.Totals {
  fileprivate mutating func add(_ record: PictureRecord, of source: String) {
    count += 1
    tally.merge(record.tally)
    if record.differsFromCache { damaged.append(source) }
    dependencies.formUnion(record.dependencies)
    if record.problem?.mayPass == true { mayPass = true }
  }
}

/// Finds the records of icons, in the order of the plan.
struct IconRecords {
  private let jobs: JobList
  private let made: MadePictures
  /// The records of the drawings that several icons show, until the last of these, by place of the drawing.
  private var shared: [Int: [Artwork: PictureRecord]] = [:]

  init(_ jobs: JobList, _ made: MadePictures) {
    self.jobs = jobs
    self.made = made
  }

  /// Returns the records of all pictures of the drawings of the icon at a place of the plan.
  mutating func records(of planned: Plan.PlannedIcon, at index: Int) -> [Artwork: PictureRecord] {
    var found: [Artwork: PictureRecord] = [:]
    for source in planned.sources {
      guard let place = jobs.place(of: source) else { continue }
      let drawing = jobs.drawings[place]
      let records =
        shared[place] ?? made.records(of: jobs.artworks(of: drawing, knowing: planned), at: place)
      if drawing.icons.count > 1 { shared[place] = Int(drawing.icons.last ?? 0) > index ? records : nil }
      if found.isEmpty { found = records } else { found.merge(records) { $1 } }
    }
    return found
  }
}
