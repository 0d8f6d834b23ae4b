import ChiralExporting
import ChiralManifest
import ChiralPipeline
import ChiralValues

/// The sheet of the icons that `--same-reason` takes along: they are seen before somebody decides about them.
enum AlikeSheet {
  /// The folder of the pages, beside those of `chiral sheet`.
  private static let folder = "chiral-out/same-reason"

  /// Draws the icons as they are now, with what is open about them, and prints the paths of the pages; a page that is left from an earlier call
  /// is removed.
  static func write(
    _ names: Set<String>, open: [OpenGroup], of project: Project, _ terminal: Terminal
  ) throws {
    let manifest = project.manifest.restricted(to: project.manifest.locales) { names.contains($0.name) }
    guard !manifest.icons.isEmpty else { return }
    let output = project.path(of: folder)
    let renderer = try SheetCommand.renderer(terminal)
    try BuildRun.requireNoLinks(output, isNamed: false, beside: project.source.file, terminal)
    var options = SheetRun.Options(output: output, jobs: Processors.count, renderer: renderer)
    options.formats = [.png]
    options.open = { _ in open }
    let run = SheetRun(project, manifest, title: project.folderName, options: options)
    let pages = try SheetCommand.reporting(terminal) { () throws(SheetRun.Failure) in
      let pictures = try run.pictures { _, _ in }
      run.endWorkers()
      return try run.run(pictures).files
    }
    terminal.note(
      "\(Wording.counted(names.count, "icon")) on \(pages.map(Wording.escaped).joined(separator: ", "))")
  }
}
