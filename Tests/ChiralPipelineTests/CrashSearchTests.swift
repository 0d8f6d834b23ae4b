import ChiralRequests
import ChiralTestSupport
import Testing

@testable import ChiralPipeline

/// The error for a drawing that ends the worker names the element because of which that happens.
@Suite struct CrashSearchTests {
  private static let head = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\n<g>\n"
  private static let shapes = (1...9).map { "<circle r=\"\($0)\"/>\n" }
  private static let trap = "<path id=\"bear-trap\"\n d=\"M4 4h9v6z\"/>\n"

  private func message(_ body: String, patience: Duration = .seconds(120)) throws -> String? {
    let scratch = try ScratchFolder()
    let renderer = try TrappingRenderer(in: scratch.url, marker: "bear-trap", answers: 0)
    let executable = try #require(renderer.environment["CHIRAL_RENDER"])
    let helper = RenderHelper(RenderHelper.Options(executable: executable))
    let request = DrawingRequest(.texts, file: "a.svg", bytes: Array("\(Self.head)\(body)</g></svg>".utf8))
    let search = CrashSearch(request: request, helper: helper, patience: patience)
    return #expect(throws: RenderError.self) { try search.answer() }?.message
  }

  @Test func itNamesTheElementAndItsLine() throws {
    let body = Self.shapes.dropLast(3).joined() + Self.trap + Self.shapes.suffix(3).joined()
    let message = try #require(try message(body))
    #expect(message.hasPrefix("drawing it ended the renderer with signal 4; "))
    #expect(message.hasSuffix(" (it does not happen without <path> in line 9)"), "\(message)")
    // There is nothing to search for in a slow crash.
    #expect(try self.message(body, patience: .zero)?.contains("without") == false)
  }

  @Test func itNamesNoneIfSeveralOrNoneAreTheCause() throws {
    #expect(try message(Self.trap + Self.shapes[0] + Self.trap)?.hasSuffix("drawing should do that") == true)
    #expect(try message("<!-- bear-trap -->" + Self.shapes[0])?.hasSuffix("drawing should do that") == true)
  }
}
