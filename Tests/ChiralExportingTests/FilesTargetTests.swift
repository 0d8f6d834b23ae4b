import ChiralExporting
import ChiralManifest
import ChiralPlanning
import Testing

@Suite struct FilesTargetTests {
  private func plan() throws -> Plan {
    let text = """
      { "version": 1, "locales": ["en", "ar"], "icons": { "actions/go-next": "mirror" } }
      """
    let (manifest, diagnostics) = ManifestReader.read(
      Array(text.utf8), file: "manifest.json", probes: .trusting)
    #expect(diagnostics.isEmpty)
    return Plan(try #require(manifest))
  }

  @Test func anIconHasADrawingAndItsPNGsInEachLocale() throws {
    let target = FilesTarget(resolutions: Resolution.all(sizes: [24, 16], scales: [2, 1]))
    let icon = try plan().icons[0]
    let paths = icon.decisions.map { target.files(of: icon.icon.name, $0).map(\.path) }
    #expect(
      paths[0] == [
        "ar/actions/go-next.svg", "ar/actions/go-next-16@1x.png", "ar/actions/go-next-16@2x.png",
        "ar/actions/go-next-24@1x.png", "ar/actions/go-next-24@2x.png",
      ])
    #expect(paths[1].allSatisfy { $0.hasPrefix("en/actions/go-next") })
  }

  @Test func aFileKnowsItsPicture() throws {
    let icon = try plan().icons[0]
    let target = FilesTarget(resolutions: [])
    for decision in icon.decisions {
      #expect(target.files(of: "x", decision).map(\.artwork) == [decision.artwork])
    }
  }
}
