import ChiralManifest
import ChiralValues
import Foundation
import Testing

/// A simulation of an app that asks GTK for the name with its locale; GTK looks for the name with its
/// direction before the name alone. `scripts/gtk-lookup.py` asks a real GTK.
struct GTKSimulation: PlatformSimulation {
  private let exports: OwnExports
  private let files: [String: String]

  init(_ exports: OwnExports) {
    self.exports = exports
    let paths = exports.paths(of: "gtk").filter { $0.hasPrefix("hicolor/") }
    files = Dictionary(paths.map { (String($0.split(separator: "/").last ?? ""), $0) }) { first, _ in first }
  }

  func picture(_ icon: String, _ locale: LanguageTag) throws -> ShownPicture {
    let name = try #require(exports.names["gtk"]?[icon])
    let stem = name.hasSuffix("-symbolic") ? String(name.dropLast("-symbolic".count)) : name
    let names = locale.prefixes.map { "\(stem)-\($0.lowercased())" + name.dropFirst(stem.count) } + [name]
    let chosen = try #require(names.first { file($0) != nil })
    let path = try #require(
      (locale.direction == .rightToLeft ? file(chosen + "-rtl") : nil) ?? file(chosen))
    return path.hasSuffix(".png")
      ? ShownPicture(form: .png(try exports.data("gtk", path)))
      : ShownPicture(form: .svg(try exports.text("gtk", path)))
  }

  private func file(_ name: String) -> String? { files[name + ".svg"] ?? files[name + ".symbolic.png"] }
}
