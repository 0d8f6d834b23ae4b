import Foundation
import PackagePlugin

/// Builds the icons of a target as resources: `Bundle.module` contains a folder per manifest, with a folder
/// per locale and an `index.json`, which `IconCatalog` of `ChiralIcons` reads. A target that depends on that
/// library also gets the names of its icons as an enumeration.
///
/// The output is a single declared folder: SwiftPM copies a folder as it is, but puts single files side by
/// side, so that `en/x.png` and `ar/x.png` would collide.
@main
struct ChiralPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let manifests = FoundManifest.all(in: target.directoryURL)
    if manifests.isEmpty {
      Diagnostics.error(
        "\(target.name) has no \(FoundManifest.fileName); run swift package chiral init \(target.directoryURL.path)"
      )
    }
    if let collision = FoundManifest.collision(in: manifests) { Diagnostics.error(collision) }
    let tools = try Tools(context)
    let work = context.pluginWorkDirectoryURL
    let pictures = manifests.map { command(for: $0, tools, in: work) }
    return target.usesChiralIcons ? pictures + manifests.map { accessors(of: $0, tools, in: work) } : pictures
  }

  /// Returns the command that writes the names of the icons as an enumeration.
  private func accessors(of manifest: FoundManifest, _ tools: Tools, in work: URL) -> Command {
    let output = work.appending(path: ".names").appending(path: manifest.outputName)
    let file = output.appending(path: "swift/\(manifest.outputName).chiral.swift")
    return .buildCommand(
      displayName: "Writing the names of \(manifest.outputName)", executable: tools.chiral,
      arguments: [
        "build", "--quiet", "--target", "swift", "--manifest", manifest.file.path, "--output", output.path,
      ],
      inputFiles: [manifest.file], outputFiles: [file])
  }

  /// Returns the build command. The build state is kept beside the output, all of which ships. SwiftPM runs
  /// the command only if an input changed, and the command redraws only the drawings that did.
  private func command(for manifest: FoundManifest, _ tools: Tools, in work: URL) -> Command {
    let output = work.appending(path: manifest.outputName)
    return .buildCommand(
      displayName: "Building the icons of \(manifest.outputName)", executable: tools.chiral,
      arguments: [
        "build", "--quiet", "--overwrite", "--manifest", manifest.file.path, "--output", output.path,
        "--state", work.appending(path: ".chiral-state/" + manifest.outputName).path,
      ],
      environment: ["CHIRAL_RENDER": tools.renderer.path],
      inputFiles: manifest.inputs + [tools.renderer], outputFiles: [output])
  }
}

extension Target {
  /// True if the target depends on the library that the enumerations of icons need.
  fileprivate var usesChiralIcons: Bool {
    dependencies.contains { dependency in
      switch dependency {
      case .product(let product): product.name == "ChiralIcons"
      case .target(let target): target.name == "ChiralIcons"
      @unknown default: false
      }
    }
  }
}

/// The programs that SwiftPM built for the plugin.
private struct Tools {
  let chiral: URL
  let renderer: URL

  init(_ context: PluginContext) throws {
    chiral = try context.tool(named: "chiral").url
    renderer = try context.tool(named: "chiral-render").url
  }
}
