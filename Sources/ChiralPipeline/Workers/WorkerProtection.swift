internal import ChiralRequests
import Synchronization

/// The protections that the system does not offer to the workers of this command.
package enum WorkerProtection {
  private static let missing = Mutex<Set<String>>([])

  /// Records the protections that a worker lacks.
  static func note(_ versions: HelperVersions) {
    if !versions.missingWalls.isEmpty { missing.withLock { $0.formUnion(versions.missingWalls) } }
  }

  /// A remark about missing protections; nil if there are none, if no worker was started, or on macOS, which has none to
  /// offer.
  package static var remark: String? {
    #if os(Linux)
      let missing = missing.withLock { $0 }
      let features = ["files": "Landlock", "calls": "seccomp"].filter { missing.contains($0.key) }.values
        .sorted()
      guard !features.isEmpty else { return nil }
      return
        "this kernel offers no \(features.joined(separator: " and no ")): a drawing that takes over a worker can "
        + [
          missing.contains("files") ? "read files" : nil, missing.contains("calls") ? "use the network" : nil,
        ]
        .compactMap(\.self).joined(separator: " and ")
    #else
      return nil
    #endif
  }
}
