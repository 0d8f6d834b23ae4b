internal import ChiralExporting
internal import ChiralManifest
internal import ChiralValues
import Synchronization

/// The records of the pictures of a build, by drawing.
final class MadePictures: Sendable {
  /// The facts about all pictures.
  struct Totals: Sendable {
    /// The number of pictures.
    var count = 0
    var tally = ChangeTally()
    /// The files of all pictures.
    var files = PathList()
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
    /// The records by place of the drawing.
    var records: [[Artwork: PictureRecord]]
  }

  private let state: Mutex<State>

  /// Creates an empty collection for a number of drawings.
  init(count: Int) { state = Mutex(State(records: Array(repeating: [:], count: count))) }

  /// The facts about all pictures.
  var totals: Totals { state.withLock(\.totals) }

  /// The records of all pictures.
  var all: [Artwork: PictureRecord] {
    state.withLock { state in state.records.reduce(into: [:]) { $0.merge($1) { $1 } } }
  }

  /// Adds the records of the pictures of a drawing, which has this place.
  func add(_ records: [Artwork: PictureRecord], of source: String, at place: Int) {
    state.withLock { state in
      for (artwork, var record) in records {
        state.totals.add(record, of: source)
        if record.hasRemark { state.totals.troubled.insert(place) }
        // The totals have them now.
        (record.files, record.tally, record.dependencies) = (PathList(), ChangeTally(), [])
        state.records[place][artwork] = record
      }
    }
  }

  /// Returns the records of all pictures of the drawings of an icon.
  func records(of planned: Plan.PlannedIcon, in jobs: JobList) -> [Artwork: PictureRecord] {
    let places = planned.sources.compactMap { jobs.place(of: $0) }
    return state.withLock { state in
      places.dropFirst().reduce(into: places.first.map { state.records[$0] } ?? [:]) {
        $0.merge(state.records[$1]) { $1 }
      }
    }
  }
}

extension MadePictures.Totals {
  fileprivate mutating func add(_ record: PictureRecord, of source: String) {
    count += 1
    tally.merge(record.tally)
    files.add(record.files)
    if record.differsFromCache { damaged.append(source) }
    dependencies.formUnion(record.dependencies)
    if record.problem?.mayPass == true { mayPass = true }
  }
}
