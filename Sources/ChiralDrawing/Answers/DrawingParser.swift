internal import ChiralRequests
internal import ChiralSVG

/// Parses drawings from the bytes of their files, compressed or not.
struct DrawingParser: Sendable {
  /// The limits for the content of a drawing.
  var limits = SourceLimits()

  /// Returns the drawing in the bytes of a file, which gzip may have compressed.
  func document(_ bytes: [UInt8], file: String) throws(DrawingProblem) -> SVGDocument {
    do {
      return try parsed(bytes, file: file)
    } catch {
      throw DrawingProblem(error.description)
    }
  }

  /// Returns the drawing as `document` does; the error has the line and the column as values.
  func parsed(_ bytes: [UInt8], file: String) throws(SVGError) -> SVGDocument {
    guard Inflate.isGzip(bytes) else {
      if let drawable = try drawable(bytes, file: file) { return drawable.drawing }
      return try SVGDocument(parsing: bytes, file: file, limits: limits)
    }
    let plain: [UInt8]
    do {
      plain = try Inflate.gzip(bytes, limit: limits[.bytes])
    } catch {
      throw SVGError(file: file, line: 1, column: 1, message: error.description)
    }
    return try SVGDocument(parsing: plain, file: file, limits: limits)
  }

  /// Returns the VectorDrawable of Android in the bytes of a file; nil if they are another drawing.
  func drawable(_ bytes: [UInt8], file: String) throws(SVGError) -> DrawableSource? {
    try DrawableSource(parsing: bytes, file: file, limits: limits)
  }
}

extension DrawingFault {
  /// Creates the fault of a file that could not be read as a drawing.
  init(_ error: SVGError) {
    self.init(line: error.line, column: error.column, message: error.message)
  }
}
