import ArgumentParser
import ChiralManifest
import ChiralPipeline

/// `chiral init`: a manifest for a folder of drawings.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a manifest for a folder of SVGs, or add what is new to one that is there.",
    discussion: """
      Classes come from words of direction in the names (arrow.forward mirrors, arrow.left does not) and from \
      drawings for right-to-left that lie beside others (go-next-rtl.svg); everything else begins as fixed, \
      for you to decide. What a manifest already says is kept as it is:

        chiral init Icons
        chiral init Icons/new --manifest Icons/manifest.json
      """)

  @Argument(help: ArgumentHelp("The folder of the drawings, with the folders in it.", valueName: "dir"))
  var folder: String
  @Option(
    help: ArgumentHelp(
      "The manifest, in the folder or above it. (default: <dir>/manifest.json)", valueName: "file"))
  var manifest: String?
  @OptionGroup var output: OutputOptions

  func run() throws {
    let terminal = output.terminal
    do throws(Initialization.Failure) {
      let outcome = try Initialization(folder: folder, manifest: manifest).run()
      outcome.remarks.forEach { terminal.problem("\($0)") }
      terminal.note(summary(outcome))
    } catch {
      tell(error, terminal)
      throw ExitCode.impossible
    }
  }

  private func tell(_ failure: Initialization.Failure, _ terminal: Terminal) {
    switch failure {
    case .file(let error): terminal.error(Wording.escaped("\(error)"))
    case .invalid(let diagnostics): diagnostics.forEach { terminal.problem("\($0)") }
    case .misplaced(let instruction), .nothing(let instruction): terminal.error(Wording.escaped(instruction))
    }
  }

  private func summary(_ outcome: Initialization.Outcome) -> String {
    let path = Wording.escaped(outcome.manifest)
    guard !outcome.added.isEmpty else { return "\(path) lacks nothing" }
    let counts = IconClass.allCases.map { iconClass in
      (count: outcome.added.count { $0.iconClass == iconClass }, word: iconClass.rawValue)
    }
    let classes = counts.filter { $0.count > 0 }.map { "\($0.count) \($0.word)" }.joined(separator: ", ")
    let noun = outcome.added.count == 1 ? "icon" : "icons"
    return "\(outcome.isNew ? "wrote" : "added to") \(path): \(outcome.added.count) \(noun) (\(classes))"
  }
}
