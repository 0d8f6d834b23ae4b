internal import ChiralExporting
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The output folder of a build. Every file appears whole under its name or not at all, and a file that
/// already has the right bytes is not touched.
///
/// All workers use it at the same time, each for different paths. Nothing is written outside the folder, not even
/// through a symbolic link inside it.
final class OutputFolder: Sendable {
  /// The effect of writing a file.
  enum Change: Hashable, Sendable { case created, replaced, unchanged }

  /// The effect of writing a file, and its current path.
  struct Outcome: Hashable, Sendable {
    var change: Change
    /// The path of the file until `publish`.
    var place: String
    /// True if the file is a hard link to the one with which it was to share its storage.
    var isLink = false
    /// The identity of a file that stays as it was; it saves a look at the file for each of its links.
    var identity: FileStatus.Identity?
  }

  /// The options for writing files.
  struct Options: Hashable, Sendable {
    /// True if nothing is written and the changes are only determined.
    var isDry = false
    /// True if equal files share their storage, if the file system has hard links.
    var sharesFiles = true
    /// True if new folders are filled in a staging folder and renamed with `publish`, so that their files
    /// need no temporary names.
    var fillsNewFoldersAside = false
    /// True if files are recorded before they are renamed; see `Journal`.
    var keepsJournal = false
    /// True if files of builds are replaced even if somebody changed them.
    var replacesChanged = false
  }

  /// The path as it was given.
  let path: String
  let options: Options
  let state = Mutex(State())
  private let journal: Journal?
  /// The decision which files may be replaced and removed; nil for all.
  private let ownership = Mutex<Ownership?>(nil)
  private let lock: Int32
  /// The folder, below which no link is followed; nil in a dry run.
  let held: HeldFolder?
  /// The file descriptor of the folder; nil in a dry run.
  var number: Int32? { lock >= 0 ? lock : nil }
  /// True if this build holds the lock; false if it was interrupted while it waited.
  private let isOurs: Bool

  struct State {
    /// Folders that are known to exist and not to be links.
    var folders: Set<String> = []
    /// The direct subfolders that are filled in the staging folder.
    var asides: Set<String> = []
    /// The folders that exist in the staging folder.
    var foldersAside: Set<String> = []
    var hasStaging = false
    var temporaryCount = 0
  }

  /// The name of the folder of temporary files, in the same file system; it is never part of the result.
  private static let staging = ".chiral-tmp"
  static func staging(in folder: String) -> String { folder + "/" + staging }
  /// The folder of new folders until they are renamed.
  let aside: String

