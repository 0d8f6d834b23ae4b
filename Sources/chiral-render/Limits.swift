#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What this process allows itself, so that no drawing takes the machine with it.
enum Limits {
  /// Address space, of which libraries take about a fifth.
  private static let bytes: rlim_t = 768 << 20

  /// Limits memory, and forbids core dumps.
  static func limitMemory() {
    set(.memory, to: bytes)
    set(.coreDump, to: 0)
  }

  /// Allows so many more seconds of processor time from now on; then the kernel ends this process.
  static func allow(processorSeconds: Int) {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
    #else
      getrusage(RUSAGE_SELF.rawValue, &usage)
    #endif
    let used = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
    // Counted in whole seconds, so one may be lost.
    set(.processor, to: rlim_t(used + processorSeconds + 1))
  }

  private enum Resource {
    case memory, coreDump, processor

    #if canImport(Darwin)
      var number: Int32 {
        switch self {
        case .memory: RLIMIT_AS
        case .coreDump: RLIMIT_CORE
        case .processor: RLIMIT_CPU
        }
      }
    #else
      var number: __rlimit_resource_t {
        switch self {
        case .memory: __rlimit_resource_t(RLIMIT_AS.rawValue)
        case .coreDump: __rlimit_resource_t(RLIMIT_CORE.rawValue)
        case .processor: __rlimit_resource_t(RLIMIT_CPU.rawValue)
        }
      }
    #endif
  }

  private static func set(_ resource: Resource, to value: rlim_t) {
    var limit = rlimit()
    guard getrlimit(resource.number, &limit) == 0 else { return }
    limit.rlim_cur = min(value, limit.rlim_max)
    setrlimit(resource.number, &limit)
  }
}
