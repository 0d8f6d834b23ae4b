internal import ChiralRequests
internal import ChiralSVG
import Synchronization

/// The drawings that came with a request. The ones that were looked up determine how long an answer stays
/// valid.
final class Siblings: Sendable {
  private let drawings: [String: DrawingRequest.Sibling]
  private let parser: DrawingParser
  private let seen = Mutex<[String]>([])

  init(_ drawings: [DrawingRequest.Sibling], _ parser: DrawingParser) {
    self.drawings = Dictionary(drawings.map { ($0.name, $0) }) { first, _ in first }
    self.parser = parser
  }

  /// The names that were looked up, in their order.
  var lookedAt: [String] { seen.withLock { $0 } }

  /// Returns the drawing with a name; nil if there is none or it cannot be read.
  func drawing(named name: String) -> SVGDocument? {
    guard let sibling = drawings[name] else { return nil }
    seen.withLock { if !$0.contains(name) { $0.append(name) } }
    return sibling.bytes.flatMap { try? parser.document($0, file: sibling.file) }
  }
}
