import ChiralManifest
import ChiralRequests
import ChiralValues

/// `icons.json`, an icon set in Iconify's JSON format.
///
/// `x` is the drawing for left-to-right locales, `x-rtl` that for right-to-left locales if it differs, `x-ar`
/// that for a locale; a plain mirror is an alias with `hFlip`.
struct IconifyExporter: Exporter {
  func export(_ set: ExportSet) throws(ExportError) -> Export {
    var export = Export()
    let names = try NameBook(set.icons, in: &export, derived: Self.looksUp) { spelling, _ in
      PlatformName.kebab.legal(spelling)
    }
    var icons: [(String, JSONValue)] = []
    var aliases: [(String, JSONValue)] = []
    let sorted = set.icons.sorted { $0.name < $1.name }
    let standard = sorted.first.flatMap(\.leftToRight.box)
    for icon in sorted {
      let name = names[icon]
      export.add(icon, as: name)
      let pictures = Self.pictures(icon, set.namesakes)
      export.warn(icon, sanitizing: pictures.map(\.1))
      var known: [(name: String, picture: ExportPicture)] = []
      for (suffix, picture) in pictures {
        let full = name + suffix
        if suffix == "-rtl", icon.mirroring == .native {
          aliases.append((full, ["parent": .string(name), "hFlip": true]))
        } else if let first = known.first(where: { $0.picture.isSame(picture) }) {
          aliases.append((full, ["parent": .string(first.name)]))
        } else {
          known.append((full, picture))
          icons.append((full, try Self.json(picture, of: icon, standard: standard)))
        }
      }
    }
    export.warn(ofFactsMissingIn: set)
    let json = JSONValue.members([
      "prefix": .string(Self.prefix(set)), "info": Self.info(set), "icons": Self.object(icons),
      "aliases": aliases.isEmpty ? nil : Self.object(aliases),
      "suffixes": Self.suffixes(aliases.map(\.0) + icons.map(\.0), of: set),
      "width": standard.map { .double($0.width) }, "height": standard.map { .double($0.height) },
    ])
    export.files = [OutputFile("icons.json", .text(PlatformJSON.tabbed(json)))]
    return export
  }

  /// Returns the prefix of names: the name of the set, or that of its package with its scope.
  private static func prefix(_ set: ExportSet) -> String {
    set.name?.kebab ?? set.package.map { PlatformName.kebab.legal($0.name) } ?? "icons"
  }

  /// Returns the metadata that `@iconify/tools` requires. If the manifest does not say who owns the set and under which
  /// licence, the export claims nothing.
  private static func info(_ set: ExportSet) -> JSONValue {
    .members([
      "name": .string(set.name?.text ?? set.package?.name ?? "Icons"),
      "version": set.package.map { .string($0.version) },
      "author": .members([
        "name": .string(set.package?.author ?? set.name?.text ?? set.package?.name ?? "Icons"),
        "url": set.package?.repository.map(JSONValue.string),
      ]),
      "license": .members([
        "title": .string(set.package?.license ?? "Not specified"), "spdx": spdx(set.package?.license),
      ]),
      "total": .int(set.icons.count),
      "height": set.sizes.count == 1 ? .int(set.size) : nil,
      "palette": .bool(!set.icons.allSatisfy { $0.pictures.allSatisfy(\.isMonochrome) }),
    ])
  }

  /// Returns a licence that is a single identifier of SPDX; Iconify knows no expressions.
  private static func spdx(_ license: String?) -> JSONValue? {
    license.flatMap { $0.wholeMatch(of: /[A-Za-z0-9.-]+\+?/) == nil ? nil : .string($0) }
  }

  /// Returns the suffixes of names with their meaning.
  private static func suffixes(_ names: [String], of set: ExportSet) -> JSONValue? {
    names.contains { $0.hasSuffix("-rtl") } ? ["": "Left to right", "rtl": "Right to left"] : nil
  }

  /// Returns the names that apps look up before the name of an icon.
  private static func looksUp(_ name: String, _ icon: ExportIcon) -> [String] {
    (["rtl"] + icon.askedTags).map { "\(name)-\($0)" }
  }

  /// Returns the pictures that need a name, each with the suffix of its name; of equal ones, the others refer to the first.
  private static func pictures(
    _ icon: ExportIcon, _ namesakes: NamesakeOrder
  ) -> [(String, ExportPicture)] {
    [("", icon.leftToRight)] + (icon.isSymmetric ? [] : [("-rtl", icon.rightToLeft)])
      + namesakes.sorted(icon.prefixRows, by: \.locale)
      .map { ("-" + $0.locale.text.lowercased(), $0.picture) }
  }

  private static func json(
    _ picture: ExportPicture, of icon: ExportIcon, standard: IconViewBox?
  ) throws(ExportError) -> JSONValue {
    let box = picture.box
    func number(_ value: Double?, unless usual: Double?) -> JSONValue? {
      value == usual ? nil : value.map { .double($0) }
    }
    return .members([
      "body": .string(try picture.text(in: .body(idPrefix: nil), for: icon)),
      "left": number(box?.minX, unless: 0), "top": number(box?.minY, unless: 0),
      "width": number(box?.width, unless: standard?.width),
      "height": number(box?.height, unless: standard?.height),
    ])
  }

  private static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(members.sorted { $0.0 < $1.0 }.map { .init(key: $0.0, value: $0.1) })
  }
}
