internal import ChiralRendering
internal import ChiralRequests
internal import ChiralSVG

/// Reads drawings from bytes, however they were saved.
struct DrawingParser: Sendable {
  /// How much a drawing may hold.
  var limits = SourceLimits()

  /// The drawing that bytes hold, which gzip may have packed.
  func document(_ bytes: [UInt8], file: String) throws(DrawingProblem) -> SVGDocument {
    do {
      return try parsed(bytes, file: file)
    } catch {
      throw DrawingProblem(error.description)
    }
  }

  /// The same, with the place of what is wrong.
  func parsed(_ bytes: [UInt8], file: String) throws(SVGError) -> SVGDocument {
    guard Inflate.isGzip(bytes) else { return try SVGDocument(parsing: bytes, file: file, limits: limits) }
    let plain: [UInt8]
    do {
      plain = try Inflate.gzip(bytes, limit: limits[.bytes])
    } catch {
      throw SVGError(file: file, line: 1, column: 1, message: error.description)
    }
    return try SVGDocument(parsing: plain, file: file, limits: limits)
  }
}

extension DrawingFault {
  /// The fault of a drawing that was read, or could not be.
  init(_ error: SVGError) {
    self.init(line: error.line, column: error.column, message: error.message)
  }
}
