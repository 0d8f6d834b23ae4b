#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The limit of memory that the user sets for this process and its children (`ulimit -v`).
enum MemoryLimit {
  /// True if a limit is set.
  static let isSet: Bool = {
    var limit = rlimit()
    #if canImport(Darwin)
      guard getrlimit(RLIMIT_AS, &limit) == 0 else { return false }
    #else
      guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0 else { return false }
    #endif
    return limit.rlim_cur != rlim_t.max
  }()
}
