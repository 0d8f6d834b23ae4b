#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The connection of one request.
///
/// Every state has an end in time, and what it may hold has a limit, so that a client can neither keep a connection nor fill
/// the memory.
struct Connection {
  /// The question of a request for the program.
  struct Question {
    var kind: String
    var body: [UInt8]
  }

  enum State {
    /// The bytes before the body are read, and searched up to `searched`.
    case head(searched: Int)
    /// The body of an accepted request is read.
    case body(kind: String, length: Int)
    /// The program is answering.
    case asked
    /// The response is being sent.
    case answering(sent: Int)
    /// The response has been sent; what the client still sends is not kept.
    case draining(count: Int)
  }

  let number: Int32
  private(set) var state = State.head(searched: 0)
  private var bytes: [UInt8] = []
  /// The time in milliseconds at which the connection is closed, whatever state it is in.
  private(set) var deadline: Int

  /// The largest number of bytes that are read at once, so that every connection gets its turn.
  private static let chunk = 64 << 10
  /// The times for each state in milliseconds. The page waits for changes for 25 s (`LiveAnswers`), and a picture may take longer.
  private static let times = (head: 10_000, body: 30_000, answer: 120_000, sending: 60_000, draining: 1_000)
  /// The most bytes that are read after a response, so that the client gets it before the connection is reset.
  private static let mostDrained = 1 << 20

  init(_ number: Int32) {
    self.number = number
    deadline = System.milliseconds + Self.times.head
  }

  /// The kind of the accepted request; nil unless the client has shown the token.
  private(set) var kind: String?

  /// The events to wait for, as of poll(2).
  var events: Int16 {
    switch state {
    case .head, .body, .draining: Int16(POLLIN)
    case .answering: Int16(POLLOUT)
    case .asked: 0
    }
  }

  /// The result of an event.
  enum Step {
    case wait
    case ask(Question)
    case close
  }

  /// Reads or writes what is possible without waiting.
  mutating func advance(_ gate: Gate) -> Step {
    switch state {
    case .head(let searched): return readHead(from: searched, gate)
    case .body(let kind, let length):
      guard receive() else { return .close }
      return question(kind, length)
    case .asked: return .wait
    case .answering(let sent): return send(from: sent)
    case .draining(let count):
      bytes = []
      guard receive(), count + bytes.count < Self.mostDrained else { return .close }
      state = .draining(count: count + bytes.count)
      return .wait
    }
  }

  /// Begins to send a response.
  mutating func answer(_ response: Response) {
    bytes = response.bytes
    enter(.answering(sent: 0), for: Self.times.sending)
  }

  private mutating func enter(_ next: State, for time: Int) {
    state = next
    deadline = System.milliseconds + time
  }

  /// Reads available bytes; returns false if the client has left.
  private mutating func receive(_ limit: Int = chunk) -> Bool {
    System.receive(limit, from: number, into: &bytes) != .ended
  }

  private mutating func readHead(from searched: Int, _ gate: Gate) -> Step {
    let most = RequestHead.largest + 4
    guard receive(most - bytes.count) else { return .close }
    // The end may begin in the three bytes before the new ones.
    guard let end = Self.end(of: bytes, from: max(0, searched - 3)) else {
      state = .head(searched: bytes.count)
      if bytes.count == most { answer(Response(refusing: 431)) }
      return .wait
    }
    guard let head = RequestHead(bytes[..<end]) else {
      answer(Response(refusing: 400))
      return .wait
    }
    switch gate.decision(on: head) {
    case .refused(let status):
      answer(Response(refusing: status))
      return .wait
    case .accepted(let kind, let question, let length):
      self.kind = kind
      bytes = question.isEmpty ? Array(bytes[(end + 4)...]) : Array(question.utf8)
      enter(.body(kind: kind, length: length), for: Self.times.body)
      return self.question(kind, question.isEmpty ? length : bytes.count)
    }
  }

  /// Returns the question as soon as the body is complete.
  private mutating func question(_ kind: String, _ length: Int) -> Step {
    guard bytes.count >= length else { return .wait }
    let body = Array(bytes.prefix(length))
    bytes = []
    enter(.asked, for: Self.times.answer)
    return .ask(Question(kind: kind, body: body))
  }

  private mutating func send(from sent: Int) -> Step {
    switch System.send(bytes[sent...], to: number, isSocket: true) {
    case .ended: return .close
    case .later: return .wait
    case .moved(let count):
      state = .answering(sent: sent + count)
      guard sent + count == bytes.count else { return .wait }
      shutdown(number, Int32(SHUT_WR))
      bytes = []
      enter(.draining(count: 0), for: Self.times.draining)
      return .wait
    }
  }

  /// Returns the index of the first empty line, "\r\n\r\n".
  private static func end(of bytes: [UInt8], from start: Int) -> Int? {
    var place = start
    while place + 4 <= bytes.count {
      if bytes[place..<(place + 4)].elementsEqual([13, 10, 13, 10]) { return place }
      place += 1
    }
    return nil
  }
}
