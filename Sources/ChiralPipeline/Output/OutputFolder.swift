import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A folder that a build fills: every file appears whole under its name, or not at all, and one that already
/// holds the right bytes is left alone.
///
/// Used by all workers at once, each for other paths. Nothing is written outside the folder, not even through
/// a symbolic link inside it.
final class OutputFolder: Sendable {
  /// What became of a file.
  enum Change: Hashable, Sendable { case created, replaced, unchanged }

  /// What became of a file, and where it is.
  struct Outcome: Hashable, Sendable {
    var change: Change
    /// Where it lies until `publish`.
    var place: String
  }

  /// How files are written.
  struct Options: Hashable, Sendable {
    /// Nothing is written; the changes are those that would be made.
    var isDry = false
    /// Equal files share their storage where the file system has hard links.
    var sharesFiles = true
    /// Folders that are not there yet are filled aside, and get their names with `publish`: files in them need
    /// no names of their own before.
    var fillsNewFoldersAside = false
    /// Files are written down before they get their names; see `Journal`.
    var keepsJournal = false
  }

  /// As it was given.
  let path: String
  let options: Options
  let state = Mutex(State())
  private let journal: Journal?
  /// Which files may be replaced; nil: all.
  private let own = Mutex<OwnFiles?>(nil)
  private let lock: Int32
  /// Of the open folder; nil in a dry run.
  var number: Int32? { lock >= 0 ? lock : nil }
  /// Whether this build has the folder for itself; not, where it was interrupted while it waited.
  private let isOurs: Bool

  struct State {
    /// Folders that are known to be there and no links.
    var folders: Set<String> = []
    /// Those directly below this folder that are filled aside.
    var asides: Set<String> = []
    /// Of `folders`, those that lie aside.
    var foldersAside: Set<String> = []
    var hasStaging = false
    var temporaryCount = 0
  }

  /// Where files lie until they get their names; in the same file system, and never part of the result.
  private let staging: String
  static func staging(in folder: String) -> String { folder + "/.chiral-tmp" }
  /// Where new folders lie until they get their names.
  let aside: String

  /// Opens a folder, making it where it is missing, and waits until no other build uses it.
  init(_ path: String, _ options: Options) throws(FileError) {
    self.path = path
    self.options = options
    journal = options.keepsJournal && !options.isDry ? Journal(of: path) : nil
    staging = Self.staging(in: path)
    aside = staging + "/new"
    if options.isDry {
      lock = -1
      isOurs = false
      if let status = FileStatus(path), status.kind != .folder {
        throw FileError("write into", path, reason: "it is a file, not a folder")
      }
      return
    }
    try Files.makeFolders(path)
    lock = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard lock >= 0 else { throw FileError("write into", path) }
    guard access(path, W_OK) == 0 else { throw FileError("write into", path) }
    isOurs = Self.waitForOtherBuilds(lock)
    clearStaging()
  }

  /// The lock lies on the folder itself, so that nothing is left behind, and ends with the process that has it.
  ///
  /// False where somebody interrupted the wait. Some file systems have no locks; there nobody waits.
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

  /// Limits what may be replaced to the files that builds made.
  func claim(_ files: OwnFiles) { own.withLock { $0 = files } }

  /// Gives a path these bytes, whose digest the caller may know.
  func put(_ bytes: [UInt8], _ digest: SHA256? = nil, at relative: String) throws(FileError) -> Outcome {
    if options.fillsNewFoldersAside, let target = try asidePath(of: relative) {
      do {
        if try Files.create(bytes, at: target) {
          try journal?.note(relative, digest ?? SHA256(of: bytes))
          return Outcome(change: .created, place: target)
        }
      } catch {
        throw FileError(error.action, path + "/" + relative, reason: error.reason)
      }
    }
    let target = place(of: relative)
    let old = FileStatus(target, followingLinks: false)
    if let old, isUpToDate(old, target, bytes) {
      return Outcome(change: .unchanged, place: target)
    }
    let change = old == nil ? Change.created : .replaced
    if change == .replaced { try requireOwn(relative, at: target) }
    if options.isDry { return Outcome(change: change, place: target) }
    try prepareFolder(of: relative)
    try journal?.announce(relative, digest ?? SHA256(of: bytes))
    let temporary = try newTemporary()
    try discarding(temporary, for: relative) { () throws(FileError) in
      try Files.write(bytes, to: temporary)
      try Files.rename(temporary, to: target)
    }
    return Outcome(change: change, place: target)
  }

