#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Serves the page of one review to browsers on this machine. The process reads no file: another one, which it starts, answers
/// the requests.
enum ReviewServer {
  /// Serves the answers of a program until a signal comes or the program ends; returns the exit status. The preferred port is
  /// taken if it is free: browsers keep what waits for the server by its port, and a server that is started again finds it there.
  static func run(_ program: String, _ arguments: [String], port preferred: UInt16) -> Int32 {
    guard let signals = Signals.caught() else { return failure("serve", errno) }
    do throws(Answerer.Failure) {
      var answerer = try Answerer(program, arguments)
      if let status = waitUntilReady(&answerer, signals) { return status }
      guard let (listeners, port) = Listener.open(preferring: preferred) else {
        return max(failure("serve", errno), answerer.end())
      }
      let gate = Gate(token: Gate.newToken(), port: port)
      System.say("http://127.0.0.1:\(port)/\(gate.token)/", to: STDOUT_FILENO)
      var server = Server(listeners, signals: signals, gate: gate, answerer: answerer)
      return server.run()
    } catch {
      return failure("start \(program)", error.reason)
    }
  }

  /// Waits until the program has read all files; returns the exit status if it ended instead, or a signal came.
  private static func waitUntilReady(_ answerer: inout Answerer, _ signals: Int32) -> Int32? {
    while true {
      var polled = [signals, answerer.output].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard poll(&polled, 2, -1) >= 0 else { continue }
      if polled[0].revents != 0 { return answerer.end() }
      guard let answers = answerer.read() else { return answerer.end() }
      if answers.contains(where: { $0.number == 0 }) { return nil }
    }
  }

  private static func failure(_ action: String, _ reason: Int32) -> Int32 {
    System.complain("error: cannot \(action): \(String(cString: strerror(reason)))")
    return 2
  }
}
