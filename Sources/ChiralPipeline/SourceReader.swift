internal import ChiralRequests
package import ChiralSVG

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads the bytes of drawings; what they hold is looked at by workers alone.
package enum SourceReader {
  /// What the environment asks for, in its words.
  static var limitsText: String { getenv(SourceLimits.variable).map { String(cString: $0) } ?? "" }

  /// What the environment asks for.
  private static let asked: Result<SourceLimits, LimitError> = Result { () throws(LimitError) in
    try SourceLimits(limitsText)
  }

  /// Throws where `CHIRAL_LIMITS` cannot be read; else drawings are read with the limits that it asks for.
  package static func checkLimits() throws(LimitError) { _ = try asked.get() }

  /// The most bytes of a drawing, inflated or not.
  static let largest = ((try? asked.get()) ?? SourceLimits())[.bytes]

  /// The bytes of a file, which messages call `name`.
  static func bytes(_ path: String, as name: String) throws(DrawingProblem) -> [UInt8] {
    do {
      return try Files.readFile(path, limit: largest)
    } catch {
      throw DrawingProblem("\(name): error: \(error.reason)", mayPass: true)
    }
  }
}