  /// Opens a folder, creating it if necessary, and waits until no other build uses it.
  init(_ path: String, _ options: Options) throws(FileError) {
    self.path = path
    self.options = options
    aside = Self.staging(in: path) + "/new"
    if options.isDry {
      lock = -1
      held = nil
      isOurs = false
      journal = nil
      if let status = FileStatus(path), status.kind != .folder {
        throw FileError("write into", path, reason: "it is a file, not a folder")
      }
      return
    }
    let held = try LinkGuard.folder(path, making: true)
    self.held = held
    journal = options.keepsJournal ? Journal(of: held) : nil
    lock = openat(held.number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard lock >= 0 else { throw FileError("write into", path) }
    guard access(path, W_OK) == 0 else { throw FileError("write into", path) }
    isOurs = Self.waitForOtherBuilds(lock)
    clearStaging()
  }

  /// Waits for the lock, which is on the folder itself: it leaves no file, and ends with the process.
  ///
  /// Returns false if the wait was interrupted. On file systems without locks it does not wait.
  private static func waitForOtherBuilds(_ lock: Int32) -> Bool {
    while flock(lock, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      if Interruption.isRequested { return false }
      usleep(20_000)
    }
    return true
  }

  deinit {
    // Also after an error: what was finished is kept.
    try? publish()
    clearStaging()
    if lock >= 0 { close(lock) }
  }

  /// Restricts the files that may be replaced and removed to those that builds made and nobody changed.
  func claim(_ files: OwnFiles) { ownership.withLock { $0 = Ownership(files) } }

  /// Writes these bytes to a path; `digest` is theirs if the caller knows it.
  func put(_ bytes: [UInt8], _ digest: SHA256? = nil, at relative: String) throws(FileError) -> Outcome {
    if options.fillsNewFoldersAside, let target = try asidePath(of: relative) {
      do {
        if try written().create(bytes, at: inside(target)) {
          try journal?.note(relative, digest ?? SHA256(of: bytes))
          return Outcome(change: .created, place: target)
        }
      } catch {
        throw FileError(error.action, path + "/" + relative, reason: error.reason)
      }
    }
    let target = place(of: relative)
    let old = FileStatus(target, followingLinks: false)
    if let old, isUpToDate(old, target: target, bytes: bytes) {
      return Outcome(change: .unchanged, place: target, identity: old.identity)
    }
    let change = old == nil ? Change.created : .replaced
    if change == .replaced { try requireOwn(relative, at: target) }
    if options.isDry { return Outcome(change: change, place: target) }
    try prepareFolder(of: relative)
    try journal?.announce(relative, digest ?? SHA256(of: bytes))
    try replace(relative, at: target, with: bytes)
    return Outcome(change: change, place: target)
  }

  /// Writes the index, which every build may replace; see `BuildIndex.checkOwner`.
  func put(index bytes: [UInt8]) throws(FileError) {
    let name = BuildIndex.fileName
    if options.isDry || holds(bytes, at: name) { return }
    try replace(name, at: joined(path, name), with: bytes)
  }

  /// Writes a file under a temporary name and then renames it.
  private func replace(_ relative: String, at target: String, with bytes: [UInt8]) throws(FileError) {
    let temporary = try newTemporary()
    try discarding(temporary, for: relative) { () throws(FileError) in
      try written().write(bytes, to: temporary)
      try written().rename(temporary, to: inside(target))
    }
  }

  /// Writes bytes that another file already has, as a hard link to it if possible.
  func share(
    _ origin: Outcome, bytes: [UInt8], digest: SHA256, at relative: String
  ) throws(FileError) -> Outcome {
    guard options.sharesFiles, !options.isDry else { return try put(bytes, digest, at: relative) }
    if options.fillsNewFoldersAside, let target = try asidePath(of: relative) {
      // Some file systems have no hard links, and all limit their number per file.
      guard link(from: origin.place, to: target) else { return try put(bytes, digest, at: relative) }
      try journal?.note(relative, digest)
      return Outcome(change: .created, place: target, isLink: true)
    }
    let target = joined(path, relative)
    try prepareFolder(of: relative)
    let old = FileStatus(target, followingLinks: false)
    if let old, old.kind == .file {
      let original = origin.identity ?? FileStatus(origin.place, followingLinks: false)?.identity
      let isLink = old.identity == original
      if isLink || isUpToDate(old, target: target, bytes: bytes) {
        return Outcome(change: .unchanged, place: target, isLink: isLink)
      }
    }
    if old != nil { try requireOwn(relative, at: target) }
    try journal?.announce(relative, digest)
    if old == nil, link(from: origin.place, to: target) {
      return Outcome(change: .created, place: target, isLink: true)
    }
    let temporary = try newTemporary()
    guard link(from: origin.place, to: joined(path, temporary)) else {
      return try put(bytes, digest, at: relative)
    }
    try discarding(temporary, for: relative) { () throws(FileError) in
      try written().rename(temporary, to: relative)
    }
    return Outcome(change: old == nil ? .created : .replaced, place: target, isLink: true)
  }

  /// Makes a hard link between two paths in this folder.
  private func link(from origin: String, to target: String) -> Bool {
    held?.link(inside(origin), to: inside(target)) ?? false
  }

  /// Renames the folders that were filled in the staging folder, each atomically.
  func publish() throws(FileError) {
    let names = state.withLock { state in
      let names = state.asides.sorted()
      state.asides = []
      state.foldersAside = []
      // They are examined again under their new names.
      if !names.isEmpty { state.folders = [] }
      return names
    }
    try journal?.flush()
    for name in names {
      do {
        try written().rename(inside(aside + "/" + name), to: name, isFolder: true)
      } catch {
        // A folder of that name has been created meanwhile.
        try move(name)
      }
    }
  }

  /// Ends a build that wrote everything: removes its journal.
  func finish() { journal?.close() }

  /// Removes a file, and the folders that are empty without it; returns true if there was such a file.
  func remove(_ relative: String) throws(FileError) -> Bool {
    let target = path + "/" + relative
    guard Self.isPlain(relative), FileStatus(target, followingLinks: false)?.kind == .file,
      foldersAreReal(above: relative)
    else { return false }
    guard let held else { return true }
    guard held.remove(relative) else { throw FileError("remove", target) }
    var folder = Files.parentFolder(of: relative)
    while let current = folder, held.removeFolder(current) {
      state.withLock { _ = $0.folders.remove(current) }
      folder = Files.parentFolder(of: current)
    }
    return true
  }

  /// Removes files that no icon has any more. A file that somebody changed is kept.
  func remove(_ stale: Set<String>) throws(FileError) -> (removed: [String], kept: [String]) {
    var (removed, kept): ([String], [String]) = ([], [])
    for path in stale.sorted() {
      if verdict(on: path) != .own {
        if hasSomething(at: path) { kept.append(path) }
      } else if try remove(path) {
        removed.append(path)
      }
    }
    return (removed, kept)
  }

  /// Returns the bytes of a file; nil if there is no such file.
  func contents(of relative: String, limit: Int) throws(FileError) -> [UInt8]? {
    let target = path + "/" + relative
    guard FileStatus(target)?.kind == .file else { return nil }
    return try Files.read(target, limit: limit)
  }

  /// Returns true if anything exists at a path: a file, a folder or a link.
  func hasSomething(at relative: String) -> Bool {
    FileStatus(path + "/" + relative, followingLinks: false) != nil
  }

  /// Returns true if a file has exactly these bytes.
  func holds(_ bytes: [UInt8], at relative: String) -> Bool {
    let target = path + "/" + relative
    return FileStatus(target, followingLinks: false).map { isUpToDate($0, target: target, bytes: bytes) }
      ?? false
  }

  /// Returns the digest of a file; nil if there is no such file.
  func digest(of relative: String) -> SHA256? {
    let target = path + "/" + relative
    guard FileStatus(target, followingLinks: false)?.kind == .file else { return nil }
    return (try? Files.readFile(target, limit: .max)).map { SHA256(of: $0) }
  }

  /// Returns the relation of a file to the builds into this folder.
  func verdict(on relative: String) -> Ownership.Verdict {
    ownership.withLock { $0 }?.verdict(on: relative, in: self) ?? .own
  }

  /// Throws if a file would be replaced that no build made, or that somebody changed; files in the staging folder are
  /// always this build's.
  func requireOwn(_ relative: String, at target: String) throws(FileError) {
    guard !target.hasPrefix(aside + "/") else { return }
    switch verdict(on: relative) {
    case .own: return
    case .changed: if !options.replacesChanged { throw .changed(path + "/" + relative) }
    case .foreign: throw .foreign(path + "/" + relative)
    }
  }

  private func isUpToDate(_ old: FileStatus, target: String, bytes: [UInt8]) -> Bool {
    guard old.kind == .file, old.size == bytes.count, options.sharesFiles || old.linkCount == 1 else {
      return false
    }
    guard let present = try? Files.read(target, limit: bytes.count) else { return false }
    return present.count == bytes.count && memcmp(present, bytes, bytes.count) == 0
  }

  /// Runs `body`, which renames a temporary file. If it fails, the file is removed and the error names the
  /// target.
  private func discarding<Result>(
    _ temporary: String, for relative: String, _ body: () throws(FileError) -> Result
  ) throws(FileError) -> Result {
    do {
      return try body()
    } catch {
      held?.remove(temporary)
      throw FileError(error.action, path + "/" + relative, reason: error.reason)
    }
  }
}

extension OutputFolder {
  /// Returns a new path in this folder for a temporary file.
  private func newTemporary() throws(FileError) -> String {
    let number = try state.withLock { state throws(FileError) in
      try makeStaging(&state)
      state.temporaryCount += 1
      return state.temporaryCount
    }
    return Self.staging + "/\(number)"
  }

  func makeStaging(_ state: inout State) throws(FileError) {
    if state.hasStaging { return }
    let held = try written()
    Temporaries.add(held.shown(Self.staging)) { held.removeTree(Self.staging) }
    try held.makeFolder(Self.staging)
    state.hasStaging = true
  }

  /// Removes the temporary files of this build or of one that was killed.
  private func clearStaging() {
    guard isOurs, let held, held.status(Self.staging)?.kind == .folder else { return }
    held.removeTree(Self.staging)
    Temporaries.remove(held.shown(Self.staging))
  }

  /// Returns the folder to write into; only a dry run, which writes nothing, has none.
  func written() throws(FileError) -> HeldFolder {
    guard let held else { throw FileError("write into", path, reason: "nothing is written in a dry run") }
    return held
  }

  /// Returns a path relative to this folder.
  func inside(_ place: String) -> String { String(place.utf8.dropFirst(path.utf8.count + 1)) ?? place }
}

/// Returns a path inside a folder, with a single allocation.
func joined(_ folder: String, _ relative: String) -> String {
  var path = ""
  path.reserveCapacity(folder.utf8.count + 1 + relative.utf8.count)
  path += folder
  path += "/"
  path += relative
  return path
}
