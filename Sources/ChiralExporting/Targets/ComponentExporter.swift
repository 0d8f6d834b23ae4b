import ChiralManifest

/// `react/`, `vue/` or `svelte/`: one module per icon, a module that exports them all, and a few shared
/// files.
///
/// Loading a module runs no code, so that bundlers drop the icons that nothing imports. On the server and
/// before the first effect, the style sheet decides which drawing is shown; see `runtime.js`.
struct ComponentExporter: Exporter {
  let framework: Framework

  /// The framework of the modules.
  enum Framework: String, Hashable, Sendable, CaseIterable { case react, vue, svelte }

  func export(_ set: ExportSet) throws(ExportError) -> Export {
    var export = Export()
    let names = NameBook(set.icons, in: &export) { spelling, _ in ComponentName(spelling).text }
    var icons: [ComponentIcon] = []
    for icon in set.icons.sorted(by: { $0.name < $1.name }) {
      export.add(icon, as: names[icon])
      export.warn(icon, sanitizing: icon.pictures)
      icons.append(try ComponentIcon(icon, name: names[icon], asElements: framework == .react))
    }
    let locales = LocaleGroups(set.prefixRowLocales, of: icons.map(\.choice))
    let template = ComponentTemplate(framework: framework, icons: icons, locales: locales)
    export.files = (template.iconFiles + template.sharedFiles(of: set)).map {
      OutputFile($0, .text($1))
    }
    return export
  }
}

/// The name of a component, such as `ArrowForward` for `arrow.forward`.
struct ComponentName {
  let text: String

  /// Creates a name of capitalised words. `Icon` precedes a digit, because no identifier begins with one, and follows a
  /// name that is taken: `MapIcon`.
  init(_ name: String) {
    let words = PlatformName.kebab.legal(name).split(separator: "-").map {
      $0.prefix(1).uppercased() + $0.dropFirst()
    }
    // Adjacent numbers stay apart: `1.2` is not `12`.
    let joined = words.reduce(into: "") { text, word in
      if text.last?.isNumber == true, word.first?.isNumber == true { text += "_" }
      text += word
    }
    text =
      joined.first?.isNumber == true
      ? "Icon" + joined : Self.taken.contains(joined) ? joined + "Icon" : joined
  }

  /// The names that the modules and their languages use themselves.
  private static let taken: Set<String> = [
    "Object", "Array", "String", "Number", "Boolean", "Symbol", "Map", "Set", "Error", "Function", "Date",
    "Promise",
    "Icon", "IconLocale", "IconProps", "Fragment", "Component", "NaN", "Infinity", "Chiral", "Proxy", "Math",
    "JSON", "React", "Vue", "Context", "Locale",
  ]
}
