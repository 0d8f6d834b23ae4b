import ArgumentParser
import ChiralManifest
import ChiralPipeline
import ChiralValues

/// `chiral mirror`: mirrors a drawing or a folder of drawings.
struct MirrorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mirror",
    abstract: "Mirror one drawing, a folder of drawings, or standard input.",
    discussion: """
      Geometry is rewritten in place, so that a diff shows only coordinates. Text and pictures stay upright, and \
      parts named by data-direction or --component follow their verb: keep, move, reorder or mirror. Parts with \
      recognisable names (slash, badge, lens, pencil, numerals …) need no such verb; --explain lists what was \
      recognised. A slash that is fused into the path of bell.slash or bell-off stays, with its gap: the drawing \
      is rebuilt from the same icon without the slash, if that provably reproduces the drawing. If a drawing \
      cannot be mirrored, the reason is printed, and the exit status is 1.

      Example:

        chiral mirror go-next.svg -o go-next-rtl.svg
        chiral mirror speaker.slash.svg --component '#slash=keep' > speaker.slash.rtl.svg
        chiral mirror bell.slash.svg --siblings Assets -o bell.slash.rtl.svg
        chiral mirror Assets -o Mirrored
        cat go-next.svg | chiral mirror --pure -
      """)

  /// The formats of the report.
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

  @Argument(help: "A drawing, a folder, or - for standard input.")
  var input: String

  @Option(
    name: .shortAndLong, help: "The file or folder to write; by default, a drawing goes to standard output.")
  var output: String?

  @Flag(help: "Mirror everything, including text and pictures.")
  var pure = false

  @Option(
    help: ArgumentHelp(
      "The treatment of a part; may be repeated. The verb follows the last =.",
      valueName: "selector=verb"), transform: ComponentArgument.init)
  var component: [ComponentArgument] = []

  @Option(
    help: ArgumentHelp(
      "The signs that are looked for: true, false, or some of them, such as slash,check (default: true).",
      valueName: "signs"), transform: MirrorCommand.inference)
  var infer = Inference.all

  @Option(
    help: ArgumentHelp(
      "The folder of the icons without slashes (default: the drawing's own).", valueName: "folder"))
  var siblings: String?

  @Option(
    help: ArgumentHelp(
      "The locale whose form is drawn (default: ar). Hebrew keeps question marks; a left-to-right locale sees the drawing as it is.",
      valueName: "tag"), completion: Completion.newLocales, transform: MirrorCommand.locale)
  var locale: LanguageTag?

  @Flag(help: "Replace files that are already there.")
  var overwrite = false

  @Flag(help: "List what was recognised, with the guideline and the confidence.")
  var explain = false

  @Option(help: "The format of the report on standard output: text or json. For json, name an --output.")
  var format = Format.text

  @Option(
    name: .shortAndLong, help: "The number of drawings to process at once (default: one per processor).")
  var jobs: Int?

  @OptionGroup var outputOptions: OutputOptions

  func validate() throws {
    if format == .json && writesToStandardOutput {
      throw ValidationError("--format json goes to standard output: name another --output for the drawing")
    }
    if let jobs, !(1...256).contains(jobs) { throw ValidationError("--jobs: write a number from 1 to 256") }
  }

  /// Reads the signs that are looked for.
  private static func inference(_ text: String) throws -> Inference {
    if let inference = Inference(text) { return inference }
    let known = SignKind.allCases.map(\.rawValue).joined(separator: ", ")
    throw ValidationError(
      "--infer \(Wording.quoted(text)): write true, false, or some of \(known), with commas between them")
  }

  /// Reads a locale.
  private static func locale(_ text: String) throws -> LanguageTag {
    do throws(LanguageTag.Malformed) {
      return try LanguageTag(text)
    } catch {
      throw ValidationError("--locale \(Wording.quoted(text)): \(error)")
    }
  }

  private var writesToStandardOutput: Bool { output == nil || output == "-" }

  func run() throws {
    let terminal = outputOptions.terminal
    let outcomes: [MirrorRun.Outcome]
    do {
      outcomes = try mirrorAll(terminal)
    } catch let error as FileError {
      terminal.error(error.description)
      throw ExitCode.impossible
    } catch BuildError.interrupted {
      throw ExitCode.interrupted
    } catch let error as BuildError {
      terminal.error(error.description)
      throw ExitCode.impossible
    }
    try report(outcomes, terminal)
    if outcomes.contains(where: { $0.problem != nil }) { throw ExitCode.incomplete }
  }

  private func mirrorAll(_ terminal: Terminal) throws -> [MirrorRun.Outcome] {
    let run: MirrorRun
    guard let renderer = HelperLocation.find() else { throw BuildError.renderer(HelperLocation.missing) }
    do {
      run = try MirrorRun(
        isPure: pure, components: component.map { ($0.selector, $0.verb) }, infers: infer, siblings: siblings,
        locale: locale, renderer: renderer)
    } catch {
      throw ValidationError(error.description)
    }
    guard input != "-", InputKind(input) == .folder else { return [try drawing(run, terminal)] }
    guard let output, output != "-" else {
      throw ValidationError("name a folder for the mirrored drawings with --output")
    }
    let progress = terminal.progress("mirroring")
    defer { progress.finish() }
    return try run.folder(input, into: output, overwriting: overwrite, jobs: jobs ?? Processors.count) {
      progress.update($0, of: $1)
    }
  }

  private func drawing(_ run: MirrorRun, _ terminal: Terminal) throws -> MirrorRun.Outcome {
    let outcome = try run.file(input)
    if let output, output != "-" {
      try outcome.write(to: output, of: input, overwriting: overwrite)
    } else if let bytes = outcome.bytes {
      try terminal.result(bytes: bytes)
    }
    return outcome
  }

  private func report(_ outcomes: [MirrorRun.Outcome], _ terminal: Terminal) throws {
    if format == .json { try terminal.result(json: MirrorRun.Outcome.json(outcomes)) }
    for outcome in outcomes {
      outcome.explanations.forEach(explain ? terminal.note : terminal.detail)
      outcome.remarks.forEach(terminal.problem)
      if let problem = outcome.problem { terminal.problem(problem) }
    }
    guard !writesToStandardOutput else { return }
    let failed = outcomes.count { $0.problem != nil }
    let made = Wording.counted(outcomes.count - failed, "drawing") + " mirrored"
    terminal.note(failed == 0 ? made : "\(made), \(failed) not")
  }
}

/// A component as `SELECTOR=VERB`, divided at the last equals sign because attribute selectors contain
/// others.
struct ComponentArgument {
  let selector: String
  let verb: ComponentVerb

  init(_ argument: String) throws {
    guard let sign = argument.lastIndex(of: "="), sign != argument.startIndex else {
      throw ValidationError("write a selector, = and a verb, such as '#slash=keep'")
    }
    selector = String(argument[..<sign])
    verb = try Choice.value(String(argument[argument.index(after: sign)...]), a: "verb")
  }
}
