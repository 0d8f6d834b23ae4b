#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// A temporary folder of one test, which is removed with the test.
package final class ScratchFolder: Sendable {
  /// The location of the folder.
  package let url: URL

  /// Creates an empty folder among the system's temporary ones.
  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "chiral-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
