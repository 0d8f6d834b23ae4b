import ChiralManifest

/// `package.json` of a framework's components.
struct ComponentPackage {
  let framework: ComponentExporter.Framework
  let set: SetName?

  private static let peers: [ComponentExporter.Framework: JSONValue] = [
    .react: ["react": ">=18"], .vue: ["vue": ">=3.5"],
    // `$props.id` came with Svelte 5.20.
    .svelte: ["svelte": ">=5.20"],
  ]

  /// The text; of all files only the style sheet is declared to have side effects.
  var json: String {
    let name = (set?.kebab ?? "icons") + "-" + framework.rawValue
    var members: [JSONValue.Member] = [
      .init(key: "name", value: .string(name)), .init(key: "version", value: "0.0.0"),
      .init(key: "private", value: true), .init(key: "type", value: "module"),
      .init(key: "sideEffects", value: ["*.css"]), .init(key: "types", value: "./index.d.ts"),
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
