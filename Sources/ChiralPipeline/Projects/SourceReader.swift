internal import ChiralRequests
package import ChiralSVG

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads the bytes of drawings; only workers parse them.
package enum SourceReader {
  /// The text of `CHIRAL_LIMITS`.
  static var limitsText: String { getenv(SourceLimits.variable).map { String(cString: $0) } ?? "" }

  /// The limits in `CHIRAL_LIMITS`, or the error in it.
  private static let asked: Result<SourceLimits, LimitError> = Result { () throws(LimitError) in
    try SourceLimits(limitsText)
  }

  /// Throws an error if `CHIRAL_LIMITS` is invalid; otherwise its limits apply to drawings.
  package static func checkLimits() throws(LimitError) { _ = try asked.get() }

  /// The largest drawing, compressed or not, in bytes.
  static let largest = ((try? asked.get()) ?? SourceLimits())[.bytes]

  /// Reads a file that messages call `name`.
  static func bytes(_ path: String, as name: String) throws(DrawingProblem) -> [UInt8] {
    do {
      return try Files.readFile(path, limit: largest)
    } catch {
      throw DrawingProblem("\(name): error: \(error.reason)", mayPass: true)
    }
  }
}
