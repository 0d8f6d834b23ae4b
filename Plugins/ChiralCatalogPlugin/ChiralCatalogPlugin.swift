import Foundation
import PackagePlugin

/// Builds the icons of a target as asset catalogs, which Xcode compiles into its bundle: `Image("arrow.forward", bundle: .module)`.
///
/// Only Xcode can compile catalogs, so that the plugin does nothing on other systems than macOS.
@main
struct ChiralCatalogPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    #if os(macOS)
      let renderer = try context.tool(named: "chiral-render").url
      let executable = try context.tool(named: "chiral").url
      return FoundManifest.all(in: target.directoryURL).map { manifest in
        let catalog = manifest.catalog(in: context.pluginWorkDirectoryURL)
        return .buildCommand(
          displayName: "Building the asset catalog of \(manifest.outputName)", executable: executable,
          arguments: catalog.arguments, environment: ["CHIRAL_RENDER": renderer.path],
          inputFiles: manifest.inputs + [renderer], outputFiles: [catalog.folder])
      }
    #else
      return []
    #endif
  }
}
