#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Serves the page of one review to browsers on this machine.
///
/// Usage: `chiral-serve PROGRAM ARGUMENT…`. It starts the program, which answers through standard input and
/// output.
@main
enum Serve {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let program = arguments.first else {
      System.complain("usage: chiral-serve PROGRAM ARGUMENT…; chiral review open starts it")
      exit(64)
    }
    guard let signals = Signals.caught() else { fail("cannot serve: \(String(cString: strerror(errno)))") }
    do {
      var answerer = try Answerer(program, Array(arguments.dropFirst()))
      if let status = waitUntilReady(&answerer, signals) { exit(status) }
      exit(serve(answerer, signals))
    } catch {
      fail("cannot start \(program): \(error)")
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

  private static func serve(_ answerer: Answerer, _ signals: Int32) -> Int32 {
    guard let (listeners, port) = Listener.open() else {
      System.complain("error: cannot serve: \(String(cString: strerror(errno)))")
      return max(2, answerer.end())
    }
    let gate = Gate(token: Gate.newToken(), port: port)
    System.say("http://127.0.0.1:\(port)/\(gate.token)/", to: STDOUT_FILENO)
    var server = Server(listeners, signals: signals, gate: gate, answerer: answerer)
    return server.run()
  }

  private static func fail(_ problem: String) -> Never {
    System.complain("error: \(problem)")
    exit(2)
  }
}
