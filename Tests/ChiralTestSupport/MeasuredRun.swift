#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A run of a shell command with its costs, including those of its children.
package struct MeasuredRun: Sendable {
  /// The exit status; nil if a signal ended the run.
  package var status: Int32?
  /// The processor time of all its processes, in seconds.
  package var processorSeconds: Double
  /// The largest memory of one of its processes, in bytes.
  package var peakBytes: Int

  /// Runs a shell command and waits for its end.
  package init(shell line: String) {
    let words: [UnsafeMutablePointer<CChar>?] = ["/bin/sh", "-c", line].map { (word: String) in strdup(word) }
    defer { for word in words { free(word) } }
    var identifier: pid_t = 0
    posix_spawn(&identifier, "/bin/sh", nil, nil, words + [nil], environ)
    var end: Int32 = 0
    var usage = rusage()
    while wait4(identifier, &end, 0, &usage) < 0 && errno == EINTR {}
    let code = end >> 8 & 0xFF
    // A shell reports the signal that ended its command as 128 plus the signal.
    status = end & 0x7F == 0 && code < 128 ? code : nil
    processorSeconds = usage.ru_utime.seconds + usage.ru_stime.seconds
    #if canImport(Darwin)
      peakBytes = usage.ru_maxrss
    #else
      peakBytes = usage.ru_maxrss << 10
    #endif
  }
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}
