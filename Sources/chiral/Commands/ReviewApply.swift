import ArgumentParser
import ChiralManifest
import ChiralPipeline
import ChiralSheet
import ChiralValues

/// `chiral review apply`: adds decisions made in the page to the approvals.
struct ReviewApply: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "apply",
    abstract: "Apply the decisions made in the contact sheet.",
    discussion: """
      Each decision must be about the present picture: decisions about other pictures are refused, and the exit \
      status is 1; all others are applied. - reads standard input:

        chiral review apply ~/Downloads/decisions.json Icons
        chiral review apply - --by 'A. Designer' < decisions.json
      """)

  @Argument(help: ArgumentHelp("The decisions; - is standard input.", valueName: "file"))
  var file: String
  @OptionGroup var set: SetArgument
  @Option(help: ArgumentHelp("The name of the reviewer, to be recorded.", valueName: "name"))
  var by: String?
  @Option(help: ArgumentHelp("The date, to be recorded.", valueName: "date"))
  var on: String?
  @OptionGroup var outputOptions: OutputOptions

  func run() throws {
    let terminal = outputOptions.terminal
    let decisions = try decisions(terminal)
    let table = try ReviewTable.lay(set.place, terminal: terminal) { $0.manifest }
    var approvals = table.approvals
    let refused = decisions.apply(to: &approvals, table.review)
    let keys = Set(decisions.items.map(\.key))
    let taken = table.review.items.filter { keys.contains($0.key) && approvals.entries[$0.key] != nil }
    try table.store(approvals, kept: taken, terminal)
    refused.forEach { terminal.problem("\($0)") }
    terminal.note(summary(of: decisions, refused: refused.count))
    if !refused.isEmpty { throw ExitCode.incomplete }
  }

  private func decisions(_ terminal: Terminal) throws -> Decisions {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try ReviewSession.decisions(file)
    } catch {
      terminal.error(Wording.escaped("\(error)"))
      throw ExitCode.impossible
    }
    let reading = Decisions.read(bytes, file: file == "-" ? "standard input" : file)
    reading.diagnostics.forEach { terminal.problem("\($0)") }
    guard var decisions = reading.decisions else { throw ExitCode.impossible }
    for index in decisions.items.indices {
      // The page may have recorded the reviewer; the command line takes precedence.
      if let by { decisions.items[index].approval.remark.by = by }
      if let on { decisions.items[index].approval.remark.on = on }
    }
    return decisions
  }

  private func summary(of decisions: Decisions, refused: Int) -> String {
    let taken = decisions.items.count - refused
    return "\(Wording.counted(taken, "decision")) taken over" + (refused == 0 ? "" : ", \(refused) refused")
  }
}
