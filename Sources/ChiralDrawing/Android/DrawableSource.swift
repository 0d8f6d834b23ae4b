import ChiralSVG

/// A VectorDrawable of Android as it stands in its file, and the drawing that it shows.
struct DrawableSource: Sendable {
  /// The elements of the file.
  let xml: SVGDocument
  /// The drawing as SVG; messages about it name places in the file.
  let drawing: SVGDocument

  /// Reads a file; nil if it holds no VectorDrawable.
  init?(parsing bytes: [UInt8], file: String, limits: SourceLimits) throws(SVGError) {
    guard Self.mayHold(bytes) else { return nil }
    let xml = try SVGDocument(xml: bytes, file: file, limits: limits)
    guard xml.root.qualifiedName == "vector" else { return nil }
    let svg: SVGElement
    do throws(DrawableReader.Problem) {
      var reader = try DrawableReader(xml.root)
      svg = try reader.svg(xml.root)
    } catch {
      throw xml.error(
        at: error.element.offset, element: "<\(error.element.qualifiedName)>", error.message)
    }
    drawing = try xml.showing(svg)
    self.xml = xml
  }

  /// Returns true if the bytes contain the start of a `<vector>`, which those of other drawings hardly do.
  private static func mayHold(_ bytes: [UInt8]) -> Bool {
    let tag = Array("<vector".utf8)
    var rest = bytes[...]
    while let start = rest.firstIndex(of: tag[0]) {
      if rest[start...].starts(with: tag) { return true }
      rest = rest[(start + 1)...]
    }
    return false
  }
}
