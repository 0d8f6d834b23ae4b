import ArgumentParser
import ChiralExporting
import ChiralManifest
import ChiralPipeline
import ChiralValues

/// `chiral sheet`: shows the pictures of every icon, left to right beside right to left.
struct SheetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet",
    abstract: "Draw contact sheets: the left-to-right and right-to-left form of every icon, side by side.",
    discussion: """
      Writes DIR/sheet.html, a single self-contained page for browsers, and for 300 icons or fewer the pages \
      DIR/sheet-1.png, DIR/sheet-2.png and so on. More than 3,000 icons get the pages DIR/sheet-1.html and so on, \
      with DIR/sheet.html as their index. A row shows an icon's name and class, the parts that do not simply \
      mirror, its picture in the first left-to-right and in the first right-to-left locale of the manifest, and each \
      further picture with its locales. For an icon without a picture it shows the reason; the exit status is 1 if a \
      drawing is broken:

        chiral sheet Icons
        chiral sheet --class both --class localized --output review
        chiral sheet --format html --ui-locale ar
        chiral sheet --changed --since main --format markdown --format png
      """)

  @OptionGroup var set: SetArgument
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder for the pages. (default: chiral-out/sheet beside the manifest)", valueName: "dir"))
  var output: String?
  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "html, png, or markdown (a table of the changes); may be repeated. (default: html, and png for 300 icons or fewer)",
      valueName: "format"))
  var formats: [SheetRun.Format] = []
  @Option(
    help: ArgumentHelp(
      "The title above the icons. (default: the name of the manifest's folder)", valueName: "text"))
  var title: String?
  @Option(
    name: .customLong("icon"), help: ArgumentHelp("Show this icon only; may be repeated.", valueName: "name"),
    completion: Completion.icons)
  var icons: [String] = []
  @Option(
    name: .customLong("class"),
    help: ArgumentHelp("Show icons of this class only; may be repeated.", valueName: "class"),
    transform: Selection.iconClass)
  var classes: [IconClass] = []
  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp(
      "Show only icons with findings of this audit rule or guideline (such as R14); may be repeated.",
      valueName: "rule"), completion: Completion.rulesAndGuidelines)
  var rules: [String] = []
  @Flag(
    help: "Show only pictures that changed or are not approved; PNG pages then show them before and after.")
  var changed = false
  @Option(
    help: ArgumentHelp(
      "Compare with this Git revision instead of the approved pictures.", valueName: "revision"))
  var since: String?
  @Option(
    help: ArgumentHelp(
      "The prefix for the path of each picture in a Markdown table, such as https://example.org/42/.",
      valueName: "address"))
  var imageAddress = ""
  @Option(
    help: ArgumentHelp(
      "The language and direction of the page for browsers; ar-XB is English from right to left.",
      valueName: "locale"),
    transform: Self.language)
  var uiLocale = PageLanguage.english
  @OptionGroup var outputOptions: OutputOptions

  func run() throws {
    let terminal = outputOptions.terminal
    var times = StepTimes()
    let project = try set.place.load(terminal, tellsMissingDrawings: false)
    times.finish("manifest")
    var options = try options(project, terminal)
    if !rules.isEmpty {
      try gather(into: &options, project, terminal)
      times.finish("audit")
    }
    var picked = try Selection(icons: icons, classes: classes).applied(to: project.manifest)
    if !rules.isEmpty {
      let names = try RuleSelection(rules).icons(of: options.remarks)
      picked = picked.restricted(to: picked.locales) { names.contains($0.name) }
    }
    if formats.isEmpty, fitsPaper(picked, terminal) { options.formats.insert(.png) }
    let run = SheetRun(project, picked, title: title ?? project.folderName, options: options)
    let summary = try summary(of: run, terminal, &times)
    for file in summary.files { try terminal.result(file) }
    for warning in summary.warnings { terminal.problem("\(warning)") }
    for failure in summary.failures { terminal.problem(project.path(of: failure.problem)) }
    terminal.note("\(Wording.counted(summary.iconCount, "icon")) on \(Self.pages(summary.files))")
    if summary.declinedCount > 0 {
      terminal.note("\(summary.declinedCount) declined: the page says why, chiral todo what to do")
    }
    terminal.detail(times.line)
    if !summary.failures.isEmpty { throw ExitCode.incomplete }
  }

  private static func pages(_ files: [String]) -> String {
    let paper = files.count { $0.hasSuffix(".png") }
    let parts = files.count { $0.hasSuffix(".html") } - 1
    let kinds = [
      parts == 0 ? "a page for browsers" : parts > 0 ? "\(parts) pages for browsers with an index" : nil,
      files.contains { $0.hasSuffix(".md") } ? "a table for a pull request" : nil,
      paper > 0 ? "\(Wording.counted(paper, "page")) to print or send" : nil,
    ]
    let words = kinds.compactMap(\.self)
    return [words.dropLast().joined(separator: ", "), words.last ?? ""].filter { !$0.isEmpty }
      .joined(separator: " and ")
  }

  /// The largest set for which printable pages are written by default; a larger one would have too many pages
  /// to leaf through.
  private static let mostOnPaper = 300

  private func fitsPaper(_ manifest: Manifest, _ terminal: Terminal) -> Bool {
    if changed || manifest.icons.count <= Self.mostOnPaper { return true }
    terminal.note(
      "no PNG pages to print, because the set has more than \(Self.mostOnPaper) icons; --format html --format png writes them"
    )
    return false
  }

  /// Adds the remarks of the audit to the options.
  private func gather(
    into options: inout SheetRun.Options, _ project: Project, _ terminal: Terminal,
    after run: SheetRun? = nil
  ) throws {
    let (findings, remarks) = try RemarkGatherer(project: project, terminal: terminal, sheet: run)
      .gathered()
    options.remarks = remarks
    let named = set.folder ?? set.option.manifest
    options.open = { OpenList(project.whole, findings, review: $0, set: named).groups }
    options.guidelines = RemarkGatherer.guidelines
  }

  private func summary(
    of run: SheetRun, _ terminal: Terminal, _ times: inout StepTimes
  ) throws -> SheetSummary {
    var run = run
    let progress = terminal.progress("drawing")
    let pictures = try Self.reporting(terminal) { () throws(SheetRun.Failure) in
      defer { progress.finish() }
      return try run.pictures { progress.update($0, of: $1) }
    }
    times.finish("pictures")
    // The audit comes second, because it need not mirror again what the sheet has mirrored.
    // Pages to print say what the page for browsers says, but those of changes show no remarks.
    let isPrinted = run.options.formats.contains(.png) && !run.options.onlyChanges
    if rules.isEmpty, isPrinted || run.options.formats.contains(.html) {
      try gather(into: &run.options, run.project, terminal, after: run)
      times.finish("audit")
    }
    run.endWorkers()
    defer { times.finish("pages") }
    return try Self.reporting(terminal) { () throws(SheetRun.Failure) in try run.run(pictures) }
  }

  /// Runs a part of the work, and reports why it failed.
  static func reporting<Output>(
    _ terminal: Terminal, _ work: () throws(SheetRun.Failure) -> Output
  ) throws -> Output {
    do throws(SheetRun.Failure) {
      return try work()
    } catch {
      switch error {
      case .approvals(let diagnostics): diagnostics.forEach { terminal.problem("\($0)") }
      case .revision(let error): terminal.error(Wording.escaped(error.description))
      case .build(.interrupted): throw ExitCode.interrupted
      case .build(let error): terminal.error(error.description)
      }
      throw ExitCode.impossible
    }
  }

  /// Returns the path of the renderer; ends with status 2 if it is missing.
  static func renderer(_ terminal: Terminal) throws -> String {
    if let renderer = HelperLocation.find() { return renderer }
    terminal.error(HelperLocation.missing)
    throw ExitCode.impossible
  }

  private func options(_ project: Project, _ terminal: Terminal) throws -> SheetRun.Options {
    let renderer = try Self.renderer(terminal)
    let folder = output ?? project.path(of: "chiral-out/sheet")
    try BuildRun.requireNoLinks(folder, isNamed: output != nil, beside: project.source.file, terminal)
    var options = SheetRun.Options(output: folder, jobs: Processors.count, renderer: renderer)
    if !formats.isEmpty { options.formats = Set(formats) }
    options.isWhole = formats.isEmpty
    options.onlyChanges = changed
    options.since = since
    options.imageAddress = imageAddress
    options.language = uiLocale
    return options
  }

  static func language(_ text: String) throws -> PageLanguage {
    guard let tag = try? LanguageTag(text), let language = PageLanguage(tag) else {
      let known = PageLanguage.available.joined(separator: ", ")
      throw ValidationError(
        "the page is not available in \(Wording.quoted(text)); write one of \(known), or ar-XB for English from right to left"
      )
    }
    return language
  }
}

extension SheetRun.Format: ExpressibleByArgument {}
