import ChiralManifest
import ChiralValues
import Foundation
import Testing

/// A simulation of the Windows resource loader: language takes precedence over layout direction, and that
/// over scale.
struct WindowsSimulation: PlatformSimulation {
  private let exports: OwnExports
  private let paths: Set<String>

  init(_ exports: OwnExports) {
    self.exports = exports
    paths = Set(exports.paths(of: "windows"))
  }

  func picture(_ icon: String, _ locale: LanguageTag) throws -> ShownPicture {
    let name = try #require(exports.names["windows"]?[icon])
    let qualifiers =
      locale.prefixes.map {
        "language-\($0.lowercased())_" + (locale.direction == .rightToLeft ? "layoutdir-rtl_" : "")
      } + (locale.direction == .rightToLeft ? ["layoutdir-rtl_"] : []) + [""]
    let path = try #require(
      qualifiers.lazy.map { "Assets/\(name).\($0)scale-100.png" }.first(where: paths.contains))
    return ShownPicture(form: .png(try exports.data("windows", path)))
  }
}
