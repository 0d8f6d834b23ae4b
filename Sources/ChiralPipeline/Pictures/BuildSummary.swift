package import ChiralValues

/// The result of a build.
package struct BuildSummary: Sendable {
  /// A change of the output folder.
  package enum Change: String, Sendable {
    case created, replaced, removed
  }

  /// An icon without some of its files, and the reason.
  package struct Failure: Hashable, Sendable {
    /// The icon.
    package var icon: String
    /// The locales that lack it.
    package var locales: [String]
    /// The problem with its place relative to the manifest, such as `Assets/bell.svg:3:1: error: …`.
    package var problem: String
  }

  /// An icon whose right-to-left form cannot be derived.
  package struct Declined: Hashable, Sendable {
    /// The icon.
    package var icon: String
    /// The locales that would show that form.
    package var locales: [String]
    /// The reason, written like that of a failure.
    package var problem: String
    /// The picture that these locales get instead.
    package var form: DeclinedForm
    /// True if the manifest accepts this for the icon.
    package var isAccepted: Bool
  }

  /// The number of icons.
  package var iconCount = 0
  /// The number of distinct pictures.
  package var pictureCount = 0
  /// The number of files in the output folder after the build.
  package var fileCount = 0
  /// The changes in the output folder.
  var tally = ChangeTally()
  /// The drawings whose cached pictures differ from those just made.
  package var damagedPictures: [String] = []
  /// The icons that lack files, sorted by icon.
  package var failures: [Failure] = []
  /// The files of removed icons that somebody changed after they were built; these files stay.
  package var keptFiles: [String] = []
  /// The declined pictures, sorted by icon.
  package var declined: [Declined] = []
  /// Remarks about the targets and about letters, as full sentences without a full stop.
  package var warnings: [String] = []

  /// True if there is a problem that the manifest does not accept.
  package var isIncomplete: Bool { !failures.isEmpty || declined.contains { !$0.isAccepted } }

  /// The changes sorted by path; empty if the build was told not to list them.
  package var changes: [(path: String, change: Change)] { tally.named.sorted { $0.path < $1.path } }

  /// Adds the files that were removed, and those that were kept because somebody changed them.
  mutating func add(_ stale: (removed: [String], kept: [String])) {
    for path in stale.removed { tally.add(.removed, at: path) }
    keptFiles += stale.kept
  }

  /// Returns the number of files with a change of this kind.
  package func count(_ change: Change) -> Int { tally.count(change) }
}

/// The number of changed files per kind, and on request their paths, of which a large set has many.
struct ChangeTally: Sendable {
  /// True if paths are kept.
  let isNaming: Bool
  /// The changes in the order in which they were added.
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
