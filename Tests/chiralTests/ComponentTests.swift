import ChiralManifest
import ChiralRequests
import ChiralTestSupport
import Foundation
import Testing

/// React, Vue and Svelte components with the tools that people use with them, if these are installed:
/// esbuild, TypeScript's compiler, React on a server, and Chromium.
@Suite struct ComponentTests {
  private static func tool(_ name: String) -> String? {
    let found = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map {
      "\($0)/\(name)"
    }
    .first { FileManager.default.isExecutableFile(atPath: $0) }
    if found == nil { print("SKIPPED: no \(name) here, so components are not tried with it") }
    return found
  }

  private static let esbuild = tool("esbuild")
  private static let node = tool("node")
  private static let compiler = tool("tsc")
  /// The folder in which Debian installs React and its types.
  private static let modules = "/usr/share/nodejs"
  private static let hasReact = FileManager.default.fileExists(atPath: modules + "/react-dom/server.js")
  private static let hasTypes = FileManager.default.fileExists(atPath: modules + "/@types/react/index.d.ts")

  private func built(_ targets: String...) throws -> IconSet {
    let set = try IconSet()
    let outcome = try Command.run(
      ["build", "--output", "out"] + targets.flatMap { ["--target", $0] }, in: set.folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return set
  }

  private func text(_ set: IconSet, _ path: String) throws -> String {
    try String(contentsOf: set.folder.appending(path: path), encoding: .utf8)
  }

  /// If one icon is imported, one icon is shipped; without an import, none is.
  @Test(.enabled(if: esbuild != nil), arguments: ["react", "vue"])
  func aBundlerDropsIconsThatNothingImports(framework: String) throws {
    let set = try built(framework)
    func bundle(_ entry: String) throws -> String {
      try set.write(entry, to: "entry.js")
      let outcome = try Command.start(
        try #require(Self.esbuild),
        [
          "entry.js", "--bundle", "--format=esm", "--minify", "--external:\(framework)",
          "--outfile=bundle.js",
        ],
        in: set.folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
      return try text(set, "bundle.js")
    }
    let one = try bundle(
      "import { ArrowForward } from \"./out/\(framework)/index.js\"; console.log(ArrowForward);")
    #expect(one.contains("ArrowForward") && one.contains("M5 12h14M13 6l6 6-6 6"))
    #expect(!one.contains("ArrowLeft") && !one.contains("SetWide") && !one.contains("M2 2h13v8H2z"))
    let none = try bundle("import \"./out/\(framework)/index.js\";")
    #expect(!none.contains("viewBox"), "\(none)")
  }

  /// An app in one language imports the icon of its locale, with one drawing and no choice; a page with one icon of the web imports
  /// at most 2 kB.
  @Test(.enabled(if: esbuild != nil)) func aBundleHoldsTheDrawingOfItsLocale() throws {
    let set = try built("react", "web")
    func bundle(_ entry: String) throws -> String {
      try set.write(entry, to: "entry.js")
      let arguments = ["entry.js", "--bundle", "--format=esm", "--minify", "--external:react"]
      let outcome = try Command.start(try #require(Self.esbuild), arguments, in: set.folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
      return outcome.output
    }
    func icon(_ name: String) throws -> String {
      try bundle("import { \(name) } from \"./out/react/icons/SetWide.js\"; console.log(\(name));")
    }
    let (all, hebrew) = (try icon("SetWide"), try icon("SetWideHe"))
    for drawing in ["M2 2h13v8H2z", "M5 12h14M13 6l6 6-6 6"] { #expect(all.contains(drawing)) }
    #expect(hebrew.contains("M5 12h14M13 6l6 6-6 6") && !hebrew.contains("M2 2h13v8H2z"))
    #expect(hebrew.utf8.count < 1_700 && !hebrew.contains("ar-"), "\(hebrew)")
    #expect(try icon("SetWideEn").contains("M2 2h13v8H2z"))
    let types = try text(set, "out/react/icons/SetWide.d.ts")
    for name in ["SetWide", "SetWideEn", "SetWideAr", "SetWideHe"] {
      #expect(types.contains("export declare const \(name): Icon;\n"))
    }
    let page = try bundle(
      "import { svg, setWide } from \"./out/web/icons.js\"; document.body.innerHTML = svg(setWide);")
    #expect(page.utf8.count <= 2_000 && page.contains("set-wide") && !page.contains("arrow-left"), "\(page)")
  }

  @Test(arguments: ["react", "vue", "svelte"]) func modulesHoldEveryIconOnce(framework: String) throws {
    let set = try built(framework)
    let index = try text(set, "out/\(framework)/index.js")
    for name in ["ArrowForward", "ArrowLeft", "SetWide"] {
      #expect(index.contains("\(name) } from \"./icons/\(name)."), "\(index)")
    }
    let package = try text(set, "out/\(framework)/package.json")
    #expect(package.contains("\"sideEffects\": [\n\t\t\"*.css\"\n\t]"))
  }

  /// Unknown props and unknown icons are errors; the examples in the documentation are not.
  @Test(.enabled(if: compiler != nil && hasTypes)) func typesAreChecked() throws {
    let set = try built("react")
    try set.write(
      """
      import { ArrowForward, IconLocale } from "./out/react/index.js";
      import { createElement } from "react";
      export const good = createElement(ArrowForward, { title: "Next", size: 24, dir: "rtl", lang: "ar", className: "x" });
      export const around = createElement(IconLocale, { dir: "rtl", lang: "ar" }, good);
      // @ts-expect-error
      import { ArrowForwrd } from "./out/react/index.js";
      // @ts-expect-error
      export const bad = createElement(ArrowForward, { size: {} });
      // @ts-expect-error
      export const worse = createElement(ArrowForward, { dir: "up" });
      """, to: "use.ts")
    // Debian's package of React's types lacks the types on which they depend.
    try set.write(
      "export interface Properties<A = string, B = string> { [property: string]: A | B | undefined }\n",
      to: "csstype.d.ts")
    let paths = #"{"react": ["\#(Self.modules)/@types/react"], "csstype": ["./csstype.d.ts"]}"#
    try set.write(
      """
      {"compilerOptions": {"strict": true, "noEmit": true, "module": "esnext", "moduleResolution": "node",
        "target": "es2020", "lib": ["es2020", "dom"], "types": [], "skipLibCheck": false, "baseUrl": ".",
        "exactOptionalPropertyTypes": true, "paths": \(paths)}, "files": ["use.ts"]}
      """, to: "tsconfig.json")
    let outcome = try Command.start(try #require(Self.compiler), ["-p", "tsconfig.json"], in: set.folder)
    let ours = outcome.output.split(separator: "\n").filter { $0.hasPrefix("out/") || $0.hasPrefix("use.ts") }
    #expect(ours.isEmpty, "\(outcome.output)")
    #expect(outcome.output.isEmpty || outcome.output.contains("@types/react"), "\(outcome.output)")
  }

  /// Returns the markup that a server writes for every icon, by its name in the manifest.
  private func markup(of exports: OwnExports, _ props: String) throws -> [String: String] {
    let scratch = try ScratchFolder()
    let names = JSONValue.object(
      exports.icons.map { .init(key: $0, value: .string(exports.names["react"]?[$0] ?? "")) })
    try Data(
      """
      import * as icons from "\(exports.output.path)/react/index.js";
      import { createElement } from "react";
      import { renderToString } from "react-dom/server";
      const names = \(names.printed(.compact));
      const text = (name) => renderToString(createElement(icons[name], \(props)));
      console.log(JSON.stringify(Object.fromEntries(Object.entries(names).map(([icon, name]) => [icon, text(name)]))));
      """.utf8
    ).write(to: scratch.url.appending(path: "server.js"))
    let bundled = try Command.start(
      try #require(Self.esbuild),
      ["server.js", "--bundle", "--platform=node", "--outfile=bundle.cjs"], in: scratch.url,
      environment: ["NODE_PATH": Self.modules, "NODE_ENV": "production"])
    #expect(bundled.status == 0, "\(bundled.errors)")
    let outcome = try Command.start(try #require(Self.node), ["bundle.cjs"], in: scratch.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let root = try #require(JSONReader.read(SourceText(Array(outcome.output.utf8), file: "markup")).root)
    return (root.members ?? []).reduce(into: [:]) { $0[$1.key] = $1.value.string }
  }

  /// Every icon in every locale, as written by a server and without a script on the page.
  @Test(.enabled(if: esbuild != nil && node != nil && hasReact && Browser.executable != nil))
  func theMarkupOfAServerShowsThePicturesOfFiles() throws {
    let exports = try OwnExports.shared.get()
    let markup = try markup(of: exports, "{}")
    let page = try WebPageOfLocales(
      exports, components: (css: try exports.text("react", "icons.css"), markup: markup))
    let shown = try #require(
      try Browser.picture(of: page.file, width: page.width, height: page.height))
    for (column, icon) in exports.icons.enumerated() {
      let pictures = try exports.pictures(icon)
      for (row, locale) in exports.locales.enumerated() {
        page.expectSame(
          shown, column: column, row: row, try exports.expected(icon, locale), "\(icon)-\(locale.text)",
          others: pictures)
      }
    }
  }

  /// If the component has its own direction and language, the page's do not matter: one drawing is written.
  @Test(.enabled(if: esbuild != nil && node != nil && hasReact)) func propsOverrulePages() throws {
    let exports = try OwnExports.shared.get()
    let own = try markup(of: exports, #"{ dir: "rtl", lang: "he", title: "a<b" }"#)
    let facts = try JSONNode(file: exports.output.appending(path: "index.json"))
    for icon in exports.icons {
      let text = try #require(own[icon])
      let isNative = facts["targets"]?["react"]?["icons"]?[icon]?["mirroring"]?.string == "native"
      #expect(text.contains("<g transform=\"matrix(-1 0 0 1 ") == isNative, "\(icon)")
      #expect(!text.contains("data-for=") && text.contains("<title>a&lt;b</title>"), "\(icon): \(text)")
    }
  }

  /// A label makes an icon visible to screen readers, as a title does.
  @Test(
    .enabled(if: esbuild != nil && node != nil && hasReact),
    arguments: ["aria-label", "aria-labelledby", "title"])
  func aLabelledIconIsNotHidden(name: String) throws {
    let exports = try OwnExports.shared.get()
    for (icon, text) in try markup(of: exports, "{ \"\(name)\": \"Next\" }") {
      #expect(text.contains("role=\"img\"") && !text.contains("aria-hidden"), "\(icon): \(text)")
    }
    for (icon, text) in try markup(of: exports, "{}") {
      #expect(text.contains("aria-hidden=\"true\"") && !text.contains("role="), "\(icon): \(text)")
    }
  }

  /// A page may show an icon before its style sheet: the drawing for left to right, and no other above it.
  @Test(.enabled(if: esbuild != nil && node != nil && hasReact)) func oneDrawingIsShownWithoutTheStyleSheet()
    throws
  {
    let exports = try OwnExports.shared.get()
    let texts = try markup(of: exports, "{}")
    let localized = texts.values.filter { $0.contains("data-for=") }
    #expect(!localized.isEmpty)
    for text in localized {
      let groups = text.matches(of: /<g data-for="([^"]*)"( opacity="0")?>/)
      #expect(
        groups.first?.1.split(separator: " ").contains("ltr") == true && groups.first?.2 == nil, "\(text)")
      #expect(groups.count > 1 && groups.dropFirst().allSatisfy { $0.2 != nil }, "\(text)")
    }
  }

  /// The page's language still counts where a component sets only the direction, and the other way round.
  @Test(.enabled(if: esbuild != nil && node != nil && hasReact))
  func aDirectionAloneKeepsTheLanguageOfThePage() throws {
    let exports = try OwnExports.shared.get()
    let whole = try markup(of: exports, "{}")
    let right = try markup(of: exports, #"{ dir: "rtl" }"#)
    var count = 0
    for (icon, text) in whole {
      guard let rows = text.firstMatch(of: /data-rows="p[0-9a-z]+"/) else { continue }
      count += 1
      #expect(right[icon]?.contains("\(rows.0) data-dir=\"rtl\"") == true, "\(icon)")
      let groups = right[icon]?.matches(of: /data-for="([^"]*)"/).map { $0.1.split(separator: " ") } ?? []
      #expect(groups.isEmpty || groups.contains { $0.contains("ltr") && $0.contains("rtl") }, "\(icon)")
    }
    #expect(count > 0)
    #expect(try markup(of: exports, #"{ dir: "auto" }"#) == whole)
  }

  @Test(.enabled(if: esbuild != nil && node != nil && hasReact)) func strokesTakeTheWidthOfTheProp() throws {
    let exports = try OwnExports.shared.get()
    let texts = try markup(of: exports, "{ strokeWidth: 7 }").values.filter { $0.contains("stroke-width=") }
    #expect(!texts.isEmpty)
    for text in texts {
      #expect(text.matches(of: /stroke-width="([^"]*)"/).allSatisfy { $0.1 == "7" }, "\(text)")
    }
  }

  /// React's build for server components has no `createContext`.
  @Test(.enabled(if: esbuild != nil && node != nil && hasReact)) func aServerComponentImportsIcons() throws {
    let set = try built("react")
    for path in ["runtime.js", "icons/ArrowForward.js"] {
      #expect(try text(set, "out/react/" + path).contains("\n\"use client\";\n"), "\(path)")
    }
    try set.write(
      "import { SetWide } from \"./out/react/index.js\"; console.log(typeof SetWide);", to: "page.js")
    let bundled = try Command.start(
      try #require(Self.esbuild),
      ["page.js", "--bundle", "--conditions=react-server", "--platform=node", "--outfile=page.cjs"],
      in: set.folder, environment: ["NODE_PATH": Self.modules])
    #expect(bundled.status == 0, "\(bundled.errors)")
    let outcome = try Command.start(try #require(Self.node), ["page.cjs"], in: set.folder)
    #expect(outcome.status == 0 && outcome.output == "object\n", "\(outcome.errors)")
  }

  /// A page that requires trusted types refuses markup in strings.
  @Test func reactGetsElementsInsteadOfMarkup() throws {
    let set = try built("react")
    let script = try text(set, "out/react/icons/ArrowForward.js")
    #expect(script.contains(#"["path",{d:"M5 12h14M13 6l6 6-6 6"}]"#), "\(script)")
    for path in ["runtime.js", "index.cjs"] {
      #expect(!(try text(set, "out/react/" + path)).contains("InnerHTML"), "\(path)")
    }
  }

  /// Svelte's compiler refuses these in runes mode, which new projects turn on. Source: Svelte 5, `legacy_props_invalid`,
  /// `legacy_rest_props_invalid`, `legacy_export_invalid`.
  @Test func svelteComponentsSuitRunes() throws {
    let set = try built("svelte")
    for (path, data) in try set.contents(of: "out/svelte") where path.hasSuffix(".svelte") {
      let text = String(decoding: data, as: UTF8.self)
      #expect(
        !text.contains("$$props") && !text.contains("$$restProps") && !text.contains("export let"), "\(path)")
      #expect(text.contains("= $props();"), "\(path)")
    }
  }

  /// A package in `node_modules` can be read by programs of either kind of module, with and without an extension.
  @Test(.enabled(if: node != nil && hasReact)) func aPackageIsReadAsEitherKindOfModule() throws {
    let set = try built("react")
    let modules = set.folder.appending(path: "node_modules")
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: set.folder.appending(path: "out/react"), to: modules.appending(path: "icons-react"))
    for name in ["react", "react-dom"] where FileManager.default.fileExists(atPath: "\(Self.modules)/\(name)")
    {
      try FileManager.default.createSymbolicLink(
        atPath: modules.appending(path: name).path, withDestinationPath: "\(Self.modules)/\(name)")
    }
    try set.write(
      """
      const { ArrowForward, IconLocale } = require("icons-react");
      const { createElement } = require("react");
      const { renderToString } = require("react-dom/server");
      console.log(renderToString(createElement(ArrowForward)), typeof IconLocale);
      """, to: "old.cjs")
    try set.write(
      """
      import { ArrowForward } from "icons-react";
      import { ArrowForward as short } from "icons-react/icons/ArrowForward";
      import { ArrowForward as long } from "icons-react/icons/ArrowForward.js";
      import { createElement } from "react";
      import server from "react-dom/server";
      console.log(server.renderToString(createElement(ArrowForward)), ArrowForward === short && short === long);
      """, to: "new.mjs")
    let old = try Command.start(
      try #require(Self.node), ["old.cjs"], in: set.folder, environment: ["NODE_PATH": Self.modules])
    let new = try Command.start(
      try #require(Self.node), ["new.mjs"], in: set.folder, environment: ["NODE_PATH": Self.modules])
    #expect(old.output.contains("<svg") && old.output.hasSuffix(" function\n"), "\(old.errors)")
    #expect(new.output.contains("<svg") && new.output.hasSuffix(" true\n"), "\(new.errors)")
    #expect(old.output.split(separator: ">").first == new.output.split(separator: ">").first)
  }

  /// Types of a CommonJS package, and the exported type of icons.
  @Test(.enabled(if: compiler != nil && hasTypes)) func typesSuitEitherKindOfModule() throws {
    let set = try built("react")
    let package = set.folder.appending(path: "node_modules/icons-react")
    try FileManager.default.createDirectory(
      at: package.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: set.folder.appending(path: "out/react"), to: package)
    let text = """
      import { ArrowForward, type Icon, type IconProps } from "icons-react";
      export const icon: Icon = ArrowForward;
      export const props: IconProps = { strokeWidth: 1, color: "red", "aria-label": "Next" };
      // @ts-expect-error
      export const wrong: Icon = "ArrowForward";
      """
    try set.write(text, to: "use.cts")
    try set.write(
      text + "\nexport { ArrowForward as other } from \"icons-react/icons/ArrowForward\";", to: "use.mts")
    try set.write(
      "export interface Properties<A = string, B = string> { [property: string]: A | B | undefined }\n",
      to: "csstype.d.ts")
    let paths = #"{"react": ["\#(Self.modules)/@types/react/index.d.ts"], "csstype": ["./csstype.d.ts"]}"#
    try set.write(
      """
      {"compilerOptions": {"strict": true, "noEmit": true, "module": "node16", "moduleResolution": "node16",
        "target": "es2020", "lib": ["es2020", "dom"], "types": [], "skipLibCheck": true, "baseUrl": ".",
        "paths": \(paths)}, "files": ["use.cts", "use.mts"]}
      """, to: "tsconfig.json")
    let outcome = try Command.start(try #require(Self.compiler), ["-p", "tsconfig.json"], in: set.folder)
    #expect(outcome.output.isEmpty, "\(outcome.output)")
  }
}
