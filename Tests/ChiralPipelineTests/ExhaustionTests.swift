import ChiralClassification
import ChiralRendering
import ChiralRequests
import ChiralTestSupport
import ChiralValues
import Foundation
import Testing

@testable import ChiralPipeline

@Suite struct ExhaustionTests {
  @Test func aDrawingThatTakesTooLongIsWaitedForOnce() throws {
    let scratch = try ScratchFolder()
    let watched = try WatchedRenderer(in: scratch.url)
    let executable = try #require(watched.environment["CHIRAL_RENDER"])
    let slow = try #require(HostileDrawing.all.first { $0.name == "turbulence-octaves" })
    let exhaustion = Exhaustion()
    for height in [24, 48, 24] {
      // Each worker has its own helper.
      let helper = SharedHelper(executable: executable, exhaustion: exhaustion)
      let request = RenderRequest(
        svg: slow.bytes(), outputs: [RenderOutput(height: height)], identifier: "slow.svg")
      let error = #expect(throws: RenderError.self) { try helper.render(request) }
      #expect(error?.kind == .limit)
    }
    #expect(watched.processes.count == 1)
    let sound = RenderRequest(
      svg: Array(IconSet.arrow.utf8), outputs: [RenderOutput(height: 24)], identifier: "a.svg")
    #expect(throws: Never.self) {
      try SharedHelper(executable: executable, exhaustion: exhaustion).render(sound)
    }
  }

  @Test func itIsKnownByItsContentUnderAnyName() throws {
    let scratch = try ScratchFolder()
    let watched = try WatchedRenderer(in: scratch.url)
    let executable = try #require(watched.environment["CHIRAL_RENDER"])
    let slow = try #require(HostileDrawing.all.first { $0.name == "turbulence-around-texts" })
    let helper = SharedHelper(executable: executable, exhaustion: Exhaustion())
    for name in ["one", "two", "three"] {
      let request = DrawingRequest(
        .evidence(height: 32, name: .unsure), file: "\(name).svg", bytes: slow.bytes(), name: name)
      let error = #expect(throws: RenderError.self) { try helper.answer(request) }
      #expect(error?.kind == .limit)
    }
    #expect(watched.processes.count == 1)
  }
}
