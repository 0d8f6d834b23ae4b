import ChiralManifest
import ChiralRequests
import ChiralValues

/// `Icons.xcassets`: an image set per icon, with its SVGs.
///
/// A plain mirror has one row, whose direction is the one for which it was drawn: Xcode's "Left to Right,
/// Mirrors". All other icons have a row per direction and per locale. This exporter writes no symbol sets,
/// because Apple does not document how they hold directions.
struct XcodeCatalogExporter: Exporter {
  func export(_ set: ExportSet) throws(ExportError) -> Export {
    var export = Export()
    let names = try NameBook(set.icons, in: &export, isPlain: false) { spelling, _ in Self.name(spelling) }
    var groups: Set<String> = []
    let catalog = (set.name?.pascal ?? "Icons") + ".xcassets/"
    let locales = set.namedRowLocales
    export.files.append(OutputFile(catalog + "Contents.json", .text(Self.contents([]))))
    for icon in set.icons {
      let name = names[icon]
      export.add(icon, as: name)
      groups.formUnion(Self.groups(of: name))
      let folder = catalog + name + ".imageset/"
      let stem = name.split(separator: "/").last.map(String.init) ?? name
      let rows = Self.rows(icon, among: locales, namesakes: set.namesakes)
      export.files.append(
        OutputFile(folder + "Contents.json", .text(Self.contents(icon, rows: rows, stem: stem))))
      // Rows of several locales may share a file.
      var written: Set<String> = []
      for row in rows where written.insert(row.suffix).inserted {
        export.files.append(
          OutputFile(
            folder + stem + row.suffix + ".svg",
            .text(try row.picture.text(in: .sized(height: set.size, tint: set.tint), for: icon))))
      }
    }
    for group in groups {
      export.files.append(
        OutputFile(
          catalog + group + "/Contents.json",
          .text(Self.contents([.init(key: "properties", value: ["provides-namespace": true])]))))
    }
    return export
  }

  /// A row of an image set.
  private struct Row {
    var picture: ExportPicture
    /// The suffix that distinguishes the row's file.
    var suffix = ""
    var direction: Direction?
    var locale: LanguageTag?
  }

  /// Returns the rows of an icon.
  ///
  /// CoreUI chooses one localization for the whole catalog and looks for a row with exactly this locale, then
  /// for one without a locale; it does not fall back from `ar-SA` to `ar`. An icon with rows therefore has
  /// one for every locale of the catalog. The localization is one of the app's own, so that only named locales have rows.
  private static func rows(
    _ icon: ExportIcon, among locales: [LanguageTag], namesakes: NamesakeOrder
  ) -> [Row] {
    switch icon.mirroring {
    case .none: return [Row(picture: icon.leftToRight)]
    case .native: return [Row(picture: icon.picture(icon.drawn), direction: icon.drawn)]
    case .baked:
      // A row for a locale is not flipped.
      if icon.isFlip, !icon.isSymmetric,
        locales.allSatisfy({ icon.picture(in: $0).isSame(icon.picture(icon.drawn)) })
      {
        let base = icon.picture(icon.drawn)
        return [Row(picture: base, direction: icon.drawn)] + locales.map { Row(picture: base, locale: $0) }
      }
      let base =
        icon.isSymmetric
        ? [Row(picture: icon.leftToRight)]
        : [
          Row(picture: icon.leftToRight, direction: .leftToRight),
          Row(picture: icon.rightToLeft, suffix: "-rtl", direction: .rightToLeft),
        ]
      guard !icon.namedRows.isEmpty else { return base }
      let named = namesakes.sorted(locales, by: \.self).reduce(into: base) { rows, locale in
        let picture = icon.picture(in: locale)
        let suffix = rows.first { $0.picture.isSame(picture) }?.suffix ?? "-" + locale.text
        rows.append(Row(picture: picture, suffix: suffix, locale: locale))
      }
      return base + locales.compactMap { locale in named.first { $0.locale == locale } }
    }
  }

  private static func contents(_ icon: ExportIcon, rows: [Row], stem: String) -> String {
    let images = rows.map { row in
      JSONValue.members([
        "filename": .string(stem + row.suffix + ".svg"), "idiom": "universal",
        "language-direction": row.direction.map { .string(words[$0] ?? "") },
        "locale": row.locale.map { .string(locale($0)) },
      ])
    }
    let isTemplate = icon.pictures.allSatisfy(\.isMonochrome)
    let properties = JSONValue.members([
      "localizable": rows.contains { $0.locale != nil } ? true : nil,
      "preserves-vector-representation": true,
      "template-rendering-intent": isTemplate ? "template" : "original",
    ])
    return contents([
      .init(key: "images", value: .array(images)), .init(key: "properties", value: properties),
    ])
  }

  private static func contents(_ members: [JSONValue.Member]) -> String {
    PlatformJSON.xcode(
      .object(members + [.init(key: "info", value: ["author": "xcode", "version": 1])]))
  }

  private static let words: [Direction: String] = [
    .leftToRight: "left-to-right", .rightToLeft: "right-to-left",
  ]

  /// Returns a locale in Xcode's spelling: `zh_CN` and `zh_TW`, everything else with hyphens.
  private static func locale(_ tag: LanguageTag) -> String {
    tag.text == "zh-CN" || tag.text == "zh-TW" ? tag.text.replacing("-", with: "_") : tag.text
  }

  /// Returns the name with its folders, which must not contain dots.
  private static func name(_ name: String) -> String {
    let parts = name.split(separator: "/").map { part in
      String(
        String.UnicodeScalarView(
          part.unicodeScalars.map { "\\:*?\"<>|".unicodeScalars.contains($0) ? "_" : $0 }))
    }
    return (parts.dropLast().map { $0.replacing(".", with: "_") } + parts.suffix(1)).joined(separator: "/")
  }

  /// Returns every folder above a name.
  private static func groups(of name: String) -> [String] {
    let parts = name.split(separator: "/").dropLast()
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }
}
