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

  /// Installs handlers for SIGINT and SIGTERM that set the flag. A second signal ends the process, and so does a timer
  /// if the flag has not ended the command in time; a thread then removes the temporary files first, which a handler
  /// cannot. A third signal ends the process at once.
  package static func listen() {
    startEnder()
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

  /// Starts the thread that ends the process when a handler tells it to.
  private static func startEnder() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let receiver = ends[0]
    let thread = WorkerThread {
      var status: UInt8 = 0
      while read(receiver, &status, 1) != 1 { if errno != EINTR { return } }
      Temporaries.clear()
      _exit(Int32(status))
    }
    if thread != nil { sender.store(ends[1], ordering: .sequentiallyConsistent) }
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
/// The pipe to the thread that ends the process; negative if there is none.
private let sender = Atomic<Int32>(-1)
/// True if that thread has been told to end the process.
private let isEnding = Atomic(false)

/// The exit status of a command that was interrupted: 128 and the number of SIGINT, as in shells.
private let interruptedStatus: Int32 = 130

/// Handles a signal; it calls nothing that is not allowed in a signal handler.
private func leaveMark(_ number: Int32) {
  if mark.exchange(true, ordering: .sequentiallyConsistent) { return end(status: 128 + number) }
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

private func giveUp(_ number: Int32) { end(status: interruptedStatus) }

/// Has the thread end the process, or ends it at once if that has been tried.
private func end(status: Int32) {
  let pipe = sender.load(ordering: .sequentiallyConsistent)
  var byte = UInt8(truncatingIfNeeded: status)
  guard pipe >= 0, !isEnding.exchange(true, ordering: .sequentiallyConsistent), write(pipe, &byte, 1) == 1
  else {
    _exit(status)
  }
}
