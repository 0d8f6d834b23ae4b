import ChiralGeometry
import ChiralRendering

/// Answers requests, one after another, with memory that it keeps from one to the next.
struct Studio: ~Copyable {
  private var canvas = Canvas()
  private var encoder = PNGEncoder()

  /// The answer to a message, whatever it holds.
  mutating func answer(_ message: [UInt8]) -> HelperResponse {
    do throws(RenderError) {
      switch HelperRequest(decoding: message) {
      case .render(let request): return .pictures(try pictures(request))
      case .measure(let request): return .rectangles(try rectangles(request))
      case nil: throw RenderError(.crash, "the request cannot be read")
      }
    } catch {
      return .refusal(error)
    }
  }

  private mutating func pictures(_ request: RenderRequest) throws(RenderError) -> RenderResults {
    let drawing = try Drawing(svg: request.svg, stylesheet: request.stylesheet)
    var drawn: [PixelGrid: Bitmap] = [:]
    return request.outputs.map { output in
      Result { () throws(RenderError) in
        let grid = try PixelGrid(output, aspect: drawing.aspect)
        if drawn[grid] == nil { drawn[grid] = try drawing.draw(grid, with: &canvas) }
        guard let upright = drawn[grid] else { throw RenderError(.drawing, "nothing was drawn") }
        return picture(output.isFlipped ? upright.flippedHorizontally() : upright, output.format)
      }
    }
  }

  private mutating func picture(_ bitmap: Bitmap, _ format: RenderOutput.Format) -> RenderedPicture {
    let bytes =
      switch format {
      case .png: encoder.encode(bitmap)
      case .pixels: bitmap.pixels
      }
    return RenderedPicture(width: bitmap.width, height: bitmap.height, bytes: bytes)
  }

  private func rectangles(_ request: MeasureRequest) throws(RenderError) -> MeasureResults {
    let drawing = try Drawing(svg: request.svg, stylesheet: request.stylesheet)
    return request.elements.map { element in
      Result { () throws(RenderError) in try drawing.ink(of: element) }
    }
  }
}
