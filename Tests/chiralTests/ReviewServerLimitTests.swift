import ChiralTestSupport
import Foundation
import Testing

/// Clients without the token cannot stop `chiral review open`, nor keep it from ending.
@Suite(.serialized) struct ReviewServerLimitTests {
  private func set() throws -> IconSet {
    let set = try IconSet()
    try set.writeManifest(["arrow.left": #""fixed""#])
    return set
  }

  /// Returns the time for a page, after a check that it is answered.
  private func answerTime(_ server: ReviewServer) -> Duration {
    ContinuousClock().measure { #expect(server.get("").status == 200) }
  }

  @Test func longLinesAndManyConnectionsDelayNobody() throws {
    let set = try set()
    let server = try ReviewServer(in: set.folder)
    let idle = server.connections(300)
    defer { idle.forEach { close($0) } }
    #expect(answerTime(server) < .seconds(5))
    let long = server.connections(40)
    defer { long.forEach { close($0) } }
    let line = [UInt8](("GET /" + String(repeating: "a", count: 2_000_000)).utf8)
    for number in long { server.begin(line, on: number) }
    #expect(answerTime(server) < .seconds(5))
    #if os(Linux)
      #expect(try server.processorTime() < .seconds(1))
    #endif
    let time = ContinuousClock().measure { #expect(server.end() == 0) }
    // The limit is a second; the machine that tests may be busy.
    #expect(time < .seconds(4))
  }

  @Test func aServerWithoutFilesRefusesAndGoesOn() throws {
    let set = try set()
    let server = try ReviewServer(in: set.folder, files: 64)
    let idle = server.connections(300)
    #expect(answerTime(server) < .seconds(5))
    idle.forEach { close($0) }
    #expect(answerTime(server) < .seconds(5))
    #expect(server.end() == 0)
  }

  @Test func requestsThatProgramsUnderstandDifferentlyAreRefused() throws {
    let set = try set()
    let server = try ReviewServer(in: set.folder)
    let (host, path) = (server.host, server.path)
    func status(_ text: String) -> Int { server.say(text).status }
    let own = "Host: \(host)\r\n"
    #expect(status("GET \(path) HTTP/1.1\r\n\(own)\r\n") == 200)
    #expect(status("GET \(path) HTTP/1.1\r\n\(own)\(own)\r\n") == 400)
    #expect(status("GET \(path) HTTP/1.1\r\nHost: evil.example\r\n\(own)\r\n") == 400)
    #expect(status("GET \(path) HTTP/1.1\r\n\(own) folded: a\r\n\r\n") == 400)
    #expect(status("GET \(path) HTTP/1.1\r\n\(own)X : a\r\n\r\n") == 400)
    #expect(status("GET \(path) HTTP/1.1\n\(own)\r\n\r\n") == 400)
    #expect(status("GET  \(path) HTTP/1.1\r\n\(own)\r\n") == 400)
    #expect(status("GET \(path) HTTP/2\r\n\(own)\r\n") == 400)
    #expect(status("GET http://\(host)\(path) HTTP/1.1\r\n\(own)\r\n") == 400)
    #expect(status("GET \(path) HTTP/1.1\r\n\(own)A: \0\r\n\r\n") == 400)
    let many = (0..<200).map { "A\($0): b\r\n" }.joined()
    #expect(status("GET \(path) HTTP/1.1\r\n\(own)\(many)\r\n") == 400)
    let long = "A: " + String(repeating: "b", count: 20_000) + "\r\n"
    #expect(status("GET \(path) HTTP/1.1\r\n\(own)\(long)\r\n") == 431)
    let json = own + "Origin: http://\(host)\r\nContent-Type: application/json\r\n"
    for length in ["-1", "+1", " ", "0x1", "99999999999999999999999"] {
      let refused = status("POST \(path)undo HTTP/1.1\r\n\(json)Content-Length: \(length)\r\n\r\n")
      #expect(refused == (length.count > 5 ? 413 : 411), "\(length)")
    }
    #expect(
      status("POST \(path)undo HTTP/1.1\r\n\(json)Content-Length: 1\r\nContent-Length: 2\r\n\r\n") == 400)
    #expect(server.get("").status == 200)
    server.end()
  }
}
