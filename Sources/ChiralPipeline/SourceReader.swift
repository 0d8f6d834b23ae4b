internal import ChiralRendering
internal import ChiralSVG

/// Reads drawings, however they were saved.
enum SourceReader {
  /// The most bytes of a drawing, inflated or not.
  static let largest = 16 << 20

  /// The drawing of a file, which messages call `name`.
  static func read(_ path: String, as name: String) throws(DrawingProblem) -> SVGDocument {
    let bytes: [UInt8]
    do {
      bytes = try Files.read(path, limit: largest)
    } catch {
      throw DrawingProblem("\(name): error: \(error.reason)")
    }
    return try document(bytes, file: name)
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
    guard Inflate.isGzip(bytes) else { return try SVGDocument(parsing: bytes, file: file) }
    let plain: [UInt8]
    do {
      plain = try Inflate.gzip(bytes, limit: largest)
    } catch {
      throw SVGError(file: file, line: 1, column: 1, message: error.description)
    }
    return try SVGDocument(parsing: plain, file: file)
  }
}

/// Why a drawing gives no picture; costs its icon, never the build.
package struct DrawingProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// `file:line:column: error: …`, or without a place where there is none.
  package var description: String

  init(_ description: String) { self.description = description }
}
