import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The kind of build of the programs that the tests run, which determines their limits.
///
/// Limits hold for a release build, which `CHIRAL_PRODUCTS` names. Without optimisation, or with a sanitizer,
/// the same work takes longer; then the limits are scaled, but nothing is left out.
package enum BuildKind: Sendable {
  case release, debug, address, thread

  /// The kind of the programs that `BuiltProducts` names.
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

  /// True for a build with a sanitizer.
  package var isWatched: Bool { self == .address || self == .thread }

  /// The largest processor time, as a multiple of that in a release build.
  package var slowness: Double {
    switch self {
    case .release: 1
    case .debug: 5
    case .address: 15
    case .thread: 60
    }
  }

  /// The largest time on the clock, as a multiple of that in a debug build.
  package var patience: Double { max(1, slowness / BuildKind.debug.slowness) }

  /// The largest memory, as a multiple: a sanitizer needs some for each byte, and keeps freed memory.
  package var appetite: Int {
    switch self {
    case .release, .debug: 1
    case .address: 4
    case .thread: 10
    }
  }

  /// Returns true if a sanitizer's library is loaded into this process.
  private static func isLoaded(_ symbol: String) -> Bool {
    guard let process = dlopen(nil, RTLD_NOW) else { return false }
    defer { dlclose(process) }
    return dlsym(process, symbol) != nil
  }
}
