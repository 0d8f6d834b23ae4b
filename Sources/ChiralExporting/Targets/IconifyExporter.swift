import ChiralGeometry
import ChiralManifest
import ChiralSVG

/// `icons.json`, an icon set in Iconify's JSON.
///
/// `x` is what left-to-right locales see, `x-rtl` what right-to-left ones do where it differs, `x-ar` what a locale
/// does; a plain mirror is an alias with `hFlip`.
struct IconifyExporter: Exporter {
  private static let prefix = "icons"

  func export(_ set: ExportSet) throws(ExportError) -> Export {
    var export = Export()
    var names = NameBook()
    var icons: [(String, JSONValue)] = []
    var aliases: [(String, JSONValue)] = []
    let standard = set.icons.first.map(\.leftToRight.viewBox)
    for icon in set.icons {
      let name = try PlatformName.kebab.name(icon)
      export.add(icon, as: name)
      var known: [(name: String, picture: ExportPicture)] = []
      for (suffix, picture) in Self.pictures(icon) {
        let full = name + suffix
        try names.take(full, for: icon)
        if suffix == "-rtl", icon.mirroring == .native {
          aliases.append((full, ["parent": .string(name), "hFlip": true]))
        } else if let first = known.first(where: { $0.picture.isSame(picture) }) {
          aliases.append((full, ["parent": .string(first.name)]))
        } else {
          known.append((full, picture))
          icons.append((full, Self.json(picture, standard: standard)))
        }
      }
    }
    let json = JSONValue.members([
      "prefix": .string(Self.prefix), "icons": Self.object(icons),
      "aliases": aliases.isEmpty ? nil : Self.object(aliases),
      "width": standard.map { .double($0.width.value) }, "height": standard.map { .double($0.height.value) },
    ])
    export.files = [OutputFile("icons.json", .text(PlatformJSON.tabbed(json)))]
    return export
  }

  /// The pictures that need a name, each with what its name ends in.
  private static func pictures(_ icon: ExportIcon) -> [(String, ExportPicture)] {
    [("", icon.leftToRight)] + (icon.isSymmetric ? [] : [("-rtl", icon.rightToLeft)])
      + icon.rows.map { ("-" + $0.locale.text.lowercased(), $0.picture) }
  }

  private static func json(_ picture: ExportPicture, standard: ViewBox?) -> JSONValue {
    let box = picture.viewBox
    func number(_ value: Double, unless usual: Double?) -> JSONValue? {
      value == usual ? nil : .double(value)
    }
    return .members([
      "body": .string(SVGBody(picture).text),
      "left": number(box.minX.value, unless: 0), "top": number(box.minY.value, unless: 0),
      "width": number(box.width.value, unless: standard?.width.value),
      "height": number(box.height.value, unless: standard?.height.value),
    ])
  }

  private static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(members.sorted { $0.0 < $1.0 }.map { .init(key: $0.0, value: $0.1) })
  }
}
