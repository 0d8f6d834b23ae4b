import ArgumentParser
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
      variants of its icons get their class:

        chiral init Icons
        chiral init Icons/new --manifest Icons/manifest.json
        chiral init --policy gnome Theme
      """)

  @Argument(help: ArgumentHelp("The folder of the drawings, with the folders in it.", valueName: "dir"))
  var folder: String
  @Option(
    help: ArgumentHelp(
      "The manifest, in the folder or above it. (default: <dir>/manifest.json)", valueName: "file"))
  var manifest: String?
  @Option(
    help: ArgumentHelp(
      "Whose habits decide where sources disagree, in a new manifest: apple, material or gnome. (default: apple)",
      valueName: "name"))
  var policy: PolicyName?
  @OptionGroup var output: OutputOptions

  func run() throws {
    let terminal = output.terminal
    do throws(Initialization.Failure) {
      let progress = terminal.progress("looking")
      let outcome = try Initialization(
        folder: folder, manifest: manifest, policy: policy?.policy, renderer: HelperLocation.find(),
        progress: { progress.update($0, of: $1) }
      ).run()
      progress.finish()
      outcome.remarks.forEach { terminal.problem("\($0)") }
      terminal.note(Self.summary(of: outcome.added, in: outcome.manifest, isNew: outcome.isNew))
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

  /// In many sets the arrow to the left means Back; by Apple's habits it is the left, in every language.
  ///
  /// Nil for sets that have other names for Back and Next.
  static func policyHint(for added: [ManifestEntry]) -> String? {
    func words(_ entry: ManifestEntry) -> Set<String> {
      Set(entry.name.lowercased().split { "-_. /".contains($0) }.map(String.init))
    }
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
      + "they are; if they mean Back and Next here, delete the manifest and add --policy material"
  }

  static func summary(of added: [ManifestEntry], in manifest: String, isNew: Bool) -> String {
    let path = Wording.escaped(manifest)
    guard !added.isEmpty else { return "\(path) lacks nothing" }
    let counts = IconClass.allCases.map { iconClass in
      (count: added.count { $0.iconClass == iconClass }, word: iconClass.rawValue)
    }
    let classes = counts.filter { $0.count > 0 }.map { "\($0.count) \($0.word)" }.joined(separator: ", ")
    let noun = added.count == 1 ? "icon" : "icons"
    let noted = added.count { $0.note != nil }
    let look = noted == 0 ? "" : "; \(noted) to look at, which have a note"
    return
      "\(isNew ? "wrote" : "added to") \(path): \(added.count) \(noun) (\(classes))\(look)"
  }
}
