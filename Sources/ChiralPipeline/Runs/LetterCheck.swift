package import ChiralAudit
internal import ChiralManifest
internal import ChiralPlanning
internal import ChiralRendering
internal import ChiralRequests
internal import ChiralValues

extension Project {
  /// Returns the letters of icons that cannot be set, in the order of the icons: missing fonts and
  /// characters, and drawings with text that cannot follow a path.
  package func unsettableLetters(renderer: String) throws(BuildError) -> [UnsettableLetters] {
    let lettered = Plan(manifest).icons.lettered
    let artworks = lettered.flatMap(\.artworks).uniqued.filter { $0.lettering != nil }
    let problems = try letterProblems(artworks, renderer: renderer)
    return lettered.flatMap { planned in
      var locales: [String: [String]] = [:]
      for decision in planned.decisions {
        guard let problem = problems[decision.artwork] else { continue }
        locales[problem, default: []].append(decision.locale.text)
      }
      return locales.sorted { $0.key < $1.key }.map { problem, locales in
        UnsettableLetters(icon: planned.icon.name, locales: locales, problem: problem)
      }
    }
  }

  /// Returns the reasons why the letters of pictures cannot be set; drawings that cannot be read are left
  /// out.
  private func letterProblems(
    _ artworks: [Artwork], renderer: String
  ) throws(BuildError) -> [Artwork: String] {
    let helper = SharedHelper(executable: renderer)
    var problems: [Artwork: String] = [:]
    for job in SourceJob.grouped(artworks) {
      guard let bytes = try? SourceReader.bytes(path(of: job.source), as: job.source) else { continue }
      var request = DrawingRequest(.letters(job.artworks), file: job.source, bytes: bytes)
      request.fontFolder = folder.path(of: "")
      do throws(RenderError) {
        guard case .letters(let found) = try helper.answer(request) else { continue }
        for (artwork, problem) in zip(job.artworks, found) { problems[artwork] = problem }
      } catch {
        if let fatal = BuildError(error) { throw fatal }
      }
    }
    return problems
  }
}