  /// Begins a file that is too large to be held, and is to have a path directly below this folder.
  func draft(of name: String) -> FileDraft {
    let target = joined(path, name)
    guard !options.isDry else { return FileDraft(of: target, old: -1, newTemporary: nil) }
    let status = FileStatus(target, followingLinks: false)
    let isComparable = status.map { $0.kind == .file && (options.sharesFiles || $0.linkCount == 1) } ?? false
    let old = isComparable ? open(target, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK) : -1
    return FileDraft(of: target, old: old) { [self] () throws(FileError) in try newTemporary() }
  }

  /// Gives a name the bytes of a draft of it.
  func put(_ draft: FileDraft, at name: String) throws(FileError) -> Outcome {
    let target = joined(path, name)
    let old = FileStatus(target, followingLinks: false)
    guard let source = try draft.finish() else {
      return Outcome(change: .unchanged, place: target)
    }
    do {
      try Files.rename(source, to: target)
    } catch {
      throw FileError(error.action, target, reason: error.reason)
    }
    draft.hasName()
    return Outcome(change: old == nil ? .created : .replaced, place: target)
  }

  /// Gives a path the bytes that another file already has, if possible as the same file.
  func share(
    _ origin: Outcome, _ bytes: [UInt8], _ digest: SHA256, at relative: String
  ) throws(FileError) -> Outcome {
    guard options.sharesFiles, !options.isDry else { return try put(bytes, digest, at: relative) }
    if options.fillsNewFoldersAside, let target = try asidePath(of: relative) {
      // Some file systems have no links, and none has them without number.
      guard link(from: origin.place, to: target) else { return try put(bytes, digest, at: relative) }
      try journal?.note(relative, digest)
      return Outcome(change: .created, place: target)
    }
    let target = joined(path, relative)
    try prepareFolder(of: relative)
    let old = FileStatus(target, followingLinks: false)
    if let old, old.kind == .file {
      let original = FileStatus(origin.place, followingLinks: false)
      if old.identity == original?.identity || isUpToDate(old, target, bytes) {
        return Outcome(change: .unchanged, place: target)
      }
    }
    if old != nil { try requireOwn(relative, at: target) }
    try journal?.announce(relative, digest)
    if old == nil, link(from: origin.place, to: target) {
      return Outcome(change: .created, place: target)
    }
    let temporary = try newTemporary()
    guard link(from: origin.place, to: temporary) else { return try put(bytes, digest, at: relative) }
    try discarding(temporary, for: relative) { () throws(FileError) in try Files.rename(temporary, to: target)
    }
    return Outcome(change: old == nil ? .created : .replaced, place: target)
  }

  /// Both lie below this folder, from where the way to them is short.
  private func link(from origin: String, to target: String) -> Bool {
    let skipped = path.utf8.count + 1
    return origin.withCString { origin in
      target.withCString { linkat(lock, origin + skipped, lock, $0 + skipped, 0) == 0 }
    }
  }

  /// Gives the folders that were filled aside their names, each at once.
  func publish() throws(FileError) {
    let names = state.withLock { state in
      let names = state.asides.sorted()
      state.asides = []
      state.foldersAside = []
      // They are looked at again under their names.
      if !names.isEmpty { state.folders = [] }
      return names
    }
    try journal?.flush()
    for name in names {
      do {
        try Files.rename(aside + "/" + name, to: path + "/" + name)
      } catch {
        // Somebody made a folder of that name meanwhile.
        try move(name)
      }
    }
  }

  /// Ends a build that wrote everything: nothing is unfinished any more.
  func finish() { journal?.close() }

  /// Takes a file away, and the folders that are empty without it; says whether there was one.
  func remove(_ relative: String) throws(FileError) -> Bool {
    let target = path + "/" + relative
    guard Self.isPlain(relative), FileStatus(target, followingLinks: false)?.kind == .file,
      foldersAreReal(above: relative)
    else { return false }
    guard !options.isDry else { return true }
    guard unlink(target) == 0 else { throw FileError("remove", target) }
    var folder = Files.parentFolder(of: relative)
    while let current = folder, rmdir(path + "/" + current) == 0 {
      state.withLock { _ = $0.folders.remove(current) }
      folder = Files.parentFolder(of: current)
    }
    return true
  }

  /// The bytes of a file; nil where there is none.
  func contents(of relative: String, limit: Int) throws(FileError) -> [UInt8]? {
    let target = path + "/" + relative
    guard FileStatus(target)?.kind == .file else { return nil }
    return try Files.read(target, limit: limit)
  }

