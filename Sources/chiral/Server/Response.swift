/// The answer to a request, after which its connection is closed.
struct Response {
  var status: Int
  var type: String
  var body: [UInt8]

  /// An answer of the program, or a part of the page.
  init(_ status: Int, type: String, _ body: [UInt8]) {
    self.status = status
    self.type = type
    self.body = body
  }

  /// A refusal.
  init(refusing status: Int) {
    self.init(status, type: "text/plain; charset=utf-8", Array("\(status) \(Self.phrase(status))\n".utf8))
  }

  private static let phrases = [
    200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
    408: "Request Timeout", 409: "Conflict", 411: "Length Required", 413: "Payload Too Large",
    415: "Unsupported Media Type", 421: "Misdirected Request", 431: "Request Header Fields Too Large",
    503: "Service Unavailable",
  ]

  private static func phrase(_ status: Int) -> String { phrases[status] ?? "Error" }

  /// The bytes of the response.
  var bytes: [UInt8] {
    let head = """
      HTTP/1.1 \(status) \(Self.phrase(status))
      Content-Type: \(type)
      Content-Length: \(body.count)
      Connection: close
      Cache-Control: no-store
      X-Content-Type-Options: nosniff
      Referrer-Policy: no-referrer
      X-Frame-Options: DENY
      Cross-Origin-Opener-Policy: same-origin
      Cross-Origin-Resource-Policy: same-origin
      """
    let lines = head.split(separator: "\n").map { $0 + "\r\n" }.joined()
    return Array((lines + "\r\n").utf8) + body
  }
}
