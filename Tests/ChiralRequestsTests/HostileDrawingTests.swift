import ChiralRequests
import ChiralTestSupport
import Foundation
import Testing

/// A drawing that crashes librsvg or makes it hang affects itself only.
@Suite struct HostileDrawingTests {
  private let helper = RenderHelper(.init(executable: BuiltProducts.renderer))

  private func request(_ fixture: String) throws -> RenderRequest {
    let file = Repository.root.appending(path: "Tests/Fixtures/hostile/\(fixture).svg")
    return RenderRequest(svg: Array(try Data(contentsOf: file)), outputs: [RenderOutput(height: 24)])
  }

  private let sound = RenderRequest(svg: Array(Drawings.odd.utf8), outputs: [RenderOutput(height: 24)])

  @Test func aDrawingThatAbortsTheRendererIsNamedAndTheNextOneWorks() throws {
    for isFirst in [true, false] {
      let error = #expect(throws: RenderError.self) {
        try helper.render(try request("convolve-order-33"))
      }
      #expect(error?.kind == .crash, "\(isFirst)")
      #expect(
        error?.message
          == "drawing it ended the renderer with signal 6: it is beyond what librsvg can draw; leave it out or draw it otherwise"
      )
      #expect(throws: Never.self) { try helper.render(sound) }
    }
  }

  @Test func aDrawingThatNeverEndsIsCutOffAndTheNextOneWorks() throws {
    let error = #expect(throws: RenderError.self) { try helper.render(try request("turbulence-octaves")) }
    #expect(error?.kind == .limit)
    #expect(throws: Never.self) { try helper.render(sound) }
  }

  @Test func theClockIsALastResort() throws {
    var options = RenderHelper.Options(executable: BuiltProducts.renderer)
    options.timeLimit = .milliseconds(500)
    let error = #expect(throws: RenderError.self) {
      try RenderHelper(options).render(try request("turbulence-octaves"))
    }
    #expect(error?.kind == .limit || error?.kind == .unavailable)
  }

  @Test func anInterruptionEndsTheWait() throws {
    var options = RenderHelper.Options(executable: BuiltProducts.renderer)
    let start = ContinuousClock.now
    options.isInterrupted = { ContinuousClock.now - start > .milliseconds(700) }
    let error = #expect(throws: RenderError.self) {
      try RenderHelper(options).render(try request("turbulence-octaves"))
    }
    #expect(error?.kind == .interrupted)
  }

  @Test func aHelperThatIsNotThereIsNamed() throws {
    let helper = RenderHelper(.init(executable: "/nowhere/chiral-render"))
    let error = #expect(throws: RenderError.self) { try helper.render(sound) }
    #expect(error?.kind == .unavailable)
    #expect(error?.message.contains("/nowhere/chiral-render") == true)
  }

  @Test func aProgramThatIsNotAHelperIsNamed() throws {
    let helper = RenderHelper(.init(executable: "/bin/true"))
    let error = #expect(throws: RenderError.self) { try helper.render(sound) }
    #expect(error?.kind == .unavailable)
  }
}
