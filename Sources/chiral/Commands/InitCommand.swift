import ArgumentParser
import ChiralAudit
import ChiralClassification
import ChiralManifest
import ChiralPipeline
import ChiralValues

/// `chiral init`: creates a manifest for a folder of drawings.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a manifest for a folder of SVGs, or add new icons to an existing one.",
    discussion: """
      Classes come from the meaning of the names (chiral explain --format class NAME gives the reason), from the drawings, and \
      from right-to-left drawings beside others (go-next-rtl.svg). Icons that need a check have a note; an \
      icon whose name means nothing starts as fixed. Existing entries of a manifest are kept, and new variants of \
      its icons get the same class. Drawings of one icon for several sizes (16/home.svg and 24/home.svg, \
      home-16.svg and home-24.svg) become one entry, and so do its weights and styles (home.svg and home-fill.svg), \
      if the same class fits them.

      Icons named left and right stay as they are. If the arrows for Back and Next have such names in a set, \
      use --left-means-back: then they mirror, and places such as align-left still stay. With --reclass, \
      another policy or another meaning of left replaces the manifest's: icons with the classes of the old \
      one get new classes, and changes that people made are kept; --dry-run only lists what would change:

        chiral init Icons
        chiral init Icons --locale en --locale fa --locale he
        chiral init Icons/new --manifest Icons
        chiral init --left-means-back Icons
        chiral init --drawn rtl Icons
        chiral init --reclass --left-means-back --dry-run Icons
      """)

  @Argument(
    help: ArgumentHelp(
      "The folder of the drawings, including its subfolders. (default: that of the manifest here, or this folder)",
      valueName: "dir"))
  var folder: String?
  @Option(
    name: [.customShort("m"), .customShort("o"), .customLong("manifest")],
    help: ArgumentHelp(
      "The manifest or its folder: the one of the drawings, or one above it. (default: the one that has these drawings, else <dir>/manifest.json)",
      valueName: "file"))
  var manifest: String?
  @Option(
    help: ArgumentHelp(
      "The platform whose conventions apply where sources disagree, in a new manifest: apple, material or gnome. (default: apple)",
      valueName: "name"))
  var policy: PolicyName?
  @Flag(
    inversion: .prefixedNo,
    help:
      "Mirror arrows named left and right, in a set where they mean back and forward. (default: they stay)"
  )
  var leftMeansBack: Bool?
  @Option(
    name: .customLong("locale"),
    help: ArgumentHelp(
      "A locale of a new manifest; may be repeated. (default: \(Initialization.locales.joined(separator: ", ")))",
      valueName: "tag"), completion: Completion.newLocales)
  var locales: [String] = []
  @Option(
    help: ArgumentHelp(
      "The direction for which new icons were drawn: rtl for a set of an Arabic or Hebrew product. (default: ltr)",
      valueName: "direction"), completion: .list(["ltr", "rtl"]),
    transform: { try Choice.value($0, a: "direction") })
  var drawn: Direction?
  @Flag(
    help:
      "Replace the policy or the meaning of left in a manifest, and classify unchanged icons again.")
  var reclass = false
  @Flag(help: "With --reclass: list what would change, and write nothing.")
  var dryRun = false
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if reclass, policy == nil, leftMeansBack == nil {
      throw ValidationError("--reclass needs what to replace: --policy material or --left-means-back")
    }
    if dryRun, !reclass { throw ValidationError("--dry-run goes with --reclass") }
    try Self.check(locales)
  }

  /// Throws if a locale is not a language tag.
  static func check(_ locales: [String]) throws {
    for locale in locales {
      do throws(LanguageTag.Malformed) {
        _ = try LanguageTag(locale)
      } catch {
        throw ValidationError("--locale \(Wording.quoted(locale)): \(error)")
      }
    }
  }

  func run() throws {
    let terminal = output.terminal
    terminal.remark(on: locales)
    if folder == nil, manifest == nil, let advice = ManifestPlace(nil).otherSets {
      terminal.error(
        "no manifest here; \(advice); chiral init . writes a manifest for this folder as a whole")
      throw ExitCode.impossible
    }
    var times = StepTimes()
    let helpers = KeptHelpers.installed()
    do throws(Initialization.Failure) {
      let progress = terminal.progress("inspecting")
      let outcome = try Initialization(
        folder: folder ?? Initialization.folder(of: manifest.map(Self.file)),
        manifest: manifest.map(Self.file), policy: policy?.policy, leftMeansBack: leftMeansBack,
        locales: locales, drawn: drawn ?? .leftToRight, reclasses: reclass, isDry: dryRun,
        renderer: helpers?.executable, helpers: helpers,
        progress: { progress.update($0, of: $1) }
      ).run()
      progress.finish()
      times.finish("names and manifest", without: ("drawings", outcome.examination))
      Self.tell(outcome, folder: folder, locales: locales, leftMeansBack: leftMeansBack, terminal)
      if outcome.reclassing?.isDry == true { return }
      guard let project = try? Project.load(outcome.manifest) else { return }
      SeenDrawings.remember(project)
      // The audit that counts them takes as long as the inspection.
      if !terminal.isQuiet, !outcome.added.isEmpty, let helpers,
        let questions = Self.questions(about: project, folder: folder ?? manifest, helpers)
      {
        terminal.note(questions)
      }
      terminal.detail(times.line)
    } catch {
      if case .drawings(.interrupted) = error { throw ExitCode.interrupted }
      Self.tell(error, terminal)
      throw ExitCode.impossible
    }
  }

  /// Returns the number of questions about a set, and how to answer them; nil if there are none.
  private static func questions(
    about project: Project, folder: String?, _ helpers: KeptHelpers
  ) -> String? {
    let session = AuditSession(
      rules: AuditRule.all, terminal: Terminal(isQuiet: true), helpers: helpers)
    guard let findings = try? session.openFindings(in: project) else { return nil }
    let count = OpenList(project.manifest, findings, set: nil).questionCount
    let set = folder.map { " " + Escape.shell($0) } ?? ""
    return count == 0
      ? nil
      : "\(Wording.counted(count, "question")): chiral review open\(set) asks with pictures, chiral todo\(set) lists them"
  }

  /// Prints the result of an initialization: what was added, and what to look at.
  static func tell(
    _ outcome: Initialization.Outcome, folder: String?, locales: [String], leftMeansBack: Bool?,
    _ terminal: Terminal
  ) {
    terminal.remarks(outcome.remarks)
    if let reclassing = outcome.reclassing {
      ReclassingText(reclassing, manifest: outcome.manifest).text.split(separator: "\n")
        .forEach { terminal.note(String($0)) }
      if reclassing.isDry { return }
    }
    outcome.unread.forEach(terminal.note)
    terminal.note(summary(of: outcome.added, in: outcome.manifest, isNew: outcome.isNew))
    notes(of: outcome.added).forEach { terminal.note("  \($0)") }
    let remedy = "use chiral init --reclass --left-means-back" + (folder.map { " " + Escape.shell($0) } ?? "")
    if outcome.isNew, leftMeansBack == nil,
      let hint = LeftHint.text(about: LeftHint.openIcons(of: outcome.added), remedy: remedy)
    {
      terminal.note(hint)
    }
    advice(on: outcome, locales: locales).forEach(terminal.note)
  }

  /// Returns the path of a manifest that is named by itself or by its folder, whether or not it exists.
  static func file(_ path: String) -> String {
    guard ManifestSearch.isFolder(path) else { return path }
    return path + (path.hasSuffix("/") ? "" : "/") + ManifestSearch.fileName
  }

  static func tell(_ failure: Initialization.Failure, _ terminal: Terminal) {
    switch failure {
    case .file(let error): terminal.error(Wording.escaped("\(error)"))
    case .invalid(let diagnostics): diagnostics.forEach { terminal.problem("\($0)") }
    case .drawings(let error): terminal.error("\(error)")
    case .misplaced(let instruction), .nothing(let instruction): terminal.error(Wording.escaped(instruction))
    }
  }

  /// Returns one line for each of the most frequent reasons of notes.
  private static func notes(of added: [ManifestEntry]) -> [String] {
    let noted = added.compactMap { entry in entry.note.map { (icon: entry.name, text: $0) } }
    var messages = GeneralMessages()
    let groups = Dictionary(grouping: noted) { messages.general($0.text) }.values
      .sorted { ($1.count, $0[0].icon) < ($0.count, $1[0].icon) }
    let lines = groups.prefix(mostReasons).map { notes in
      let text = GeneralMessages.shared(notes.map(\.text))
      return "\(Wording.shortList(notes.map(\.icon), most: mostNames)): \(Wording.escaped(text))"
    }
    let more = groups.dropFirst(mostReasons).reduce(0) { $0 + $1.count }
    return more > 0 ? lines + ["and \(more) more; chiral todo lists all by reason"] : lines
  }

  /// Returns advice about colours, fonts and digits in a new manifest.
  private static func advice(on outcome: Initialization.Outcome, locales: [String]) -> [String] {
    var sentences: [String] = []
    if let ink = outcome.ink {
      sentences.append(
        "colour: \(ink.count) of \(Wording.counted(outcome.drawingCount, "drawing")) have no colour but \(ink.color); if "
          + "platforms may tint them, add \"template\": [\"\(ink.color)\"] to the manifest")
    }
    if !outcome.fonts.isEmpty {
      let fonts = outcome.fonts.map { "\($0.family) for \($0.script)" }.joined(separator: ", ")
      sentences.append(
        "fonts of the text in drawings, installed here: \(fonts); other machines need them, too")
    }
    let tags = locales.compactMap { try? LanguageTag($0) }
    if outcome.isNew, !tags.isEmpty, tags.allSatisfy({ $0.direction == .rightToLeft }) {
      sentences.append(
        "locales: none is left to right, so that nobody sees the icons as drawn; add \"en\" or another to \"locales\""
      )
    }
    let isPlainArabic = (locales.isEmpty ? Initialization.locales : locales).contains("ar")
    if outcome.isNew, outcome.showsNumerals, isPlainArabic, let example = arabicDigits {
      sentences.append(example)
    }
    return sentences
  }

  /// The advice about digits: CLDR uses Latin digits for plain Arabic, and Arabic digits for Arabic of some
  /// countries.
  private static var arabicDigits: String? {
    func digits(_ tag: String) -> String? { (try? LanguageTag(tag))?.digits }
    let countries = ["ar-EG", "ar-SA", "ar-KW", "ar-QA", "ar-OM", "ar-BH", "ar-IQ"].filter {
      digits($0) == "arab"
    }
    guard digits("ar") == "latn", !countries.isEmpty else { return nil }
    return "digits: the locale ar has 123, as CLDR writes it; for ١٢٣ name countries in \"locales\" "
      + "(\(countries.joined(separator: ", "))), or write \"digits\": \"native\" for all"
  }

  /// The number of reasons for notes that are printed.
  private static let mostReasons = 10
  /// The number of icons that are named with a reason.
  private static let mostNames = 3

  /// Says what was added to a manifest; `listsNotes` is true if the icons with notes follow.
  static func summary(
    of added: [ManifestEntry], in manifest: String, isNew: Bool, listsNotes: Bool = true
  ) -> String {
    let path = Wording.escaped(manifest)
    guard !added.isEmpty else {
      return isNew ? "wrote \(path) without icons: no drawing can be read" : "nothing to add to \(path)"
    }
    let counts = IconClass.allCases.map { iconClass in
      (count: added.count { $0.iconClass == iconClass }, word: iconClass.rawValue)
    }
    let classes = counts.filter { $0.count > 0 }.map { "\($0.count) \($0.word)" }.joined(separator: ", ")
    let count = added.reduce(0) { $0 + $1.styles.count }
    let styles = count == 0 ? "" : " and \(Wording.counted(count, "style")) of them"
    let noted = added.count { $0.note != nil }
    let look = noted == 0 ? "" : "; \(noted) with a note\(listsNotes ? ":" : "")"
    return
      "\(isNew ? "wrote" : "added to") \(path): \(Wording.counted(added.count, "icon"))\(styles) (\(classes))\(look)"
  }
}
