import ChiralClassification
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

  /// All requests of a command about a drawing together take at most five seconds: each has three.
  @Test func theRequestsOfACommandAddUp() throws {
    let exhaustion = Exhaustion()
    func drawing(_ byte: UInt8, _ file: String = "", isOriginal: Bool = true) -> Exhaustion.Subject {
      Exhaustion.Subject(bytes: [byte], file: file, isOriginal: isOriginal)
    }
    func ask(_ subject: Exhaustion.Subject, _ question: String) throws -> Int {
      try exhaustion.once(subject, for: question) { () throws(RenderError) in 1 }
    }
    for milliseconds in [900, 900] {
      exhaustion.note(milliseconds * 1000, for: drawing(1))
      #expect(try ask(drawing(1), "pictures") == 1)
    }
    exhaustion.note(300_000, for: drawing(2))
    exhaustion.note(300_000, for: drawing(1))
    let error = #expect(throws: RenderError.self) { try ask(drawing(1), "form") }
    #expect(error?.kind == .limit)
    #expect(try ask(drawing(2), "form") == 1)
    // The pictures that were made of a drawing count as the drawing, until somebody edits it.
    exhaustion.note(1_500_000, for: drawing(3, "a.svg"))
    #expect(try ask(drawing(4, "a.svg", isOriginal: false), "render") == 1)
    exhaustion.note(600_000, for: drawing(4, "a.svg", isOriginal: false))
    #expect(throws: RenderError.self) { try ask(drawing(5, "a.svg", isOriginal: false), "render") }
    #expect(throws: RenderError.self) { try ask(drawing(3, "a.svg"), "facts") }
    #expect(try ask(drawing(3, "b.svg"), "facts") == 1)
    #expect(try ask(drawing(6, "a.svg"), "facts") == 1)
    exhaustion.note(30_000, for: drawing(6, "a.svg"))
    #expect(try ask(drawing(7, "a.svg", isOriginal: false), "render") == 1)
    // A server of pages begins again with each change of the files.
    exhaustion.renew()
    #expect(try ask(drawing(1), "form") == 1)
    exhaustion.note(2_100_000, for: drawing(1))
    #expect(throws: RenderError.self) { try ask(drawing(1), "form") }
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
