import ChiralManifest
import Foundation
import Testing

/// A simulation of asset catalogs: a row of the locale, else of the direction; a single row with a direction is
/// flipped for the other one.
struct XcodeSimulation: PlatformSimulation {
  private let exports: OwnExports

  init(_ exports: OwnExports) { self.exports = exports }

  func picture(_ icon: String, _ locale: LanguageTag) throws -> ShownPicture {
    let folder = "Icons.xcassets/\(try #require(exports.names["xcassets"]?[icon])).imageset/"
    let contents = try JSONNode(file: exports.output.appending(path: "xcassets/\(folder)Contents.json"))
    let rows = try #require(contents["images"]?.elements)
    let direction = locale.direction == .rightToLeft ? "right-to-left" : "left-to-right"
    let plain = rows.filter { $0["locale"] == nil }
    let ofLocale = locale.prefixes.lazy.compactMap { tag in rows.first { $0["locale"]?.string == tag } }.first
    let row = try #require(
      ofLocale ?? plain.first { $0["language-direction"]?.string == direction } ?? plain.first)
    let own = row["language-direction"]?.string
    let name = try #require(row["filename"]?.string)
    return ShownPicture(
      form: .svg(try exports.text("xcassets", folder + name)), isFlipped: own != nil && own != direction)
  }
}
