import ChiralManifest
import ChiralValues

/// The text of the modules for a framework.
struct ComponentTemplate {
  let framework: ComponentExporter.Framework

  static let head = "// Written by chiral build: changes are lost when it runs again."

  /// Returns the module of one icon and its types, by path.
  func files(of icon: ComponentIcon) -> [(String, String)] {
    switch framework {
    case .react, .vue: scripts(of: icon)
    case .svelte: svelteFiles(of: icon)
    }
  }

  private func scripts(of icon: ComponentIcon) -> [(String, String)] {
    let name = icon.name
    // Bundlers drop a call that nothing uses only if it is marked as pure.
    let script = """
      \(Self.head)
      import { icon } from "../runtime.js";

      /** The icon \(name). */
      export const \(name) = /* @__PURE__ */ icon("\(name)", \(icon.data));

      """
    let types = """
      \(Self.head)
      import type { Icon } from "../runtime.js";

      export declare const \(name): Icon;

      """
    return [("icons/\(name).js", script), ("icons/\(name).d.ts", types)]
  }

  private func svelteFiles(of icon: ComponentIcon) -> [(String, String)] {
    let name = icon.name
    let data = icon.data.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n  ")
    let component = """
      <!-- Written by chiral build: changes are lost when it runs again. -->
      <script>
        import Icon from "../Icon.svelte";
        const data = \(data);
      </script>

      <Icon {data} {...$$props} />

      """
    let types = """
      \(Self.head)
      import type { Component } from "svelte";
      import type { IconProps } from "../runtime.js";

      declare const \(name): Component<IconProps>;
      export default \(name);

      """
    return [("icons/\(name).svelte", component), ("icons/\(name).svelte.d.ts", types)]
  }

  /// Returns the modules that all icons share, by path.
  func shared(_ names: [String], set: SetName?, locales: [LanguageTag]) -> [(String, String)] {
    let list = names.map { name in
      switch framework {
      case .react, .vue: "export { \(name) } from \"./icons/\(name).js\";\n"
      case .svelte: "export { default as \(name) } from \"./icons/\(name).svelte\";\n"
      }
    }.joined()
    let context =
      framework == .svelte
      ? "export { setIconLocale } from \"./runtime.js\";\n" : "export { IconLocale } from \"./runtime.js\";\n"
    let types = "export type { IconProps } from \"./runtime.js\";\n"
    var files = [
      ("index.js", "\(Self.head)\n\(context)\(list)"),
      ("index.d.ts", "\(Self.head)\n\(types)\(context)\(list)"),
      ("package.json", package(set)), ("icons.css", ComponentStyleSheet(locales: locales).css),
      ("select.js", ComponentScripts.select), ("select.d.ts", ComponentScripts.selectTypes),
    ]
    switch framework {
    case .react:
      files += [("runtime.js", ComponentScripts.react), ("runtime.d.ts", ComponentScripts.reactTypes)]
    case .vue: files += [("runtime.js", ComponentScripts.vue), ("runtime.d.ts", ComponentScripts.vueTypes)]
    case .svelte:
      files += [
        ("runtime.js", ComponentScripts.svelte), ("runtime.d.ts", ComponentScripts.svelteTypes),
        ("Icon.svelte", ComponentScripts.svelteIcon),
      ]
    }
    return files
  }

  /// Returns `package.json`; of all files only the style sheet is declared to have side effects.
  private func package(_ set: SetName?) -> String {
    let peers: [ComponentExporter.Framework: JSONValue] = [
      .react: ["react": ">=18"], .vue: ["vue": ">=3.5"], .svelte: ["svelte": ">=5"],
    ]
    let main: String = framework == .svelte ? "svelte" : "import"
    return PlatformJSON.tabbed([
      "name": .string((set?.kebab ?? "icons") + "-" + framework.rawValue), "version": "0.0.0",
      "private": true,
      "type": "module", "sideEffects": ["*.css"],
      "exports": [
        ".": .object([
          .init(key: "types", value: "./index.d.ts"), .init(key: main, value: "./index.js"),
          .init(key: "default", value: "./index.js"),
        ]),
        "./icons.css": "./icons.css", "./icons/*": "./icons/*",
      ],
      "peerDependencies": peers[framework] ?? [:],
    ])
  }
}

/// `icons.css`: rules that show one drawing per icon, written once for all icons.
///
/// Hidden drawings are transparent. They stay in the layout, because browsers do not resolve masks and gradients
/// inside elements without display, to which a copy of the icon may refer. Visibility would not hide them,
/// because Inkscape writes `visibility:visible` into drawings. Text in drawings has the direction of the file, which
/// `:dir()` does not look at.
struct ComponentStyleSheet {
  /// The locales for which some icon has a drawing; general locales come first.
  let locales: [LanguageTag]

  private static let hidden = "opacity: 0; pointer-events: none;"
  private static let shown = "opacity: 1; pointer-events: inherit;"

  /// The file.
  var css: String {
    let base = """
      /* Written by chiral build: changes are lost when it runs again. */
      .chiral-icon { direction: ltr; vertical-align: -0.125em; }
      .chiral-flips:dir(rtl), .chiral-flipped { scale: -1 1; }
      .chiral-icon > g[data-for] { \(Self.hidden) }
      .chiral-icon:not(:dir(rtl)) > [data-for~="ltr"], .chiral-icon:dir(rtl) > [data-for~="rtl"] { \(Self.shown) }

      """
    return base
      + locales.flatMap { locale in
        ["ltr", "rtl"].map { direction in
          let key = locale.text.lowercased() + "-" + direction
          let selectors = locale.languageSelectors
          let language = selectors.count == 1 ? selectors[0] : ":is(\(selectors.joined(separator: ", ")))"
          let around = direction == "rtl" ? ":dir(rtl)" : ":not(:dir(rtl))"
          let icon = ".chiral-icon[data-rows~=\(Escape.css(key))]\(language)\(around)"
          return "\(icon) > g[data-for] { \(Self.hidden) }\n"
            + "\(icon) > g[data-for~=\(Escape.css(key))] { \(Self.shown) }\n"
        }
      }.joined()
  }
}
