internal import ChiralRendering
internal import ChiralSVG

/// Reads drawings, however they were saved.
enum SourceReader {
  /// The most bytes of a drawing, inflated or not.
  static let largest = 16 << 20

  /// The drawing of a file, which messages call `name`.
  static func read(_ path: String, as name: String) throws(DrawingProblem) -> SVGDocument {
    try document(bytes(path, as: name), file: name)
  }

  /// The bytes of a file, which messages call `name`.
  static func bytes(_ path: String, as name: String) throws(DrawingProblem) -> [UInt8] {
    do {
      return try Files.read(path, limit: largest)
    } catch {
      throw DrawingProblem("\(name): error: \(error.reason)", mayPass: true)
    }
  }

  /// The drawing that bytes hold, which gzip may have packed.
  static func document(_ bytes: [UInt8], file: String) throws(DrawingProblem) -> SVGDocument {
    do {
      let plain = Inflate.isGzip(bytes) ? try Inflate.gzip(bytes, limit: largest) : bytes
      return try SVGDocument(parsing: plain, file: file)
    } catch let error as DeflateError {
      throw DrawingProblem("\(file): error: \(error)")
    } catch let error as SVGError {
      throw DrawingProblem(error.description)
    } catch {
      throw DrawingProblem("\(file): error: \(error)")
    }
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
