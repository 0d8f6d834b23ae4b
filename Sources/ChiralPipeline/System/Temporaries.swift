import Synchronization

/// The temporary files and folders of this process, which are removed when a signal ends it while it computes.
///
/// Without a signal, the code that made them removes them.
enum Temporaries {
  /// The functions that remove the files and folders, by their paths.
  private static let removals = Mutex<[String: @Sendable () -> Void]>([:])

  static func add(_ path: String, removal: @escaping @Sendable () -> Void) {
    removals.withLock { $0[path] = removal }
  }

  static func remove(_ path: String) { removals.withLock { $0[path] = nil } }

  /// Removes all of them. Threads that still write get errors, as a folder that is gone takes no new files.
  static func clear() {
    for removal in removals.withLock({ Array($0.values) }) { removal() }
  }
}
