import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Whether the person pressed Ctrl-C or the system asked the command to end.
///
/// The signal only leaves a mark; workers look at it between two files and while they wait, so that nothing is
/// left half-written.
package enum Interruption {
  /// Whether to stop as soon as nothing is half done.
  package static var isRequested: Bool { mark.load(ordering: .relaxed) }

  /// From now on SIGINT and SIGTERM leave the mark; a second one ends the process at once.
  package static func listen() {
    var numbers = sigset_t()
    sigemptyset(&numbers)
    for number in [SIGINT, SIGTERM] {
      signal(number, leaveMark)
      sigaddset(&numbers, number)
    }
    // Whoever started this program may have blocked them.
    sigprocmask(SIG_UNBLOCK, &numbers, nil)
  }

  /// A pipe whose reader has gone, and a file that may not grow any more (`ulimit -f`), are errors of the write, not
  /// the end of the process.
  package static func ignoreFailingWrites() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }
}

private let mark = Atomic(false)

/// Does nothing that a signal's handler may not do.
private func leaveMark(_ number: Int32) {
  if mark.exchange(true, ordering: .relaxed) { _exit(128 + number) }
}
