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
    abstract: "Explain a rule of the audit, a guideline, or an icon.",
    discussion: """
      Explains a rule by its id, with its reason and examples; a guideline by its number, with the rules that \
      implement it; or an icon by its name or drawing, with all facts and decisions: the meaning of its name and the \
      sources that disagree, the content of the drawing, the picture in each locale, the treatment of its \
      parts (the verb follows the last =), and the findings of the audit:

        chiral explain absolute-name-mirrors
        chiral explain R14
        chiral explain arrow.forward Icons
      """)

  @Argument(
    help: ArgumentHelp("A rule's id, a guideline's number, or an icon's name.", valueName: "thing"),
    completion: Completion.things)
  var thing: String
  @OptionGroup var set: SetArgument
  @OptionGroup var output: OutputOptions

  func run() throws {
    let terminal = output.terminal
    if let rule = AuditRule.all.first(where: { $0.id == thing }) {
      try terminal.report(rule.explanation { terminal.styled($0, .name) })
    } else if let guideline = Guideline(id: thing.uppercased()) {
      try terminal.report(guideline.explanation)
    } else if thing.wholeMatch(of: /[Rr]\d+/) != nil {
      let ids = Guideline.allCases.map(\.id)
      throw ValidationError(
        "there is no guideline \(thing); they are \(ids.first ?? "") to \(ids.last ?? "")")
    } else {
      try explainIcon(terminal)
    }
  }

  private func explainIcon(_ terminal: Terminal) throws {
    let project = try set.place.load(terminal, tellsMissingDrawings: false)
    let manifest = project.manifest
    guard let icon = manifest.icon(named: thing) ?? manifest.icon(drawnBy: thing) else {
      let known = AuditRule.all.map(\.id) + manifest.icons.map(\.name)
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
      of: [icon], in: subject, jobs: Processors.count, renderer: HelperLocation.find())
    return (verdicts?.evidence[icon.name], verdicts?.judgements[icon.name] ?? subject.wholeJudgement(of: icon))
  }
}
