import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The state of an interruption by Ctrl-C or SIGTERM.
///
/// The signal handler only sets a flag. Workers check it between two files and while they wait, so that
/// nothing is left half-written.
package enum Interruption {
  /// True if the command is to stop as soon as nothing is half-written.
  package static var isRequested: Bool { mark.load(ordering: .relaxed) }

  /// Runs `body`, which waits for input, such as a read from a pipe. During that time a signal ends the
  /// process at once, because nothing can be half-written while it waits.
  static func whileWaiting<Result>(_ body: () -> Result) -> Result {
    waiting.store(true, ordering: .sequentiallyConsistent)
    defer { waiting.store(false, ordering: .sequentiallyConsistent) }
    if isRequested { _exit(interruptedStatus) }
    return body()
  }

  /// Installs handlers for SIGINT and SIGTERM that set the flag. A second signal ends the process at once,
  /// and so does a timer if the flag has not ended the command in time.
  package static func listen() {
    var numbers = sigset_t()
    sigemptyset(&numbers)
    for number in [SIGALRM, SIGPROF] {
      signal(number, giveUp)
      sigaddset(&numbers, number)
    }
    for number in [SIGINT, SIGTERM] {
      signal(number, leaveMark)
      sigaddset(&numbers, number)
    }
    // The parent process may have blocked them.
    sigprocmask(SIG_UNBLOCK, &numbers, nil)
  }

  /// Makes writing to a closed pipe, and to a file that may not grow (`ulimit -f`), fail with an error
  /// instead of ending the process.
  package static func ignoreFailingWrites() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }
}

private let mark = Atomic(false)
private let waiting = Atomic(false)

/// The exit status of a command that was interrupted: 128 and the number of SIGINT, as in shells.
private let interruptedStatus: Int32 = 130

/// Handles a signal; it calls nothing that is not allowed in a signal handler.
private func leaveMark(_ number: Int32) {
  if mark.exchange(true, ordering: .sequentiallyConsistent) { _exit(128 + number) }
  if waiting.load(ordering: .sequentiallyConsistent) { _exit(interruptedStatus) }
  // Waits end within 0.1 s. A command that has not ended after half a second of processor time is computing:
  // it tidies up in much less, however little of a busy machine it gets. The clock counts only for a command
  // that a file system keeps waiting.
  var computing = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: 0, tv_usec: 500_000))
  var stuck = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: 10, tv_usec: 0))
  #if canImport(Darwin)
    setitimer(ITIMER_PROF, &computing, nil)
    setitimer(ITIMER_REAL, &stuck, nil)
  #else
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &computing, nil)
    setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &stuck, nil)
  #endif
}

private func giveUp(_ number: Int32) { _exit(interruptedStatus) }
