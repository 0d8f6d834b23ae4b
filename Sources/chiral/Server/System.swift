#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The system calls that differ between Linux and macOS, or that every descriptor of the server needs.
enum System {
  #if canImport(Darwin)
    static let stream = SOCK_STREAM
    private static let sendFlags: Int32 = 0
  #else
    static let stream = Int32(SOCK_STREAM.rawValue)
    private static let sendFlags = Int32(MSG_NOSIGNAL)
  #endif

  /// The time in milliseconds since some moment in the past, whatever happens to the clock on the wall.
  static var milliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }

  /// Makes calls on a descriptor return instead of wait, and keeps it from programs that are started.
  static func prepare(_ number: Int32) {
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
  }

  /// Returns a pipe that programs do not inherit; nil if there are no descriptors left.
  static func pipe() -> (output: Int32, input: Int32)? {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
      guard Darwin.pipe(&ends) == 0 else { return nil }
    #else
      guard Glibc.pipe(&ends) == 0 else { return nil }
    #endif
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// The outcome of reading or writing without waiting.
  enum Transfer: Equatable {
    case moved(Int)
    case later
    case ended
  }

  /// Appends at most `limit` available bytes of a descriptor.
  static func receive(_ limit: Int, from number: Int32, into bytes: inout [UInt8]) -> Transfer {
    var count = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: limit) { buffer, written in
      count = read(number, buffer.baseAddress, buffer.count)
      written = max(0, count)
    }
    if count < 0 { return errno == EAGAIN || errno == EINTR ? .later : .ended }
    bytes += chunk
    return count == 0 ? .ended : .moved(count)
  }

  /// Writes bytes to a socket or a pipe.
  static func send(_ bytes: ArraySlice<UInt8>, to number: Int32, isSocket: Bool) -> Transfer {
    let count = bytes.withUnsafeBytes { buffer in
      isSocket
        ? sendBytes(number, buffer) : write(number, buffer.baseAddress, buffer.count)
    }
    if count < 0 { return errno == EAGAIN || errno == EINTR ? .later : .ended }
    return .moved(count)
  }

  private static func sendBytes(_ number: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.send(number, buffer.baseAddress, buffer.count, sendFlags)
    #else
      Glibc.send(number, buffer.baseAddress, buffer.count, sendFlags)
    #endif
  }

  /// Prints a line for the user, who sees standard error.
  static func complain(_ text: String) { say(text, to: STDERR_FILENO) }

  /// Writes a line to an open file.
  static func say(_ text: String, to number: Int32) {
    let line = Array((text + "\n").utf8)
    _ = line.withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
  }
}
