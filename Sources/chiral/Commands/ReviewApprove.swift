import ArgumentParser
import ChiralExporting
import ChiralManifest
import ChiralPipeline
import ChiralValues

/// `chiral review approve`: approves pictures as they are.
struct ReviewApprove: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "approve",
    abstract: "Approve pictures in their present form.",
    discussion: """
      Approves every picture of the named icons, and removes approvals of pictures that these icons no longer \
      have; --all does so for the whole set, including icons that were removed from it:

        chiral review approve arrow.forward bell.slash
        chiral review approve --class fixed --by 'A. Designer' --on 2026-11-21
        chiral review approve --all Icons
      """)

  @OptionGroup var picked: IconArguments
  @Option(help: ArgumentHelp("The name of the reviewer, to be recorded.", valueName: "name"))
  var by: String?
  @Option(help: ArgumentHelp("The date, to be recorded.", valueName: "date"))
  var on: String?
  @Option(help: ArgumentHelp("A note, to be recorded.", valueName: "text"))
  var note: String?
  @OptionGroup var outputOptions: OutputOptions

  func validate() throws { try picked.requireSelection() }

  func run() throws {
    let terminal = outputOptions.terminal
    let project = try picked.place.load(terminal, tellsMissingDrawings: false)
    let manifest = try picked.selection.applied(to: project.manifest)
    let remark = Approval.Remark(by: by, on: on, note: note)
    let approved = try ReviewTable.compared(project, terminal: terminal) {
      session, approvals, progress throws(ReviewSession.Failure) in
      let approved = try session.approve(
        manifest, in: &approvals, all: picked.all, remark: remark, progress: progress)
      try session.write(approvals)
      session.keep(approved.pictures)
      return approved
    }
    for key in approved.broken {
      terminal.problem("error: \(Wording.escaped("\(key.icon) \(key.variant)")) has no picture to approve")
    }
    terminal.note(Self.summary(of: approved))
    if !approved.broken.isEmpty { throw ExitCode.incomplete }
  }

  private static func summary(of approved: ReviewSession.Approved) -> String {
    let isIdle = approved.pictures.isEmpty && approved.broken.isEmpty
    let count = approved.goneCount
    let gone =
      count == 0
      ? "" : ", \(Wording.counted(count, "picture")) that \(count == 1 ? "is" : "are") gone forgotten"
    return (isIdle ? "nothing to approve" : "\(Wording.counted(approved.pictures.count, "picture")) approved")
      + gone
  }
}
