import ChiralRequests
import ChiralSVG
import ChiralTestSupport
import Foundation
import Testing

@Suite struct RenderHelperTests {
  private let helper = RenderHelper(.init(executable: BuiltProducts.renderer))

  private func pixels(
    _ svg: String, _ outputs: RenderOutput..., stylesheet: String? = nil
  ) throws -> [Bitmap] {
    let outputs = outputs.map { output in
      RenderOutput(
        width: output.width, height: output.height, isFlipped: output.isFlipped, format: .pixels)
    }
    let request = RenderRequest(svg: Array(svg.utf8), stylesheet: stylesheet, outputs: outputs)
    return try helper.render(request).map { try $0.get().bitmap }
  }

  @Test func aSquareFillsItsHalf() throws {
    let picture = try pixels(Drawings.leftHalf, RenderOutput(height: 4))[0]
    #expect(picture.width == 4)
    for y in 0..<4 {
      #expect((0..<4).map { picture[$0, y] } == [red, red, clear, clear])
    }
  }

  /// A pipe that other code opens for inheritance ends when the caller closes it, although the worker still runs. Workers that
  /// other tests start at the same time close it a little later.
  @Test func theWorkerKeepsNoPipeOfTheCallerOpen() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    _ = try pixels(Drawings.leftHalf, RenderOutput(height: 4))
    close(ends[1])
    var waiting = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
    #expect(poll(&waiting, 1, 60_000) == 1)
    #expect(Int32(waiting.revents) & Int32(POLLHUP) != 0)
  }

  @Test func flippedPixelsAreTheFlipOfTheUprightOnes() throws {
    let pictures = try pixels(
      Drawings.odd, RenderOutput(height: 31), RenderOutput(height: 31, isFlipped: true))
    #expect(pictures[0].flippedHorizontally() == pictures[1])
    #expect(pictures[0] != pictures[1])
  }

  @Test func thePNGShowsThePixels() throws {
    let request = RenderRequest(
      svg: Array(Drawings.odd.utf8),
      outputs: [RenderOutput(height: 20, format: .pixels), RenderOutput(height: 20)])
    let results = try helper.render(request)
    #expect(try PNG.decode(results[1].get().bytes) == results[0].get().bitmap)
  }

  @Test(arguments: [
    (#"viewBox="0 0 48 24""#, 48), (#"width="10mm" height="20mm""#, 12), (#"width="3" height="2""#, 36),
    (#"width="3" height="2" viewBox="0 0 1 1""#, 24), (#"viewBox="-5 7 1.02 1""#, 25),
  ]) func theWidthFollowsTheDrawing(attributes: String, width: Int) throws {
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" \#(attributes)><path d="M0 0h1v1z"/></svg>"#
    #expect(try pixels(svg, RenderOutput(height: 24))[0].width == width)
  }

  @Test func aDrawingFillsItsPictureWhateverItsAlignment() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1.02 1" preserveAspectRatio="xMinYMin">
      <path d="M0 0h1.02v1H0z"/></svg>
      """
    let picture = try pixels(svg, RenderOutput(height: 24))[0]
    #expect(picture == picture.flippedHorizontally())
    #expect(picture[0, 12][3] < 255 && picture[1, 12][3] == 255)
  }

  @Test func theStylesheetTintsCurrentColor() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">
      <path fill="currentColor" d="M0 0h1v1H0z"/></svg>
      """
    #expect(try pixels(svg, RenderOutput(height: 1))[0][0, 0] == [0, 0, 0, 255])
    #expect(try pixels(svg, RenderOutput(height: 1), stylesheet: ":root { color: red }")[0][0, 0] == red)
  }

  @Test func inkIsMeasuredInUserUnits() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -20 40 40">
      <g transform="translate(1 2)"><rect id="a" x="3" y="4" width="5" height="6"/></g><g id="empty"/></svg>
      """
    let results = try helper.measure(
      MeasureRequest(svg: Array(svg.utf8), elements: ["a", "empty", "missing"]))
    #expect(results[0] == .success(Rect(minX: 4, minY: 6, width: 5, height: 6)))
    #expect(results[1] == .success(nil))
    #expect(throws: RenderError.self) { try results[2].get() }
  }

  @Test func oneOutputThatIsTooLargeCostsNoOther() throws {
    let request = RenderRequest(
      svg: Array(Drawings.odd.utf8), outputs: [RenderOutput(height: 1_000_000), RenderOutput(height: 10)])
    let results = try helper.render(request)
    #expect(throws: RenderError.self) { try results[0].get() }
    #expect(throws: Never.self) { try results[1].get() }
  }

  @Test(arguments: [
    ("", "the file is empty"), ("<svg", "librsvg cannot read it"), ("<html/>", "librsvg cannot read it"),
    (#"<svg xmlns="http://www.w3.org/2000/svg"/>"#, "neither a viewBox nor a size"),
    (#"<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"/>"#, "empty"),
  ]) func badDrawingsAreRefusedInWords(svg: String, reason: String) throws {
    let error = #expect(throws: RenderError.self) { try pixels(svg, RenderOutput(height: 24)) }
    #expect(error?.kind == .drawing)
    #expect(error?.message.contains(reason) == true, "\(error?.message ?? "")")
  }

  private let red: [UInt8] = [255, 0, 0, 255]
  private let clear: [UInt8] = [0, 0, 0, 0]
}

enum Drawings {
  static let leftHalf = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path fill="red" d="M0 0h1v2H0z"/></svg>
    """
  static let odd = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 25 24"><path fill="#37a" opacity=".7"\
     d="M2 3L22 9C20 20 12 12 4 21z"/></svg>
    """
}
