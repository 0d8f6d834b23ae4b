import ArgumentParser
import ChiralAudit
import ChiralManifest
import ChiralPipeline
import ChiralValues

/// A change of a manifest that a command makes or shows as a diff.
struct ManifestChange {
  let project: Project
  let terminal: Terminal
  /// True if the change is only shown.
  let isTrial: Bool

  /// Makes the edits; ends with status 2 if the manifest would become invalid or cannot be written.
  func make(_ edits: [ManifestEdit]) throws {
    guard !edits.isEmpty, let text = ManifestEditor.applying(edits, to: project.source) else { return }
    try keep(reading(SourceText(Array(text.utf8), file: project.source.file)))
  }

  /// Returns the project with another text of its manifest; ends with status 2 if the text is not valid.
  func reading(_ source: SourceText) throws -> Project {
    do throws(Project.LoadError) {
      return try project.reading(source)
    } catch {
      if case .invalid(let diagnostics) = error { diagnostics.forEach { terminal.problem("\($0)") } }
      terminal.error("the manifest would no longer be valid; nothing was written")
      throw ExitCode.impossible
    }
  }

  /// Writes the manifest of a changed project, or prints the difference if the change is a trial.
  func keep(_ changed: Project) throws {
    if isTrial {
      try terminal.result(
        formatted: UnifiedDiff.text(
          from: project.source.wholeText, to: changed.source.wholeText, file: project.manifest.file))
      return
    }
    do throws(FileError) {
      try changed.writeManifest()
    } catch {
      terminal.error(Wording.escaped("\(error)"))
      throw ExitCode.impossible
    }
  }
}
