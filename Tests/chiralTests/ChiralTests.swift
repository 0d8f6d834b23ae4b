import ChiralTestSupport
import Testing

@Suite struct ChiralTests {
  @Test func theVersionIsOneLine() throws {
    let outcome = try Command.run("--version")
    #expect(outcome.status == 0)
    #expect(outcome.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
  }

  @Test func anUnknownOptionIsABadCommandLine() throws {
    let outcome = try Command.run("--frobnicate")
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("--frobnicate"))
  }
}
