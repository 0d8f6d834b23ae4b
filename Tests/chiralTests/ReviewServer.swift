import ChiralTestSupport
import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// `chiral review open` as a process, with a client that sends any bytes.
final class ReviewServer {
  /// The response.
  struct Reply {
    var status: Int
    var headers: String
    var body: String
  }

  #if canImport(Darwin)
    private static let (stream, flags, noWait) = (SOCK_STREAM, Int32(0), MSG_DONTWAIT)
  #else
    private static let (stream, flags, noWait) = (
      Int32(SOCK_STREAM.rawValue), Int32(MSG_NOSIGNAL), Int32(MSG_DONTWAIT)
    )
  #endif

  private let process = Process()
  private let scratch: ScratchFolder
  /// The address that the server printed.
  let address: String
  /// The host, such as `127.0.0.1:4711`.
  let host: String
  /// The path of the page, with the token.
  let path: String
  let port: UInt16

  /// Starts the server in the folder of a set, and waits for the address. `files` is the largest number of open files, `arguments`
  /// follow the command's name, and `cache` is the folder of caches if it outlives the server.
  init(in folder: URL, files: Int? = nil, arguments: [String] = [], cache: URL? = nil) throws {
    scratch = try ScratchFolder()
    let output = scratch.url.appending(path: "out")
    try Data().write(to: output)
    let limit = files.map { "ulimit -n \($0); " } ?? ""
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", limit + "exec \"$0\" review open \"$@\"", BuiltProducts.command] + arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging([
      "XDG_CACHE_HOME": (cache ?? scratch.url).path
    ]) { $1 }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    var text = ""
    for _ in 0..<1200 where !text.hasSuffix("\n") {
      text = try String(contentsOf: output, encoding: .utf8)
      if !text.hasSuffix("\n") { usleep(50_000) }
    }
    address = text.trimmingCharacters(in: .newlines)
    let url = URL(string: address)
    host = "127.0.0.1:\(url?.port ?? 0)"
    path = url.map { $0.path.hasSuffix("/") ? $0.path : $0.path + "/" } ?? ""
    port = UInt16(url?.port ?? 0)
  }

  deinit {
    hang(false)
    end()
  }

  /// Ends the server as Ctrl-C does, and returns its status.
  @discardableResult
  func end() -> Int32 {
    if process.isRunning { process.interrupt() }
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Stops the server, which then accepts connections and answers nothing, or lets it go on.
  func hang(_ hangs: Bool) { kill(process.processIdentifier, hangs ? SIGSTOP : SIGCONT) }

  /// Opens a connection; returns nil if it is refused.
  private func connection() -> Int32? {
    let descriptor = socket(AF_INET, Self.stream, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let isOpen = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    if !isOpen { close(descriptor) }
    return isOpen ? descriptor : nil
  }

  /// Opens some connections on which nothing is sent.
  func connections(_ count: Int) -> [Int32] { (0..<count).compactMap { _ in connection() } }

  /// Sends as many bytes as the connection takes at once.
  func begin(_ bytes: [UInt8], on descriptor: Int32) {
    _ = bytes.withUnsafeBytes {
      send(descriptor, $0.baseAddress, $0.count, Self.flags | Self.noWait)
    }
  }

  #if os(Linux)
    /// The processor time of the server so far.
    func processorTime() throws -> Duration {
      let text = try String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)
      // Fields 14 and 15 are the ticks in the program and in the kernel; a name in brackets is the second.
      let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
      return .milliseconds((Int(fields[12]) ?? 0) * 10)
    }
  #endif

  /// Sends some bytes, and reads the whole response.
  func say(_ text: String) -> Reply {
    guard let descriptor = connection() else { return Reply(status: 0, headers: "", body: "") }
    defer { close(descriptor) }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        send(descriptor, $0.baseAddress, $0.count, Self.flags)
      }
      if count <= 0 { break }
      rest = rest.dropFirst(count)
    }
    return Self.reply(read(descriptor))
  }

  /// Reads until the end, or until the announced number of bytes is there.
  private func read(_ descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 60_000) > 0 else { return bytes }
      let count = recv(descriptor, &chunk, chunk.count, 0)
      guard count > 0 else { return bytes }
      bytes += chunk.prefix(count)
      let text = String(decoding: bytes, as: UTF8.self)
      if let end = text.range(of: "\r\n\r\n"), let length = text.firstMatch(of: /(?i)content-length: (\d+)/),
        text[end.upperBound...].utf8.count >= Int(length.1) ?? .max
      {
        return bytes
      }
    }
  }

  private static func reply(_ bytes: [UInt8]) -> Reply {
    let text = String(decoding: bytes, as: UTF8.self)
    let parts = text.components(separatedBy: "\r\n\r\n")
    let status = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return Reply(status: status, headers: parts[0], body: parts.dropFirst().joined(separator: "\r\n\r\n"))
  }

  /// Sends a GET request for a path below the token, as the page does.
  func get(_ name: String) -> Reply {
    say("GET \(path)\(name) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n")
  }

  /// Sends a POST request, as the page does.
  func post(_ name: String, _ body: String) -> Reply {
    say(
      "POST \(path)\(name) HTTP/1.1\r\nHost: \(host)\r\nOrigin: http://\(host)\r\nContent-Type: application/json\r\n"
        + "Content-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)")
  }

  /// Returns the digest of an icon's entry, as the page has it.
  func entry(_ icon: String) throws -> String {
    let page = get("").body
    guard let place = page.range(of: "\"n\":\"\(icon)\"") ?? page.range(of: "\"n\": \"\(icon)\""),
      let digest = page[place.upperBound...].firstMatch(of: /"m": ?"([0-9a-f]+)"/)
    else { throw CocoaError(.formatting) }
    return String(digest.1)
  }

  /// Returns decisions with one answer about an icon, as the page sends them.
  static func answer(
    _ icon: String, _ entry: String, _ path: String, _ value: String, _ others: String = ""
  ) -> String {
    """
    {"format": "chiral-decisions", "version": 2, "decisions": [], "answers": [{"icon": "\(icon)", \
    "entry": "\(entry)", "changes": [{"path": \(path), "value": \(value)}]}]\(others)}
    """
  }
}
