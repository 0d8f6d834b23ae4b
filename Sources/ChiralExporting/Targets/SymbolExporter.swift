import ChiralManifest
import ChiralRequests

/// `Symbols.xcassets`: a symbol set per icon, and a further one for each direction or locale with another
/// drawing.
///
/// A template of SF Symbols is copied with its weights and layers; a plain drawing of one colour becomes a
/// template of three equal weights. Apple documents no rows by direction or locale in symbol sets, so a Swift file chooses
/// among the sets by name: `arrow.forward`, `arrow.forward.rtl`, `bold.ar`. Locales that show the same symbols share a set.
struct SymbolExporter: Exporter {
  func export(_ set: ExportSet) throws(ExportError) -> Export {
    var export = Export()
    let groups = LocaleGroups(set)
    let names = try NameBook(
      set.icons, in: &export, isPlain: false,
      derived: { name, icon in
        [name + ".rtl"] + SharedRows(icon, groups).places.dropFirst().map { "\(name).\($0.name)" }
      }, rule: { spelling, _ in Self.name(spelling) })
    var library = SymbolLibrary(set: set.name, groups: groups)
    let catalog = (set.name?.pascal ?? "Symbols") + ".xcassets/"
    export.files.append(OutputFile(catalog + "Contents.json", .text(Self.contents([:]))))
    let sorted = set.icons.sorted { $0.name < $1.name }
    for icon in sorted {
      let name = names[icon]
      let rows = SharedRows(icon, groups)
      var written: [(name: String, text: String, isTemplate: Bool)] = []
      do throws(FormProblem) {
        for place in rows.places {
          let full = place.name.isEmpty ? name : "\(name).\(place.name)"
          written.append(
            (full, try Self.template(place.picture, named: full), place.picture.drawing.template != nil))
        }
      } catch {
        export.warn(icon, "left out: \(try error.reason(for: icon)), which a symbol does not support")
        continue
      }
      export.icons[icon.name] = Export.Icon(name: name, mirroring: written.count == 1 ? .none : .baked)
      library.add(rows, as: name)
      for (full, text, isTemplate) in written {
        let folder = "\(catalog)\(full).symbolset/"
        export.files.append(OutputFile(folder + "Contents.json", .text(Self.contents(full, isTemplate))))
        export.files.append(OutputFile("\(folder)\(full).svg", .text(text)))
      }
    }
    export.files.append(OutputFile(library.path, .text(library.text)))
    return export
  }

  private static func template(_ picture: ExportPicture, named name: String) throws(FormProblem) -> String {
    if let template = picture.drawing.template { return String(decoding: template, as: UTF8.self) }
    return try picture.text(in: .symbol(name: name))
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
