import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How the programs that the tests run were built, and so what they may cost.
///
/// What is promised holds for a release build, which `CHIRAL_PRODUCTS` names. Where nothing is optimised, or a
/// sanitizer looks on, the same work takes longer; nothing is left out then, only the bounds are scaled.
package enum BuildKind: Sendable {
  case release, debug, address, thread

  /// How those were built that `BuiltProducts` names.
  package static let current: BuildKind =
    if isLoaded("__tsan_init") {
      .thread
    } else if isLoaded("__asan_init") {
      .address
    } else if BuiltProducts.folder.lastPathComponent == "release" {
      .release
    } else {
      .debug
    }

  /// Whether a sanitizer looks on.
  package var isWatched: Bool { self == .address || self == .thread }

  /// How much more processor time than in a release build something may take.
  package var slowness: Double {
    switch self {
    case .release: 1
    case .debug: 5
    case .address: 15
    case .thread: 60
    }
  }

  /// How much longer than in a debug build something may take on the clock.
  package var patience: Double { max(1, slowness / BuildKind.debug.slowness) }

  /// How much more memory: a sanitizer keeps some for each byte, and what was freed.
  package var appetite: Int {
    switch self {
    case .release, .debug: 1
    case .address: 4
    case .thread: 10
    }
  }

  /// Whether a sanitizer's library is part of this process.
  private static func isLoaded(_ symbol: String) -> Bool {
    guard let process = dlopen(nil, RTLD_NOW) else { return false }
    defer { dlclose(process) }
    return dlsym(process, symbol) != nil
  }
}
