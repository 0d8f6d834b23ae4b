internal import ChiralExporting
internal import ChiralManifest

/// The files of an output folder that builds made, and so may replace and take away.
///
/// A path counts only if a build could have written it: what `index.json`, the state and the journal say was read from
/// the disk, and others may have written it there.
struct OwnFiles: Sendable {
  /// By their paths from the output folder.
  private(set) var paths: Set<String> = []
  /// The digests of what was written, as far as they are known.
  private var digests: [String: Set<String>] = [:]
  /// What an unfinished build wrote, or was about to write.
  private var unfinished: [String: Set<SHA256>] = [:]
  /// By which files are known again without being read.
  private var stamps = StampTable(.outputs)
  private var check = PathCheck()

  /// What the journal of an unfinished build lists.
  mutating func add(_ entries: [Journal.Entry]) {
    for entry in entries where check.mayBeWritten(entry.path) {
      unfinished[entry.path, default: []].insert(entry.digest)
    }
  }

  /// What an index lists.
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

  /// What the last build remembered of its files; only those count that are still as it left them.
  mutating func add(_ table: StampTable, in folder: Int32) {
    let changed = Set(table.changed(in: folder))
    for path in table.paths where !changed.contains(path) && check.mayBeWritten(path) { paths.insert(path) }
    stamps = table
  }

  /// What the last build remembered of its files, where everything is as it left it or its index at least is.
  mutating func add(trusted table: StampTable) {
    for path in table.paths where check.mayBeWritten(path) { paths.insert(path) }
    stamps = table
  }

  /// Gives up paths that belong to somebody else after all.
  mutating func subtract(_ others: some Sequence<String>) {
    for path in others {
      paths.remove(path)
      unfinished[path] = nil
    }
  }

  /// Every path that a build made, or was about to make.
  var allPaths: Set<String> { unfinished.isEmpty ? paths : paths.union(unfinished.keys) }

  /// Returns true where a build may replace what lies at a path: a build wrote a file there, or that very content.
  func mayReplace(_ path: String, in folder: OutputFolder) -> Bool {
    if paths.contains(path) { return true }
    guard let known = unfinished[path], let digest = folder.digest(of: path) else { return false }
    return known.contains(digest)
  }

  /// Those of some paths whose files are still what a build wrote; `index` reads the digests where they are needed.
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

/// Tells paths that a build could have written from others: `<locale>/…` and `<target>/…`.
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
