import ArgumentParser
import ChiralAudit
import ChiralClassification
import ChiralExporting
import ChiralManifest
import ChiralPipeline
import ChiralValues

/// `chiral review accept`: accepts declined pictures and settles notes.
struct ReviewAccept: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Accept icons as they are: declined icons, and icons that init marked for a check.",
    discussion: """
      For an icon whose right-to-left form cannot be derived, writes into the manifest which picture is shown in place \
      of the mirrored one: the drawing as it is (fixed), the mirror image of the whole drawing (mirror), or no picture (omit). \
      Without --as, the form is the manifest's setting for the set, or fixed by default. Then build, audit and review no \
      longer count the icon as open. With --same-reason, all icons that chiral todo lists in the same group are \
      accepted, too; their pictures are drawn on a sheet in chiral-out/same-reason, and with --dry-run nothing else is written. Notes in which init asked for a check are removed; notes that people wrote stay. An icon of an app that \
      import would decide otherwise keeps its class, and audit no longer objects to it. --all and --class \
      keep the notes that say that a class is unsure, because somebody has to look at these icons; name them:

        chiral review accept truck.slash --as fixed
        chiral review accept --same-reason --dry-run truck.slash   # look at the sheet, then go on
        chiral review accept --same-reason truck.slash
        chiral review accept --all --dry-run Icons
      """)

  @OptionGroup var picked: IconArguments
  @Option(
    name: .customLong("as"),
    help: ArgumentHelp("The form for these locales: omit, fixed or mirror.", valueName: "form"),
    transform: Self.form)
  var form: DeclinedForm?
  @Flag(help: "Also accept the icons that are open for the same reason, as chiral todo groups them.")
  var sameReason = false
  @Flag(help: "Show what would change, as a diff, and write nothing.")
  var dryRun = false
  @OptionGroup var outputOptions: OutputOptions

  func validate() throws { try picked.requireSelection() }

  func run() throws {
    let terminal = outputOptions.terminal
    let project = try picked.place.load(terminal, tellsMissingDrawings: false)
    let named = try picked.selection.applied(to: project.whole).icons
    let rules = AuditRule.all.filter { $0.usesDrawings || $0.id == AuditRule.lettersNotSet.id }
    let subject = try AuditSession(rules: rules, terminal: terminal).subject(project)
    let alike = sameReason ? Self.alike(named, in: subject) : []
    let names = Set(alike.flatMap(\.icons))
    let icons = project.whole.icons.filter { names.contains($0.name) || named.contains($0) }
    if sameReason { try AlikeSheet.write(Set(icons.map(\.name)), open: alike, of: project, terminal) }
    let declined = icons.filter { subject.knowledge.refusal(of: $0) != nil }
    if form != nil, !picked.icons.isEmpty { try check(named, areAmong: Set(declined.map(\.name))) }
    let fresh = declined.filter { !$0.declined.isAccepted || (form != nil && form != $0.declined.form) }
    let unsure = picked.icons.isEmpty ? icons.filter(\.isUnsure) : []
    let left = Set(unsure.map(\.name))
    let noted = icons.filter { $0.note.flatMap(NoteReason.init(note:)) != nil && !left.contains($0.name) }
    try ManifestChange(project: project, terminal: terminal, isTrial: dryRun).make(
      fresh.map { .set(["icons", $0.entry, "declined"], .string((form ?? $0.declined.form).rawValue)) }
        + noted.map(Self.settling))
    terminal.note(summary(of: fresh, notes: noted))
    if let failures = failures(of: icons, in: subject) { terminal.note(failures) }
    advice(on: unsure)?.split(separator: "\n").forEach { terminal.note(String($0)) }
  }

  /// Returns the edit after which the note of an icon asks nothing.
  private static func settling(_ icon: Icon) -> ManifestEdit {
    let note = ["icons", icon.entry, "note"]
    return icon.note.flatMap(NoteReason.accepted).map { .set(note, .string($0)) } ?? .remove(note)
  }

  /// Returns a line about icons that cannot be built, which nobody can accept; nil if there are none.
  private func failures(of icons: [Icon], in subject: AuditSubject) -> String? {
    let unsettable = Set(subject.unsettable.lazy.filter { !$0.isSetOtherwise }.map(\.icon))
    let failed =
      icons.map(\.name).filter { unsettable.contains($0) }
      + icons.filter { subject.knowledge.facts(of: $0.file)?.isBroken == true }.map(\.name)
    guard !failed.isEmpty else { return nil }
    let (them, verb) = failed.count == 1 ? ("it", "stays") : ("them", "stay")
    return "\(Wording.counted(failed.count, "icon")) \(verb) open, because no build can draw \(them): "
      + "\(Wording.shortList(failed.sorted(), most: Self.mostNames)); chiral todo\(picked.place.argument) says what to correct"
  }

  /// Returns the number of icons that keep their notes because they are unsure, and the way to accept them; nil if there are none.
  private func advice(on left: [Icon]) -> String? {
    guard let first = left.first.map({ Escape.shell($0.name) }) else { return nil }
    let set = picked.set.map { " " + Escape.shell($0) } ?? ""
    let names = Wording.shortList(left.map(\.name), most: Self.mostNames)
    let those =
      left.count == 1 ? "" : "\n  chiral review accept --same-reason \(first)\(set)   # all with its reason"
    return """
      \(Wording.counted(left.count, "note")) kept, because the class is unsure: \(names)
      after looking at \(left.count == 1 ? "the icon" : "the icons"), which chiral todo\(set) lists by reason:
        chiral review accept \(first)\(set)\(those)
      """
  }

  /// The number of icons that are named.
  private static let mostNames = 5

  /// Ends with status 2 if an icon that is given a form is not declined: its picture is decided by its class.
  private func check(_ icons: [Icon], areAmong declined: Set<String>) throws {
    let others = icons.filter { !declined.contains($0.name) }
    for icon in others {
      let message =
        "\(Wording.quoted(icon.name)) is not declined, so that --as has no effect; what locales see is decided by its class "
        + "\(icon.iconClass.rawValue), here in the manifest"
      outputOptions.terminal.problem(
        "\(Diagnostic(severity: .error, location: icon.classLocation, message: message))")
    }
    if !others.isEmpty { throw ExitCode.impossible }
  }

  /// Returns the groups of `chiral todo` with one of the given icons.
  private static func alike(_ icons: [Icon], in subject: AuditSubject) -> [OpenGroup] {
    let names = Set(icons.map(\.name))
    let groups = OpenList(subject.manifest, Audit.findings(in: subject, rules: [.iconDeclined]), set: nil)
      .groups
    return groups.filter { !names.isDisjoint(with: $0.icons) }
  }

  private static func form(_ text: String) throws -> DeclinedForm {
    try Choice.value(text, a: "form")
  }

  private func summary(of icons: [Icon], notes: [Icon]) -> String {
    let kept = notes.count { $0.note.flatMap(NoteReason.accepted) != nil }
    let would = dryRun ? "would be " : ""
    let parts = [
      notes.count == kept ? nil : "\(Wording.counted(notes.count - kept, "note")) \(would)removed",
      kept == 0 ? nil : "\(Wording.counted(kept, "icon")) \(would)kept as imported",
    ].compactMap(\.self)
    let taken = parts.isEmpty ? nil : parts.joined(separator: ", ")
    guard !icons.isEmpty else { return taken ?? "nothing to accept" }
    let forms = DeclinedForm.allCases.compactMap { form in
      let count = icons.count { (self.form ?? $0.declined.form) == form }
      return count == 0 ? nil : "\(form.summary) (\(count))"
    }
    return "\(Wording.counted(icons.count, "declined icon")) \(dryRun ? "would be accepted" : "accepted"): "
      + "where they would mirror, locales get \(forms.joined(separator: ", "))"
      + (taken.map { "; \($0)" } ?? "")
  }
}

extension DrawingFacts {
  /// True if the drawing cannot be read or rendered.
  fileprivate var isBroken: Bool { unreadable != nil || unrendered != nil }
}

extension Icon {
  /// True if its note says that its class is unsure.
  fileprivate var isUnsure: Bool { note.flatMap(NoteReason.init(note:))?.isUnsure ?? false }
}
