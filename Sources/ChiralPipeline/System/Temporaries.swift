import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The temporary files and folders of this process, which are removed when a signal ends it while it computes.
///
/// Without a signal, the code that made them removes them.
enum Temporaries {
  private static let paths = Mutex<Set<String>>([])

  static func add(_ path: String) { paths.withLock { _ = $0.insert(path) } }

  static func remove(_ path: String) { paths.withLock { _ = $0.remove(path) } }

  /// Removes all of them. Threads that still write get errors, as a folder that is gone takes no new files.
  static func clear() {
    let everything = paths.withLock { $0 }
    for path in everything {
      if FileStatus(path, followingLinks: false)?.kind == .folder {
        Files.removeTree(path)
      } else {
        unlink(path)
      }
    }
  }
}
