import ArgumentParser
import ChiralManifest
import ChiralPipeline

/// The command `chiral`. One file a subcommand lies in `Commands`; `Terminal` alone prints.
@main
struct Chiral: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "chiral",
    abstract: "One set of SVG icons, everything for left-to-right and right-to-left languages.",
    discussion: """
      A manifest says of each icon what a right-to-left interface does to it: nothing (fixed), mirror it \
      (mirror), or show a drawing of its own (localized, both). Start with a folder of SVGs:

        chiral init Icons
        chiral audit --manifest Icons
        chiral build --manifest Icons

      Exit status: 0 done; 1 done, but some icons failed or findings stand; 2 could not start or finish; \
      64 bad command line; 130 interrupted.
      """,
    version: ChiralVersion.current,
    subcommands: [
      BuildCommand.self, MergeCommand.self, AuditCommand.self, RulesCommand.self, ExplainCommand.self,
      SheetCommand.self,
      ReviewCommand.self, InitCommand.self, ImportCommand.self,
      ClassifyCommand.self, MirrorCommand.self, PlanCommand.self, SchemaCommand.self,
      ManualCommand.self,
    ])

  static func main() {
    Interruption.listen()
    Interruption.ignoreFailingWrites()
    do {
      try SourceReader.checkLimits()
    } catch {
      exit(withError: ValidationError("CHIRAL_LIMITS: \(error)"))
    }
    if let word = CommandLine.arguments.dropFirst().first, let command = misspelled(word) {
      exit(
        withError: ValidationError("there is no command \(Wording.quoted(word)); did you mean \(command)?"))
    }
    main(nil)
  }

  /// The command that was meant by a word that is none.
  private static func misspelled(_ word: String) -> String? {
    let commands = configuration.subcommands.map { $0._commandName } + ["help"]
    return word.hasPrefix("-") || commands.contains(word) ? nil : Spelling.nearest(to: word, among: commands)
  }
}
