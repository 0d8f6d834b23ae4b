import ArgumentParser
import ChiralManifest
import ChiralPipeline
import Foundation

/// `--manifest`, and how a command begins that needs one.
struct ManifestOption: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp("The manifest, or the folder that holds manifest.json.", valueName: "file"))
  var manifest = Self.fileName

  private static let fileName = "manifest.json"

  mutating func validate() { manifest = Self.file(manifest) }

  /// A manifest as people name it: by itself, or by its folder.
  static func file(_ path: String) -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      return path
    }
    return path + (path.hasSuffix("/") ? fileName : "/" + fileName)
  }

  /// Reads the manifest and tells its warnings; where that fails, says everything that is wrong and ends with status 2.
  ///
  /// A command that itself reports missing drawings leaves them out of the warnings.
  func load(_ terminal: Terminal, tellsMissingDrawings: Bool = true) throws -> Project {
    do throws(Project.LoadError) {
      let project = try Project.load(manifest)
      let missing = tellsMissingDrawings ? [] : Set(project.manifest.missingFiles.map(\.diagnostic))
      for warning in project.warnings where !missing.contains(warning) { terminal.problem("\(warning)") }
      return project
    } catch {
      switch error {
      case .missing(let problem):
        terminal.error("\(Wording.escaped("\(problem)")); \(wayOut)")
      case .unreadable(let problem): terminal.error(Wording.escaped("\(problem)"))
      case .invalid(let diagnostics): diagnostics.forEach { terminal.problem("\($0)") }
      }
      throw ExitCode.impossible
    }
  }

  /// What to do where there is no manifest: folders here may hold one.
  private var wayOut: String {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: ".")) ?? []
    let holders = names.sorted().filter {
      FileManager.default.fileExists(atPath: "\($0)/\(Self.fileName)") && !$0.hasPrefix(".")
    }
    guard manifest == Self.fileName, let holder = holders.first else {
      return "chiral init FOLDER writes a manifest"
    }
    return "there is one in \(Wording.escaped(holder)): --manifest \(Wording.escaped(holder))"
  }
}
