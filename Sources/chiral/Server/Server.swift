#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The loop of the server: one thread that never waits for a single client.
struct Server {
  private let listeners: [Int32]
  private let signals: Int32
  private let gate: Gate
  private var answerer: Answerer
  /// The connections in the order in which they came, by the number of their question.
  private var connections: [(key: Int, connection: Connection)] = []
  private var lastKey = 0
  /// The time before which no connection is accepted, because the process has no descriptors left.
  private var pause = 0

  /// The largest number of connections. Browsers open six to a host.
  private static let mostConnections = 64
  /// The largest number of connections that are accepted before the others get their turn.
  private static let mostAccepted = 16
  /// The longest time between two checks for connections that have lasted too long, in milliseconds.
  private static let interval = 500

  init(_ listeners: [Int32], signals: Int32, gate: Gate, answerer: Answerer) {
    self.listeners = listeners
    self.signals = signals
    self.gate = gate
    self.answerer = answerer
  }

  /// Serves until a signal comes or the program ends; returns the exit status.
  mutating func run() -> Int32 {
    while true {
      var polled = descriptors
      let isWaiting = poll(&polled, nfds_t(polled.count), Int32(Self.interval)) >= 0
      guard isWaiting || errno == EINTR else {
        System.complain("error: cannot serve: \(String(cString: strerror(errno)))")
        return max(2, answerer.end())
      }
      let ready = isWaiting ? polled.filter { $0.revents != 0 } : []
      if ready.contains(where: { $0.fd == signals }) { return answerer.end() }
      if ready.contains(where: { $0.fd == answerer.output }) {
        guard let answers = answerer.read() else { return answerer.end() }
        answers.forEach { deliver($0) }
      }
      if answerer.hasQuestions { answerer.write() }
      let numbers = Set(ready.map(\.fd))
      for place in connections.indices.reversed() where numbers.contains(connections[place].connection.number)
      {
        advance(place)
      }
      if listeners.contains(where: numbers.contains) { accept() }
      closeLate()
    }
  }

  private var descriptors: [pollfd] {
    var all = [(signals, POLLIN), (answerer.output, POLLIN)].map {
      pollfd(fd: $0, events: Int16($1), revents: 0)
    }
    if answerer.hasQuestions { all.append(pollfd(fd: answerer.input, events: Int16(POLLOUT), revents: 0)) }
    if System.milliseconds >= pause {
      all += listeners.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    }
    return all
      + connections.map { pollfd(fd: $0.connection.number, events: $0.connection.events, revents: 0) }
  }

  // MARK: Connections

  private mutating func advance(_ place: Int) {
    if case .asked = connections[place].connection.state {
      // The client has left; nobody needs the answer.
      return close(place)
    }
    switch connections[place].connection.advance(gate) {
    case .wait: break
    case .close: close(place)
    case .ask(let question):
      answerer.ask(connections[place].key, kind: question.kind, question.body)
      answerer.write()
    }
  }

  private mutating func deliver(_ answer: Answerer.Answer) {
    guard let place = connections.firstIndex(where: { $0.key == answer.number }) else { return }
    let isPage = connections[place].connection.kind == "page"
    connections[place].connection.answer(
      Response(
        [200, 409].contains(answer.status) ? answer.status : 400,
        type: isPage ? "text/html; charset=utf-8" : "application/json", answer.body))
  }

  /// Accepts waiting connections. If there are too many, the oldest whose client has not shown the token gives way.
  private mutating func accept() {
    for listener in listeners {
      for _ in 0..<Self.mostAccepted {
        #if canImport(Darwin)
          let number = Darwin.accept(listener, nil, nil)
        #else
          let number = Glibc.accept(listener, nil, nil)
        #endif
        if number < 0 {
          // Connections that ended meanwhile and interrupted calls are no reason to wait.
          if [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno), !dropOldest() {
            pause = System.milliseconds + Self.interval / 5
          }
          break
        }
        System.prepare(number)
        if connections.count >= Self.mostConnections, !dropOldest() { close(0) }
        lastKey += 1
        connections.append((lastKey, Connection(number)))
      }
    }
  }

  /// Closes the oldest connection without the token; returns false if there is none.
  private mutating func dropOldest() -> Bool {
    guard let place = connections.firstIndex(where: { $0.connection.kind == nil }) else { return false }
    close(place)
    return true
  }

  private mutating func closeLate() {
    let now = System.milliseconds
    for place in connections.indices.reversed() where connections[place].connection.deadline <= now {
      close(place)
    }
  }

  private mutating func close(_ place: Int) {
    let number = connections.remove(at: place).connection.number
    #if canImport(Darwin)
      _ = Darwin.close(number)
    #else
      _ = Glibc.close(number)
    #endif
  }
}
