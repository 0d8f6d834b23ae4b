import ChiralManifest

/// A sprite, a style sheet that chooses symbols by the direction and language around an icon, the same facts
/// as JSON and as a typed module, and a page that shows all icons.
struct WebExporter: Exporter {
  func export(_ set: ExportSet) throws(ExportError) -> Export {
    var export = Export()
    var names = try NameBook(set.icons, in: &export) { spelling, _ in PlatformName.kebab.legal(spelling) }
    var icons: [WebIcon] = []
    let sorted = set.icons.sorted { $0.name < $1.name }
    let className = set.name?.kebab ?? "icon"
    for icon in sorted {
      let web = WebIcon(icon, id: names[icon], className: className, namesakes: set.namesakes) { suffix, id in
        let name = names.take(derived: id + suffix, for: icon)
        if name != id + suffix {
          export.warn(icon, "its symbol is named \(name), because \(id + suffix) is another icon")
        }
        return name
      }
      export.add(icon, as: web.id)
      export.warn(icon, sanitizing: web.symbols.map(\.picture))
      icons.append(web)
    }
    let sprite = try WebSprite(Array(zip(sorted, icons)))
    let sheet = WebStyleSheet(icons: icons, className: className, locales: LocaleGroups(set)).css
    let module = try WebModule(icons, className: className)
    export.files = [
      ("sprite.svg", sprite.svg), ("icons.css", sheet), ("icons.json", module.json),
      ("icons.js", module.script), ("icons.d.ts", module.types),
      (
        "index.html",
        WebPage(icons: icons, locales: set.locales, sprite: sprite, size: set.size, className: className).html
      ),
    ].map { OutputFile($0.0, .text($0.1)) }
    return export
  }
}
