import ChiralManifest

/// A sprite, a style sheet that shows what the direction and language around an icon ask for, the same facts as JSON
/// and as a typed module, and a page that shows all icons.
struct WebExporter: Exporter {
  func export(_ set: ExportSet) throws(ExportError) -> Export {
    var export = Export()
    var names = NameBook()
    var icons: [WebIcon] = []
    for icon in set.icons.sorted(by: { $0.name < $1.name }) {
      let web = WebIcon(icon, id: try PlatformName.kebab.name(icon))
      for symbol in web.symbols { try names.take(symbol.id, for: icon) }
      export.add(icon, as: web.id)
      icons.append(web)
    }
    let sheet = WebStyleSheet(icons: icons).css
    export.files = [
      ("sprite.svg", WebSprite(icons: icons).svg), ("icons.css", sheet),
      ("icons.json", WebModule(icons: icons).json), ("icons.js", WebModule(icons: icons).script),
      ("icons.d.ts", WebModule(icons: icons).types),
      ("index.html", WebPage(icons: icons, size: set.size).html),
    ].map { OutputFile($0.0, .text($0.1)) }
    return export
  }
}
