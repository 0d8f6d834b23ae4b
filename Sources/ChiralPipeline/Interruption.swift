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

  /// Does something that waits for somebody else, such as a read from a pipe: a signal ends the process at once, as
  /// nothing can be half done while it waits for its input.
  static func whileWaiting<Result>(_ body: () -> Result) -> Result {
    waiting.store(true, ordering: .sequentiallyConsistent)
    defer { waiting.store(false, ordering: .sequentiallyConsistent) }
    if isRequested { _exit(interruptedStatus) }
    return body()
  }

  /// From now on SIGINT and SIGTERM leave the mark; a second one ends the process at once, and so does the first where
  /// the mark has not ended it in time.
  package static func listen() {
    var numbers = sigset_t()
    sigemptyset(&numbers)
    signal(SIGALRM, giveUp)
    sigaddset(&numbers, SIGALRM)
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
private let waiting = Atomic(false)

/// The exit status of a command that was interrupted.
private let interruptedStatus: Int32 = 130

/// Does nothing that a signal's handler may not do.
private func leaveMark(_ number: Int32) {
  if mark.exchange(true, ordering: .sequentiallyConsistent) { _exit(128 + number) }
  if waiting.load(ordering: .sequentiallyConsistent) { _exit(interruptedStatus) }
  // Waits end within 0.1 s. A command that has not ended after 4 s computes; it leaves what a killed one leaves: nothing half-written.
  var patience = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: 4, tv_usec: 0))
  #if canImport(Darwin)
    setitimer(ITIMER_REAL, &patience, nil)
  #else
    setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &patience, nil)
  #endif
}

private func giveUp(_ number: Int32) { _exit(interruptedStatus) }
