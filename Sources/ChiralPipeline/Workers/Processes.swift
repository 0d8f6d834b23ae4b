#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Replaces this process by another program.
package enum Processes {
  /// Starts another program in place of this one; returns only if that fails, with the reason.
  package static func become(_ program: String, _ arguments: [String]) -> String {
    // The new program must not inherit the signals that this one ignores.
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
