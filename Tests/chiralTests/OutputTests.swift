import ChiralTestSupport
import Testing

@Suite struct OutputTests {
  #if os(Linux)
    /// A result that cannot be written is a failure, whichever command made it.
    @Test(arguments: [["plan"], ["schema"], ["audit", "--format", "json"]])
    func aFullDiskIsStatus2(arguments: [String]) throws {
      let run = try Command.shell(
        "\"$CHIRAL\" \(arguments.joined(separator: " ")) > /dev/full", in: Repository.root)
      #expect(run.status == 2)
      #expect(run.errors.contains("error: cannot write the result: No space left on device"))
    }
  #endif

  @Test func aReaderMayCloseItsPipe() throws {
    let run = try Command.shell("\"$CHIRAL\" plan --quiet | head -n 1", in: Repository.root)
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.errors == "")
  }
}
