import Foundation
import PackagePlugin

/// `swift package chiral audit|sheet|init …`: runs the tool on every manifest of the package's targets.
///
/// `audit`, `plan` and `sheet` write nothing to the package, so the plugin requests no permission. For a command
/// that does, such as `init`, SwiftPM's sandbox (macOS) needs the option `--allow-writing-to-package-directory`.
@main
struct ChiralCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = Tool(
      chiral: try context.tool(named: "chiral").url, renderer: try context.tool(named: "chiral-render").url,
      package: context.package.directoryURL)
    let verb = arguments.first ?? "--help"
    guard Self.readers.contains(verb), !arguments.contains(where: { $0.hasPrefix("--manifest") }) else {
      return try tool.run(
        arguments.isEmpty ? ["--help"] : arguments, hint: verb == "init" ? Self.permission : nil)
    }
    let manifests = context.package.targets.flatMap { target in
      FoundManifest.all(in: target.directoryURL).map { (target: target.name, manifest: $0) }
    }
    if manifests.isEmpty {
      Diagnostics.error(
        "no target has a \(FoundManifest.fileName); run swift package chiral init FOLDER for the folder of your SVGs"
      )
    }
    for (target, manifest) in manifests {
      var options = arguments + ["--manifest", manifest.file.path]
      if verb == "sheet", !arguments.contains("--output") {
        let folder = context.pluginWorkDirectoryURL.appending(path: target).appending(
          path: manifest.outputName)
        options += ["--output", folder.path]
      }
      try tool.run(options, hint: nil)
    }
  }

  /// The commands that read a manifest, which are run once per manifest.
  private static let readers: Set<String> = ["audit", "sheet", "plan"]

  private static let permission =
    "where the package cannot be written, run swift package --allow-writing-to-package-directory chiral init …"
}

/// The program `chiral`, run in the package's folder.
private struct Tool {
  let chiral: URL
  let renderer: URL
  let package: URL

  /// Runs the program and waits for it; reports an error if it fails.
  func run(_ arguments: [String], hint: String?) throws {
    let process = Process()
    process.executableURL = chiral
    process.arguments = arguments
    process.currentDirectoryURL = package
    process.environment = ProcessInfo.processInfo.environment.merging(["CHIRAL_RENDER": renderer.path]) { $1 }
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus != 0 else { return }
    if let hint { Diagnostics.remark(hint) }
    Diagnostics.error("chiral \(arguments[0]) ended with status \(process.terminationStatus)")
  }
}
