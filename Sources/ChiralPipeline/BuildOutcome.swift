package import ChiralManifest
internal import ChiralRendering
internal import ChiralRequests

/// Why a build could not be finished.
package enum BuildError: Error, Sendable, CustomStringConvertible {
  /// A file of the output cannot be written.
  case file(FileError)
  /// No drawing can be rendered.
  case renderer(String)
  /// A target cannot be written.
  case target(String)
  /// Other programs or libraries are here than made the shares that are to be joined.
  case otherTools
  /// The person pressed Ctrl-C.
  case interrupted

  package var description: String {
    switch self {
    case .file(let error): error.description
    case .renderer(let reason), .target(let reason): reason
    case .otherTools:
      "the shares were made by another version of chiral, librsvg, cairo, Pango or libdeflate; build and merge "
        + "with the same ones"
    case .interrupted: "interrupted"
    }
  }

  /// The error of a drawing that concerns every drawing; nil for all others.
  init?(_ error: RenderError) {
    switch error.kind {
    case .unavailable: self = .renderer(error.message)
    case .interrupted: self = .interrupted
    case .drawing, .limit, .crash, .killed: return nil
    }
  }
}

/// What a build did.
package struct BuildSummary: Sendable {
  /// A change of the output folder.
  package enum Change: String, Sendable {
    case created, replaced, removed
  }

  /// An icon that lacks files, and why.
  package struct Failure: Hashable, Sendable {
    /// The icon.
    package var icon: String
    /// The locales that lack it.
    package var locales: [String]
    /// With the place relative to the manifest, such as `Assets/bell.svg:3:1: error: …`.
    package var problem: String
  }

  /// An icon whose right-to-left form cannot be derived.
  package struct Declined: Hashable, Sendable {
    /// The icon.
    package var icon: String
    /// The locales that would show that form.
    package var locales: [String]
    /// As of a failure.
    package var problem: String
    /// The picture that they get.
    package var form: DeclinedForm
    /// True if the manifest says so of this icon.
    package var isAccepted: Bool
  }

  /// How many icons there are.
  package var iconCount = 0
  /// How many distinct pictures were made of them.
  package var pictureCount = 0
  /// How many files the output folder now has.
  package var fileCount = 0
  /// What changed in the output folder.
  var tally = ChangeTally()
  /// The drawings of which the cache has other pictures than those just made.
  package var damagedPictures: [String] = []
  /// Sorted by icon.
  package var failures: [Failure] = []
  /// Files of icons that are gone which somebody changed after they were built; they stay.
  package var keptFiles: [String] = []
  /// Sorted by icon.
  package var declined: [Declined] = []
  /// What is worth knowing about the targets, in full sentences without a full stop.
  package var warnings: [String] = []

  /// True if something is wrong that nobody has accepted.
  package var isIncomplete: Bool { !failures.isEmpty || declined.contains { !$0.isAccepted } }

  /// What changed, sorted by path; nothing where the build was told not to name it.
  package var changes: [(path: String, change: Change)] { tally.named.sorted { $0.path < $1.path } }

  /// How many files underwent a change.
  package func count(_ change: Change) -> Int { tally.count(change) }
}

/// How many files changed, and which where somebody wants to know: the paths of a large set are many.
struct ChangeTally: Sendable {
  /// Whether paths are kept.
  let isNaming: Bool
  /// In the order in which they came.
  private(set) var named: [(path: String, change: BuildSummary.Change)] = []
  private var created = 0
  private var replaced = 0
  private var removed = 0

  init(isNaming: Bool = true) { self.isNaming = isNaming }

  func count(_ change: BuildSummary.Change) -> Int {
    switch change {
    case .created: created
    case .replaced: replaced
    case .removed: removed
    }
  }

  mutating func add(_ change: BuildSummary.Change, at path: @autoclosure () -> String) {
    count(change, 1)
    if isNaming { named.append((path(), change)) }
  }

  mutating func add(_ change: OutputFolder.Change, at path: @autoclosure () -> String) {
    switch change {
    case .created: add(.created as BuildSummary.Change, at: path())
    case .replaced: add(.replaced as BuildSummary.Change, at: path())
    case .unchanged: break
    }
  }

  mutating func merge(_ other: ChangeTally) {
    for change in [.created, .replaced, .removed] as [BuildSummary.Change] {
      count(change, other.count(change))
    }
    named += other.named
  }

  private mutating func count(_ change: BuildSummary.Change, _ number: Int) {
    switch change {
    case .created: created += number
    case .replaced: replaced += number
    case .removed: removed += number
    }
  }
}
