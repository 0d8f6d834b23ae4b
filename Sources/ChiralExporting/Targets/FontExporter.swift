import ChiralManifest
import ChiralRequests

/// An icon font, as TrueType and WOFF2, with a style sheet, a list of code points, names for Flutter and for XAML, and a page that shows all
/// icons.
///
/// Every form of an icon is a glyph; `FontFeatures` chooses among them. Fonts are made by fontTools.
struct FontExporter: Exporter {
  func export(_ set: ExportSet) throws(ExportError) -> Export {
    var export = Export()
    let names = try NameBook(set.icons, in: &export) { spelling, _ in PlatformName.kebab.legal(spelling) }
    var codePoints = FontCodePoints(set.icons)
    var icons = try icons(of: set, names: names, codePoints: &codePoints, export: &export)
    // fontTools makes no font without icons.
    if icons.isEmpty { return export }
    export.warn(ofFactsMissingIn: set)
    // The forms come last, so that the code points of icons do not depend on them.
    for index in icons.indices { icons[index].takeCodePoints(from: &codePoints) }
    let family = set.name?.pascal ?? "Icons"
    // Classes of the web target are `icon` and `icon-…`: one without the hyphen is not among them, whatever the icons
    // are called.
    let className = (set.name?.kebab ?? "icon") + "font"
    let features = FontFeatures(icons)
    let source = FontSource(
      family: family, glyphs: icons.flatMap(\.glyphs), letters: features.letters, features: features.text,
      package: set.package)
    let sheet = FontStyleSheet(icons: icons, features: features, family: family, className: className)
    export.files = [
      OutputFile("icons.ttf", .font(source, .trueType)), OutputFile("icons.woff2", .font(source, .woff2)),
      OutputFile("icons.css", .text(sheet.css)), OutputFile("codepoints.json", .text(Self.list(icons))),
      OutputFile(
        "index.html", .text(FontPage(icons: icons, family: family, className: className).html)),
    ]
    export.files += try FontDart(icons: icons, family: family, name: set.name).files()
    export.files.append(
      OutputFile("windows/\(family).xaml", .text(try FontXAML(icons: icons, family: family).text())))
    return export
  }

  /// Returns the icons that glyphs can draw, and warns of the others.
  private func icons(
    of set: ExportSet, names: NameBook, codePoints: inout FontCodePoints, export: inout Export
  ) throws(ExportError) -> [FontIcon] {
    var icons: [FontIcon] = []
    for icon in set.icons.sorted(by: { $0.name < $1.name }) {
      let id = names[icon]
      // An icon that is left out keeps its code point, so that those of other icons do not depend on its drawing.
      let (codePoint, rival) = codePoints.take(for: icon)
      do throws(FormProblem) {
        icons.append(try FontIcon(icon, id: id, codePoint: codePoint))
        export.add(icon, as: id)
      } catch {
        export.warn(icon, "left out: \(try error.reason(for: icon)), which a glyph does not support")
        continue
      }
      if let rival {
        export.warn(
          icon,
          "its code point depends on the icon \"\(rival)\"; keep it with \"codePoint\": "
            + "\"\(String(codePoint, radix: 16, uppercase: true))\" in the manifest")
      }
    }
    return icons
  }

  /// Returns the code points of the icons for other programs, format `chiral-font`.
  private static func list(_ icons: [FontIcon]) -> String {
    let rows = icons.map { icon in
      JSONValue.Member(
        key: icon.name,
        value: [
          "id": .string(icon.id), "codePoint": .string(String(icon.codePoint, radix: 16, uppercase: true)),
        ])
    }
    return JSONValue.members(["format": "chiral-font", "version": 1, "icons": .object(rows)])
      .printed(.fitted(width: 120, expanded: 2)) + "\n"
  }
}
