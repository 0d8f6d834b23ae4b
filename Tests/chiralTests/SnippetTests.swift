import ChiralTestSupport
import Foundation
import Testing

/// The commands in the documentation work.
///
/// Every line of a block marked `sh` is run, in the order of its page and in a folder with everything that
/// the lines name. A block below `<!-- not run: REASON -->` or `<!-- run by: SCRIPT -->` is left to readers
/// or to that script.
@Suite(.serialized) struct SnippetTests {
  private static let catalogue = "Sources/chiral/Chiral.docc"

  /// The pages for readers.
  private static let pages: [String] = {
    let folder = Repository.root.appending(path: catalogue)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return ["README.md", "CONTRIBUTING.md"]
      + names.filter { $0.hasSuffix(".md") }.sorted().map { "\(catalogue)/\($0)" }
  }()

  @Test(arguments: pages) func theCommandsOfAPageWork(page: String) throws {
    let lines = try Snippet.all(in: page).filter { $0.mark == nil }.flatMap(\.lines)
    guard !lines.isEmpty else { return }
    let place = try SnippetPlace()
    // Commands that go on until Ctrl-C have tests of their own.
    for line in lines
    where place.has(toolsOf: line) && !line.contains("--watch") && !line.contains("review open") {
      let outcome = try place.run(line)
      // Findings, and icons that are not approved yet, are valid results.
      #expect(outcome.status == 0 || outcome.status == 1, "\(page): \(line)\n\(outcome.errors)")
      #expect(!outcome.errors.contains("Error:"), "\(page): \(line)\n\(outcome.errors)")
    }
  }

  @Test func blocksThatAreNotRunHaveAReason() throws {
    let marks = try Self.pages.flatMap { try Snippet.all(in: $0).compactMap(\.mark) }
    for mark in marks {
      guard let script = mark.split(separator: "run by: ").last, mark.hasPrefix("run by: ") else {
        #expect(mark.hasPrefix("not run: ") && mark.count > 20, "\(mark)")
        continue
      }
      let isThere = FileManager.default.fileExists(
        atPath: Repository.root.appending(path: String(script)).path)
      #expect(isThere || script.hasPrefix("make "), "\(mark)")
    }
  }

  /// Links to files lead somewhere; DocC checks the links between articles.
  @Test(arguments: ["README.md", "CONTRIBUTING.md", "SECURITY.md"])
  func linksLeadSomewhere(page: String) throws {
    let text = try String(contentsOf: Repository.root.appending(path: page), encoding: .utf8)
    for match in text.matches(of: #/\]\(([^)#]+)(#[^)]*)?\)/#) where !match.1.hasPrefix("http") {
      let isThere = FileManager.default.fileExists(
        atPath: Repository.root.appending(path: String(match.1)).path)
      #expect(isThere, "\(page) links to \(match.1)")
    }
  }
}
