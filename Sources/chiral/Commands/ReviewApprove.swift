import ArgumentParser
import ChiralManifest
import ChiralPipeline
import ChiralSheet
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

  func run() throws {
    let terminal = outputOptions.terminal
    let table = try ReviewTable.lay(picked.place, terminal: terminal) { project in
      try picked.selection.applied(to: project.manifest)
    }
    var approvals = table.approvals
    let remark = Approval.Remark(by: by, on: on, note: note)
    var fresh: [Review.Item] = []
    for item in table.review.items where item.state != .approved {
      guard let mark = item.mark else { continue }
      approvals.entries[item.key] = Approval(.approved, mark: mark, remark: remark)
      fresh.append(item)
    }
    let shown = Set(table.manifest.icons.map(\.name))
    let gone = table.review.gone.filter { picked.all || shown.contains($0.icon) }
    for key in gone { approvals.entries[key] = nil }
    try table.store(approvals, kept: fresh, terminal)
    let broken = table.review.items.filter { $0.state == .broken }
    for item in broken {
      terminal.problem(
        "error: \(Wording.escaped("\(item.key.icon) \(item.key.variant)")) has no picture to approve")
    }
    terminal.note(
      (fresh.isEmpty && broken.isEmpty
        ? "nothing to approve" : "\(Wording.counted(fresh.count, "picture")) approved")
        + (gone.isEmpty
          ? ""
          : ", \(Wording.counted(gone.count, "picture")) that \(gone.count == 1 ? "is" : "are") gone forgotten")
    )
    if !broken.isEmpty { throw ExitCode.incomplete }
  }
}
