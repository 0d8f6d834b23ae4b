internal import ChiralExporting
internal import ChiralManifest
internal import ChiralValues
import Synchronization

/// The pictures of a build, by drawing.
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
    /// The pictures by place of the drawing.
    var pictures: [[Artwork: Picture]]
  }

  private let state: Mutex<State>

  /// Creates an empty collection for a number of drawings.
  init(count: Int) { state = Mutex(State(pictures: Array(repeating: [:], count: count))) }

  /// The facts about all pictures.
  var totals: Totals { state.withLock(\.totals) }

  /// All pictures.
  var all: [Artwork: Picture] {
    state.withLock { state in state.pictures.reduce(into: [:]) { $0.merge($1) { $1 } } }
  }

  /// Adds the pictures of a drawing, which has this place, and what was written of them.
  func add(_ pictures: [Artwork: Picture], of source: String, at place: Int, by writer: PictureWriter) {
    state.withLock { state in
      state.totals.tally.merge(writer.tally)
      state.totals.files.add(writer.files)
      for picture in pictures.values { state.totals.add(picture, of: source, at: place) }
      state.pictures[place] = pictures
    }
  }

  /// Returns all pictures of the drawings of an icon.
  func pictures(of planned: Plan.PlannedIcon, in jobs: JobList) -> [Artwork: Picture] {
    let places = planned.sources.compactMap { jobs.place(of: $0) }
    return state.withLock { state in
      places.dropFirst().reduce(into: places.first.map { state.pictures[$0] } ?? [:]) {
        $0.merge(state.pictures[$1]) { $1 }
      }
    }
  }
}

extension MadePictures.Totals {
  fileprivate mutating func add(_ picture: Picture, of source: String, at place: Int) {
    count += 1
    if picture.differsFromCache { damaged.append(source) }
    dependencies.formUnion(picture.dependencies)
    if picture.problem?.mayPass == true { mayPass = true }
    if picture.hasRemark { troubled.insert(place) }
  }
}
