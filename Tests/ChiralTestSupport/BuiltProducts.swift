#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// The executables of this package, for tests that run them as processes.
package enum BuiltProducts {
  /// The folder with the products that were built together with the running tests, or the one that
  /// `CHIRAL_PRODUCTS` names.
  package static let folder =
    ProcessInfo.processInfo.environment["CHIRAL_PRODUCTS"].map { URL(filePath: $0).resolvingSymlinksInPath() }
    ?? testBinary.deletingLastPathComponent()

  /// The path of `chiral-render`.
  package static let renderer = folder.appending(path: "chiral-render").path

  /// The path of `chiral`.
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
