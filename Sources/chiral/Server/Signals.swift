#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The signals that end the server, as bytes of a pipe, so that the loop of the server notices them.
enum Signals {
  private static let ends = System.pipe()

  /// Begins to catch SIGINT and SIGTERM; returns the descriptor that can be read after one of them.
  static func caught() -> Int32? {
    guard let ends else { return nil }
    for end in [ends.output, ends.input] { System.prepare(end) }
    signal(SIGPIPE, SIG_IGN)
    for number in [SIGINT, SIGTERM] {
      signal(number) { _ in
        let before = errno
        // `ends` exists already, so that reading it does not allocate.
        var byte: UInt8 = 1
        if let ends = Signals.ends { write(ends.input, &byte, 1) }
        errno = before
      }
    }
    return ends.output
  }
}
