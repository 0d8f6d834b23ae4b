import ArgumentParser
import ChiralClassification
import ChiralManifest
import ChiralPipeline
import ChiralValues

/// The classes that follow from names and drawings, for `chiral explain --format class`.
struct NameClasses: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The platform whose conventions apply where sources disagree: apple, material or gnome."))
  var policy = PolicyName.apple
  @Flag(
    inversion: .prefixedNo,
    help: "Treat arrows named left and right as back and forward. (default: they stay)")
  var leftMeansBack = false
  @Flag(help: "Classify files by their names only, without the drawings.")
  var namesOnly = false
  @Option(help: ArgumentHelp("Compare with the classes of this list.", valueName: "file"))
  var measure: String?
  @Option(help: ArgumentHelp("The part of the list: all, tuning or held-out.", valueName: "half"))
  var half = SampleList.Half.all

  /// True if an option is given that says nothing about a rule, a guideline or an icon of a set.
  var isAsked: Bool { leftMeansBack || namesOnly || measure != nil || policy != .apple || half != .all }

  /// Prints the classes of names, files and folders.
  func tell(of names: [String], as format: ExplainFormat, _ terminal: Terminal) throws {
    if names.isEmpty == (measure == nil) { throw ValidationError("give names, or a list with --measure") }
    let (answer, notes) = try answer(names, as: format, terminal)
    if format == .json {
      try terminal.result(formatted: answer + "\n")
    } else {
      try terminal.result(answer)
    }
    notes.forEach(terminal.note)
  }

  private var conventions: Conventions {
    Conventions(policy: policy.policy, leftMeansBack: leftMeansBack)
  }

  /// Returns the answer, and the words of the names that were not read.
  private func answer(
    _ names: [String], as format: ExplainFormat, _ terminal: Terminal
  ) throws -> (String, notes: [String]) {
    do {
      if let measure { return (try measurement(NameSource.text(of: measure), terminal).text, []) }
      let source = try NameSource(names)
      let names = source.items.map(\.name)
      let judge = Judge(conventions, names: SetNames(names.map { IconName($0) }, under: conventions))
      let evidence = try evidence(source, terminal)
      let answer = answer(names, as: format, judge: judge, evidence: evidence)
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

  private func answer(
    _ names: [String], as format: ExplainFormat, judge: Judge, evidence: [String: DrawingEvidence]
  ) -> String {
    let judgements = zip(names, judge.judgements(of: names) { evidence[$0] }).map {
      (name: $0, judgement: $1)
    }
    guard format == .json else {
      return judgements.map { $0.judgement.text(name: $0.name) }.joined(separator: "\n")
    }
    let icons = JSONValue.array(judgements.map { $0.judgement.json(name: $0.name) })
    return JSONValue.members([
      "format": "chiral-classification", "version": 1, "policy": .string(policy.rawValue),
      "leftMeansBack": .bool(leftMeansBack), "icons": icons,
    ]).printed()
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
