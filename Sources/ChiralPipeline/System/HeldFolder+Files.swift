#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

#if canImport(Darwin)
  /// An open folder of the C library.
  typealias DirectoryStream = UnsafeMutablePointer<DIR>
#else
  /// An open folder of the C library.
  typealias DirectoryStream = OpaquePointer
#endif

/// Files that get their names when they are complete.
extension HeldFolder {
  /// Replaces a file atomically; `path` is its path in messages.
  func put(_ bytes: [UInt8], at name: String, as path: String) throws(FileError) {
    let temporary = newTemporary(for: name)
    defer { forgetTemporary(temporary) }
    do {
      try write(bytes, to: temporary)
      try rename(temporary, to: name)
    } catch {
      remove(temporary)
      throw FileError(error.action, path, reason: error.reason)
    }
  }

  /// Returns the name of this process's temporary file for a file, which a signal removes until `forgetTemporary`.
  func newTemporary(for name: String) -> String {
    removeTemporaries(of: name)
    let temporary = name + Files.temporaryMark + "\(getpid())"
    Temporaries.add(shown(temporary)) { [self] in _ = remove(temporary) }
    return temporary
  }

  /// Tells that a temporary file has its name, or is removed.
  func forgetTemporary(_ temporary: String) { Temporaries.remove(shown(temporary)) }

  /// Removes temporary files of processes that no longer exist.
  func removeTemporaries(of name: String) {
    let start = name + Files.temporaryMark
    for other in leftovers where other.hasPrefix(start) {
      guard let process = pid_t(other.dropFirst(start.count)), process > 0, kill(process, 0) != 0,
        errno == ESRCH
      else { continue }
      remove(other)
    }
  }

  /// Opens a folder in which a command keeps caches. Links in the folder of the user's caches are the user's own.
  static func ofOurs(_ path: String, making: Bool = false) throws(FileError) -> HeldFolder {
    guard let own = CacheLocation.folder, path.hasPrefix(own + "/") else {
      return try LinkGuard.folder(path, making: making)
    }
    if making { try Files.makeFolders(path) }
    guard let folder = HeldFolder(following: path) else { throw FileError("write into", path) }
    return folder
  }

  /// Opens the folder of a cache file.
  static func ofOurs(around path: String, making: Bool = false) throws(FileError) -> HeldFolder {
    try ofOurs(Files.parentFolder(of: path) ?? (path.hasPrefix("/") ? "/" : "."), making: making)
  }
}
