#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An open file descriptor, which is closed when this value goes away.
package struct Descriptor: ~Copyable, Sendable {
  /// The number of the descriptor.
  package let number: Int32

  /// Takes ownership of an open descriptor.
  package init(owning number: Int32) { self.number = number }

  deinit { close(number) }
}

/// The reason why bytes did not pass through a pipe.
package enum PipeError: Error, Hashable, Sendable {
  /// The other end is closed.
  case closed
  /// The deadline has passed.
  case timedOut
  /// The user interrupted the command.
  case interrupted
  /// The system call failed, with this `errno`.
  case failed(Int32)
}

/// Messages of a known length through pipes: eight bytes for the length, then the message.
package enum Frame {
  /// The largest length of a message; a larger one is a sign of a damaged stream.
  package static let largest = 256 << 20
  /// The memory allocated at once for a longer message: a sender that announces more gets it only as its
  /// bytes arrive.
  private static let roomAtOnce = 8 << 20
  private static let headerLength = 8
  /// The memory for the first read, enough for the pictures of most drawings.
  private static let roomAtFirst = 32 << 10

  /// The conditions under which a side stops waiting for the other.
  package struct Patience: Sendable {
    /// The deadline; nil for none.
    package var deadline: ContinuousClock.Instant?
    /// Returns true if waiting should end; called a few times per second.
    package var isInterrupted: @Sendable () -> Bool

    /// The conditions for waiting without a limit.
    package static let unlimited = Patience(deadline: nil, isInterrupted: { false })

    /// Creates conditions with a deadline and a check for interruption.
    package init(deadline: ContinuousClock.Instant?, isInterrupted: @escaping @Sendable () -> Bool) {
      self.deadline = deadline
      self.isInterrupted = isInterrupted
    }
  }

  /// Sends a whole message.
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
      if count > 0 {
        sent += count
      } else {
        try wait(descriptor.number, events: POLLOUT, patience: patience, after: errno)
      }
    }
  }

  /// Receives a whole message; throws `.closed` if the other side sends no more messages.
  package static func receive(
    from descriptor: borrowing Descriptor, _ patience: Patience = .unlimited
  ) throws(PipeError) -> [UInt8] {
    // An answer is never there at once, so the first call waits instead of reading in vain.
    if patience.deadline != nil { try wait(descriptor.number, events: POLLIN, patience: patience) }
    // Neither side sends a second message before it has the answer to the first, so all available bytes
    // belong to one message.
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
      try wait(number, events: POLLIN, patience: patience, after: reason)
    }
  }

  /// Reads the rest of a message that has begun.
  private static func rest(
    of length: Int, after beginning: ArraySlice<UInt8>, from descriptor: borrowing Descriptor,
    _ patience: Patience
  ) throws(PipeError) -> [UInt8] {
    var bytes = Array(beginning)
    var received = bytes.count
    while received < length {
      let room = min(length - received, max(roomAtOnce, received))
      if bytes.count < received + room {
        bytes += [UInt8](repeating: 0, count: received + room - bytes.count)
      }
      let count = bytes.withUnsafeMutableBytes {
        read(
          descriptor.number, UnsafeMutableRawBufferPointer(rebasing: $0[received...]).baseAddress, room)
      }
      if count == 0 { throw .closed }
      if count > 0 {
        received += count
      } else {
        try wait(descriptor.number, events: POLLIN, patience: patience, after: errno)
      }
    }
    return bytes
  }

  /// Waits until a call that moved no bytes can be repeated; throws if the call failed.
  private static func wait(
    _ number: Int32, events: Int32, patience: Patience, after reason: Int32
  ) throws(PipeError) {
    guard [EAGAIN, EWOULDBLOCK, EINTR].contains(reason) else {
      throw reason == EPIPE ? .closed : .failed(reason)
    }
    try wait(number, events: events, patience: patience)
  }

  /// Waits for up to one interval until a call may move bytes.
  private static func wait(_ number: Int32, events: Int32, patience: Patience) throws(PipeError) {
    if patience.isInterrupted() { throw .interrupted }
    if let deadline = patience.deadline, ContinuousClock.now >= deadline { throw .timedOut }
    var state = pollfd(fd: number, events: Int16(events), revents: 0)
    poll(&state, 1, interval)
  }

  /// The interval at which a waiting side checks whether to give up, in milliseconds.
  private static let interval: Int32 = 100
}
