import ChiralExporting
internal import ChiralRequests
internal import ChiralValues

/// Writes the files of the targets other than `files`.
struct ExportWriter {
  let folder: OutputFolder
  let made: [Artwork: Picture]
  let stylesheet: String?
  let options: BuildOptions
  let session: CacheSession
  /// The maker of fonts; nil if no target needs it.
  let fontTools: FontTools?

  /// One drawing as it is rendered, and the PNG files that show it, flipped or not.
  private struct Job: Sendable {
    let key: JobKey
    let source: String
    var files: [(path: String, output: RenderOutput)] = []
  }

  /// The identity of a rendering: equal keys are rendered only once.
  private struct JobKey: Hashable {
    let svg: [UInt8]
    let isTinted: Bool
  }

  /// The result of writing: digests by path, and changes.
  struct Result: Sendable {
    var digests: [String: String] = [:]
    var tally = ChangeTally()
    /// The reasons why pictures could not be rendered, by path.
    var problems: [String: String] = [:]

    mutating func merge(_ other: Result) {
      digests.merge(other.digests) { $1 }
      tally.merge(other.tally)
      problems.merge(other.problems) { $1 }
    }
  }

  /// Writes every file under its path.
  func write(
    _ files: [OutputFile], progress: @escaping @Sendable (Int, Int) -> Void
  ) throws(BuildError) -> Result {
    var result = Result(tally: ChangeTally(isNaming: options.namesChanges))
    var fonts: [FontSource: [OutputFile.FontFormat: [UInt8]]] = [:]
    // The icons of a theme have aliases: drawings that are links to others.
    var owners: [SHA256: OutputFolder.Outcome] = [:]
    for file in files {
      switch file.content {
      // Only drawings are shared: tools edit other files, such as the Contents.json of an image set, in place.
      case .text(let text) where file.path.hasSuffix(".svg"):
        try share(Array(text.utf8), at: file.path, &result, among: &owners)
      case .text(let text): try put(Array(text.utf8), at: file.path, &result)
      case .picture(let artwork, .svg):
        if let product = made[artwork]?.product {
          try share(product.svg, at: file.path, &result, among: &owners)
        }
      case .picture(_, .png): break
      case .font(let source, let format):
        guard let fontTools else { continue }
        if fonts[source] == nil { fonts[source] = try fontTools.font(from: source) }
        if let bytes = fonts[source]?[format] { try put(bytes, at: file.path, &result) }
      }
    }
    let parts = try Workers.run(
      renderJobs(files), count: options.jobs, progress: progress,
      makeTool: { [self] in
        CachingRenderer(
          helper: SharedHelper(executable: options.renderer), session: session,
          verifies: options.mode == .verify)
      },
      { [self] renderer, job throws(BuildError) in try write(job, with: renderer) })
    for part in parts { result.merge(part) }
    return result
  }

  private func renderJobs(_ files: [OutputFile]) -> [Job] {
    var jobs: [JobKey: Job] = [:]
    for file in files {
      guard case .picture(let artwork, .png(let height, let isTinted)) = file.content,
        let product = made[artwork]?.product
      else { continue }
      let key = JobKey(svg: product.rendered, isTinted: isTinted)
      jobs[key, default: Job(key: key, source: artwork.source)].files.append(
        (file.path, RenderOutput(height: height, isFlipped: product.isFlipped)))
    }
    return jobs.values.sorted { $0.source < $1.source }
  }

  /// GTK takes the red, green and blue of a symbolic PNG for shares of colours with a meaning, such as that of warnings,
  /// so that a grey drawing would be shown in several colours.
  private static let silhouette = "svg{filter:brightness(0)}"

  private func write(_ job: Job, with renderer: CachingRenderer) throws(BuildError) -> Result {
    var result = Result(tally: ChangeTally(isNaming: options.namesChanges))
    let outputs = Set(job.files.map(\.output)).sorted {
      ($0.height, $0.isFlipped ? 1 : 0) < ($1.height, $1.isFlipped ? 1 : 0)
    }
    var request = RenderRequest(
      svg: job.key.svg, stylesheet: job.key.isTinted ? stylesheet : Self.silhouette, outputs: outputs,
      identifier: job.source)
    request.compression = options.form.compression
    var pictures: [RenderOutput: [UInt8]] = [:]
    do throws(RenderError) {
      for (output, picture) in zip(outputs, try renderer.render(request)) { pictures[output] = picture }
    } catch {
      if let fatal = BuildError(error) { throw fatal }
      for file in job.files { result.problems[file.path] = "\(job.source): error: \(error.message)" }
    }
    for file in job.files {
      if let bytes = pictures[file.output] { try put(bytes, at: file.path, &result) }
    }
    return result
  }

  /// Writes a file, as a hard link if one with the same bytes was written.
  private func share(
    _ bytes: [UInt8], at path: String, _ result: inout Result,
    among owners: inout [SHA256: OutputFolder.Outcome]
  ) throws(BuildError) {
    let digest = SHA256(of: bytes)
    guard let owner = owners[digest] else {
      owners[digest] = try put(bytes, digest: digest, at: path, &result)
      return
    }
    do throws(FileError) {
      result.tally.add(try folder.share(owner, bytes: bytes, digest: digest, at: path).change, at: path)
      result.digests[path] = digest.description
    } catch {
      throw .file(error)
    }
  }

  @discardableResult
  private func put(
    _ bytes: [UInt8], digest: SHA256? = nil, at path: String, _ result: inout Result
  ) throws(BuildError) -> OutputFolder.Outcome {
    if Interruption.isRequested { throw .interrupted }
    let digest = digest ?? SHA256(of: bytes)
    do throws(FileError) {
      let outcome = try folder.put(bytes, digest, at: path)
      result.tally.add(outcome.change, at: path)
      result.digests[path] = digest.description
      return outcome
    } catch {
      throw .file(error)
    }
  }
}
