import ChiralManifest
import ChiralPlanning
import ChiralRequests

/// `Symbols.xcassets`: a symbol set per icon, and a further one for each direction or locale with another
/// drawing.
///
/// A template of SF Symbols is copied with its weights and layers; a plain drawing of one colour becomes a
/// template of three equal weights. Apple documents no rows by direction or locale in symbol sets, so an
/// accessor chooses among the sets by name: `arrow.forward`, `arrow.forward.rtl`, `bold.ar`.
struct SymbolExporter: Exporter {
  func export(_ set: ExportSet) throws(ExportError) -> Export {
    var export = Export()
    let names = NameBook(set.icons, in: &export, isPlain: false, derived: Self.looksUp) { spelling, _ in
      Self.name(spelling)
    }
    let catalog = (set.name?.pascal ?? "Symbols") + ".xcassets/"
    export.files.append(OutputFile(catalog + "Contents.json", .text(Self.contents([:]))))
    let sorted = set.icons.sorted { $0.name < $1.name }
    for icon in sorted {
      let name = names[icon]
      var written: [(name: String, text: String, isTemplate: Bool)] = []
      do throws(FormProblem) {
        for (suffix, picture) in Self.pictures(icon) {
          let full = name + suffix
          written.append((full, try Self.template(picture, named: full), picture.drawing.template != nil))
        }
      } catch {
        export.warn(icon, "left out: \(try error.reason(for: icon)), which a symbol does not support")
        continue
      }
      export.icons[icon.name] = Export.Icon(name: name, mirroring: written.count == 1 ? .none : .baked)
      for (full, text, isTemplate) in written {
        let folder = "\(catalog)\(full).symbolset/"
        export.files.append(OutputFile(folder + "Contents.json", .text(Self.contents(full, isTemplate))))
        export.files.append(OutputFile("\(folder)\(full).svg", .text(text)))
      }
    }
    return export
  }

  private static func template(_ picture: ExportPicture, named name: String) throws(FormProblem) -> String {
    if let template = picture.drawing.template { return String(decoding: template, as: UTF8.self) }
    return try picture.text(in: .symbol(name: name))
  }

  /// Returns the names that apps look up before the name of an icon.
  private static func looksUp(_ name: String, _ icon: ExportIcon) -> [String] {
    [name + ".rtl"] + pictures(icon).dropFirst().map { name + $0.0 }
  }

  private static func pictures(_ icon: ExportIcon) -> [(String, ExportPicture)] {
    [("", icon.leftToRight)] + (icon.isSymmetric ? [] : [(".rtl", icon.rightToLeft)])
      + icon.prefixRows.map { ("." + $0.locale.text, $0.picture) }
  }

  /// Returns the name of a symbol. Symbols have no folders, because their names are looked up like those of
  /// system symbols.
  private static func name(_ name: String) -> String {
    String(
      String.UnicodeScalarView(
        name.unicodeScalars.map { "/\\:*?\"<>|".unicodeScalars.contains($0) ? "." : $0 }))
  }

  /// Returns the contents of a symbol set. A template's own layers determine its colours; a plain drawing
  /// gets the colour of the surrounding text.
  private static func contents(_ symbol: String, _ isTemplate: Bool) -> String {
    let symbols: JSONValue = [["filename": .string(symbol + ".svg"), "idiom": "universal"]]
    return isTemplate
      ? contents(["symbols": symbols])
      : contents(["properties": ["symbol-rendering-intent": "template"], "symbols": symbols])
  }

  private static func contents(_ members: KeyValuePairs<String, JSONValue>) -> String {
    PlatformJSON.xcode(
      .object(
        members.map { .init(key: $0.key, value: $0.value) }
          + [.init(key: "info", value: ["author": "xcode", "version": 1])]))
  }
}
