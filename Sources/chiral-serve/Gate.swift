import FlyingFox
import Foundation
import Synchronization

/// Accepts only requests from pages of this server.
///
/// The checks, in this order: the `Host` (against names that are made to resolve to this machine), the token
/// in the path (against other users and pages), and for every request that writes, the `Origin`, the type and
/// the length.
final class Gate: HTTPHandler {
  /// The secret part of the URL.
  let token: String
  private let answerer: Answerer
  private let port = Mutex<UInt16>(0)

  /// The longest body that is accepted, in bytes: ten times that of 2,000 icons in eight locales.
  static let largestBody = 8 << 20

  init(token: String, answerer: Answerer) {
    self.token = token
    self.answerer = answerer
  }

  /// Sets the port that the server listens on.
  func listen(port: UInt16) { self.port.withLock { $0 = port } }

  /// The paths that can be read; those in `writable` accept changes.
  private static let readable: Set<String> = ["", "events"]
  private static let writable: Set<String> = ["decisions", "preview", "keep", "accept", "undo"]

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard let host = request.headers[.host], hosts.contains(host) else {
      return Self.refusal(.misdirectedRequest)
    }
    guard let name = name(in: request.target.path()) else { return Self.refusal(.notFound) }
    switch request.method {
    case .GET where Self.readable.contains(name):
      guard Self.isOwn(request) else { return Self.refusal(.forbidden) }
      let after = request.query.first { $0.name == "after" }.flatMap { Int($0.value) } ?? 0
      return await answer(name.isEmpty ? "page" : name, Data(String(after).utf8))
    case .POST where Self.writable.contains(name):
      guard request.headers[HTTPHeader("Origin")] == "http://\(host)", Self.isOwn(request) else {
        return Self.refusal(.forbidden)
      }
      guard request.headers[.contentType] == "application/json" else {
        return Self.refusal(.unsupportedMediaType)
      }
      guard let length = request.bodySequence.count else { return Self.refusal(.lengthRequired) }
      guard length <= Self.largestBody else { return Self.refusal(.payloadTooLarge) }
      return await answer(name, try await request.bodyData)
    default:
      return Self.refusal(Self.readable.union(Self.writable).contains(name) ? .methodNotAllowed : .notFound)
    }
  }

  private var hosts: [String] {
    let port = port.withLock { $0 }
    return ["127.0.0.1:\(port)", "localhost:\(port)", "[::1]:\(port)"]
  }

  /// Returns the path after the token; nil if the token is wrong. The comparison takes the same time wherever
  /// they differ.
  private func name(in path: String) -> String? {
    let own = Array("/\(token)/".utf8), given = Array(path.utf8)
    guard given.count >= own.count else { return nil }
    let difference = zip(own, given).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) }
    return difference == 0 ? String(decoding: given.dropFirst(own.count), as: UTF8.self) : nil
  }

  /// True unless the browser says that the request comes from another site.
  private static func isOwn(_ request: HTTPRequest) -> Bool {
    let site = request.headers[HTTPHeader("Sec-Fetch-Site")]
    return site == nil || site == "same-origin" || site == "none"
  }

  private func answer(_ kind: String, _ body: Data) async -> HTTPResponse {
    guard let answer = await answerer.ask(kind, body) else { return Self.refusal(.serviceUnavailable) }
    let status: HTTPStatusCode =
      switch answer.status {
      case 200: .ok
      case 409: .conflict
      default: .badRequest
      }
    return Self.response(
      status, type: kind == "page" ? "text/html; charset=utf-8" : "application/json", answer.body)
  }

  private static func refusal(_ status: HTTPStatusCode) -> HTTPResponse {
    var response = response(
      status, type: "text/plain; charset=utf-8", Data("\(status.code) \(status.phrase)\n".utf8))
    // The rest of a refused body must not be read as a request.
    response.headers[.connection] = "close"
    return response
  }

  private static func response(_ status: HTTPStatusCode, type: String, _ body: Data) -> HTTPResponse {
    HTTPResponse(
      statusCode: status,
      headers: [
        .contentType: type, HTTPHeader("Cache-Control"): "no-store",
        HTTPHeader("X-Content-Type-Options"): "nosniff", HTTPHeader("Referrer-Policy"): "no-referrer",
        HTTPHeader("X-Frame-Options"): "DENY", HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin",
        HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
      ], body: body)
  }
}

extension HTTPStatusCode {
  static let misdirectedRequest = HTTPStatusCode(421, phrase: "Misdirected Request")
  static let lengthRequired = HTTPStatusCode(411, phrase: "Length Required")
  static let payloadTooLarge = HTTPStatusCode(413, phrase: "Payload Too Large")
  static let unsupportedMediaType = HTTPStatusCode(415, phrase: "Unsupported Media Type")
}
