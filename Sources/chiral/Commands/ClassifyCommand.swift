import ArgumentParser
import ChiralClassification
import ChiralManifest
import ChiralPipeline
import ChiralValues

/// `chiral classify`: tells the class that follows from a name, and the reason.
struct ClassifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "classify",
    abstract: "Show which class icons would get, with the confidence and the reason.",
    discussion: """
      Takes names, files, folders of SVGs, or - for names on standard input, one per line. For files, the \
      drawing counts, too: its symmetry, text, pictures, and the icon that is its mirror image. Each answer \
      has a confidence (sure, likely, unsure), a guideline and a sentence; a name that means nothing is fixed, \
      unsure. On 603 icons that had not been used to improve the program, sure answers were right for 366 of 368, \
      likely and unsure ones for 220 of 235 (article Judgement). Arrows named left and right stay, unless \
      --left-means-back is given:

        chiral classify arrow.forward ic_fluent_arrow_reply_24_regular
        chiral classify --format json Icons | jq -r '.icons[] | select(.confidence == "unsure") | .name'

      With --measure, a list of names with known classes (name, tab, class on each line) is classified and \
      compared: precision, recall and F1 of "needs something in right-to-left", how often each confidence was \
      right, and the mistakes, by word and by name. In a list without localized icons, only mirroring counts. \
      --half selects the half of the list that the lexicon was tuned with, or the other half:

        chiral classify --measure known.tsv --policy material --half held-out
      """)

  @Argument(help: ArgumentHelp("A name, a file, a folder, or - for standard input.", valueName: "name"))
  var names: [String] = []
  @Option(
    help: ArgumentHelp(
      "The platform whose conventions apply where sources disagree: apple, material or gnome."))
  var policy = PolicyName.apple
  @Flag(
    inversion: .prefixedNo,
    help: "Treat arrows named left and right as back and forward. (default: they stay)")
  var leftMeansBack = false
  @Option(help: ArgumentHelp("text for people, or json for programs.", valueName: "format"))
  var format = PlanFormat.text
  @Flag(help: "Classify files by their names only, without the drawings.")
  var namesOnly = false
  @Option(help: ArgumentHelp("Compare with the classes of this list.", valueName: "file"))
  var measure: String?
  @Option(help: ArgumentHelp("The part of the list: all, tuning or held-out.", valueName: "half"))
  var half = SampleList.Half.all
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if names.isEmpty == (measure == nil) { throw ValidationError("give names, or a list with --measure") }
  }

  func run() throws {
    let terminal = output.terminal
    let (answer, notes) = try answer(terminal)
    switch format {
    case .text: try terminal.result(answer)
    case .json: try terminal.result(formatted: answer + "\n")
    }
    notes.forEach(terminal.note)
  }

  private var conventions: Conventions {
    Conventions(policy: policy.policy, leftMeansBack: leftMeansBack)
  }

  /// Returns the answer, and the words of the names that were not read.
  private func answer(_ terminal: Terminal) throws -> (String, notes: [String]) {
    do {
      if let measure { return (try measurement(NameSource.text(of: measure), terminal).text, []) }
      let source = try NameSource(names)
      let names = source.items.map(\.name)
      let judge = Judge(conventions, names: SetNames(names.map { IconName($0) }, under: conventions))
      let answer = answer(names, judge: judge, evidence: try evidence(source, terminal))
      return (answer, judge.affixes.sentences)
    } catch let error as FileError {
      terminal.error(Wording.escaped("\(error)"))
      throw ExitCode.impossible
    }
  }

  /// Returns the evidence of the drawings, if there are any.
  private func evidence(_ source: NameSource, _ terminal: Terminal) throws -> [String: DrawingEvidence] {
    guard !namesOnly, !source.drawings.isEmpty else { return [:] }
    let progress = terminal.progress("inspecting")
    defer { progress.finish() }
    do throws(BuildError) {
      return try EvidenceReader(jobs: Processors.count, renderer: HelperLocation.find())
        .findings(in: source.drawings) { progress.update($0, of: $1) }.evidence
    } catch {
      if case .interrupted = error { throw ExitCode.interrupted }
      terminal.error("\(error)")
      throw ExitCode.impossible
    }
  }

  private func measurement(_ text: String, _ terminal: Terminal) -> Measurement {
    let list = SampleList(tsv: text)
    if let line = list.badLines.first {
      terminal.problem(
        "warning: \(list.badLines.count) lines have no name and class, the first is line \(line)")
    }
    let judge = Judge(
      conventions, names: SetNames(list.samples.map { IconName($0.name) }, under: conventions))
    return Measurement(list.half(half), judge: judge, countingVariants: list.knowsVariants)
  }

  private func answer(_ names: [String], judge: Judge, evidence: [String: DrawingEvidence]) -> String {
    let judgements = zip(names, judge.judgements(of: names) { evidence[$0] }).map {
      (name: $0, judgement: $1)
    }
    switch format {
    case .text: return judgements.map { $0.judgement.text(name: $0.name) }.joined(separator: "\n")
    case .json:
      let icons = JSONValue.array(judgements.map { $0.judgement.json(name: $0.name) })
      return JSONValue.members([
        "format": "chiral-classification", "version": 1, "policy": .string(policy.rawValue),
        "leftMeansBack": .bool(leftMeansBack), "icons": icons,
      ]).printed()
    }
  }
}

/// The policies by the names that options use.
enum PolicyName: String, ExpressibleByArgument, CaseIterable {
  case apple, material, gnome

  /// The policy of this name.
  var policy: Policy {
    switch self {
    case .apple: .apple
    case .material: .material
    case .gnome: .gnome
    }
  }
}

extension SampleList.Half: ExpressibleByArgument {}
