import ArgumentParser
import ChiralManifest
import ChiralPipeline
import ChiralValues

/// The command `chiral`. `Commands` has one file per subcommand; only `Terminal` prints.
@main
struct Chiral: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "chiral",
    abstract: "Prepare a set of SVG icons for left-to-right and right-to-left languages.",
    discussion: """
      A manifest gives the treatment of each icon in right-to-left interfaces: the same drawing (fixed), \
      its mirror image (mirror), or separate drawings (localized, both). Start with a folder of SVGs:

        chiral init Icons
        chiral review open Icons
        chiral build Icons

      Exit status: 0 done; 1 done, but some icons failed or there are findings; 2 could not start or finish; \
      64 bad command line; 130 interrupted.
      """,
    version: ChiralVersion.current,
    groupedSubcommands: [
      CommandGroup(name: "Begin", subcommands: [InitCommand.self, UpdateCommand.self]),
      CommandGroup(
        name: "Decide",
        subcommands: [ReviewCommand.self, TodoCommand.self, SheetCommand.self, ExplainCommand.self]),
      CommandGroup(
        name: "Make",
        subcommands: [BuildCommand.self, MergeCommand.self, MirrorCommand.self, PlanCommand.self]),
      CommandGroup(name: "Check", subcommands: [AuditCommand.self, RulesCommand.self]),
      CommandGroup(
        name: "App", subcommands: [ImportCommand.self, ApplyCommand.self]),
      CommandGroup(name: "Reference", subcommands: [SchemaCommand.self, ManualCommand.self]),
    ])

  static func main() {
    MachineLanguage.forget()
    Interruption.listen()
    Interruption.ignoreFailingWrites()
    do {
      try SourceReader.checkLimits()
    } catch {
      refuse("CHIRAL_LIMITS: \(error)")
    }
    if CommandLine.arguments.isEmpty {
      refuse("the arguments cannot be read, because /proc is not mounted; mount it")
    }
    if let word = CommandLine.arguments.dropFirst().first, let advice = advice(on: word) { refuse(advice) }
    if WorkerProtection.isRequired == nil { refuse("\(WorkerProtection.variable): write 1, or 0") }
    WorkerProtection.warn { Terminal().warning($0) }
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let error as ValidationError {
      // A word that only the set can judge: the message is the whole advice, and the command's usage has no more to say.
      refuse(error.message)
    } catch {
      exit(withError: error)
    }
  }

  /// Ends the command because of its arguments, in one line.
  private static func refuse(_ message: String) -> Never {
    Terminal().problem("Error: \(message)")
    exit(withError: ExitCode.validationFailure)
  }

  /// The commands that became formats and targets of others.
  private static let former = [
    "list": "plan --format names (or dart, or typescript)", "classify": "explain --format class",
    "accessors": "build --target swift",
  ]

  /// Returns an instruction if the first word is not a command; nil if it is one, or an option.
  private static func advice(on word: String) -> String? {
    let commands = configuration.subcommands.map { $0._commandName } + ["help"]
    if word.hasPrefix("-") || commands.contains(word) { return nil }
    if let successor = former[word] { return "\(Wording.quoted(word)) is now chiral \(successor)" }
    let path = Escape.shell(word)
    if ManifestSearch.isSet(word) {
      return "begin with a command: chiral build \(path), or chiral audit \(path)"
    }
    if ManifestSearch.isFolder(word) {
      return "begin with a command: chiral init \(path) writes a manifest for the drawings in it"
    }
    if word.lowercased().hasSuffix(".svg"), ManifestSearch.isFile(word) {
      return "begin with a command: chiral mirror \(path), or chiral explain --format class \(path)"
    }
    let near = Spelling.nearest(to: word, among: commands).map { "did you mean \($0)?" }
    return "there is no command \(Wording.quoted(word)); \(near ?? "chiral help lists them")"
  }
}
