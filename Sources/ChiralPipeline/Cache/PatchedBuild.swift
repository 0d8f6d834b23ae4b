internal import ChiralExporting
internal import ChiralRendering
internal import ChiralRequests
internal import ChiralValues

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A build of the few drawings that changed since the last build, while the manifest, the options and
/// everything else are unchanged. It reads neither the manifest nor any other drawing, and replaces only
/// digests in `index.json`.
///
/// Anything less simple is left to `Build`.
struct PatchedBuild {
  /// The largest number of changed files for which this kind of build is used.
  static let most = 16

  private let options: Build.Options
  private let state: BuildState
  private let table: JobTable
  private let folder: ManifestFolder
  /// The drawings that changed, by path relative to the manifest's folder.
  private let changed: Set<String>
  /// The indices of the rows that depend on them.
  private let affected: [Int]

  /// The new pictures of one drawing, with its row and the icons that show them.
  private struct Piece {
    var row: Int
    var job: SourceJob
    var showings: [Artwork: [Showing]]
    var entries: [Artwork: PictureEntry]
  }

  /// Creates the build; nil if a change concerns more than the pictures of drawings.
  init?(_ options: Build.Options, _ state: BuildState, in folder: ManifestFolder, changed: [String]) {
    guard options.targets == [.files], options.scope.shard == nil, options.cache.shares.isEmpty,
      let table = JobTable.read(in: options.memory, checksum: state.jobs)
    else { return nil }
    self.options = options
    self.state = state
    self.table = table
    self.folder = folder
    self.changed = Set(changed)
    guard table.others.isDisjoint(with: changed) else { return nil }
    var unexplained = self.changed
    var affected: [Int] = []
    for (index, row) in table.rows.enumerated() {
      let causes = ([row.source] + row.dependencies).filter(self.changed.contains)
      if !causes.isEmpty { affected.append(index) }
      unexplained.subtract(causes)
    }
    guard unexplained.isEmpty else { return nil }
    self.affected = affected
  }

  /// Builds and returns the summary; nil if the build must be left to `Build`.
  func run() throws(BuildError) -> BuildSummary? {
    do {
      let output = try OutputFolder(
        options.output, OutputFolder.Options(sharesFiles: options.form.sharesFiles, keepsJournal: true))
      // The lock also protects the state, which another build may have replaced meanwhile.
      defer { withExtendedLifetime(output) {} }
      if Interruption.isRequested { throw BuildError.interrupted }
      guard state.isCurrent(in: options.memory) else { return nil }
      let helper = SharedHelper(executable: options.renderer)
      // Starting the helper takes as long as opening the cache and reading the drawings.
      let prepared = try helper.starting { () throws(BuildError) -> Prepared in try prepare(helper) }
      guard let pieces = prepared.pieces else { return nil }
      return try write(pieces, to: output, prepared.session)
    } catch {
      throw BuildError(error)
    }
  }

  private struct Prepared {
    var session: CacheSession
    /// The pictures of the affected rows; nil if the build must be left to `Build`.
    var pieces: [Piece]?
  }

  private func prepare(_ helper: SharedHelper) throws(BuildError) -> Prepared {
    let session = try CacheSession(
      options, resolutions: table.conditions.resolutions, heights: table.conditions.heights,
      stylesheet: table.conditions.stylesheet, reading: changed.sorted(), in: folder, former: state)
    return Prepared(session: session, pieces: try pieces(session, helper))
  }

  private func pieces(
    _ session: CacheSession, _ helper: SharedHelper
  ) throws(BuildError) -> [Piece]? {
    let maker = CachingMaker(
      maker: PictureMaker(
        helper: helper, folder: folder, heights: table.conditions.heights,
        stylesheet: table.conditions.stylesheet, compression: options.form.compression),
      session: session, verifies: false)
    var pieces: [Piece] = []
    for index in affected {
      guard let piece = try piece(index, maker) else { return nil }
      pieces.append(piece)
    }
    return pieces
  }

  /// Makes the pictures of a row; nil if a drawing is invalid, if it holds text, on which the plan may
  /// depend, or if more than digests would change in the index.
  private func piece(_ index: Int, _ maker: CachingMaker) throws(BuildError) -> Piece? {
    let row = table.rows[index]
    guard let (job, showings) = row.job, let former = row.records(job.artworks.count),
      let source = try? SourceReader.bytes(folder.path(of: job.source), as: job.source), !source.holdsText
    else { return nil }
    let entries = try maker.make(job)
    for (artwork, old) in zip(job.artworks, former) {
      guard case .success(let product) = entries[artwork]?.result else { return nil }
      let record = PictureRecord(product)
      guard record.parts == old.parts, record.fonts == old.fonts else { return nil }
    }
    return Piece(row: index, job: job, showings: showings, entries: entries)
  }

  private func write(
    _ pieces: [Piece], to output: OutputFolder, _ session: CacheSession
  ) throws -> BuildSummary? {
    guard let bytes = try output.contents(of: BuildIndex.fileName, limit: .max) else { return nil }
    var index = IndexSplice(bytes)
    var table = table
    var summary = state.summary
    var paths: Set<String> = [BuildIndex.fileName]
    var inputs = changed
    let target = FilesTarget(resolutions: table.conditions.resolutions)
    summary.tally = ChangeTally(isNaming: options.namesChanges)
    for piece in pieces {
      let placement = Placement(target, piece.showings)
      let writer = PictureWriter(output, placement, keepsProducts: false, namesChanges: options.namesChanges)
      let written = try writer.write(piece.entries, of: piece.job)
      guard let row = JobTable.Row(piece.job, placement: placement, records: written) else { return nil }
      table.rows[piece.row] = row
      inputs.formUnion(row.dependencies)
      for (artwork, record) in zip(piece.job.artworks, written) {
        guard let record else { return nil }
        summary.tally.merge(record.tally)
        guard index.replace(placement[artwork], target: target, record: record) else { return nil }
        paths.formUnion(placement.paths(of: artwork))
      }
    }
    _ = try output.put(index.bytes, at: BuildIndex.fileName)
    output.finish()
    session.finish(state, table, inputs: inputs, in: folder, outputs: paths)
    return summary
  }
}

extension IndexSplice {
  /// Replaces the digests of all files of a picture; returns false if the index lacks one of the files.
  fileprivate mutating func replace(
    _ showings: [Showing], target: FilesTarget, record: PictureRecord
  ) -> Bool {
    for showing in showings {
      for locale in showing.locales {
        for form in target.forms where showing.includes(form) {
          let path = target.path(of: showing.icon, in: locale, as: form)
          guard let digest = record[form.form]?.digest, replace(path: path, with: digest.description) else {
            return false
          }
        }
      }
    }
    return true
  }
}
