package import ChiralAudit
internal import ChiralManifest
internal import ChiralRequests
internal import ChiralValues

extension Project {
  /// Returns the letters of icons that cannot be set as requested, in the order of the icons: missing fonts, weights and
  /// characters, and drawings with text that cannot follow a path.
  package func unsettableLetters(renderer: String) throws(BuildError) -> [UnsettableLetters] {
    let lettered = Plan(manifest).icons.lettered
    let artworks = lettered.flatMap(\.artworks).uniqued.filter { $0.lettering != nil }
    let problems = try letterProblems(artworks, renderer: renderer)
    return lettered.flatMap { planned in
      let found = planned.decisions.compactMap { decision in
        problems[decision.artwork].map { (locale: decision.locale.text, problem: $0) }
      }
      return Self.unset(planned.icon.name, found) + Self.setOtherwise(planned.icon.name, found)
    }
  }

  /// Returns the letters of an icon that cannot be set, by problem.
  private static func unset(
    _ icon: String, _ found: [(locale: String, problem: LetterProblem)]
  ) -> [UnsettableLetters] {
    var locales: [String: [String]] = [:]
    for case (let locale, .notSet(let reason)) in found { locales[reason, default: []].append(locale) }
    return locales.sorted { $0.key < $1.key }.map {
      UnsettableLetters(icon: icon, locales: $0.value, problem: $0.key)
    }
  }

  /// Returns the letters of an icon that are set in another weight, for all locales together.
  private static func setOtherwise(
    _ icon: String, _ found: [(locale: String, problem: LetterProblem)]
  ) -> [UnsettableLetters] {
    var locales: [String] = []
    var faces: [FontFace] = []
    for case (let locale, .inAnotherWeight(let used)) in found {
      locales.append(locale)
      faces += used
    }
    return faces.replacement.map {
      [UnsettableLetters(icon: icon, locales: locales, problem: $0, isSetOtherwise: true)]
    } ?? []
  }

  /// Returns the reasons why the letters of pictures cannot be set; drawings that cannot be read are left
  /// out.
  private func letterProblems(
    _ artworks: [Artwork], renderer: String
  ) throws(BuildError) -> [Artwork: LetterProblem] {
    let helper = SharedHelper(executable: renderer)
    var problems: [Artwork: LetterProblem] = [:]
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
