import ChiralManifest
import ChiralValues
import Foundation
import Testing

/// A simulation of an app that asks Iconify for `x-<locale>`, then `x-rtl`, then `x`.
struct IconifySimulation: PlatformSimulation {
  private let exports: OwnExports
  private let set: JSONNode

  init(_ exports: OwnExports) throws {
    self.exports = exports
    set = try JSONNode(file: exports.output.appending(path: "iconify/icons.json"))
  }

  func picture(_ icon: String, _ locale: LanguageTag) throws -> ShownPicture {
    let name = try #require(exports.names["iconify"]?[icon])
    let names =
      locale.prefixes.map { "\(name)-\($0.lowercased())" }
      + (locale.direction == .rightToLeft ? [name + "-rtl"] : []) + [name]
    var found = try #require(
      names.first { set["icons"]?[$0] != nil || set["aliases"]?[$0] != nil })
    var isFlipped = false
    while let alias = set["aliases"]?[found] {
      if case .bool(true) = alias["hFlip"]?.content { isFlipped.toggle() }
      found = try #require(alias["parent"]?.string)
    }
    let entry = try #require(set["icons"]?[found])
    func number(_ key: String) -> Int { entry[key]?.integer ?? set[key]?.integer ?? 0 }
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" \
      viewBox="\(number("left")) \(number("top")) \(number("width")) \(number("height"))">\
      \(try #require(entry["body"]?.string))</svg>
      """
    return ShownPicture(form: .svg(svg), isFlipped: isFlipped)
  }
}
