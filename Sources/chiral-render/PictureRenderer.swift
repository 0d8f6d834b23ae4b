import ChiralDrawing
import ChiralRequests
import ChiralSVG
import Synchronization

/// librsvg and Pango for the drawings that this process reads.
final class PictureRenderer: DrawingRenderer {
  /// The objects that are kept from one drawing to the next.
  fileprivate struct Tools: ~Copyable {
    var encoder = PNGEncoder()
    /// The fonts, loaded with the first request for letters.
    var fonts: FontLibrary?
  }

  private let tools = Mutex(Tools())

  func render(_ request: RenderRequest) throws(RenderError) -> RenderResults {
    try tools.withLock { tools throws(RenderError) in try tools.pictures(request) }
  }

  func measure(_ request: MeasureRequest) throws(RenderError) -> MeasureResults {
    let drawing = try Drawing(svg: request.svg, stylesheet: request.stylesheet)
    return request.elements.map { element in
      Result { () throws(RenderError) in try drawing.ink(of: element) }
    }
  }

  func letters(_ request: LetterRequest) throws(RenderError) -> LetterResults {
    try tools.withLock { tools throws(RenderError) in try tools.outlines(request) }
  }
}

extension PictureRenderer.Tools {
  fileprivate mutating func pictures(_ request: RenderRequest) throws(RenderError) -> RenderResults {
    // librsvg knows no variables of CSS, and no colours from outside.
    let svg = ContextPaint.resolved(CSSVariables.resolved(request.svg))
    let drawing = try Drawing(svg: svg, stylesheet: request.stylesheet)
    if encoder.level != request.compression.level { encoder = PNGEncoder(level: request.compression.level) }
    var drawn: [PixelGrid: Picture] = [:]
    return request.outputs.map { output in
      Result { () throws(RenderError) in
        let grid = try PixelGrid(output, aspect: drawing.aspect)
        if drawn[grid] == nil { drawn[grid] = Picture(bitmap: try drawing.draw(grid)) }
        guard var picture = drawn[grid] else { throw RenderError(.drawing, "nothing was drawn") }
        defer { drawn[grid] = picture }
        return result(output, of: &picture)
      }
    }
  }

  /// A drawing at one size, with the intermediate results that several outputs share.
  private struct Picture {
    let bitmap: Bitmap
    /// The rows of the picture, not flipped.
    var rows: PNGRows?
  }

  private func result(_ output: RenderOutput, of picture: inout Picture) -> RenderedPicture {
    let bytes: [UInt8]
    switch output.format {
    case .png:
      let rows = picture.rows ?? PNGRows(picture.bitmap)
      picture.rows = rows
      bytes = encoder.encode(output.isFlipped ? rows.flippedHorizontally() : rows)
    case .palette:
      let rows = PNGRows(ofFewColours: picture.bitmap)
      bytes = encoder.encode(output.isFlipped ? rows.flippedHorizontally() : rows)
    case .pixels:
      bytes = (output.isFlipped ? picture.bitmap.flippedHorizontally() : picture.bitmap).pixels
    }
    return RenderedPicture(width: picture.bitmap.width, height: picture.bitmap.height, bytes: bytes)
  }

  fileprivate mutating func outlines(_ request: LetterRequest) throws(RenderError) -> LetterResults {
    let library: FontLibrary
    if let fonts { library = fonts } else { library = try FontLibrary() }
    fonts = library
    return request.runs.map { run in
      Result { () throws(RenderError) in try LetterLine(run, library).outline() }
    }
  }
}
