import ChiralManifest

/// `Icons.xcassets`: an image set for each icon, with its SVGs.
///
/// A plain mirror has one row, whose direction is the one for which it was drawn: Xcode's "Left to Right, Mirrors".
/// Everything else has a row for each direction and each locale. Symbol sets are not written: nothing that Apple
/// documents says how directions stand in them.
struct XcodeCatalogExporter: Exporter {
  private static let catalog = "Icons.xcassets/"

  func export(_ set: ExportSet) throws(ExportError) -> Export {
    var export = Export()
    var names = NameBook()
    var groups: Set<String> = []
    export.files.append(OutputFile(Self.catalog + "Contents.json", .text(Self.contents([]))))
    for icon in set.icons {
      let name = Self.name(icon)
      try names.take(name, for: icon)
      export.add(icon, as: name)
      groups.formUnion(Self.groups(of: name))
      let folder = Self.catalog + name + ".imageset/"
      let stem = name.split(separator: "/").last.map(String.init) ?? name
      let rows = Self.rows(icon)
      export.files.append(OutputFile(folder + "Contents.json", .text(Self.contents(icon, rows, stem))))
      for row in rows
      where !rows.prefix(while: { $0.suffix != row.suffix }).contains(where: { $0.suffix == row.suffix }) {
        export.files.append(
          OutputFile(
            folder + stem + row.suffix + ".svg", .text(row.picture.svg(height: set.size, tint: set.tint))))
      }
    }
    for group in groups {
      export.files.append(
        OutputFile(
          Self.catalog + group + "/Contents.json",
          .text(Self.contents([.init(key: "properties", value: ["provides-namespace": true])]))))
    }
    return export
  }

  /// A row of an image set.
  private struct Row {
    var picture: ExportPicture
    /// What distinguishes its file.
    var suffix = ""
    var direction: Direction?
    var locale: LanguageTag?
  }

  private static func rows(_ icon: ExportIcon) -> [Row] {
    switch icon.mirroring {
    case .none: return [Row(picture: icon.leftToRight)]
    case .native: return [Row(picture: icon.picture(icon.drawn), direction: icon.drawn)]
    case .baked:
      let base =
        icon.isSymmetric
        ? [Row(picture: icon.leftToRight)]
        : [
          Row(picture: icon.leftToRight, direction: .leftToRight),
          Row(picture: icon.rightToLeft, suffix: "-rtl", direction: .rightToLeft),
        ]
      return base
        + icon.rows.map { Row(picture: $0.picture, suffix: "-" + $0.locale.text, locale: $0.locale) }
    }
  }

  private static func contents(_ icon: ExportIcon, _ rows: [Row], _ stem: String) -> String {
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

  /// As Xcode spells locales: `zh_CN` and `zh_TW`, everything else with hyphens.
  private static func locale(_ tag: LanguageTag) -> String {
    tag.text == "zh-CN" || tag.text == "zh-TW" ? tag.text.replacing("-", with: "_") : tag.text
  }

  /// The name with its folders, which must hold no dots.
  private static func name(_ icon: ExportIcon) -> String {
    let parts = icon.name.split(separator: "/").map { part in
      String(
        String.UnicodeScalarView(
          part.unicodeScalars.map { "\\:*?\"<>|".unicodeScalars.contains($0) ? "_" : $0 }))
    }
    return (parts.dropLast().map { $0.replacing(".", with: "_") } + parts.suffix(1)).joined(separator: "/")
  }

  /// Every folder above a name.
  private static func groups(of name: String) -> [String] {
    let parts = name.split(separator: "/").dropLast()
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }
}
