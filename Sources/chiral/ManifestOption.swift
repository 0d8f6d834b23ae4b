import ArgumentParser
import ChiralManifest
import ChiralPipeline
import ChiralValues

/// The option `--manifest`, for commands whose arguments do not name the set.
struct ManifestOption: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The manifest, or the folder of its set. (default: manifest.json here, or in a folder above)",
      valueName: "file"), completion: .file(extensions: ["json"]))
  var manifest: String?

  /// The manifest to use.
  var place: ManifestPlace { ManifestPlace(manifest) }
}

/// The set that a command works on: an argument or `--manifest`.
struct SetArgument: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The folder of the set, or its manifest. (default: this folder, or the nearest folder above it with a manifest)",
      valueName: "set"), completion: .directory)
  var folder: String?
  @OptionGroup var option: ManifestOption

  func validate() throws {
    if let folder, option.manifest != nil {
      throw ValidationError("leave out one of \(Wording.quoted(folder)) and --manifest: both name the set")
    }
  }

  /// The manifest to use.
  var place: ManifestPlace { ManifestPlace(folder ?? option.manifest) }
}

/// A manifest named on the command line, and its loading.
struct ManifestPlace {
  /// The path as it was given; nil if none was.
  private let named: String?
  /// The path of the manifest, whether or not it exists.
  let file: String

  init(_ named: String?) {
    self.named = named
    file = ManifestSearch.manifest(of: named)
  }

  /// The set as an argument of suggested commands, with a blank before it; empty if it need not be named.
  var argument: String { named.map { " " + Escape.shell($0) } ?? "" }

  /// Reads the manifest and prints its warnings; if it is invalid, prints all errors and ends with status 2.
  ///
  /// A command that reports missing drawings itself excludes them from the warnings. With a share, only its
  /// icons are read and checked. A command that needs only names passes false for `readsTexts`.
  func load(
    _ terminal: Terminal, tellsMissingDrawings: Bool = true, share: Shard? = nil, readsTexts: Bool = true
  ) throws -> Project {
    do throws(Project.LoadError) {
      let project = try Project.load(file, share: share, readsTexts: readsTexts)
      let missing = tellsMissingDrawings ? [] : Set(project.manifest.missingFiles.map(\.diagnostic))
      for warning in project.warnings where !missing.contains(warning) { terminal.problem("\(warning)") }
      return project
    } catch {
      switch error {
      case .missing(let problem):
        terminal.error("\(Wording.escaped("\(problem)")); \(wayOut)")
      case .invalid where file.lowercased().hasSuffix(".svg"):
        terminal.error("\(Wording.escaped(file)) is a drawing; name the folder of the set, or its manifest")
      case .unreadable(let problem): terminal.error(Wording.escaped("\(problem)"))
      case .invalid(let diagnostics): diagnostics.forEach { terminal.problem("\($0)") }
      case .drawings(.interrupted): throw ExitCode.interrupted
      case .drawings(let problem): terminal.error(Wording.escaped("\(problem)"))
      }
      throw ExitCode.impossible
    }
  }

  /// Advice on the manifests in subfolders, if there is none here or above.
  var otherSets: String? {
    guard named == nil, !ManifestSearch.isFile(file), let holder = ManifestSearch.holders.first else {
      return nil
    }
    return "there is one in \(Wording.escaped(holder)): write \(Escape.shell(holder)) after the command"
  }

  /// The advice if there is no manifest: a folder may hold one, or drawings.
  private var wayOut: String {
    if let named {
      return ManifestSearch.isFolder(named)
        ? FolderContents.wayIn(named, shell: Escape.shell) : "chiral init FOLDER writes a manifest"
    }
    if let otherSets { return otherSets }
    return "chiral init writes one for the drawings in this folder, chiral init FOLDER for those in another"
  }
}
