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
        chiral audit Icons
        chiral build Icons

      Exit status: 0 done; 1 done, but some icons failed or there are findings; 2 could not start or finish; \
      64 bad command line; 130 interrupted.
      """,
    version: ChiralVersion.current,
    subcommands: [
      BuildCommand.self, MergeCommand.self, AuditCommand.self, RulesCommand.self, ExplainCommand.self,
      SheetCommand.self, TodoCommand.self,
      ReviewCommand.self, InitCommand.self, UpdateCommand.self, ImportCommand.self, ApplyCommand.self,
      ClassifyCommand.self, MirrorCommand.self, PlanCommand.self, ListCommand.self, AccessorsCommand.self,
      SchemaCommand.self,
      ManualCommand.self,
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
    do {
      var command = try parseAsRoot()
      defer { remark(after: command) }
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

  /// Says once what the system does not protect workers from, unless the command is quiet.
  private static func remark(after command: any ParsableCommand) {
    guard let remark = WorkerProtection.remark else { return }
    let groups = Mirror(reflecting: command).children.lazy.compactMap {
      $0.value as? OptionGroup<OutputOptions>
    }
    groups.first?.wrappedValue.terminal.note(remark)
  }

  /// Returns an instruction if the first word is not a command; nil if it is one, or an option.
  private static func advice(on word: String) -> String? {
    let commands = configuration.subcommands.map { $0._commandName } + ["help"]
    if word.hasPrefix("-") || commands.contains(word) { return nil }
    let path = Escape.shell(word)
    if ManifestSearch.isSet(word) {
      return "begin with a command: chiral build \(path), or chiral audit \(path)"
    }
    if ManifestSearch.isFolder(word) {
      return "begin with a command: chiral init \(path) writes a manifest for the drawings in it"
    }
    if word.lowercased().hasSuffix(".svg"), ManifestSearch.isFile(word) {
      return "begin with a command: chiral mirror \(path), or chiral classify \(path)"
    }
    let near = Spelling.nearest(to: word, among: commands).map { "did you mean \($0)?" }
    return "there is no command \(Wording.quoted(word)); \(near ?? "chiral help lists them")"
  }
}
