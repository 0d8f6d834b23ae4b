import ChiralManifest
import ChiralValues
import Foundation
import Testing

/// A simulation of CoreUI's lookup in asset catalogs. One localization is chosen for the whole catalog, and a
/// row with exactly this locale takes precedence over rows without a locale. Among the latter, the wanted
/// direction takes precedence over the other, which is flipped if it stands alone.
struct XcodeSimulation: PlatformSimulation {
  private let exports: OwnExports
  /// The locales of the catalog.
  private let locales: Set<String>

  init(_ exports: OwnExports) throws {
    self.exports = exports
    let contents = exports.paths(of: "xcassets").filter { $0.hasSuffix(".imageset/Contents.json") }
    locales = Set(
      try contents.flatMap { try exports.text("xcassets", $0).matches(of: /"locale" : "([^"]*)"/) }
        .map { String($0.1) })
  }

  func picture(_ icon: String, _ locale: LanguageTag) throws -> ShownPicture {
    let folder = "Icons.xcassets/\(try #require(exports.names["xcassets"]?[icon])).imageset/"
    let contents = try JSONNode(file: exports.output.appending(path: "xcassets/\(folder)Contents.json"))
    let rows = try #require(contents["images"]?.elements)
    let direction = locale.direction == .rightToLeft ? "right-to-left" : "left-to-right"
    let plain = rows.filter { $0["locale"] == nil }
    let chosen = locale.prefixes.first(where: locales.contains)
    let ofLocale = rows.first { $0["locale"] != nil && $0["locale"]?.string == chosen }
    let row = try #require(
      ofLocale ?? plain.first { $0["language-direction"]?.string == direction } ?? plain.first)
    let own = row["language-direction"]?.string
    let name = try #require(row["filename"]?.string)
    return ShownPicture(
      form: .svg(try exports.text("xcassets", folder + name)), isFlipped: own != nil && own != direction)
  }
}
