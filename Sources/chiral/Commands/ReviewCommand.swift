import ArgumentParser
import ChiralExporting
import ChiralManifest
import ChiralPipeline
import ChiralValues

/// `chiral review`: shows and approves changes since the last approval.
struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Show and approve changes since the last approval.",
    discussion: """
      Approvals are stored in manifest.approved.json beside the manifest, one line per picture; commit \
      this file. An approval is valid as long as the decision and the SVG or its pixels stay the same:

        chiral review open Icons
        chiral review Icons
        chiral review status --strict Icons
        chiral review approve arrow.forward bell.slash
        chiral review apply decisions.json
      """,
    subcommands: [
      ReviewStatus.self, ReviewOpen.self, ReviewApprove.self, ReviewAccept.self, ReviewAllow.self,
      ReviewClass.self, ReviewReadings.self, ReviewChoose.self, ReviewApply.self, ReviewAnswer.self,
    ],
    defaultSubcommand: ReviewStatus.self)
}

/// The comparison of a set's pictures with its approvals, for the commands of `chiral review`.
enum ReviewTable {
  /// Returns the states of all pictures; ends with status 2 and a message if that fails.
  static func review(_ project: Project, terminal: Terminal) throws -> Review {
    try compared(project, terminal: terminal) {
      session, approvals, progress throws(ReviewSession.Failure) in
      try session.review(project.manifest, against: approvals, progress: progress)
    }
  }

  /// Calls a function with a session, the approvals, and a function that shows progress.
  static func compared<Result>(
    _ project: Project, terminal: Terminal,
    _ body: (ReviewSession, inout Approvals, @escaping @Sendable (Int, Int) -> Void)
      throws(ReviewSession.Failure) -> Result
  ) throws -> Result {
    guard let renderer = HelperLocation.find() else {
      terminal.error("chiral-render is missing; install it beside chiral, or name it in CHIRAL_RENDER")
      throw ExitCode.impossible
    }
    let session = ReviewSession(project, renderer: renderer, jobs: Processors.count)
    let progress = terminal.progress("drawing")
    defer { progress.finish() }
    return try reporting(terminal) { () throws(ReviewSession.Failure) in
      var (approvals, warnings) = try session.approvals()
      warnings.forEach { terminal.problem("\($0)") }
      return try body(session, &approvals) { progress.update($0, of: $1) }
    }
  }

  /// Runs `body`; ends with status 2 and a message if it fails.
  static func reporting<Result>(
    _ terminal: Terminal, _ body: () throws(ReviewSession.Failure) -> Result
  ) throws -> Result {
    do throws(ReviewSession.Failure) {
      return try body()
    } catch {
      switch error {
      case .invalid(let diagnostics): diagnostics.forEach { terminal.problem("\($0)") }
      case .build(.interrupted): throw ExitCode.interrupted
      case .build(let error): terminal.error(Wording.escaped(error.description))
      }
      throw ExitCode.impossible
    }
  }
}
