import ChiralRendering
import ChiralTestSupport
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

  @Test func noPartOfItIsMeasuredThen() throws {
    let scratch = try ScratchFolder()
    let watched = try WatchedRenderer(in: scratch.url)
    let executable = try #require(watched.environment["CHIRAL_RENDER"])
    let slow = try #require(HostileDrawing.all.first { $0.name == "turbulence-around-texts" })
    let document = try SourceReader.document(slow.bytes(), file: "slow.svg")
    let helper = SharedHelper(executable: executable, exhaustion: Exhaustion())
    for element in 1...20 { #expect(helper.ink(ofElement: element, in: document) == nil) }
    #expect(watched.processes.count == 1)
  }
}
