import ArgumentParser
import ChiralAudit
import ChiralClassification
import ChiralManifest
import ChiralPipeline
import ChiralValues

/// An audit of a project, which can be repeated after a fix.
struct AuditSession {
  let rules: [AuditRule]
  let terminal: Terminal
  /// True if facts that earlier audits found are used.
  var usesCache = true
  /// The sheet that was just made of the same project, whose pictures and workers can be used.
  var sheet: SheetRun?
  /// The workers, if some run already.
  var helpers: KeptHelpers?

  /// Returns the findings of all rules.
  func findings(in project: Project) throws -> [Finding] {
    seen(Audit.findings(in: try subject(project), rules: rules), in: project)
  }

  /// Returns the findings that count: those about an app that its users do not see are left out, unless rules are picked.
  func seen(_ findings: [Finding], in project: Project) -> [Finding] {
    guard rules.count == AuditRule.all.count, project.isApp else { return findings }
    return findings.filter { $0.isSeenInApps(hasManifest: true) }
  }

  /// Returns the findings of all rules, those in the usual baseline marked as known.
  func openFindings(in project: Project) throws -> [Finding] {
    try knowing(try findings(in: project), of: project)
  }

  /// Marks the findings that the usual baseline lists.
  func knowing(_ findings: [Finding], of project: Project) throws -> [Finding] {
    guard let path = BaselineFile.found(project.pathPrefix) else { return findings }
    return try read(path).applied(to: findings, pathPrefix: project.pathPrefix).findings
  }

  /// Returns the input of the rules.
  func subject(_ project: Project) throws -> AuditSubject {
    let helpers = helpers ?? sheet?.helpers ?? KeptHelpers.installed()
    do {
      var subject = AuditSubject(
        manifest: project.whole, drawings: try project.drawings() + newVectors(in: project),
        pathPrefix: project.pathPrefix, knowledge: try knowledge(of: project, helpers))
      subject.unsettable = try unsettable(in: project)
      if rules.contains(where: \.usesDrawings) {
        subject.consider(try verdicts(of: subject.contradicted, in: subject, helpers))
      }
      return subject
    } catch BuildError.interrupted {
      throw ExitCode.interrupted
    } catch let code as ExitCode {
      throw code
    } catch {
      terminal.error(Wording.escaped("\(error)"))
      throw ExitCode.impossible
    }
  }

  /// Returns the VectorDrawables that the manifest of an app does not have, if the rule about them is selected.
  private func newVectors(in project: Project) throws(BuildError) -> [String] {
    rules.contains { $0.id == AuditRule.unclassified } ? try project.newVectors() : []
  }

  /// Returns the facts about drawings if a rule needs them.
  private func knowledge(of project: Project, _ helpers: KeptHelpers?) throws -> DrawingKnowledge {
    guard rules.contains(where: \.usesDrawings) else { return DrawingKnowledge() }
    guard let renderer = HelperLocation.find() else {
      terminal.error(HelperLocation.missing)
      throw ExitCode.impossible
    }
    let progress = terminal.progress("inspecting")
    defer { progress.finish() }
    return try FactReader(
      project, jobs: Processors.count, renderer: renderer, usesCache: usesCache, after: sheet,
      helpers: helpers
    ).knowledge { progress.update($0, of: $1) }
  }

  /// Returns the judgements of icons by their names, their drawings and the set.
  private func verdicts(
    of icons: [Icon], in subject: AuditSubject, _ helpers: KeptHelpers?
  ) throws(BuildError) -> [String: Judgement] {
    guard !icons.isEmpty, let helpers else { return [:] }
    return try SetVerdicts(
      of: icons, in: subject, jobs: Processors.count, renderer: nil, helpers: helpers, usesCache: usesCache
    ).judgements
  }

