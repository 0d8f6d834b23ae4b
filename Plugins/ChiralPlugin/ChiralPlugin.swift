import Foundation
import PackagePlugin

/// Builds the icons of a target as resources: `Bundle.module` contains a folder per manifest, with a folder
/// per locale and an `index.json`, which `IconCatalog` of `ChiralIcons` reads.
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
    return manifests.map { command(for: $0, tools, in: context.pluginWorkDirectoryURL) }
  }

  /// Returns the build command. The build state is kept beside the output, all of which ships. SwiftPM runs
  /// the command only if an input changed, and the command redraws only the drawings that did.
  private func command(for manifest: FoundManifest, _ tools: Tools, in work: URL) -> Command {
    let output = work.appending(path: manifest.outputName)
    return .buildCommand(
      displayName: "Building the icons of \(manifest.outputName)", executable: tools.chiral,
      arguments: [
        "build", "--quiet", "--manifest", manifest.file.path, "--output", output.path,
        "--state", work.appending(path: ".chiral-state/" + manifest.outputName).path,
      ],
      environment: ["CHIRAL_RENDER": tools.renderer.path],
      inputFiles: manifest.inputs + [tools.renderer], outputFiles: [output])
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
