import ChiralManifest

/// `react/`, `vue/` or `svelte/`: one module per icon, a module that exports them all, and a few shared
/// files.
///
/// Loading a module runs no code, so that bundlers drop the icons that nothing imports. On the server and
/// before the first effect, the style sheet decides which drawing is shown; see `runtime.js`.
struct ComponentExporter: Exporter {
  let framework: ComponentFramework

  func export(_ set: ExportSet) throws(ExportError) -> Export {
    var export = Export()
    let names = try NameBook(set.icons, in: &export) { spelling, _ in ComponentName(spelling).text }
    var icons: [ComponentIcon] = []
    for icon in set.icons.sorted(by: { $0.name < $1.name }) {
      export.add(icon, as: names[icon])
      export.warn(icon, sanitizing: icon.pictures)
      icons.append(
        try ComponentIcon(
          icon, name: names[icon], locales: set.locales, asElements: framework == .react))
    }
    let locales = LocaleGroups(set, of: icons.map(\.choice))
    let template = ComponentTemplate(framework: framework, icons: icons, locales: locales)
    let package = ComponentPackage(framework: framework, set: set)
    export.files = (template.iconFiles + template.sharedFiles + package.files(of: icons)).map {
      OutputFile($0, .text($1))
    }
    export.warn(ofFactsMissingIn: set)
    if set.package != nil, set.licenseText == nil {
      export.warnings.append(
        Export.Warning(message: "no file LICENSE lies beside the manifest, so that the package contains none")
      )
    }
    return export
  }
}
