import ChiralManifest
import Foundation
import Testing

/// A simulation of GTK's icon themes, theme after theme, the name with its direction before the name alone; a real GTK
/// is asked by `scripts/gtk-lookup.py`.
struct GTKSimulation: PlatformSimulation {
  private let exports: OwnExports
  private let paths: [String]

  init(_ exports: OwnExports) {
    self.exports = exports
    paths = exports.paths(of: "gtk").filter { $0.hasSuffix(".svg") || $0.hasSuffix(".symbolic.png") }
  }

  func picture(_ icon: String, _ locale: LanguageTag) throws -> ShownPicture {
    let name = try #require(exports.names["gtk"]?[icon])
    var theme =
      locale.prefixes.map { "Icons-" + $0 }.first { name in paths.contains { $0.hasPrefix(name + "/") } }
      ?? "Icons"
    let names = locale.direction == .rightToLeft ? [name + "-rtl", name] : [name]
    while paths.contains(where: { $0.hasPrefix(theme + "/") }) {
      for name in names {
        if let path = paths.first(where: { path in
          path.hasPrefix(theme + "/")
            && [name + ".svg", name + ".symbolic.png"].contains(String(path.split(separator: "/")[3]))
        }) {
          return path.hasSuffix(".png")
            ? ShownPicture(form: .png(try exports.data("gtk", path)))
            : ShownPicture(form: .svg(try exports.text("gtk", path)))
        }
      }
      let index = try exports.text("gtk", theme + "/index.theme")
      theme = String(try #require(index.firstMatch(of: /Inherits=([^,\n]*)/)).1)
    }
    throw OwnExports.Failure(text: "\(icon) in \(locale) is in no theme")
  }
}
