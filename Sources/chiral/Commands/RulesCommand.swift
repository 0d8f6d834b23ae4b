import ArgumentParser
import ChiralAudit
import ChiralManifest

/// `chiral rules`: lists the rules of the audit.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules of the audit.",
    discussion: """
      Lists each rule with its severity, its guideline and a summary; Markdown and JSON add the reasons and \
      examples. chiral explain RULE shows one rule:

        chiral rules
        chiral rules --format markdown > rules.md
      """)

  @Option(help: ArgumentHelp("text for people, markdown, or json for programs.", valueName: "format"))
  var format = RulesFormat.text
  @OptionGroup var output: OutputOptions

  func run() throws {
    let terminal = output.terminal
    switch format {
    case .text: try terminal.result(lines: RuleReference.text { terminal.styled($0, .name) })
    case .markdown: try terminal.result(formatted: RuleReference.markdown)
    case .json: try terminal.result(json: RuleReference.json)
    }
  }
}

/// The formats of the reference.
enum RulesFormat: String, ExpressibleByArgument, CaseIterable { case text, markdown, json }
