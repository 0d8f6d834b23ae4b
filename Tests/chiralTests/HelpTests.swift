import ChiralTestSupport
import Foundation
import Testing

@Suite struct HelpTests {
  /// The subcommands that the command itself lists.
  static let commands: [String] = {
    let help = (try? Command.run(["--help"], in: Repository.root).output) ?? ""
    let list = help.components(separatedBy: "SUBCOMMANDS:\n").last ?? ""
    return list.split(separator: "\n").filter {
      $0.hasPrefix("  ") && !$0.hasPrefix("   ") && !$0.hasPrefix("  See")
    }
    .compactMap { $0.split(separator: " ").first.map(String.init) }
  }()

  @Test func commandsAreListed() { #expect(Self.commands.contains("plan")) }

  @Test(arguments: commands) func everyCommandHasAnExample(command: String) throws {
    let run = try Command.run([command, "--help"], in: Repository.root)
    #expect(run.status == 0)
    #expect(run.output.contains("\n  chiral \(command)"))
  }

  @Test func theSchemaIsTheCommittedOne() throws {
    let file = Repository.root.appending(path: "manifest.schema.json")
    #expect(
      try Command.run(["schema"], in: Repository.root).output == String(contentsOf: file, encoding: .utf8))
  }
}
