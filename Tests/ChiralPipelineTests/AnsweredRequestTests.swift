import ChiralRequests
import Testing

@testable import ChiralPipeline

/// Rendered pictures that were cut off or altered are noticed.
@Suite struct AnsweredRequestTests {
  private static let bitmap = Bitmap(width: 3, height: 2, pixels: Array(repeating: 255, count: 24))

  private func holds(_ format: RenderOutput.Format, width: Int = 3, height: Int = 2, _ bytes: [UInt8]) -> Bool
  {
    let request = RenderRequest(
      svg: [], outputs: [RenderOutput(height: 2, format: format)], identifier: "a.svg")
    return request.isAnswered(by: [.success(RenderedPicture(width: width, height: height, bytes: bytes))])
  }

  @Test(arguments: [RenderOutput.Format.png, .palette]) func filesHaveChecksums(format: RenderOutput.Format) {
    var png = PNG.encode(Self.bitmap)
    #expect(holds(format, png))
    png[40] ^= 1
    #expect(!holds(format, png) && !holds(format, Array(png.prefix(50))) && !holds(format, []))
  }

  @Test func pixelsAreComplete() {
    #expect(holds(.pixels, Self.bitmap.pixels))
    #expect(
      !holds(.pixels, Array(Self.bitmap.pixels.dropLast()))
        && !holds(.pixels, width: .max, Self.bitmap.pixels))
    #expect(!holds(.pixels, width: 6, height: 1, Self.bitmap.pixels) && !holds(.pixels, width: -3, []))
  }

  @Test func aRefusedPictureIsAnAnswer() {
    let request = RenderRequest(svg: [], outputs: [RenderOutput(height: 2)], identifier: "a.svg")
    #expect(request.isAnswered(by: [.failure(RenderError(.drawing, "too large"))]))
  }
}
