// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A library of the package: `Sources/<name>`, tested by `Tests/<name>Tests`.
///
/// `tools` are the executables that its tests run as processes.
func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], tools: [Target.Dependency] = []
) -> [Target] {
  [
    .target(name: name, dependencies: dependencies, swiftSettings: settings),
    .testTarget(
      name: name + "Tests",
      dependencies: [.byName(name: name), "ChiralTestSupport"] + dependencies + tools,
      swiftSettings: settings),
  ]
}

/// A C library that pkg-config knows, installed by apt or brew.
func system(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

let package = Package(
  name: "chiral",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    system("CLibXML2", pkgConfig: "libxml-2.0", apt: "libxml2-dev", brew: "libxml2"),
    system("CLibRSVG", pkgConfig: "librsvg-2.0", apt: "librsvg2-dev", brew: "librsvg"),
    system("CLibDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
    system("CNettle", pkgConfig: "nettle", apt: "nettle-dev", brew: "nettle"),
    .target(name: "ChiralTestSupport", path: "Tests/ChiralTestSupport", swiftSettings: settings),
  ]
    + module("ChiralGeometry")
    + module("ChiralManifest")
    + module("ChiralClassification", ["ChiralManifest"])
    + module("ChiralPlanning", ["ChiralManifest"])
    + module("ChiralRendering", ["ChiralGeometry", "CLibDeflate"], tools: ["chiral-render"])
    + module("ChiralPipeline", ["ChiralRendering", "CNettle"], tools: ["chiral-render"])
    + [
      .executableTarget(
        name: "chiral-render", dependencies: ["ChiralGeometry", "ChiralRendering", "CLibRSVG"],
        swiftSettings: settings)
    ],
    + module("ChiralSVG", ["CLibXML2", "ChiralGeometry"]),
    + module("ChiralSVG", ["CLibXML2", "ChiralGeometry"])
    + module("ChiralMirroring", ["ChiralSVG", "ChiralGeometry"]),
  swiftLanguageModes: [.v6]
)
