/// Accepts only requests from pages of this server.
///
/// The checks, in this order: the `Host` (against names that are made to resolve to this machine), the token
/// in the path (against other users and pages), and for every request that writes, the `Origin`, the type and
/// the length. No body is read before all of them are passed.
struct Gate {
  /// The secret part of the URL.
  let token: String
  /// The port that the server listens on.
  let port: UInt16

  /// The longest body that is accepted, in bytes: ten times that of 2,000 icons in eight locales.
  static let largestBody = 8 << 20

  /// The paths that can be read; those in `writable` accept changes.
  private static let readable: Set<String> = ["", "events"]
  private static let writable: Set<String> = ["decisions", "preview", "undo"]

  /// The decision on a request.
  enum Decision: Equatable {
    /// The request is refused with this status.
    case refused(Int)
    /// The program answers this question, after a body of this length.
    case accepted(kind: String, question: String, length: Int)
  }

  /// Decides on a request by all that precedes its body.
  func decision(on head: RequestHead) -> Decision {
    guard let host = head.headers["host"], hosts.contains(host) else { return .refused(421) }
    guard let name = name(in: head.path) else { return .refused(404) }
    switch head.method {
    case "GET" where Self.readable.contains(name):
      guard Self.isOwn(head) else { return .refused(403) }
      return .accepted(
        kind: name.isEmpty ? "page" : name,
        question: "\(head.number("after") ?? 0) \(head.word("tab")) \(head.word("wait"))", length: 0)
    case "POST" where Self.writable.contains(name):
      guard head.headers["origin"] == "http://\(host)", Self.isOwn(head) else { return .refused(403) }
      guard head.headers["content-type"] == "application/json" else { return .refused(415) }
      guard let length = head.length else { return .refused(411) }
      guard length <= Self.largestBody else { return .refused(413) }
      return .accepted(kind: name, question: "", length: length)
    default:
      return .refused(Self.readable.union(Self.writable).contains(name) ? 405 : 404)
    }
  }

  private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)", "[::1]:\(port)"] }

  /// Returns the path after the token; nil if the token is wrong. The comparison takes the same time wherever
  /// they differ.
  private func name(in path: String) -> String? {
    let own = Array("/\(token)/".utf8), given = Array(path.utf8)
    guard given.count >= own.count else { return nil }
    let difference = zip(own, given).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) }
    return difference == 0 ? String(decoding: given.dropFirst(own.count), as: UTF8.self) : nil
  }

  /// True unless the browser says that the request comes from another site.
  private static func isOwn(_ head: RequestHead) -> Bool {
    let site = head.headers["sec-fetch-site"]
    return site == nil || site == "same-origin" || site == "none"
  }

  /// Returns 192 random bits in hexadecimal.
  static func newToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<48).map { _ in String(Int.random(in: 0..<16, using: &generator), radix: 16) }.joined()
  }
}
