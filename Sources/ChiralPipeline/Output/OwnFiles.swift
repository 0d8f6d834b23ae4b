internal import ChiralExporting
internal import ChiralManifest

/// The records of the files that builds made in an output folder; `Ownership` compares them with the files.
///
/// A path counts only if a build could have written it, because `index.json`, the state and the journal are
/// read from the disk, where other programs may have changed them.
struct OwnFiles: Sendable {
  /// The paths relative to the output folder.
  private(set) var paths: Set<String> = []
  /// The known digests of the written files.
  private var digests: [String: Set<String>] = [:]
  /// The files that an unfinished build wrote, or was about to write.
  private var unfinished: [String: Set<SHA256>] = [:]
  /// The stamps that show without reading a file that it is unchanged.
  private var stamps = StampTable(.outputs)
  private var check = PathCheck()
  /// The paths of others.
  private var foreign: Set<String> = []

  /// Adds the files in the journal of an unfinished build.
  mutating func add(_ entries: [Journal.Entry]) {
    for entry in entries where check.mayBeWritten(entry.path) {
      unfinished[entry.path, default: []].insert(entry.digest)
    }
  }

  /// Adds the files in an index.
  mutating func add(_ index: BuildIndex) {
    for icon in index.icons.values {
      for entry in icon.entries.values { add(entry.files) }
    }
    for folder in index.targets.values { add(folder.files) }
  }

  private mutating func add(_ files: [BuildIndex.File]) {
    for file in files where check.mayBeWritten(file.path) && !foreign.contains(file.path) {
      paths.insert(file.path)
      digests[file.path, default: []].insert(file.sha256)
    }
  }

  /// Adds those files of the last build that still have the same stamps.
  mutating func add(_ table: StampTable, in folder: Int32) {
    let changed = Set(table.changed(in: folder))
    for path in table.paths where !changed.contains(path) && check.mayBeWritten(path) { paths.insert(path) }
    stamps = table
  }

  /// Adds the files of the last build without examining them; its index must be unchanged.
  mutating func add(trusted table: StampTable) {
    for path in table.paths where check.mayBeWritten(path) { paths.insert(path) }
    stamps = table
  }

  /// Removes paths that belong to others, whatever records say about them.
  mutating func subtract(_ others: some Sequence<String>) {
    for path in others {
      foreign.insert(path)
      paths.remove(path)
      digests[path] = nil
      unfinished[path] = nil
    }
  }

  /// The paths that a build wrote, or was about to write.
  var allPaths: Set<String> { unfinished.isEmpty ? paths : paths.union(unfinished.keys) }

  /// Returns true if a build wrote this content under the path, or was about to.
  func knows(_ path: String, _ digest: SHA256) -> Bool {
    unfinished[path]?.contains(digest) == true || digests[path]?.contains(digest.description) == true
  }

  /// Returns the paths of the last build whose files still have the same stamps.
  func unchanged(in folder: Int32) -> Set<String> {
    let changed = Set(stamps.changed(in: folder))
    return Set(stamps.paths).subtracting(changed).intersection(paths)
  }
}

/// Decides whether a build could have written a path: `<locale>/…` or `<target>/…`.
private struct PathCheck: Sendable {
  private var known: [Substring: Bool] = [:]

  mutating func mayBeWritten(_ path: String) -> Bool {
    guard let slash = path.utf8.firstIndex(of: UInt8(ascii: "/")) else { return false }
    let top = path[..<slash]
    let isRight = known[top] ?? Self.isLocaleOrTarget(String(top))
    known[top] = isRight
    return isRight && OutputFolder.isPlain(path)
  }

  private static func isLocaleOrTarget(_ name: String) -> Bool {
    Target(rawValue: name) != nil || (try? LanguageTag(name)) != nil
  }
}
