import ChiralManifest
import ChiralTestSupport
import Foundation
import Testing

@Suite struct DocumentationTests {
  /// The manifests that the documentation shows are valid.
  @Test(arguments: ["README.md"]) func examplesAreValid(file: String) throws {
    let text = try String(contentsOf: Repository.root.appending(path: file), encoding: .utf8)
    let blocks = text.components(separatedBy: "```json\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    let manifests = blocks.filter { $0.contains("\"icons\"") }
    #expect(!manifests.isEmpty)
    for manifest in manifests {
      let reading = ManifestReader.read(Array(manifest.utf8), file: file, probes: .trusting)
      #expect(reading.diagnostics == [])
      #expect(reading.manifest != nil)
    }
  }
}
