import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  internal import CSystem
  import Glibc
#endif

/// A folder that is held open. Paths below it lead through no link, not even one that somebody exchanges for a folder at this
/// moment: each component is opened by itself, in the folder that was opened before.
final class HeldFolder: Sendable {
  /// The file descriptor.
  let number: Int32
  /// The path in messages.
  let path: String
  /// The subfolders that were opened, by their paths below this one.
  private let opened = Mutex<[String: HeldFolder]>([:])
  /// The temporary files that were in the folder when the first file was written; nil before that.
  private let temporaries = Mutex<[String]?>(nil)

  /// The number of subfolders that are held open at once.
  private static let most = 64

  /// Takes ownership of a descriptor.
  init(owning number: Int32, path: String) {
    self.number = number
    self.path = path
  }

  deinit { close(number) }

  /// Opens a folder, following links; nil, with `errno` set, if that is impossible.
  convenience init?(following path: String) {
    let number = openPath(path, Self.flags)
    guard number >= 0 else { return nil }
    self.init(owning: number, path: path)
  }

  #if canImport(Darwin)
    private static let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
  #else
    // O_PATH, which Glibc's module leaves out, needs no right to list the folder.
    private static let flags = 0o10_000_000 | O_DIRECTORY | O_CLOEXEC
  #endif

  /// Opens a direct subfolder; nil, with `errno` set, if it is missing, or a link that is not to be followed.
  func subfolder(_ name: String, followingLinks: Bool = false) -> HeldFolder? {
    let number = openat(number, name, Self.flags | (followingLinks ? 0 : O_NOFOLLOW))
    return number < 0 ? nil : HeldFolder(owning: number, path: joined(path, name))
  }

  /// Returns the same folder under the path by which the user knows it.
  func named(_ path: String) -> HeldFolder {
    HeldFolder(owning: fcntl(number, F_DUPFD_CLOEXEC, 0), path: path)
  }

  /// Returns a path for messages.
  func shown(_ relative: String) -> String { joined(path, relative) }

  /// Calls `body` with the folder of a path and its last name; returns -1, with `errno` set, if a link or a file is on the way.
  private func at(_ relative: String, _ body: (Int32, String) -> Int32) -> Int32 {
    guard let slash = relative.utf8.lastIndex(of: UInt8(ascii: "/")) else { return body(number, relative) }
    guard let folder = folder(String(relative[..<slash])) else { return -1 }
    return withExtendedLifetime(folder) {
      body(folder.number, String(relative[relative.utf8.index(after: slash)...]))
    }
  }

  private func folder(_ relative: String) -> HeldFolder? {
    if let known = opened.withLock({ $0[relative] }) { return known }
    var folder = self
    for name in relative.split(separator: "/") {
      guard let next = folder.subfolder(String(name)) else { return nil }
      folder = next
    }
    opened.withLock { opened in
      if opened.count >= Self.most { opened = [:] }
      opened[relative] = folder
    }
    return folder
  }

  /// Forgets the open subfolders, because one of them has another path now or none.
  private func forget() { opened.withLock { $0 = [:] } }
}

extension HeldFolder {
  /// The temporary files that other processes may have left. The folder is listed once, however many files are written.
  var leftovers: [String] {
    temporaries.withLock { temporaries in
      let found = temporaries ?? names(in: ".").filter { $0.contains(Files.temporaryMark) }
      temporaries = found
      return found
    }
  }

  /// Opens a file; returns a negative number, with `errno` set, if that is impossible.
  func open(_ relative: String, _ flags: Int32, mode: mode_t = 0o666) -> Int32 {
    at(relative) { openat($0, $1, flags | O_CLOEXEC | O_NOFOLLOW, mode) }
  }

  /// Returns the metadata of a path, or of the link there.
  func status(_ relative: String) -> FileStatus? {
    var found = stat()
    guard at(relative, { fstatat($0, $1, &found, AT_SYMLINK_NOFOLLOW) }) == 0 else { return nil }
    return FileStatus(found)
  }

  /// Writes a file that nobody reads yet, replacing what an earlier attempt may have left.
  func write(_ bytes: [UInt8], to relative: String) throws(FileError) {
    let number = open(relative, O_WRONLY | O_CREAT | O_TRUNC)
    guard number >= 0 else { throw FileError("write", shown(relative)) }
    try Files.write(bytes, closing: number, shown(relative))
  }

  /// Creates a file that nobody reads yet; returns false if the path exists.
  func create(_ bytes: [UInt8], at relative: String) throws(FileError) -> Bool {
    let number = open(relative, O_WRONLY | O_CREAT | O_EXCL)
    guard number >= 0 else {
      if errno == EEXIST { return false }
      throw FileError("write", shown(relative))
    }
    do {
      try Files.write(bytes, closing: number, shown(relative))
      return true
    } catch {
      remove(relative)
      throw error
    }
  }

  /// Renames a file or a folder atomically, replacing the target.
  func rename(_ source: String, to target: String, isFolder: Bool = false) throws(FileError) {
    let status = at(source) { from, old in at(target) { renameat(from, old, $0, $1) } }
    guard status == 0 else { throw FileError("write", shown(target)) }
    if isFolder { forget() }
  }

  /// Exchanges two files atomically; returns false if that is impossible.
  func exchange(_ one: String, _ other: String) -> Bool {
    at(one) { from, old in
      at(other) { folder, new in
        #if canImport(Darwin)
          renameatx_np(from, old, folder, new, UInt32(RENAME_SWAP))
        #else
          chiral_exchange(from, old, folder, new)
        #endif
      }
    } == 0
  }

  /// Makes a hard link; returns false if that is impossible.
  func link(_ origin: String, to target: String) -> Bool {
    at(origin) { from, old in at(target) { linkat(from, old, $0, $1, 0) } } == 0
  }

  /// Removes a file or a link; returns false if there is none.
  @discardableResult
  func remove(_ relative: String) -> Bool { at(relative) { unlinkat($0, $1, 0) } == 0 }

  /// Removes an empty folder; returns false if it is not empty.
  @discardableResult
  func removeFolder(_ relative: String) -> Bool {
    guard at(relative, { unlinkat($0, $1, AT_REMOVEDIR) }) == 0 else { return false }
    forget()
    return true
  }

  /// Makes a folder, unless it exists; throws if the path is a link or a file.
  func makeFolder(_ relative: String) throws(FileError) {
    guard at(relative, { mkdirat($0, $1, 0o777) }) != 0 else { return }
    guard errno == EEXIST else { throw FileError("make the folder", shown(relative)) }
    guard status(relative)?.kind == .folder else {
      throw FileError(
        "write into", shown(relative), reason: "it is a file or a link, not a folder; remove it")
    }
  }

  /// Returns the names in a folder, sorted by their bytes; none if it cannot be read.
  func names(in relative: String) -> [String] {
    let number = open(relative, O_RDONLY | O_DIRECTORY)
    guard number >= 0, let stream = fdopendir(number) else {
      if number >= 0 { close(number) }
      return []
    }
    return Files.names(closing: stream)
  }

  /// Removes a folder with everything in it; whatever cannot be removed stays.
  func removeTree(_ relative: String) {
    for name in names(in: relative) {
      let inner = joined(relative, name)
      if status(inner)?.kind == .folder { removeTree(inner) } else { remove(inner) }
    }
    removeFolder(relative)
  }
}

/// `open`, which a method of the same name hides.
private func openPath(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }
