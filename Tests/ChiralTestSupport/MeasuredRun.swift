#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A run of the shell with what it cost, its children included.
package struct MeasuredRun: Sendable {
  /// The exit status; nil where a signal ended it.
  package var status: Int32?
  /// Processor time of all its processes, in seconds.
  package var processorSeconds: Double
  /// The most memory that one of its processes held, in bytes.
  package var peakBytes: Int

  /// Runs a line of the shell and waits for it.
  package init(shell line: String) {
    let words: [UnsafeMutablePointer<CChar>?] = ["/bin/sh", "-c", line].map { (word: String) in strdup(word) }
    defer { for word in words { free(word) } }
    var identifier: pid_t = 0
    posix_spawn(&identifier, "/bin/sh", nil, nil, words + [nil], environ)
    var end: Int32 = 0
    var usage = rusage()
    while wait4(identifier, &end, 0, &usage) < 0 && errno == EINTR {}
    let code = end >> 8 & 0xFF
    // A shell reports the signal that ended its command as 128 and the signal.
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
