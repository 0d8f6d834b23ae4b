import ChiralTestSupport
import Foundation
import Testing

@Suite struct HelpTests {
  /// The subcommands that the command itself lists.
  static let commands: [String] = {
    let help = (try? Command.run(["--help"], in: Repository.root).output) ?? ""
    let groups = help.components(separatedBy: "SUBCOMMANDS:\n").dropFirst()
    return groups.flatMap { $0.split(separator: "\n") }.filter {
      $0.hasPrefix("  ") && !$0.hasPrefix("   ") && !$0.hasPrefix("  See")
    }
    .compactMap { $0.split(separator: " ").first.map(String.init) }
  }()

  @Test func commandsAreListed() {
    #expect(Self.commands.prefix(3) == ["init", "update", "review"])
    #expect(Self.commands.contains("plan") && Self.commands.last == "schema")
  }

  @Test func theTargetsAreListed() throws {
    let help = try Command.run(["build", "--help"], in: Repository.root).output
    let text = help.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("may be repeated. files, "), "\(help)")
  }

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
