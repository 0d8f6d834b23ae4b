import ChiralExporting
import ChiralManifest
import ChiralValues
import Testing

/// Returns the sheet of a manifest from its locales and icons, which must be valid.
func sheet(locales: String, icons: String, title: String = "Set") throws -> ContactSheet {
  let text = #"{"version": 1, "locales": [\#(locales)], "icons": {\#(icons)}}"#
  let reading = ManifestReader.read(Array(text.utf8), file: "manifest.json", probes: .trusting)
  return ContactSheet(try #require(reading.manifest, "\(reading.diagnostics)"), title: title)
}

@Suite struct ContactSheetTests {
  private static let locales = #""hi", "en", "he", "ar", "ar-SA", "fa", "ar-XB""#

  private func row(_ icon: String, locales: String = Self.locales) throws -> ContactSheet.Row {
    try #require(try sheet(locales: locales, icons: icon).rows.first)
  }

  private func tags(_ views: [ContactSheet.View]) -> [String] {
    views.map { $0.locales.map(\.text).joined(separator: " ") }
  }

  @Test func theFirstLocaleOfEachDirectionIsTheReference() throws {
    let sheet = try sheet(locales: Self.locales, icons: #""cup": "fixed""#)
    #expect(sheet.references.map(\.text) == ["hi", "he"])
  }

  @Test(arguments: [(#""en", "hi""#, ["en", "ar-XB"]), (#""fa", "ar""#, ["en", "fa"])])
  func aDirectionWithoutLocalesHasASubstitute(locales: String, references: [String]) throws {
    let sheet = try sheet(locales: locales, icons: #""arrow.forward": "mirror""#)
    #expect(sheet.references.map(\.text) == references)
    #expect(sheet.rows[0].references.map(\.outcome) == [.asDrawn, .mirrored])
    #expect(sheet.locales.map { "\"\($0)\"" }.sorted().joined(separator: ", ") == locales.sortedTags)
    #expect(sheet.rows[0].others == [])
  }

  @Test func aFixedIconHasOnePicture() throws {
    let row = try row(#""cup": "fixed""#)
    #expect(row.references.map(\.artwork.source) == ["cup.svg", "cup.svg"])
    #expect(tags(row.references) == ["en hi", "ar ar-SA ar-XB fa he"])
    #expect(row.others == [])
  }

  @Test func anExceptionStandsBesideTheReferences() throws {
    let row = try row(#""q": {"class": "mirror", "except": ["ar"]}"#)
    #expect(row.references.map(\.outcome) == [.asDrawn, .mirrored])
    #expect(tags(row.references) == ["en hi", "ar-XB fa he"])
    #expect(row.others.map(\.outcome) == [.asDrawn])
    #expect(tags(row.others) == ["ar ar-SA"])
  }

  @Test func localesThatSeeTheSameStandTogether() throws {
    let row = try row(
      #""s": {"class": "localized", "variants": {"Hebr": "s.he.svg", "Arab": "s.ar.svg", "fa": "s.fa.svg"}}"#)
    #expect(row.references.map(\.artwork.source) == ["s.svg", "s.he.svg"])
    #expect(row.others.map(\.artwork.source) == ["s.ar.svg", "s.svg", "s.fa.svg"])
    #expect(tags(row.others) == ["ar ar-SA", "ar-XB", "fa"])
  }

  @Test func everyPictureIsAskedForOnce() throws {
    let sheet = try sheet(
      locales: Self.locales, icons: #""a": "mirror", "b": {"class": "fixed", "file": "a.svg"}"#)
    let shown = sheet.rows.flatMap { $0.references + $0.others }.map(\.artwork)
    #expect(sheet.artworks.count == 2)
    #expect(Set(sheet.artworks) == Set(shown))
  }
}

extension String {
  /// The tags of a list in alphabetical order.
  fileprivate var sortedTags: String { split(separator: ", ").sorted().joined(separator: ", ") }
}
