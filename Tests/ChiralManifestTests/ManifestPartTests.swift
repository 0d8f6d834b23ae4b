import ChiralManifest
import Testing

/// Parts of manifests, for shares of a build.
@Suite struct ManifestPartTests {
  private static let entries = [
    #""again": { "class": "both", "file": "arrow.1.svg", "variants": { "he": "arrow.2.svg" } }"#,
    #""arrow.1": "mirror""#, #""arrow.2": { "class": "mirror" }"#, #""arrow.3": "fixed""#,
    #""bell": { "class": "mirror", "drawings": { "16": "bell.16.svg", "24": "arrow.3.svg" } }"#,
    #""cart": { "class": "mirror", "styles": { "cart.fill": "full.svg", "cart.line": { "24": "line.svg" } } }"#,
    #""line": "fixed""#,
  ]

  /// Returns the names of the icons whose first drawing is one of these.
  private func icons(
    of drawings: Set<String>, among entries: [String] = ManifestPartTests.entries
  ) throws -> [String] {
    let text =
      #"{ "version": 1, "assets": "Assets", "locales": ["en", "he"], "icons": { \#(entries.joined(separator: ", ")) } }"#
    let part = ManifestPart { drawings.contains($0) }
    let reading = ManifestReader.read(
      Array(text.utf8), file: "manifest.json", probes: .trusting, part: part)
    return try #require(reading.manifest, "\(reading.diagnostics)").icons.map(\.name)
  }

  @Test func theFirstDrawingOfAnEntryDecides() throws {
    #expect(try icons(of: ["arrow.1.svg"]) == ["again", "arrow.1"])
    #expect(try icons(of: ["arrow.2.svg", "arrow.3.svg"]) == ["arrow.2", "arrow.3"])
    #expect(try icons(of: ["bell.16.svg"]) == ["bell"])
    #expect(try icons(of: ["cart.svg"]) == ["cart", "cart.fill", "cart.line"])
    #expect(try icons(of: ["full.svg"]).isEmpty)
  }

  @Test func problemsOfOtherPartsAreNotLookedFor() throws {
    let entries = Self.entries + [#""wrong": "sideways""#, #""odd": { "class": "mirror", "colour": 1 }"#]
    #expect(try icons(of: ["line.svg", "cart.svg"], among: entries).count == 4)
  }
}