  /// Whether anything lies at a path: a file, a folder, a link.
  func hasSomething(at relative: String) -> Bool {
    FileStatus(path + "/" + relative, followingLinks: false) != nil
  }

  /// Whether a path already has these bytes.
  func holds(_ bytes: [UInt8], at relative: String) -> Bool {
    let target = path + "/" + relative
    return FileStatus(target, followingLinks: false).map { isUpToDate($0, target, bytes) } ?? false
  }

  /// The digest of a file; nil where there is none.
  func digest(of relative: String) -> SHA256? {
    let target = path + "/" + relative
    guard FileStatus(target, followingLinks: false)?.kind == .file else { return nil }
    return (try? Files.readFile(target, limit: .max)).map { SHA256(of: $0) }
  }

  /// Refuses to replace what builds did not make; what lies aside is always this one's.
  func requireOwn(_ relative: String, at target: String) throws(FileError) {
    guard let own = own.withLock({ $0 }), !target.hasPrefix(aside + "/"),
      !own.mayReplace(relative, in: self)
    else { return }
    throw .foreign(path + "/" + relative)
  }

  private func isUpToDate(_ old: FileStatus, _ target: String, _ bytes: [UInt8]) -> Bool {
    guard old.kind == .file, old.size == bytes.count, options.sharesFiles || old.linkCount == 1 else {
      return false
    }
    guard let present = try? Files.read(target, limit: bytes.count) else { return false }
    return present.count == bytes.count && memcmp(present, bytes, bytes.count) == 0
  }

  /// Does what gives a temporary file its name; where that fails, takes it away and blames the file itself.
  private func discarding<Result>(
    _ temporary: String, for relative: String, _ body: () throws(FileError) -> Result
  ) throws(FileError) -> Result {
    do {
      return try body()
    } catch {
      unlink(temporary)
      throw FileError(error.action, path + "/" + relative, reason: error.reason)
    }
  }
}

extension OutputFolder {
  /// A path of plain names below the folder: neither absolute nor with `..`.
  static func isPlain(_ relative: String) -> Bool {
    var path = relative
    return path.withUTF8 { bytes in
      var start = 0
      while start <= bytes.count {
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "/")) ?? bytes.count
        let name = bytes[start..<end]
        guard !name.isEmpty, name.count > 2 || !name.allSatisfy({ $0 == UInt8(ascii: ".") }),
          !name.contains(0)
        else { return false }
        start = end + 1
      }
      return true
    }
  }

  /// The folders of a path, from the uppermost down.
  private func folders(above relative: String) -> [String] {
    relative.utf8.indices.filter { relative.utf8[$0] == UInt8(ascii: "/") }.map { String(relative[..<$0]) }
  }

  private func foldersAreReal(above relative: String) -> Bool {
    folders(above: relative).allSatisfy {
      FileStatus(path + "/" + $0, followingLinks: false)?.kind == .folder
    }
  }

  /// Makes the folders of a path; a link among them would lead outside.
  func prepareFolder(of relative: String) throws(FileError) {
    guard Self.isPlain(relative) else {
      throw FileError("write", relative, reason: "the path leads out of the output folder")
    }
    guard let parent = Files.parentFolder(of: relative),
      !state.withLock({ $0.folders.contains(parent) })
    else { return }
    for folder in folders(above: relative) {
      if state.withLock({ $0.folders.contains(folder) }) { continue }
      try Files.makeRealFolder(place(of: folder))
      state.withLock { _ = $0.folders.insert(folder) }
    }
  }

  private func newTemporary() throws(FileError) -> String {
    let number = try state.withLock { state throws(FileError) in
      try makeStaging(&state)
      state.temporaryCount += 1
      return state.temporaryCount
    }
    return staging + "/\(number)"
  }

  func makeStaging(_ state: inout State) throws(FileError) {
    if state.hasStaging { return }
    try Files.makeRealFolder(staging)
    state.hasStaging = true
  }

  /// Removes what this build or a killed one left.
  private func clearStaging() {
    guard isOurs, FileStatus(staging, followingLinks: false)?.kind == .folder else { return }
    Files.removeTree(staging)
  }
}

/// A path below a folder, made with one look at the memory.
func joined(_ folder: String, _ relative: String) -> String {
  var path = ""
  path.reserveCapacity(folder.utf8.count + 1 + relative.utf8.count)
  path += folder
  path += "/"
  path += relative
  return path
}
