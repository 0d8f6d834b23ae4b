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
    let request = RenderRequest(
      svg: Array("<!--aDrawingThatTakesTooLong-->".utf8) + slow.bytes(), outputs: [RenderOutput(height: 24)])
    for _ in 0..<3 {
      // Each worker has its own helper.
      let error = #expect(throws: RenderError.self) {
        try SharedHelper(executable: executable).render(request)
      }
      #expect(error?.kind == .limit)
    }
    #expect(watched.processes.count == 1)
    let sound = RenderRequest(svg: Array(IconSet.arrow.utf8), outputs: [RenderOutput(height: 24)])
    #expect(throws: Never.self) { try SharedHelper(executable: executable).render(sound) }
  }

  @Test func noPartOfItIsMeasuredThen() throws {
    let scratch = try ScratchFolder()
    let watched = try WatchedRenderer(in: scratch.url)
    let executable = try #require(watched.environment["CHIRAL_RENDER"])
    let slow = try #require(HostileDrawing.all.first { $0.name == "turbulence-around-texts" })
    let document = try SourceReader.document(
      Array("<!--noPartOfItIsMeasured-->".utf8) + slow.bytes(), file: "slow.svg")
    let helper = SharedHelper(executable: executable)
    for element in 1...20 { #expect(helper.ink(ofElement: element, in: document) == nil) }
    #expect(watched.processes.count == 1)
  }
}
