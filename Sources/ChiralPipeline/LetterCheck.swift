package import ChiralAudit
internal import ChiralManifest
internal import ChiralPlanning
internal import ChiralRendering
internal import ChiralRequests

extension Project {
  /// The letters of icons that cannot be set, in the order of the icons: fonts and characters that are missing, and
  /// drawings whose text no outline follows.
  package func unsettableLetters(renderer: String) throws(BuildError) -> [UnsettableLetters] {
    let plan = Plan(manifest)
    let problems = try letterProblems(plan.artworks, renderer: renderer)
    return plan.icons.flatMap { planned in
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

  /// The reasons why letters of pictures cannot be set; none of those whose letters can, or of which nobody can know.
  private func letterProblems(
    _ artworks: [Artwork], renderer: String
  ) throws(BuildError) -> [Artwork: String] {
    let helper = SharedHelper(executable: renderer)
    var problems: [Artwork: String] = [:]
    for job in SourceJob.grouped(artworks.filter { $0.lettering != nil }) {
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