  /// Returns the letters that cannot be set as requested, if a rule for them is selected and the helper is installed.
  private func unsettable(in project: Project) throws(BuildError) -> [UnsettableLetters] {
    let ids = [AuditRule.lettersNotSet.id, AuditRule.lettersInAnotherWeight.id]
    guard rules.contains(where: { ids.contains($0.id) }) else { return [] }
    guard let renderer = HelperLocation.find() else {
      terminal.warning("letters were not checked: chiral-render is missing")
      return []
    }
    return try project.unsettableLetters(renderer: renderer)
  }

  // MARK: Mending

  /// Applies fixes to the manifest, or shows them, and returns the remaining findings.
  func mend(
    _ project: Project, naming named: [String], isTrial: Bool, picked: ([Finding]) -> [Finding]
  ) throws -> [Finding] {
    let repair = Repair(naming: named)
    let change = ManifestChange(project: project, terminal: terminal, isTrial: isTrial)
    var mended = project
    let outcome = try repair.run(project.source) { source in
      mended = try change.reading(source)
      return picked(try findings(in: mended))
    }
    try change.keep(mended)
    terminal.note(Self.summary(of: outcome, repair, in: project.manifest.file, isTrial: isTrial))
    return outcome.left
  }

  private static func summary(
    of outcome: Repair.Outcome, _ repair: Repair, in file: String, isTrial: Bool
  ) -> String {
    let count = outcome.mended.count
    let done =
      count == 0
      ? "nothing to correct"
      : "\(isTrial ? "would correct" : "corrected") \(Wording.counted(count, "finding")) in \(Wording.escaped(file))"
    let rules = Set(
      outcome.left.filter { $0.suppression == nil && $0.fix != nil && !repair.mends($0) }.map(\.rule))
    guard !rules.isEmpty else { return done }
    let options = rules.sorted().map { "--rule \($0)" }.joined(separator: " ")
    return done + "; other fixes change pictures and wait until their rule is named: \(options)"
  }

  // MARK: Baselines

  /// Reads the baseline to compare with, the named one or the usual one; nil if there is none, it is not wanted or it is about
  /// to be written.
  func baseline(_ options: MendingOptions, _ project: Project) throws -> Baseline? {
    guard !options.writeBaseline, !options.noBaseline,
      let path = options.baseline ?? BaselineFile.found(project.pathPrefix)
    else { return nil }
    return try read(path)
  }

  private func read(_ path: String) throws -> Baseline {
    do throws(BaselineFile.Failure) {
      return try BaselineFile.read(path)
    } catch {
      switch error {
      case .file(let problem):
        terminal.error("\(Wording.escaped("\(problem)")); --write-baseline writes one")
      case .invalid(let problems): problems.forEach { terminal.problem("\($0)") }
      }
      throw ExitCode.impossible
    }
  }

  /// Marks the findings that the baseline lists, or writes the baseline if `--write-baseline` is given.
  func applyBaseline(
    _ baseline: Baseline?, to findings: [Finding], options: MendingOptions, project: Project
  ) throws -> [Finding] {
    if options.writeBaseline { return try write(findings, options: options, project: project) }
    guard let (marked, gone) = baseline?.applied(to: findings, pathPrefix: project.pathPrefix) else {
      return findings
    }
    if gone > 0 {
      terminal.note(
        "\(Wording.counted(gone, "finding")) of the baseline no longer \(gone == 1 ? "occurs" : "occur"); update it with --write-baseline"
      )
    }
    return marked
  }

  private func write(
    _ findings: [Finding], options: MendingOptions, project: Project
  ) throws -> [Finding] {
    let baseline = Baseline(of: findings, pathPrefix: project.pathPrefix)
    do throws(FileError) {
      try BaselineFile.write(baseline, to: options.baseline, of: project)
    } catch {
      terminal.error(Wording.escaped("\(error)"))
      throw ExitCode.impossible
    }
    terminal.note("wrote \(Wording.escaped(BaselineFile.path(options.baseline, of: project)))")
    return baseline.applied(to: findings, pathPrefix: project.pathPrefix).findings
  }
}
