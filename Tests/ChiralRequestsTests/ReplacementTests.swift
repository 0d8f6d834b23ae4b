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

  /// Runs the worker behind a program in Python that passes messages on; `body` may change the bytes of an `answer`, knows their
  /// `count`, and keeps what it needs in `kept`.
  private func helper(_ scratch: ScratchFolder, changing body: String) throws -> (
    RenderHelper, WatchedRenderer
  ) {
    let program = scratch.url.appending(path: "proxy.py")
    let text = """
      import struct, subprocess, sys
      child = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
      def frame(stream):
          head = stream.read(8)
          if len(head) < 8:
              sys.exit(0)
          return stream.read(struct.unpack("<Q", head)[0])
      def send(stream, data):
          stream.write(struct.pack("<Q", len(data)) + data)
          stream.flush()
      send(sys.stdout.buffer, frame(child.stdout))
      count, kept = 0, []
      while True:
          send(child.stdin, frame(sys.stdin.buffer))
          answer = frame(child.stdout)
          count += 1
          \(body)
          send(sys.stdout.buffer, answer)
      """
    try Data(text.utf8).write(to: program)
    return try helper(
      scratch, beforeStart: "exec python3 '\(program.path)' '\(BuiltProducts.renderer)' \"$@\"")
  }

  private static func square(_ colour: String) -> RenderRequest {
    let svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\"><path fill=\"\(colour)\" d=\"M0 0h1v1H0z\"/></svg>"
    return RenderRequest(svg: Array(svg.utf8), outputs: [RenderOutput(height: 1, format: .pixels)])
  }

  /// Each of these answers is one to another request, or to another drawing.
  @Test(arguments: [
    "kept.append(answer); answer = kept[0]",
    "answer = answer if count == 1 else bytes(8) + answer[8:]",
    "answer = answer if count == 1 else answer[:8] + bytes(4) + answer[12:]",
  ])
  func theAnswerToAnotherRequestIsNotTaken(body: String) throws {
    let scratch = try ScratchFolder()
    let (helper, watched) = try helper(scratch, changing: body)
    #expect(try helper.render(Self.square("red"))[0].get().bytes == [255, 0, 0, 255])
    #expect(try helper.render(Self.square("blue"))[0].get().bytes == [0, 0, 255, 255])
    #expect(watched.processes.count == 2)
  }

  @Test func oneThatHasWorkedLongIsReplaced() throws {
    let scratch = try ScratchFolder()
    let long = (RenderHelper.lifeSeconds + 1) * 1_000_000
    let (helper, watched) = try helper(
      scratch, changing: "answer = answer[:12] + struct.pack('<q', \(long)) + answer[20:]")
    for _ in 1...2 { #expect(try helper.render(drawing).count == 1) }
    #expect(watched.processes.count == 2)
  }

  #if os(Linux)
    /// The limits cannot be raised from inside, also not by the administrator.
    @Test(.enabled(if: BuildKind.current.isWatched == false, "a sanitizer needs more"))
    func theLimitsOfAWorkerAreFinal() throws {
      let scratch = try ScratchFolder()
      let (helper, watched) = try helper(scratch, beforeStart: ":")
      #expect(try helper.render(drawing).count == 1)
      let process = "/proc/\(try #require(watched.processes.last))"
      let limits = try String(contentsOfFile: process + "/limits", encoding: .utf8)
      let seconds = RenderHelper.lifeSeconds + RenderHelper.processorSeconds + 3
      func hard(_ name: String) -> String? {
        limits.split(separator: "\n").first { $0.hasPrefix(name) }?.split(separator: " ").dropLast().last.map(
          String.init)
      }
      #expect(hard("Max cpu time") == String(seconds) && hard("Max open files") == "64", "\(limits)")
      let status = try String(contentsOfFile: process + "/status", encoding: .utf8)
      let rights = try #require(status.firstMatch(of: /CapEff:\s*([0-9a-f]+)/)?.1)
      #expect(try #require(UInt64(rights, radix: 16)) & 1 << 24 == 0)
    }
  #endif
}
