import ArgumentParser
import ChiralAudit
import ChiralExporting
import ChiralManifest
import ChiralPipeline
import ChiralValues

/// The right-to-left pictures that icons may have, as the commands of `chiral review` list and choose them.
struct IconReadings {
  let project: Project
  let terminal: Terminal
  /// The path of `chiral-render`.
  let renderer: String

  /// Prepares the readings of a project; ends with status 2 if the renderer is missing.
  init(_ project: Project, terminal: Terminal) throws {
    guard let renderer = HelperLocation.find() else {
      terminal.error(HelperLocation.missing)
      throw ExitCode.impossible
    }
    self.project = project
    self.terminal = terminal
    self.renderer = renderer
  }

  /// Returns the icons that are declined without being accepted, and those with a note that asks which picture is right.
  func doubtful(among icons: [Icon]) throws -> [Icon] {
    let rules = AuditRule.all.filter(\.usesDrawings)
    let subject = try AuditSession(rules: rules, terminal: terminal).subject(project)
    return icons.filter { icon in
      icon.isAskedForPicture || !icon.declined.isAccepted && subject.knowledge.refusal(of: icon) != nil
    }
  }

  /// Returns the readings of icons; those whose drawings cannot be read have none.
  func rows(of icons: [Icon]) throws -> [ReadingSheet.Row] {
    let progress = terminal.progress("reading")
    defer { progress.finish() }
    let found = try reporting { () throws(BuildError) in
      try ReadingFinder(project, renderer: renderer, jobs: Processors.count)
        .readings(of: icons) { progress.update($0, of: $1) }
    }
    return icons.map { ReadingSheet.Row(icon: $0, readings: found[$0.name] ?? []) }
  }

  /// Writes pages with the readings, and returns their paths.
  func write(_ rows: [ReadingSheet.Row], to output: String) throws -> [String] {
    let progress = terminal.progress("drawing")
    defer { progress.finish() }
    return try reporting { () throws(BuildError) in
      try ReadingPages(project, renderer: renderer, jobs: Processors.count)
        .write(ReadingSheet(rows), to: output) { progress.update($0, of: $1) }
    }
  }

  private func reporting<Output>(_ work: () throws(BuildError) -> Output) throws -> Output {
    do throws(BuildError) {
      return try work()
    } catch {
      if case .interrupted = error { throw ExitCode.interrupted }
      terminal.error(Wording.escaped(error.description))
      throw ExitCode.impossible
    }
  }
}
