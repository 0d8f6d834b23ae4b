#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The memory that the user allows this process and those that it starts (`ulimit -v`).
enum MemoryLimit {
  /// True if there is less than all.
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
