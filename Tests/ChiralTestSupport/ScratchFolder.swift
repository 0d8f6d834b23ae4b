#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// A folder of one test's own, gone when the test is.
package final class ScratchFolder: Sendable {
  /// Where it lies.
  package let url: URL

  /// Makes an empty folder among the system's temporary ones.
  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "chiral-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
