// swift-tools-version: 6.3
import PackageDescription

// A package that ships icons: the plugin builds them into `Bundle.module`, and `IconCatalog` finds them there.
let package = Package(
  name: "ResourceApp",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "chiral", path: "../..")],
  targets: [
    .target(
      name: "ResourceApp",
      dependencies: [.product(name: "ChiralIcons", package: "chiral")],
      plugins: [.plugin(name: "ChiralPlugin", package: "chiral")]),
    // The tests decode PNG files to compare their pixels.
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .testTarget(name: "ResourceAppTests", dependencies: ["ResourceApp", "CZlib"]),
  ],
  swiftLanguageModes: [.v6]
)
