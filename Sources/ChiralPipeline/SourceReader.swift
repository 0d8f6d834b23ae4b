internal import ChiralRendering
package import ChiralSVG

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads drawings, however they were saved.
package enum SourceReader {
  /// What the environment asks for, in its words.
  static var limitsText: String { getenv(SourceLimits.variable).map { String(cString: $0) } ?? "" }

  /// What the environment asks for.
  private static let asked: Result<SourceLimits, LimitError> = Result { () throws(LimitError) in
    try SourceLimits(limitsText)
  }

  /// Throws where `CHIRAL_LIMITS` cannot be read; else drawings are read with the limits that it asks for.
  package static func checkLimits() throws(LimitError) { _ = try asked.get() }

  private static let limits = (try? asked.get()) ?? SourceLimits()

  /// The most bytes of a drawing, inflated or not.
  static var largest: Int { limits[.bytes] }

  /// The drawing of a file, which messages call `name`.
  static func read(_ path: String, as name: String) throws(DrawingProblem) -> SVGDocument {
    try document(bytes(path, as: name), file: name)
  }

  /// The bytes of a file, which messages call `name`.
  static func bytes(_ path: String, as name: String) throws(DrawingProblem) -> [UInt8] {
    do {
      return try Files.readFile(path, limit: largest)
    } catch {
      throw DrawingProblem("\(name): error: \(error.reason)", mayPass: true)
    }
  }

  /// The drawing that bytes hold, which gzip may have packed.
  static func document(_ bytes: [UInt8], file: String) throws(DrawingProblem) -> SVGDocument {
    do {
      return try parsed(bytes, file: file)
    } catch {
      throw DrawingProblem(error.description)
    }
  }

  /// The same, with the place of what is wrong.
  static func parsed(_ bytes: [UInt8], file: String) throws(SVGError) -> SVGDocument {
    guard Inflate.isGzip(bytes) else { return try SVGDocument(parsing: bytes, file: file, limits: limits) }
    let plain: [UInt8]
    do {
      plain = try Inflate.gzip(bytes, limit: largest)
    } catch {
      throw SVGError(file: file, line: 1, column: 1, message: error.description)
    }
    return try SVGDocument(parsing: plain, file: file, limits: limits)
  }
}

/// Why a drawing gives no picture; costs its icon, never the build.
package struct DrawingProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// `file:line:column: error: …`, or without a place where there is none.
  package var description: String

  /// Whether another attempt may come to something else: what is missing may appear, what took long may not.
  var mayPass = false

  init(_ description: String, mayPass: Bool = false) {
    self.description = description
    self.mayPass = mayPass
  }
}
