import ChiralManifest
import ChiralValues

/// The files by which registries and their visitors know a package of components.
struct ComponentPackage {
  let framework: ComponentFramework
  let set: ExportSet

  /// The facts of the manifest; nil if the package is not to be published.
  private var facts: PackageFacts? { self.set.package }

  private var name: String { (facts?.name ?? set.name?.kebab ?? "icons") + "-" + framework.rawValue }

  /// Returns the files, by path.
  func files(of icons: [ComponentIcon]) -> [(String, String)] {
    let license = set.licenseText.map { [("LICENSE", $0)] } ?? []
    return [("package.json", json), ("README.md", readme(icons))] + license
  }

  private static let peers: [ComponentFramework: JSONValue] = [
    .react: ["react": ">=18"], .vue: ["vue": ">=3.5"],
    // `$props.id` came with Svelte 5.20.
    .svelte: ["svelte": ">=5.20"],
  ]

  private func readme(_ icons: [ComponentIcon]) -> String {
    let icon = icons.first { !$0.hasChoice }?.name ?? icons.first?.name ?? "Icon"
    let imports = "import { \(icon) } from \"\(name)\";\nimport \"\(name)/icons.css\";"
    let script = imports.replacing("\n", with: "\n  ")
    let (title, language, example) =
      switch framework {
      case .react: ("React", "jsx", "\(imports)\n\n<\(icon) title=\"Label\" size={24} />")
      case .vue:
        (
          "Vue", "vue",
          "<script setup>\n\(imports)\n</script>\n\n<template><\(icon) title=\"Label\" :size=\"24\" /></template>"
        )
      case .svelte:
        ("Svelte", "svelte", "<script>\n  \(script)\n</script>\n\n<\(icon) title=\"Label\" size={24} />")
      }
    let texts = [
      ("Licence", facts?.license.map(Escape.markdown)), ("Author", facts?.author.map(Escape.markdown)),
      ("Sources", facts?.repository.map { "<\($0)>" }),
    ]
    let lines = texts.compactMap { title, text in text.map { "- \(title): \($0)\n" } }
    return """
      # \(name)

      \(icons.count) \(icons.count == 1 ? "icon" : "icons") for \(title), written by `chiral build`. They follow the direction and the language of the page.

      ```\(language)
      \(example)
      ```

      `title` or `aria-label` names an icon with a meaning; `size`, `color`, `strokeWidth`, `dir` and `lang` change how it is shown.
      \(lines.isEmpty ? "" : "\n" + lines.joined())
      """
  }

  /// The text of `package.json`; of all files only the style sheet is declared to have side effects.
  private var json: String {
    var members: [JSONValue.Member] = [
      .init(key: "name", value: .string(name)),
      .init(key: "version", value: .string(facts?.version ?? "0.0.0")),
    ]
    members += facts.map(Self.publication) ?? [.init(key: "private", value: true)]
    members += [
      .init(key: "type", value: "module"), .init(key: "sideEffects", value: ["*.css"]),
      .init(key: "types", value: "./index.d.ts"),
    ]
    if framework != .svelte {
      members += [.init(key: "main", value: "./index.cjs"), .init(key: "module", value: "./index.js")]
    }
    members += [
      .init(key: "exports", value: exports),
      .init(key: "peerDependencies", value: Self.peers[framework] ?? [:]),
    ]
    return PlatformJSON.tabbed(.object(members))
  }

  /// Returns the members by which registries describe a package. Sources: npm, "package.json".
  private static func publication(_ facts: PackageFacts) -> [JSONValue.Member] {
    let texts = [("license", facts.license), ("author", facts.author)]
    return texts.compactMap { key, text in text.map { .init(key: key, value: .string($0)) } }
      + (facts.repository.map { [.init(key: "repository", value: repository($0))] } ?? [])
      // A package with a scope is private by default.
      + (facts.name.hasPrefix("@") ? [.init(key: "publishConfig", value: ["access": "public"])] : [])
  }

  /// Returns the address of sources as npm writes it itself; an address that Git does not clone is only a text.
  private static func repository(_ address: String) -> JSONValue {
    let isGit =
      address.hasSuffix(".git")
      || ["github.com", "gitlab.com", "codeberg.org"].contains {
        address.hasPrefix("https://\($0)/")
      }
    guard isGit else { return .string(address) }
    return ["type": "git", "url": .string("git+" + address + (address.hasSuffix(".git") ? "" : ".git"))]
  }

  /// The paths that importers may name. Conditions are tried in order, and the first one that fits counts.
  private var exports: JSONValue {
    let shared: [JSONValue.Member] = [
      .init(key: "./icons.css", value: "./icons.css"), .init(key: "./package.json", value: "./package.json"),
    ]
    if framework == .svelte {
      let icon = Self.conditions([("types", "./icons/*.svelte.d.ts"), ("svelte", "./icons/*.svelte")])
      return .object(
        [
          .init(
            key: ".",
            value: Self.conditions([
              ("types", "./index.d.ts"), ("svelte", "./index.js"), ("default", "./index.js"),
            ])), .init(key: "./icons/*.svelte", value: icon), .init(key: "./icons/*", value: icon),
        ] + shared)
    }
    let icon = Self.conditions([("types", "./icons/*.d.ts"), ("default", "./icons/*.js")])
    let main: JSONValue = .object([
      .init(key: "import", value: Self.conditions([("types", "./index.d.ts"), ("default", "./index.js")])),
      .init(
        key: "require", value: Self.conditions([("types", "./index.d.cts"), ("default", "./index.cjs")])),
    ])
    return .object(
      [
        .init(key: ".", value: main), .init(key: "./icons/*.js", value: icon),
        .init(key: "./icons/*", value: icon),
      ] + shared)
  }

  private static func conditions(_ members: [(String, String)]) -> JSONValue {
    .object(members.map { .init(key: $0, value: .string($1)) })
  }
}
