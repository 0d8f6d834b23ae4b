import ChiralManifest
import ChiralPlanning

/// `react/`, `vue/` or `svelte/`: one module for each icon, a module that names them all, and the little that they share.
///
/// Nothing runs when a module is loaded, so that a bundler drops what nobody imports. Which drawing is shown is the style
/// sheet's affair on the server and before the first effect; see `runtime.js`.
struct ComponentExporter: Exporter {
  let framework: Framework

  /// What the modules are for.
  enum Framework: String, Hashable, Sendable, CaseIterable { case react, vue, svelte }

  func export(_ set: ExportSet) throws(ExportError) -> Export {
    var export = Export()
    var names = NameBook()
    var icons: [ComponentIcon] = []
    for icon in set.icons.sorted(by: { $0.name < $1.name }) {
      let name = try ComponentName(icon)
      try names.take(name.text, for: icon)
      export.add(icon, as: name.text)
      icons.append(ComponentIcon(icon, name: name.text))
    }
    let template = ComponentTemplate(framework: framework)
    for icon in icons {
      export.files += template.files(of: icon).map { OutputFile($0, .text($1)) }
    }
    export.files += template.shared(icons.map(\.name), set.name, set.prefixRowLocales).map {
      OutputFile($0, .text($1))
    }
    return export
  }
}

/// `ArrowForward` of `arrow.forward`.
struct ComponentName {
  let text: String

  /// Words with capitals at their beginnings; `Icon` stands before a digit, as no identifier begins with one.
  init(_ icon: ExportIcon) throws(ExportError) {
    let kebab = try PlatformName.kebab.name(icon)
    let words = kebab.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    // Two numbers that follow each other stay apart: `1.2` is not `12`.
    let joined = words.reduce(into: "") { text, word in
      if text.last?.isNumber == true, word.first?.isNumber == true { text += "_" }
      text += word
    }
    text = joined.first?.isNumber == true || Self.taken.contains(joined) ? "Icon" + joined : joined
  }

  /// What the modules and their languages use themselves.
  private static let taken: Set<String> = [
    "Object", "Array", "String", "Number", "Boolean", "Symbol", "Map", "Set", "Error", "Function", "Date",
    "Promise",
    "Icon", "Fragment", "Component", "NaN", "Infinity", "Chiral", "Proxy", "Math", "JSON",
  ]
}
