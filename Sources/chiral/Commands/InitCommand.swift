import ArgumentParser
import ChiralClassification
import ChiralManifest
import ChiralPipeline

/// `chiral init`: a manifest for a folder of drawings.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a manifest for a folder of SVGs, or add what is new to one that is there.",
    discussion: """
      Classes come from what the names mean (chiral classify NAME says why), from the drawings, and from \
      drawings for right-to-left that lie beside others (go-next-rtl.svg). Icons that want a look have a note; \
      a name that means nothing begins as fixed. What a manifest already says is kept as it is, and new \
      variants of its icons get their class. With --reclass another policy takes the place of the manifest's: \
      icons that are as the old one had them are classed anew, and what people changed is kept:

        chiral init Icons
        chiral init Icons --locale en --locale fa --locale he
        chiral init Icons/new --manifest Icons
        chiral init --reclass --policy material Icons
      """)

  @Argument(help: ArgumentHelp("The folder of the drawings, with the folders in it.", valueName: "dir"))
  var folder: String
  @Option(
    help: ArgumentHelp(
      "The manifest or its folder: the one of the drawings, or one above it. (default: <dir>/manifest.json)",
      valueName: "file"))
  var manifest: String?
  @Option(
    help: ArgumentHelp(
      "Whose habits decide where sources disagree, in a new manifest: apple, material or gnome. (default: apple)",
      valueName: "name"))
  var policy: PolicyName?
  @Option(
    name: .customLong("locale"),
    help: ArgumentHelp(
      "A locale of a new manifest; may be repeated. (default: \(Initialization.locales.joined(separator: ", ")))",
      valueName: "tag"))
  var locales: [String] = []
  @Flag(help: "Replace the policy of a manifest, and class by it what nobody changed.")
  var reclass = false
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if reclass, policy == nil { throw ValidationError("--reclass needs the policy: --policy material") }
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
    do throws(Initialization.Failure) {
      let progress = terminal.progress("looking")
      let outcome = try Initialization(
        folder: folder, manifest: manifest.map(ManifestOption.file), policy: policy?.policy,
        locales: locales, reclasses: reclass, renderer: HelperLocation.find(),
        progress: { progress.update($0, of: $1) }
      ).run()
      progress.finish()
      outcome.remarks.forEach { terminal.problem("\($0)") }
      if let reclassing = outcome.reclassing { terminal.note(Self.text(reclassing, outcome.manifest)) }
      terminal.note(Self.summary(of: outcome.added, in: outcome.manifest, isNew: outcome.isNew))
      Self.notes(of: outcome.added).forEach { terminal.note("  \($0)") }
      if outcome.isNew, policy?.policy ?? .apple == .apple, let hint = Self.policyHint(for: outcome.added) {
        terminal.note(hint)
      }
    } catch {
      Self.tell(error, terminal)
      throw ExitCode.impossible
    }
  }

  static func tell(_ failure: Initialization.Failure, _ terminal: Terminal) {
    switch failure {
    case .file(let error): terminal.error(Wording.escaped("\(error)"))
    case .invalid(let diagnostics): diagnostics.forEach { terminal.problem("\($0)") }
    case .drawings(let error): terminal.error("\(error)")
    case .misplaced(let instruction), .nothing(let instruction): terminal.error(Wording.escaped(instruction))
    }
  }

  private static func text(_ reclassing: Initialization.Reclassing, _ manifest: String) -> String {
    let kept =
      reclassing.kept == 0
      ? "" : "; \(reclassing.kept) that it would change have been decided by people, and stay"
    return
      "\(Wording.escaped(manifest)): policy \(reclassing.to.rawValue) instead of \(reclassing.from.rawValue), "
      + "\(counted(reclassing.changed, "icon")) classed anew\(kept)"
  }

  /// The first icons that want a look, a line each.
  private static func notes(of added: [ManifestEntry]) -> [String] {
    let noted = added.compactMap { entry in entry.note.map { (entry.name, $0) } }
    let lines = noted.prefix(mostNotes).map { "\(Wording.escaped($0)): \(Wording.escaped($1))" }
    return noted.count > mostNotes ? lines + ["and \(noted.count - mostNotes) more"] : lines
  }

  /// More are a list to be read in the manifest.
  private static let mostNotes = 10

  /// In many sets the arrow to the left means Back; by Apple's habits it is the left, in every language.
  ///
  /// Nil for sets that have other names for Back and Next.
  static func policyHint(for added: [ManifestEntry]) -> String? {
    func words(_ entry: ManifestEntry) -> Set<String> { Set(IconName(entry.name).words) }
    let relative: Set = ["back", "forward", "backward", "next", "previous", "leading", "trailing"]
    let heads: Set = ["arrow", "arrows", "chevron", "caret", "angle"]
    guard
      !added.contains(where: { !words($0).isDisjoint(with: relative) && !words($0).isDisjoint(with: heads) })
    else { return nil }
    let absolute = added.filter { entry in
      let words = words(entry)
      return entry.iconClass == .fixed && !words.isDisjoint(with: ["left", "right"])
        && !words.isDisjoint(with: heads)
    }
    guard let first = absolute.first, absolute.count > 1 else { return nil }
    return
      "policy apple: \(Wording.escaped(first.name)) and \(absolute.count - 1) more that say left or right stay as "
      + "they are; if they mean Back and Next here, use chiral init --reclass --policy material"
  }

  static func summary(of added: [ManifestEntry], in manifest: String, isNew: Bool) -> String {
    let path = Wording.escaped(manifest)
    guard !added.isEmpty else { return "nothing to add to \(path)" }
    let counts = IconClass.allCases.map { iconClass in
      (count: added.count { $0.iconClass == iconClass }, word: iconClass.rawValue)
    }
    let classes = counts.filter { $0.count > 0 }.map { "\($0.count) \($0.word)" }.joined(separator: ", ")
    let noun = added.count == 1 ? "icon" : "icons"
    let noted = added.count { $0.note != nil }
    let look = noted == 0 ? "" : "; \(noted) to look at, which have a note:"
    return
      "\(isNew ? "wrote" : "added to") \(path): \(added.count) \(noun) (\(classes))\(look)"
  }
}
