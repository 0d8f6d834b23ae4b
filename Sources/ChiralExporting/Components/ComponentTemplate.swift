import ChiralManifest
import ChiralValues

/// The text of the modules for a framework.
struct ComponentTemplate {
  let framework: ComponentFramework
  let icons: [ComponentIcon]
  let locales: LocaleGroups

  private static let head = ComponentModule.head

  /// The modules of the icons and their types, by path.
  var iconFiles: [(String, String)] { icons.flatMap(framework == .svelte ? svelteFiles : scripts) }

  private func scripts(of icon: ComponentIcon) -> [(String, String)] {
    let name = icon.name
    let constants = icon.constants
    let choose = icon.hasChoice ? "import { choose } from \"../select.js\";\n" : ""
    let script = """
      \(Self.head)
      \(framework == .react ? ComponentModule.client : "")import { icon } from "../runtime.js";
      \(choose)
      \(constants.drawings)/** The icon \(name). */
      export const \(name) = \(call(icon, namesDrawings: true));
      \(constants.components.map { "export const \($0.name) = \($0.expression);\n" }.joined())
      """
    let types = """
      \(Self.head)
      import type { Icon } from "../runtime.js";

      export declare const \(name): Icon;
      \(constants.components.map { "export declare const \($0.name): Icon;\n" }.joined())
      """
    return [("icons/\(name).js", script), ("icons/\(name).d.ts", types)]
  }

  /// Returns the expression that makes a component. Bundlers drop a call that nothing uses only if it is marked as pure.
  private func call(_ icon: ComponentIcon, namesDrawings: Bool = false) -> String {
    let data = icon.data(locales, namesDrawings: namesDrawings)
    return "/* @__PURE__ */ icon(\"\(icon.name)\", \(data)\(icon.hasChoice ? ", choose" : ""))"
  }

  private func svelteFiles(of icon: ComponentIcon) -> [(String, String)] {
    let name = icon.name
    let data = icon.data(locales).split(separator: "\n", omittingEmptySubsequences: false).joined(
      separator: "\n  ")
    let component = """
      <!-- Written by chiral build: changes are lost when it runs again. -->
      <script>
        import Icon from "../Icon.svelte";
      \(icon.hasChoice ? "  import { choose } from \"../select.js\";\n" : "")  let props = $props();
        const data = \(data);
      </script>

      <Icon {data} \(icon.hasChoice ? "{choose} " : ""){...props} />

      """
    let types = """
      \(Self.head)
      import type { Icon } from "../runtime.js";

      declare const \(name): Icon;
      export default \(name);

      """
    return [("icons/\(name).svelte", component), ("icons/\(name).svelte.d.ts", types)]
  }

  /// The modules that all icons share, by path.
  var sharedFiles: [(String, String)] {
    let list = icons.map { icon in
      switch framework {
      case .react, .vue: "export { \(icon.name) } from \"./icons/\(icon.name).js\";\n"
      case .svelte: "export { default as \(icon.name) } from \"./icons/\(icon.name).svelte\";\n"
      }
    }.joined()
    let context = framework == .svelte ? "setIconLocale" : "IconLocale"
    let shared = "export { \(context) } from \"./runtime.js\";\n"
    let types = "export type { Icon, IconProps, Locale } from \"./runtime.js\";\n"
    return [
      ("index.js", "\(Self.head)\n\(shared)\(list)"),
      ("index.d.ts", "\(Self.head)\n\(types)\(shared)\(list)"),
      ("icons.css", ComponentStyleSheet(icons, locales).css),
      ("runtime.d.ts", "\(Self.head)\n\(runtimeTypes)"),
    ] + modules.map { ($0, $1.text) } + frameworkFiles
  }

  private var runtimeTypes: String {
    switch framework {
    case .react: ComponentScripts.reactTypes + Self.iconFunction
    case .vue: ComponentScripts.vueTypes + Self.iconFunction
    case .svelte: ComponentScripts.svelteTypes
    }
  }

  private static let iconFunction =
    "/** Returns a component for the data of an icon; only the modules of icons call it. */\n"
    + "export declare function icon(name: string, data: object, choose?: object): Icon;\n"

  /// The modules that are written once for all icons.
  private var modules: [(String, ComponentModule)] {
    let choice = [
      ("locales.js", ComponentModule(imports: [], exports: ["keys"], body: localeScript)),
      ("select.js", ComponentScripts.select),
    ]
    return switch framework {
    case .react: choice + [("runtime.js", ComponentScripts.react)]
    case .vue: choice + [("markup.js", ComponentScripts.markup), ("runtime.js", ComponentScripts.vue)]
    case .svelte: choice + [("markup.js", ComponentScripts.markup), ("runtime.js", ComponentScripts.svelte)]
    }
  }

  /// `locales.js`.
  private var localeScript: String {
    let members = locales.keys.map {
      "  \(Escape.javaScript($0.tag)): \(Escape.javaScript($0.first.text.lowercased())),\n"
    }
    return """
      /** The keys of the locales that icons distinguish. */
      const keys = {
      \(members.joined())};

      """
  }

  private var frameworkFiles: [(String, String)] {
    framework == .svelte
      ? [("Icon.svelte", ComponentScripts.svelteIcon)]
      : [("index.cjs", common), ("index.d.cts", commonTypes)]
  }

  /// `index.cjs`: everything in one CommonJS file, for Jest and other programs that do not read ES modules.
  private var common: String {
    let modules = modules.map(\.1)
    let icons = icons.map { "const \($0.name) = \(call($0));\nexports.\($0.name) = \($0.name);\n" }
    return """
      \(Self.head)
      "use strict";
      \(framework == .react ? ComponentModule.client : "")\
      \(modules.map(\.requires).joined())\(modules.map(\.body).joined(separator: "\n"))
      exports.IconLocale = IconLocale;
      \(icons.joined())
      """
  }

  /// `index.d.cts`: the types of that file.
  private var commonTypes: String {
    let icons = icons.map { "export declare const \($0.name): Icon;\n" }.joined()
    let types = framework == .vue ? ComponentScripts.vueTypes : ComponentScripts.reactTypes
    return "\(Self.head)\n\(types)\(icons)"
  }
}
