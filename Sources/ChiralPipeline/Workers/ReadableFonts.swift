internal import ChiralRequests
import Synchronization

/// The fonts that workers may read: those of the system and those that manifests name.
enum ReadableFonts {
  private static let named = Mutex<Set<String>>([])

  /// The paths that each worker may read, given to it when it starts.
  static var paths: [String] { SystemFonts.all + named.withLock { $0.sorted() } }

  /// Adds font files.
  static func add(_ files: [String]) {
    if !files.isEmpty { named.withLock { $0.formUnion(files) } }
  }
}
