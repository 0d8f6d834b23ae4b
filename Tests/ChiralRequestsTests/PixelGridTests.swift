import ChiralRequests
import ChiralSVG
import Testing

@Suite struct PixelGridTests {
  @Test(arguments: [
    (24, 1.0, 24), (48, 2.0, 96), (24, 0.5, 12), (72, 22.0 / 22.0, 72), (24, 16.0 / 15.0, 26),
    (24, 1.0 / 3.0, 8), (24, 1.01, 25), (24, 0.001, 1),
  ]) func theWidthIsRoundedUp(height: Int, aspect: Double, width: Int) throws {
    #expect(try PixelGrid(RenderOutput(height: height), aspect: aspect).width == width)
  }

  @Test func theDrawingIsCentred() throws {
    let grid = try PixelGrid(RenderOutput(height: 24), aspect: 1.02)
    #expect(grid.width == 25)
    #expect(abs(grid.viewport.minX - 0.26) < 1e-9)
    #expect(abs(grid.viewport.maxX - 24.74) < 1e-9)
    #expect(grid.viewport.minY == 0 && grid.viewport.height == 24)
  }

  @Test func aWidthThatIsGivenHoldsTheDrawingWhole() throws {
    let narrow = try PixelGrid(RenderOutput(width: 24, height: 24), aspect: 2)
    #expect(narrow.viewport == Rect(minX: 0, minY: 6, width: 24, height: 12))
    let wide = try PixelGrid(RenderOutput(width: 48, height: 24), aspect: 1)
    #expect(wide.viewport == Rect(minX: 12, minY: 0, width: 24, height: 24))
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [Double]) func aDrawingWithoutAreaIsRefused(aspect: Double) {
    #expect(throws: RenderError.self) { try PixelGrid(RenderOutput(height: 24), aspect: aspect) }
  }

  @Test(arguments: [
    RenderOutput(height: 0), RenderOutput(width: -3, height: 24), RenderOutput(height: 20_000),
    RenderOutput(width: 16_000, height: 16_000),
  ]) func moreThanAnIconMayHaveIsRefused(output: RenderOutput) {
    #expect(throws: RenderError.self) { try PixelGrid(output, aspect: 1) }
  }

  @Test func anEndlessAspectIsRefusedWithoutOverflow() {
    #expect(throws: RenderError.self) { try PixelGrid(RenderOutput(height: 24), aspect: 1e300) }
  }
}
