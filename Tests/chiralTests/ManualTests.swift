import ChiralTestSupport
import Foundation
import Testing

/// The man pages and the command reference.
@Suite struct ManualTests {
  private static let pages = ((try? Command.run(["manual"]).output) ?? "").split(separator: "\n").map(
    String.init)

  private func page(_ name: String) throws -> String {
    let outcome = try Command.run(["manual", name])
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.output
  }

  @Test func everyCommandHasAPage() {
    #expect(Self.pages.contains("chiral") && Self.pages.contains("chiral-review-apply"))
    #expect(Set(HelpTests.commands.filter { $0 != "help" }.map { "chiral-\($0)" }).isSubset(of: Self.pages))
    #expect(!Self.pages.contains("chiral-manual") && !Self.pages.contains("chiral-help"))
  }

  @Test func theCommittedReferenceIsCurrent() throws {
    expectGolden(
      try Command.run("manual", "--reference").output, "Sources/chiral/Chiral.docc/CommandReference.md")
  }

  @Test func aPageSaysWhatHelpSays() throws {
    let text = try page("chiral-build").replacing("\\-", with: "-").replacing("\\(aq", with: "'")
    for words in [
      "chiral-build - Write the SVG and PNG variants", ".B -o, --output <output>\nThe folder to fill",
      "chiral build Icons --output build/icons", ".SH EXIT STATUS\n0 done;", ".BR chiral (1)",
    ] { #expect(text.contains(words), "\(words)") }
    #expect(!text.contains("--version") && text.contains(".B -h, --help"))
  }

  /// groff accepts every request and character, and no roff syntax is left in the rendered text.
  @Test(arguments: pages) func itIsAPageThatReadersOfPagesUnderstand(name: String) throws {
    let source = try page(name)
    guard
      let groff = ["/usr/bin/groff", "/opt/homebrew/bin/groff"].first(
        where: FileManager.default.isExecutableFile)
    else { return }
    let outcome = try Command.start(groff, ["-man", "-Tutf8", "-ww", "-z"], input: source)
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
  }

  @Test func anUnknownPageSaysWhereToLook() throws {
    let outcome = try Command.run("manual", "chiral-nothing")
    #expect(outcome.status == 64 && outcome.errors.contains("chiral manual lists"))
  }
}
