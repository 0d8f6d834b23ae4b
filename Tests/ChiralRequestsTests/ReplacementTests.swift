import ChiralRequests
import ChiralTestSupport
import Foundation
import Testing

/// Workers that end are replaced, whenever they end.
@Suite struct ReplacementTests {
  private let drawing = RenderRequest(
    svg: Array(
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>"#.utf8),
    outputs: [RenderOutput(height: 8)])

  private func helper(_ scratch: ScratchFolder, beforeStart line: String) throws -> (
    RenderHelper, WatchedRenderer
  ) {
    let watched = try WatchedRenderer(in: scratch.url, beforeStart: line)
    let executable = try #require(watched.environment["CHIRAL_RENDER"])
    return (RenderHelper(.init(executable: executable)), watched)
  }

  @Test func oneThatIsKilledWhileItStartsIsStartedAgain() throws {
    let scratch = try ScratchFolder()
    let (helper, watched) = try helper(scratch, beforeStart: "[ $start -gt 2 ] || kill -9 $$")
    #expect(try helper.render(drawing).count == 1)
    #expect(watched.processes.count == 3)
  }

  @Test func oneThatNeverStartsIsGivenUp() throws {
    let scratch = try ScratchFolder()
    let (helper, watched) = try helper(scratch, beforeStart: "exit 7")
    let error = #expect(throws: RenderError.self) { try helper.render(drawing) }
    #expect(error?.kind == .unavailable)
    #expect(watched.processes.count == 4)
  }

  @Test func aDrawingIsAskedForTwiceAtMost() throws {
    let scratch = try ScratchFolder()
    let (helper, watched) = try helper(scratch, beforeStart: ":")
    let file = Repository.root.appending(path: "Tests/Fixtures/hostile/convolve-order-33.svg")
    let request = RenderRequest(svg: Array(try Data(contentsOf: file)), outputs: [RenderOutput(height: 24)])
    let error = #expect(throws: RenderError.self) { try helper.render(request) }
    #expect(error?.kind == .crash)
    #expect(watched.processes.count == 2)
    #expect(try helper.render(drawing).count == 1)
  }
}
