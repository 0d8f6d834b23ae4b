import ArgumentParser
import ChiralExporting
import ChiralManifest
import ChiralPipeline
import ChiralValues

/// `chiral review apply`: adds decisions made in the page to the approvals.
struct ReviewApply: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "apply",
    abstract: "Apply the decisions made in the contact sheet.",
    discussion: """
      Verdicts are written to manifest.approved.json; classes, readings, parts, notes, allowed findings and the meaning of left to the \
      manifest. Each decision must be about the present picture or the present entry of the manifest: others are refused, and the \
      exit status is 1; all others are applied. - reads standard input:

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
    let project = try set.place.load(terminal, tellsMissingDrawings: false)
    let outcome = try ReviewTable.compared(project, terminal: terminal) {
      session, approvals, progress throws(ReviewSession.Failure) in
      let review = try session.review(project.manifest, against: approvals, progress: progress)
      let outcome = try session.take(decisions, review, approvals: approvals)
      let keys = Set(decisions.items.map(\.key))
      session.keep(review.items.filter { keys.contains($0.key) && outcome.approvals.entries[$0.key] != nil })
      return outcome
    }
    outcome.refused.lines(withPlaces: true).forEach { terminal.problem($0) }
    terminal.note(summary(of: decisions, refused: outcome.refused.count))
    if !outcome.refused.isEmpty { throw ExitCode.incomplete }
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
    let taken = decisions.count - refused
    return "\(Wording.counted(taken, "decision")) taken over" + (refused == 0 ? "" : ", \(refused) refused")
  }
}
