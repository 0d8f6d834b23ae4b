import ArgumentParser
import ChiralExporting
import ChiralManifest
import ChiralPipeline
import ChiralValues

/// `chiral review answer`: answers requests of `chiral review open` through a pipe. Users do not call it.
struct ReviewAnswer: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "answer", abstract: "Answer the server of chiral review open.", shouldDisplay: false)

  @OptionGroup var manifest: ManifestOption
  @Option(transform: SheetCommand.language)
  var uiLocale = PageLanguage.english
  @OptionGroup var outputOptions: OutputOptions

  func run() throws {
    let terminal = outputOptions.terminal
    guard let renderer = HelperLocation.find() else {
      terminal.error(HelperLocation.missing)
      throw ExitCode.impossible
    }
    var options = LiveReview.Options(renderer: renderer, jobs: Processors.count)
    options.language = uiLocale
    options.guidelines = RemarkGatherer.guidelines
    options.remarks = { project in
      let gatherer = RemarkGatherer(project: project, terminal: Terminal(isQuiet: true))
      guard let (findings, remarks) = try? gatherer.gathered() else { return ([:], { _ in [] }) }
      return (remarks, { OpenList(project.whole, findings, review: $0, set: nil).groups })
    }
    let progress = terminal.progress("drawing")
    do throws(LiveReview.Failure) {
      let review = try LiveReview(manifest: manifest.place.file, options) { progress.update($0, of: $1) }
      progress.finish()
      var answers = LiveAnswers(review)
      answers.run()
    } catch {
      progress.finish()
      switch error {
      case .manifest(.missing(let problem)), .manifest(.unreadable(let problem)):
        terminal.error(Wording.escaped("\(problem)"))
      case .manifest(.invalid(let diagnostics)), .review(.invalid(let diagnostics)):
        diagnostics.forEach { terminal.problem("\($0)") }
      case .manifest(.drawings(let error)): terminal.error(Wording.escaped(error.description))
      case .review(.build(let error)): terminal.error(Wording.escaped(error.description))
      }
      throw ExitCode.impossible
    }
  }
}
