import ChiralManifest

/// `package.json` of a framework's components.
struct ComponentPackage {
  let framework: ComponentFramework
  let set: SetName?
  /// The facts of the manifest; nil if the package is not to be published.
  let facts: PackageFacts?

  private static let peers: [ComponentFramework: JSONValue] = [
    .react: ["react": ">=18"], .vue: ["vue": ">=3.5"],
    // `$props.id` came with Svelte 5.20.
    .svelte: ["svelte": ">=5.20"],
  ]

  /// The text; of all files only the style sheet is declared to have side effects.
  var json: String {
    let name = (facts?.name ?? set?.kebab ?? "icons") + "-" + framework.rawValue
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
    let texts = [("license", facts.license), ("author", facts.author), ("repository", facts.repository)]
    return texts.compactMap { key, text in text.map { .init(key: key, value: .string($0)) } }
      // A package with a scope is private by default.
      + (facts.name.hasPrefix("@") ? [.init(key: "publishConfig", value: ["access": "public"])] : [])
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
