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
    /// By which it is known again; nil in a dry run.
    var stamp: FileStamp?
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
  }

  /// As it was given.
  let path: String
  private let options: Options
  private let state = Mutex(State())
  private let lock: Int32
  /// Of the open folder; nil in a dry run.
  var number: Int32? { lock >= 0 ? lock : nil }
  /// Whether this build has the folder for itself; not, where it was interrupted while it waited.
  private let isOurs: Bool

  private struct State {
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
  private let aside: String

  /// Opens a folder, making it where it is missing, and waits until no other build uses it.
  init(_ path: String, _ options: Options) throws(FileError) {
    self.path = path
    self.options = options
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

  /// Gives a path these bytes.
  func put(_ bytes: [UInt8], at relative: String) throws(FileError) -> Outcome {
    if options.fillsNewFoldersAside, let target = try asidePath(of: relative) {
      do {
        if let stamp = try Files.create(bytes, at: target) {
          return Outcome(change: .created, place: target, stamp: stamp)
        }
      } catch {
        throw FileError(error.action, path + "/" + relative, reason: error.reason)
      }
    }
    let target = place(of: relative)
    let old = FileStatus(target, followingLinks: false)
    if let old, isUpToDate(old, target, bytes) {
      return Outcome(change: .unchanged, place: target, stamp: old.stamp)
    }
    let change = old == nil ? Change.created : .replaced
    if options.isDry { return Outcome(change: change, place: target) }
    try prepareFolder(of: relative)
    let temporary = try newTemporary()
    let stamp = try discarding(temporary, for: relative) { () throws(FileError) in
      let stamp = try Files.write(bytes, to: temporary)
      try Files.rename(temporary, to: target)
      return stamp
    }
    return Outcome(change: change, place: target, stamp: stamp)
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
    guard let (source, stamp) = try draft.finish() else {
      return Outcome(change: .unchanged, place: target, stamp: old?.stamp)
    }
    do {
      try Files.rename(source, to: target)
    } catch {
      throw FileError(error.action, target, reason: error.reason)
    }
    draft.hasName()
    return Outcome(change: old == nil ? .created : .replaced, place: target, stamp: stamp)
  }

  /// Gives a path the bytes that another file already has, if possible as the same file.
  func share(_ origin: Outcome, _ bytes: [UInt8], at relative: String) throws(FileError) -> Outcome {
    guard options.sharesFiles, !options.isDry else { return try put(bytes, at: relative) }
    let target: String
    if options.fillsNewFoldersAside, let aside = try asidePath(of: relative) {
      target = aside
    } else {
      target = joined(path, relative)
      try prepareFolder(of: relative)
    }
    if link(from: origin.place, to: target) {
      return Outcome(change: .created, place: target, stamp: origin.stamp)
    }
    // Some file systems have no links, and none has them without number.
    guard errno == EEXIST else { return try put(bytes, at: relative) }
    let old = FileStatus(target, followingLinks: false)
    if let old, old.kind == .file {
      let original = FileStatus(origin.place, followingLinks: false)
      if old.identity == original?.identity || isUpToDate(old, target, bytes) {
        return Outcome(change: .unchanged, place: target, stamp: old.stamp)
      }
    }
    let temporary = try newTemporary()
    guard link(from: origin.place, to: temporary) else { return try put(bytes, at: relative) }
    try discarding(temporary, for: relative) { () throws(FileError) in try Files.rename(temporary, to: target)
    }
    return Outcome(change: old == nil ? .created : .replaced, place: target, stamp: origin.stamp)
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
    for name in names {
      do {
        try Files.rename(aside + "/" + name, to: path + "/" + name)
      } catch {
        // Somebody made a folder of that name meanwhile.
        try move(name)
      }
    }
  }

  /// Takes a file away, and the folders that are empty without it; says whether there was one.
  func remove(_ relative: String) throws(FileError) -> Bool {
    let target = path + "/" + relative
    guard isPlain(relative), FileStatus(target, followingLinks: false)?.kind == .file,
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
  private func isPlain(_ relative: String) -> Bool {
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
  private func prepareFolder(of relative: String) throws(FileError) {
    guard isPlain(relative) else {
      throw FileError("write", relative, reason: "the path leads out of the output folder")
    }
    guard let parent = Files.parentFolder(of: relative),
      !state.withLock({ $0.folders.contains(parent) })
    else { return }
    for folder in folders(above: relative) {
      if state.withLock({ $0.folders.contains(folder) }) { continue }
      try makeRealFolder(place(of: folder))
      state.withLock { _ = $0.folders.insert(folder) }
    }
  }

  private func makeRealFolder(_ folder: String) throws(FileError) {
    try Files.makeFolder(folder)
    guard FileStatus(folder, followingLinks: false)?.kind == .folder else {
      throw FileError("write into", folder, reason: "it is a file or a link, not a folder; remove it")
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

  private func makeStaging(_ state: inout State) throws(FileError) {
    if state.hasStaging { return }
    try makeRealFolder(staging)
    state.hasStaging = true
  }

  /// Removes what this build or a killed one left.
  private func clearStaging() {
    guard isOurs, FileStatus(staging, followingLinks: false)?.kind == .folder else { return }
    Files.removeTree(staging)
  }
}

extension OutputFolder {
  /// Where a path lies now: aside, or where it will be.
  private func place(of relative: String) -> String {
    let top = relative.utf8.firstIndex(of: UInt8(ascii: "/")).map { relative[..<$0] } ?? relative[...]
    let isAside = state.withLock { !$0.asides.isEmpty && $0.asides.contains(String(top)) }
    return joined(isAside ? aside : path, relative)
  }

  /// Where to write a file of a folder that is filled aside, and makes its folders; nil for all others.
  private func asidePath(of relative: String) throws(FileError) -> String? {
    guard !options.isDry, isPlain(relative), let parent = Files.parentFolder(of: relative) else { return nil }
    if state.withLock({ $0.foldersAside.contains(parent) }) { return joined(aside, relative) }
    let isAside = try state.withLock { state throws(FileError) in
      let top = parent.utf8.firstIndex(of: UInt8(ascii: "/")).map { String(parent[..<$0]) } ?? parent
      if state.asides.contains(top) { return true }
      guard !state.folders.contains(top), FileStatus(path + "/" + top, followingLinks: false) == nil else {
        return false
      }
      try makeStaging(&state)
      try makeRealFolder(aside)
      state.asides.insert(top)
      return true
    }
    guard isAside else { return nil }
    try prepareFolder(of: relative)
    state.withLock { _ = $0.foldersAside.insert(parent) }
    return joined(aside, relative)
  }

  /// Moves what lies aside in a folder, file by file.
  private func move(_ relative: String) throws(FileError) {
    for name in try Files.names(in: aside + "/" + relative) {
      let inner = relative + "/" + name
      if FileStatus(aside + "/" + inner, followingLinks: false)?.kind == .folder {
        try move(inner)
      } else {
        try prepareFolder(of: inner)
        try Files.rename(aside + "/" + inner, to: path + "/" + inner)
      }
    }
  }
}

/// A path below a folder, made with one look at the memory.
private func joined(_ folder: String, _ relative: String) -> String {
  var path = ""
  path.reserveCapacity(folder.utf8.count + 1 + relative.utf8.count)
  path += folder
  path += "/"
  path += relative
  return path
}
