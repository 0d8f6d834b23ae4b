#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// Where the executables of this package lie, for tests that run them as processes.
package enum BuiltProducts {
  /// The folder that holds what was built together with the running tests, or the one that `CHIRAL_PRODUCTS` names.
  package static let folder =
    ProcessInfo.processInfo.environment["CHIRAL_PRODUCTS"].map { URL(filePath: $0).resolvingSymlinksInPath() }
    ?? testBinary.deletingLastPathComponent()

  /// `chiral-render`.
  package static let renderer = folder.appending(path: "chiral-render").path

  /// `chiral`.
  package static let command = folder.appending(path: "chiral").path

  private static var testBinary: URL {
    #if os(Linux)
      URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    #else
      // …/debug/chiralPackageTests.xctest/Contents/MacOS/chiralPackageTests
      Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        ?? URL(filePath: CommandLine.arguments[0])
    #endif
  }
}
