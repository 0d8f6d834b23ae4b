package import ChiralExporting
internal import ChiralManifest
internal import ChiralValues

/// Writes pages that show the right-to-left pictures that icons may have.
package struct ReadingPages {
  private let project: Project
  private let renderer: String
  private let jobs: Int

  /// Prepares pages for a project with the path of `chiral-render` and a number of jobs.
  package init(_ project: Project, renderer: String, jobs: Int) {
    self.project = project
    self.renderer = renderer
    self.jobs = jobs
  }

  /// Writes the pages into a folder as `readings-1.png` and so on, removes those of an earlier run beyond them, and returns their paths.
  package func write(
    _ sheet: ReadingSheet, to output: String,
    progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws(BuildError) -> [String] {
    let maker = RenditionMaker(
      project: project, renderer: renderer, jobs: jobs,
      finished: FinishedPictures(project, renderer: renderer, isWritten: true), kinds: [.paper])
    let pictures = try maker.renditions(of: sheet.artworks, progress: progress)
    let pngs = try PagePainter(renderer: renderer, jobs: jobs).pngs(of: sheet.pages(pictures))
    let files = pngs.enumerated().map { SheetRun.OutputPage(name: Self.name(of: $0), bytes: $1) }
    do throws(FileError) {
      try SheetOwnership.check(files, in: output)
      let folder = try OutputFolder(output, OutputFolder.Options(sharesFiles: false))
      for file in files { _ = try folder.put(file.bytes, at: file.name) }
      var next = files.count
      while SheetOwnership.isOurs(Self.name(of: next), in: output), try folder.remove(Self.name(of: next)) {
        next += 1
      }
    } catch {
      throw .file(error)
    }
    return files.map { output + "/" + $0.name }
  }

  private static func name(of index: Int) -> String { "readings-\(index + 1).png" }
}
