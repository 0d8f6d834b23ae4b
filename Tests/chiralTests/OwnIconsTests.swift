import ChiralTestSupport
import Foundation
import Testing

/// The work of `make` on this repository's own set.
@Suite struct OwnIconsTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func build(_ name: String, _ options: String...) throws -> [String: Data] {
    let folder = scratch.url.appending(path: name)
    let outcome = try Command.run(
      ["build", "--output", folder.path] + options, in: Repository.root)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return paths.reduce(into: [:]) { files, path in
      let file = folder.appending(path: path)
      if path.contains("."), !path.hasPrefix(".chiral-cache") { files[path] = try? Data(contentsOf: file) }
    }
  }

  @Test func theyAreBuiltWithTheSameBytesWhateverTheNumberOfJobs() throws {
    let one = try build("one", "--jobs", "1")
    #expect(one.count > 1000)
    #expect(try build("many", "--jobs", "8", "--no-links") == one)
  }
}
