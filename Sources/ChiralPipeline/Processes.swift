#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What this process may become.
package enum Processes {
  /// Becomes another program; comes back only where that fails, with the reason.
  package static func become(_ program: String, _ arguments: [String]) -> String {
    // Whoever is started should not inherit what this program ignores.
    signal(SIGPIPE, SIG_DFL)
    signal(SIGXFSZ, SIG_DFL)
    signal(SIGINT, SIG_DFL)
    signal(SIGTERM, SIG_DFL)
    var pointers = ([program] + arguments).map { strdup($0) } + [nil]
    execv(program, &pointers)
    let reason = String(cString: strerror(errno))
    for pointer in pointers { free(pointer) }
    return reason
  }
}
