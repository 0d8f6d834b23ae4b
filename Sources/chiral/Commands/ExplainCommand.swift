import ArgumentParser
import ChiralAudit
import ChiralClassification
import ChiralManifest
import ChiralPipeline
import ChiralValues

/// `chiral explain`: explains a rule, a guideline, or the decisions about an icon.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a rule of the audit, a guideline, an icon, or the class of a name.",
    discussion: """
      Explains a rule by its id, with its reason and examples; a guideline by its number, with the rules that \
      implement it; or an icon by its name or drawing, with all facts and decisions: the meaning of its name and the \
      sources that disagree, the content of the drawing, the picture in each locale, the treatment of its \
      parts (the verb follows the last =), and the findings of the audit:

        chiral explain absolute-name-mirrors
        chiral explain R14
        chiral explain arrow.forward Icons

      With --format class or json, it tells which classes icons would get. It takes names, files, folders of SVGs, or - \
      for names on standard input, one per line. For files, the drawing counts, too: its symmetry, text, pictures, and the \
      icon that is its mirror image. Each answer has a confidence (sure, likely, unsure), a guideline and a sentence; a \
      name that means nothing is fixed, unsure (article Judgement). Arrows named left and right stay, unless \
      --left-means-back is given:

        chiral explain --format class arrow.forward ic_fluent_arrow_reply_24_regular
        chiral explain --format json Icons | jq -r '.icons[] | select(.confidence == "unsure") | .name'

      With --measure, a list of names with known classes (name, tab, class on each line) is classified and \
      compared: precision, recall and F1 of "needs something in right-to-left", how often each confidence was \
      right, and the mistakes, by word and by name. In a list without localized icons, only mirroring counts. \
      --half selects the half of the list that the lexicon was tuned with, or the other half:

        chiral explain --format class --measure known.tsv --policy material --half held-out
      """)

  @Argument(
    help: ArgumentHelp(
      "A rule's id, a guideline's number, or an icon's name and the folder of its set; for classes, any number of names, files and folders.",
      valueName: "thing"), completion: Completion.things)
  var things: [String] = []
  @OptionGroup var manifest: ManifestOption
  @Option(
    help: ArgumentHelp(
      "text for an explanation, class for the class of each name, json for the classes as JSON.",
      valueName: "format"))
  var format = ExplainFormat.text
  @OptionGroup(title: "Options for classes") var classes: NameClasses
  @OptionGroup var output: OutputOptions

  func validate() throws {
    guard format == .text else {
      if manifest.manifest != nil {
        throw ValidationError("leave out --manifest: classes are told of names and drawings")
      }
      return
    }
    if classes.isAsked {
      throw ValidationError("add --format class or --format json: the options are for classes")
    }
    if !(1...2).contains(things.count) || things.count == 2 && manifest.manifest != nil {
      throw ValidationError(
        "name one rule, guideline or icon, and its set once; --format class tells the classes of many names")
    }
  }

  func run() throws {
    let terminal = output.terminal
    if format != .text { return try classes.tell(of: things, as: format, terminal) }
    let thing = things[0]
    if let rule = AuditRule.named(thing) ?? AuditRule.kind(called: thing) {
      try terminal.report(rule.explanation { terminal.styled($0, .name) })
    } else if let guideline = Guideline(id: thing.uppercased()) {
      try terminal.report(guideline.explanation)
    } else if thing.wholeMatch(of: /[Rr]\d+/) != nil {
      let ids = Guideline.allCases.map(\.id)
      throw ValidationError(
        "there is no guideline \(thing); they are \(ids.first ?? "") to \(ids.last ?? "")")
    } else {
      try explainIcon(thing, terminal)
    }
  }

  private func explainIcon(_ thing: String, _ terminal: Terminal) throws {
    let place = things.count == 2 ? ManifestPlace(things[1]) : manifest.place
    let project = try place.load(terminal, tellsMissingDrawings: false)
    let manifest = project.whole
    guard let icon = manifest.icon(named: thing) ?? manifest.icon(drawnBy: thing) else {
      let known = AuditRule.ids + manifest.icons.map(\.name)
      let advice = Selection.advice(onName: thing, among: known) ?? "see chiral rules"
      throw ValidationError("there is no rule, guideline or icon \(Wording.quoted(thing)); \(advice)")
    }
    let session = AuditSession(rules: AuditRule.all, terminal: terminal)
    let subject = try session.subject(project)
    let findings = Audit.findings(in: subject).filter { $0.icon == icon.name }
    let judged = Self.judged(icon, in: subject)
    let explanation = IconExplanation(
      icon, subject: subject, findings: findings, evidence: judged.evidence, inSet: judged.judgement)
    try terminal.report(explanation.text { terminal.styled($0, .name) })
  }

  /// Returns the evidence in the drawing of an icon, nil if it cannot be examined, and the judgement in the light of the whole set.
  private static func judged(
    _ icon: Icon, in subject: AuditSubject
  ) -> (evidence: DrawingEvidence?, judgement: Judgement) {
    let verdicts = try? SetVerdicts(
      of: [icon], in: subject, jobs: Processors.count, renderer: HelperLocation.find(), usesCache: true)
    return (
      verdicts?.evidence[icon.name], verdicts?.judgements[icon.name] ?? subject.wholeJudgement(of: icon)
    )
  }
}

/// The formats of explanations.
enum ExplainFormat: String, ExpressibleByArgument, CaseIterable { case text, `class`, json }
