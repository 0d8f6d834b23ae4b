internal import ChiralExporting
internal import ChiralManifest

/// The files of an output folder that builds made and may therefore replace and remove.
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
    for file in files where check.mayBeWritten(file.path) {
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

  /// Removes paths that belong to others.
  mutating func subtract(_ others: some Sequence<String>) {
    for path in others {
      paths.remove(path)
      unfinished[path] = nil
    }
  }

  /// The paths that a build wrote, or was about to write.
  var allPaths: Set<String> { unfinished.isEmpty ? paths : paths.union(unfinished.keys) }

  /// Returns true if a build may replace the file at a path: a build wrote that path, or exactly that
  /// content.
  func mayReplace(_ path: String, in folder: OutputFolder) -> Bool {
    if paths.contains(path) { return true }
    guard let known = unfinished[path], let digest = folder.digest(of: path) else { return false }
    return known.contains(digest)
  }

  /// Returns those of some paths whose files are unchanged since a build wrote them; `index` reads their
  /// digests if needed.
  func untouched(
    among candidates: Set<String>, in folder: OutputFolder, index: () throws(FileError) -> BuildIndex?
  ) throws(FileError) -> Set<String> {
    guard !candidates.isEmpty else { return [] }
    var found = folder.number.map { stamps.unchanged(among: candidates, in: $0) } ?? []
    var own = self
    var rest = candidates.subtracting(found)
    if !rest.isEmpty, digests.isEmpty, let index = try index() { own.add(index) }
    rest = rest.filter { own.knows($0, folder.digest(of: $0)) }
    found.formUnion(rest)
    return found
  }

  private func knows(_ path: String, _ digest: SHA256?) -> Bool {
    guard let digest else { return false }
    return unfinished[path]?.contains(digest) == true || digests[path]?.contains(digest.description) == true
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
