import ChiralRequests

#if canImport(Darwin)
  import Darwin
#else
  import CSystem
  import Glibc
#endif

/// The resource limits of this process, which protect the machine from a drawing.
enum Limits {
  /// The limit of the address space, of which libraries take about a sixth.
  private static let bytes = 512 << 20
  /// The limit of a file's size. Drawings write no file; the largest cache file of fontconfig has a tenth of
  /// this.
  private static let fileBytes = 16 << 20
  /// The limit of open files. Libraries open a few at a time; each pipe takes two, and up to 64 kB of the kernel's memory,
  /// which no other limit counts.
  private static let openFiles = 64

  /// Limits memory, the size and number of files, and the processor time of the whole life of this process, and forbids core
  /// dumps.
  ///
  /// Memory is not limited under a sanitizer, which reserves more address space than any machine has memory.
  static func limitWhatIsTaken() {
    if reservedBytes < bytes { set(.memory, to: rlim_t(bytes)) }
    if !isWatched { set(.openFiles, to: rlim_t(openFiles)) }
    set(.coreDump, to: 0)
    // The last request may begin just before the end, and its own limit comes two seconds later.
    set(.processor, to: rlim_t(RenderHelper.lifeSeconds + RenderHelper.processorSeconds + 3))
    #if !canImport(Darwin)
      // The administrator could raise hard limits again.
      chiral_keep_limits()
    #endif
    set(.file, to: rlim_t(fileBytes))
    // Writing beyond the limit then fails like writing to a full disk.
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Limits the processor time to that of one page.
  static func limitPage() {
    set(.processor, to: rlim_t(pageSeconds))
    // Too large a result ends the program.
    signal(SIGXFSZ, SIG_DFL)
  }

  private static let pageSeconds = 5

  /// Closes what this process inherited beside its standard input, output and error: a drawing that takes over the process
  /// finds no file of the caller, and a pipe of the caller does not stay open here. macOS does so when the process is started.
  static func closeInheritedFiles() {
    #if !canImport(Darwin)
      guard !isWatched, chiral_close_from(UInt32(STDERR_FILENO) + 1) != 0 else { return }
      // Kernels before 5.9 cannot close a range.
      for number in (STDERR_FILENO + 1)..<Int32(clamping: min(sysconf(Int32(_SC_OPEN_MAX)), 1 << 16)) {
        close(number)
      }
    #endif
  }

  /// True under a sanitizer or a profiler, whose own files and processes the sandbox must not deny.
  static var isWatched: Bool { reservedBytes >= bytes || getenv("LLVM_PROFILE_FILE") != nil }

  /// The size of the address space before the first drawing; 0 if the system does not tell.
  private static var reservedBytes: Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 64)
    guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
    return strtol(line, nil, 10) * sysconf(Int32(_SC_PAGESIZE))
  }

  /// The processor time of this process so far, in microseconds.
  static var processorTime: Int {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
    #else
      getrusage(RUSAGE_SELF.rawValue, &usage)
    #endif
    return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Int($1.tv_sec) * 1_000_000 + Int($1.tv_usec) }
  }

  /// Allows this many more seconds of processor time; after that, the kernel ends the process with SIGPROF.
  static func allow(processorSeconds: Int) {
    var timer = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: processorSeconds, tv_usec: 0))
    #if canImport(Darwin)
      setitimer(ITIMER_PROF, &timer, nil)
    #else
      setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
    #endif
    // A library may catch the signal; it cannot avoid the limit, which counts whole seconds.
    set(.processor, to: rlim_t(processorTime / 1_000_000 + processorSeconds + 2), isFinal: false)
  }

  private enum Resource {
    case memory, coreDump, file, openFiles, processor

    #if canImport(Darwin)
      var number: Int32 {
        switch self {
        case .memory: RLIMIT_AS
        case .coreDump: RLIMIT_CORE
        case .file: RLIMIT_FSIZE
        case .openFiles: RLIMIT_NOFILE
        case .processor: RLIMIT_CPU
        }
      }
    #else
      var number: __rlimit_resource_t {
        switch self {
        case .memory: __rlimit_resource_t(RLIMIT_AS.rawValue)
        case .coreDump: __rlimit_resource_t(RLIMIT_CORE.rawValue)
        case .file: __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
        case .openFiles: __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        case .processor: __rlimit_resource_t(RLIMIT_CPU.rawValue)
        }
      }
    #endif
  }

  /// Sets a limit. A final one cannot be raised again; that of a request's processor time grows with every request, up to the final one.
  private static func set(_ resource: Resource, to value: rlim_t, isFinal: Bool = true) {
    var limit = rlimit()
    guard getrlimit(resource.number, &limit) == 0 else { return }
    limit.rlim_cur = min(value, limit.rlim_max)
    if isFinal { limit.rlim_max = limit.rlim_cur }
    setrlimit(resource.number, &limit)
  }
}
