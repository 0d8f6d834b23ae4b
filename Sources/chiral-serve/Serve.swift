import FlyingFox
import FlyingSocks
import Foundation

/// Serves the page of one review to browsers on this machine.
///
/// Usage: `chiral-serve PROGRAM ARGUMENT…`. It starts the program, which answers through standard input and
/// output.
@main
struct Serve {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let program = arguments.first else {
      complain("usage: chiral-serve PROGRAM ARGUMENT…; chiral review open starts it")
      exit(64)
    }
    signal(SIGPIPE, SIG_IGN)
    let answerer: Answerer
    do {
      answerer = try Answerer(program: program, arguments: Array(arguments.dropFirst()))
    } catch {
      complain("error: cannot start \(program): \(error)")
      exit(2)
    }
    for number in [SIGINT, SIGTERM] { onSignal(number) { exit(answerer.end()) } }
    guard await answerer.isReady() else { exit(answerer.end()) }
    do {
      try await serve(Gate(token: Self.token(), answerer: answerer))
    } catch {
      complain("error: cannot serve: \(error)")
    }
    exit(answerer.end())
  }

  /// Calls `body` on a signal to end.
  private static func onSignal(_ number: Int32, _ body: @escaping @Sendable () -> Void) {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    // The handler keeps its own source alive. A variable of `main` does not: `main` never returns, so that the optimizer
    // releases the variable after its last use.
    source.setEventHandler { withExtendedLifetime(source, body) }
    source.resume()
  }

  /// Listens on 127.0.0.1 and, if available, on ::1 at the same port.
  private static func serve(_ gate: Gate) async throws {
    let first = server(try sockaddr_in.inet(ip4: "127.0.0.1", port: 0), gate)
    async let running: Void = first.run()
    try await first.waitUntilListening(timeout: 5)
    guard case .ip4(_, let port)? = await first.listeningAddress else { throw SocketError.disconnected }
    gate.listen(port: port)
    let second = server(try sockaddr_in6.inet6(ip6: "::1", port: port), gate)
    let alsoRunning = Task { try? await second.run() }
    FileHandle.standardOutput.write(Data("http://127.0.0.1:\(port)/\(gate.token)/\n".utf8))
    try await running
    alsoRunning.cancel()
  }

  private static func server(_ address: some SocketAddress, _ gate: Gate) -> HTTPServer {
    // The timeout exceeds the time that a page waits for a change, 25 s (`LiveAnswers`).
    let configuration = HTTPServer.Configuration(
      address: address, timeout: 60, sharedRequestBufferSize: 64 << 10,
      sharedRequestReplaySize: Gate.largestBody,
      logger: .disabled)
    return HTTPServer(config: configuration, handler: gate)
  }

  /// Returns 192 random bits in hexadecimal.
  private static func token() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<48).map { _ in String(Int.random(in: 0..<16, using: &generator), radix: 16) }.joined()
  }

  private static func complain(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
