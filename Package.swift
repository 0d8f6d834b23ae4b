// swift-tools-version: 6.3
import PackageDescription

/// Warnings are errors only in `.ci/run`, so that a warning of a newer compiler does not stop dependent packages.
let strictness: [SwiftSetting] =
  Context.environment["CHIRAL_WARNINGS_ARE_ERRORS"] == nil ? [] : [.treatAllWarnings(as: .error)]

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + strictness

/// Returns a library, `Sources/<name>`, and its tests, `Tests/<name>Tests`.
///
/// `tools` are the executables that the tests run as processes, and the libraries that only the tests use.
func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], tools: [Target.Dependency] = []
) -> [Target] {
  [
    .target(name: name, dependencies: dependencies, exclude: ["README.md"], swiftSettings: settings),
    .testTarget(
      name: name + "Tests",
      dependencies: [.byName(name: name), "ChiralTestSupport"] + dependencies + tools,
      swiftSettings: settings),
  ]
}

/// Returns a C library that pkg-config finds and that apt or Homebrew installs.
func system(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

var targets: [Target] = [
  system("CLibXML2", pkgConfig: "libxml-2.0", apt: "libxml2-dev", brew: "libxml2"),
  system("CLibRSVG", pkgConfig: "librsvg-2.0", apt: "librsvg2-dev", brew: "librsvg"),
  system("CPango", pkgConfig: "pangocairo", apt: "libpango1.0-dev", brew: "pango"),
  system("CLibDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
  system("CNettle", pkgConfig: "nettle", apt: "nettle-dev", brew: "nettle"),
  .systemLibrary(name: "CSystem"),
  .target(name: "CChiralData", exclude: ["README.md", "data"]),
  .target(name: "CInkData", exclude: ["README.md", "data"]),
  .target(name: "CPageSources", exclude: ["README.md", "css", "index", "js", "live", "strings"]),
  .target(
    name: "ChiralTestSupport", dependencies: ["ChiralManifest", "ChiralRequests"],
    path: "Tests/ChiralTestSupport",
    swiftSettings: settings),
]

targets += module("ChiralSVG", ["CLibXML2"])
targets += module("ChiralValues", ["CChiralData"], tools: ["ChiralManifest"])
targets += module("ChiralManifest", ["ChiralValues"])
targets += module("ChiralIcons", ["ChiralManifest", "ChiralValues"], tools: ["chiral", "chiral-render"])
targets += module("ChiralClassification", ["ChiralManifest", "ChiralValues"], tools: ["ChiralDrawing"])
targets += module(
  "ChiralAudit", ["ChiralManifest", "ChiralClassification", "ChiralValues"],
  tools: ["ChiralPipeline", "chiral-render"])
// The layers of recognition: ink knows no names and no verbs, signs know nothing of what is done about them.
targets += module("ChiralInk", ["CInkData", "ChiralSVG"])
targets += module("ChiralSigns", ["CInkData", "ChiralInk", "ChiralSVG", "ChiralValues"])
targets += module(
  "ChiralMirroring", ["ChiralInk", "ChiralSigns", "ChiralSVG", "ChiralValues"],
  tools: ["chiral-render", "ChiralRequests"])
// The command and its worker share ChiralRequests and ChiralValues. ChiralDrawing, which reads foreign drawings, is not linked
// into the command, and ChiralManifest is not linked into the worker.
targets += module(
  "ChiralRequests", ["CLibDeflate", "ChiralSVG", "ChiralValues"], tools: ["chiral-render"])
targets += module(
  "ChiralExporting",
  ["ChiralManifest", "ChiralRequests", "ChiralSVG", "ChiralValues", "CPageSources"],
  tools: ["chiral-render", "ChiralDrawing"])
targets += module(
  "ChiralDrawing",
  ["ChiralInk", "ChiralMirroring", "ChiralRequests", "ChiralSigns", "ChiralSVG", "ChiralValues"],
  tools: ["chiral-render"])
targets += module(
  "ChiralPipeline",
  [
    "ChiralAudit", "ChiralClassification", "ChiralExporting", "ChiralManifest",
    "ChiralRequests", "ChiralSVG", "ChiralValues", "CSystem", "CNettle",
  ],
  tools: ["chiral-render", "ChiralDrawing"])

targets += [
  .executableTarget(
    name: "chiral-render",
    dependencies: ["ChiralDrawing", "ChiralRequests", "ChiralSVG", "CLibRSVG", "CPango", "CSystem"],
    exclude: ["README.md"],
    swiftSettings: settings),
  .executableTarget(
    name: "chiral",
    dependencies: [
      "ChiralAudit", "ChiralClassification", "ChiralExporting", "ChiralManifest", "ChiralPipeline",
      "ChiralRequests", "ChiralValues",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ],
    exclude: ["README.md"],
    swiftSettings: settings),
  .testTarget(
    name: "chiralTests",
    dependencies: [
      "chiral", "chiral-render", "ChiralManifest", "ChiralRequests", "ChiralSVG", "ChiralTestSupport",
      "ChiralValues",
    ],
    swiftSettings: settings),
  .testTarget(
    name: "FaultTests", dependencies: ["chiral", "chiral-render", "ChiralPipeline", "ChiralTestSupport"],
    path: "Tests/Faults",
    swiftSettings: settings),
]

// The plugins for packages that use this one. SwiftPM builds the tools of plugins a second time, for the host, even if no
// target uses them; the Makefile therefore leaves them out.
let hasPlugins = Context.environment["CHIRAL_WITHOUT_PLUGINS"] == nil

// The plugins take the tools from the bundle at this path below the package, which `make dist` writes, instead of compiling
// them. The manifest cannot look for the bundle, because SwiftPM evaluates it again only if a variable changes.
let bundle = Context.environment["CHIRAL_TOOLS"]
if let bundle { targets.append(.binaryTarget(name: "chiral-tools", path: bundle)) }
let tools: [Target.Dependency] = bundle == nil ? ["chiral", "chiral-render"] : ["chiral-tools"]
let plugins: [Target] = [
  .plugin(name: "ChiralPlugin", capability: .buildTool(), dependencies: tools),
  .plugin(name: "ChiralCatalogPlugin", capability: .buildTool(), dependencies: tools),
  .plugin(
    name: "ChiralCommand",
    capability: .command(
      intent: .custom(
        verb: "chiral", description: "Audit, look at or begin the icons of this package's targets.")),
    dependencies: tools),
]
if hasPlugins { targets += plugins }
targets.append(
  .testTarget(name: "ChiralPluginTests", dependencies: ["ChiralTestSupport"], swiftSettings: settings))

// `make fuzz` sets this variable to the folder of libFuzzer. Without it, neither the fuzzer nor its hooks are built.
if let library = Context.environment["CHIRAL_FUZZER"] {
  let hooks: [SwiftSetting] = [.unsafeFlags(["-sanitize=fuzzer", "-parse-as-library"])]
  let attacked = [
    "ChiralClassification", "ChiralDrawing", "ChiralExporting", "ChiralInk", "ChiralManifest",
    "ChiralMirroring", "ChiralSigns", "ChiralSVG",
  ]
  for target in targets where attacked.contains(target.name) { target.swiftSettings = settings + hooks }
  targets += [
    .systemLibrary(name: "CFuzzer", path: "Fuzz/CFuzzer"),
    .executableTarget(
      name: "chiral-fuzz",
      dependencies: ["CFuzzer", "ChiralRequests", "ChiralValues"] + attacked.map { .byName(name: $0) },
      path: "Fuzz/chiral-fuzz", swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])],
      linkerSettings: [
        .unsafeFlags([
          "-use-ld=bfd", "-L\(library)", "-l:libclang_rt.fuzzer_no_main-x86_64.a", "-lstdc++", "-lm",
        ])
      ]),
  ]
}

