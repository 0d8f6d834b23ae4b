internal import ChiralExporting
internal import ChiralPlanning

/// The drawings that did not change since the last build: neither the pictures requested of them nor any
/// file.
struct KnownJobs: Sendable {
  private let rows: [String: JobTable.Row]
  private let changedInputs: Set<String>
  private let changedOutputs: Set<String>

  /// Compares everything with the state of the last build; nil if none of it can be used.
  init?(
    _ state: BuildState, conditions: JobTable.Conditions, options: Build.Options, manifestFolder: String
  ) {
    guard let table = JobTable.read(in: options.memory, checksum: state.jobs), table.conditions == conditions,
      let inputs = Folder(manifestFolder), let outputs = Folder(options.output)
    else { return nil }
    changedInputs = Set(state.inputs.changed(in: inputs.number, jobs: options.jobs))
    changedOutputs = Set(state.outputs.changed(in: outputs.number, jobs: options.jobs))
    // A file outside the folder, such as a font, may concern any drawing.
    guard changedInputs.allSatisfy({ !$0.hasPrefix("/") }) else { return nil }
    rows = Dictionary(table.rows.map { ($0.source, $0) }) { $1 }
  }

  /// Returns the row of a drawing; nil if the drawing must be examined.
  func row(of job: SourceJob, _ placement: Placement) -> JobTable.Row? {
    guard let row = rows[job.source], !changedInputs.contains(job.source),
      changedInputs.isDisjoint(with: row.dependencies),
      row.asked == JobTable.Row.asked(job, placement)
    else { return nil }
    let isTouched =
      !changedOutputs.isEmpty
      && job.artworks.contains { !changedOutputs.isDisjoint(with: placement.paths(of: $0)) }
    return isTouched ? nil : row
  }
}
