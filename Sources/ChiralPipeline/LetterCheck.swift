package import ChiralAudit
internal import ChiralLettering
internal import ChiralManifest
internal import ChiralPlanning
internal import ChiralSVG

extension Project {
  /// The letters of icons that cannot be set, in the order of the icons: fonts and characters that are missing, and
  /// drawings whose text no outline follows.
  package func unsettableLetters(renderer: String) -> [UnsettableLetters] {
    let desk = LetterDesk(executable: renderer)
    var problems: [Artwork: String?] = [:]
    return Plan(manifest).icons.flatMap { planned in
      var locales: [String: [String]] = [:]
      for decision in planned.decisions {
        if problems[decision.artwork] == nil {
          problems[decision.artwork] = desk.problem(decision.artwork, in: self)
        }
        guard let problem = problems[decision.artwork] ?? nil else { continue }
        locales[problem, default: []].append(decision.locale.text)
      }
      return locales.sorted { $0.key < $1.key }.map { problem, locales in
        UnsettableLetters(icon: planned.icon.name, locales: locales, problem: problem)
      }
    }
  }
}

extension LetterDesk {
  /// Why the letters of a picture cannot be set; nil where they can, or nobody can know.
  fileprivate func problem(_ artwork: Artwork, in project: Project) -> String? {
    guard let lettering = artwork.lettering,
      let document = try? SourceReader.read(project.path(of: artwork.source), as: artwork.source)
    else { return nil }
    do throws(LetteringError) {
      _ = try lettered(document, lettering, in: project.folder)
      return nil
    } catch {
      switch error {
      case .drawing(let error): return error.message
      case .setter: return nil
      }
    }
  }
}