// Only `make bench-mirror` builds this program.
if Context.environment["CHIRAL_BENCH"] != nil {
  targets.append(
    .executableTarget(
      name: "chiral-bench", dependencies: ["CLibXML2", "ChiralSVG", "ChiralMirroring"],
      path: "Benchmarks/chiral-bench", swiftSettings: settings))
}

let libraries: [Product] = [
  .library(name: "ChiralIcons", targets: ["ChiralIcons"]),
  .library(
    name: "ChiralMirroring",
    targets: ["ChiralMirroring", "ChiralSigns", "ChiralInk", "ChiralSVG", "ChiralValues"]),
]

// `make` builds the two programs with one command, so that the modules of the command and those of its worker compile side by
// side; it cannot link the test support statically.
let hasOnlyPrograms = Context.environment["CHIRAL_ONLY_PROGRAMS"] != nil
if hasOnlyPrograms {
  targets.removeAll { $0.type == .test || ["ChiralTestSupport", "ChiralIcons"].contains($0.name) }
}

let package = Package(
  name: "chiral",
  // Only the libraries are for the other Apple platforms; the tools are for Linux and macOS.
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .executable(name: "chiral", targets: ["chiral"]),
    .executable(name: "chiral-render", targets: ["chiral-render"]),
  ] + (hasOnlyPrograms ? [] : libraries)
    + (hasPlugins ? plugins.map { .plugin(name: $0.name, targets: [$0.name]) } : []),
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: targets,
  swiftLanguageModes: [.v6]
)
