#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Owns an open file descriptor and closes it.
package struct Descriptor: ~Copyable {
  /// The number by which the kernel knows it.
  package let number: Int32

  /// Takes over an open descriptor.
  package init(owning number: Int32) { self.number = number }

  deinit { close(number) }
}

/// Why bytes did not pass through a pipe.
package enum PipeError: Error, Hashable, Sendable {
  /// The other end is closed.
  case closed
  /// The deadline passed.
  case timedOut
  /// The person interrupted the command.
  case interrupted
  /// The system refused, by `errno`.
  case failed(Int32)
}

/// Messages of a known length through pipes: eight bytes of length, then the message.
package enum Frame {
  /// The longest message; more is a sign of a damaged stream.
  package static let largest = 256 << 20
  /// A sender that claims more is believed as its bytes arrive.
  private static let roomAtOnce = 8 << 20
  private static let headerLength = 8
  /// Enough for the pictures of most drawings.
  private static let roomAtFirst = 32 << 10

  /// The conditions under which a side stops waiting for the other.
  package struct Patience: Sendable {
    /// When to give up; nil: never.
    package var deadline: ContinuousClock.Instant?
    /// Asked a few times a second whether to give up at once.
    package var isInterrupted: @Sendable () -> Bool

    /// Waits without a limit.
    package static let unlimited = Patience(deadline: nil, isInterrupted: { false })

    /// Patience until a deadline, or until interrupted.
    package init(deadline: ContinuousClock.Instant?, isInterrupted: @escaping @Sendable () -> Bool) {
      self.deadline = deadline
      self.isInterrupted = isInterrupted
    }
  }

  /// Sends a message whole.
  package static func send(
    _ message: [UInt8], to descriptor: borrowing Descriptor, _ patience: Patience = .unlimited
  ) throws(PipeError) {
    var bytes = withUnsafeBytes(of: UInt64(message.count).littleEndian) { Array($0) }
    bytes += message
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        write(descriptor.number, UnsafeRawBufferPointer(rebasing: $0[sent...]).baseAddress, $0.count - sent)
      }
      if count > 0 { sent += count } else { try wait(descriptor.number, POLLOUT, patience, after: errno) }
    }
  }

  /// Receives a message whole; `.closed` where the other side has none to send any more.
  package static func receive(
    from descriptor: borrowing Descriptor, _ patience: Patience = .unlimited
  ) throws(PipeError) -> [UInt8] {
    // An answer takes longer than a look at the clock: to ask for it at once would be in vain.
    if patience.deadline != nil { try wait(descriptor.number, POLLIN, patience) }
    // Neither side sends a second message before it has the answer to the first: all there is belongs to one.
    var bytes = try part(of: roomAtFirst, from: descriptor, patience)
    while bytes.count < headerLength {
      bytes += try part(of: headerLength - bytes.count, from: descriptor, patience)
    }
    let length = bytes[..<headerLength].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length <= UInt64(largest), bytes.count - headerLength <= Int(length) else { throw .failed(EBADMSG) }
    let message = bytes[headerLength...]
    return message.count == Int(length)
      ? Array(message) : try rest(of: Int(length), after: message, from: descriptor, patience)
  }

  /// Reads the available bytes: at least one, at most `capacity`.
  private static func part(
    of capacity: Int, from descriptor: borrowing Descriptor, _ patience: Patience
  ) throws(PipeError) -> [UInt8] {
    let number = descriptor.number
    while true {
      var (count, reason) = (0, 0 as Int32)
      let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, filled in
        count = read(number, buffer.baseAddress, capacity)
        reason = errno
        filled = max(0, count)
      }
      if count > 0 { return bytes }
      if count == 0 { throw .closed }
      try wait(number, POLLIN, patience, after: reason)
    }
  }

  /// The whole of a message that has begun.
  private static func rest(
    of length: Int, after beginning: ArraySlice<UInt8>, from descriptor: borrowing Descriptor,
    _ patience: Patience
  ) throws(PipeError) -> [UInt8] {
    var bytes = Array(beginning)
    var received = bytes.count
    while received < length {
      let room = min(length - received, max(roomAtOnce, received))
      if bytes.count < received + room {
        bytes.append(contentsOf: repeatElement(0, count: received + room - bytes.count))
      }
      let count = bytes.withUnsafeMutableBytes {
        read(
          descriptor.number, UnsafeMutableRawBufferPointer(rebasing: $0[received...]).baseAddress, room)
      }
      if count == 0 { throw .closed }
      if count > 0 { received += count } else { try wait(descriptor.number, POLLIN, patience, after: errno) }
    }
    return bytes
  }

  /// After a call that moved no bytes: throws where it failed, else waits until the next may move some.
  private static func wait(
    _ number: Int32, _ events: Int32, _ patience: Patience, after reason: Int32
  ) throws(PipeError) {
    guard [EAGAIN, EWOULDBLOCK, EINTR].contains(reason) else {
      throw reason == EPIPE ? .closed : .failed(reason)
    }
    try wait(number, events, patience)
  }

  /// Waits a while, until a call may move some bytes.
  private static func wait(_ number: Int32, _ events: Int32, _ patience: Patience) throws(PipeError) {
    if patience.isInterrupted() { throw .interrupted }
    if let deadline = patience.deadline, ContinuousClock.now >= deadline { throw .timedOut }
    var state = pollfd(fd: number, events: Int16(events), revents: 0)
    poll(&state, 1, interval)
  }

  /// The interval at which a waiting side checks whether to give up, in milliseconds.
  private static let interval: Int32 = 100
}
