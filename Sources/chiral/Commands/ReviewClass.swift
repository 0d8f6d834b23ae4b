import ArgumentParser
import ChiralClassification
import ChiralManifest
import ChiralPipeline
import ChiralValues

/// `chiral review class`: gives icons a class.
struct ReviewClass: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "class",
    abstract: "Give icons a class, by their names or by a pattern.",
    discussion: """
      Writes the class into the manifest, and removes the notes in which init asked about these icons. A pattern with * stands \
      for all icons with such a name; quote it, so that the shell leaves it alone:

        chiral review class mirror 'arrow.*'
        chiral review class fixed --dry-run page 'bell*'
      """)

  @Argument(
    help: ArgumentHelp("The class: mirror, fixed, localized or both.", valueName: "class"),
    completion: Completion.classes, transform: Self.leadingClass)
  var iconClass: IconClass
  @OptionGroup var picked: IconArguments
  @Flag(help: "Show what would change, as a diff, and write nothing.")
  var dryRun = false
  @OptionGroup var outputOptions: OutputOptions

  /// Reads the class; whoever begins with the name of an icon is told the order.
  private static func leadingClass(_ text: String) throws -> IconClass {
    do { return try Selection.iconClass(text) } catch let error as ValidationError {
      guard Spelling.suggestions(for: text, among: IconClass.allCases.map(\.rawValue)).isEmpty else {
        throw error
      }
      let order = "chiral review class mirror \(Wording.escaped(text))"
      throw ValidationError("\(error.message), before the icons: \(order)")
    }
  }

  func validate() throws { try picked.requireSelection() }

  func run() throws {
    let terminal = outputOptions.terminal
    let project = try picked.place.load(terminal, tellsMissingDrawings: false)
    let icons = try picked.selection.applied(to: project.whole).icons
    let changed = icons.filter { $0.iconClass != iconClass }
    let asked = icons.filter { $0.note.flatMap(NoteReason.init(note:)) != nil }
    try ManifestChange(project: project, terminal: terminal, isTrial: dryRun).make(
      changed.map { .set(["icons", $0.entry, "class"], .string(iconClass.rawValue)) }
        + asked.map { .remove(["icons", $0.entry, "note"]) })
    let notes = asked.isEmpty ? "" : ", \(Wording.counted(asked.count, "note")) removed"
    let classes = changed.count == 1 ? "class" : "classes"
    terminal.note(
      "\(Wording.counted(icons.count, "icon")) \(iconClass.rawValue): \(changed.count) \(classes) changed\(notes)"
        + (dryRun ? " (not written)" : ""))
  }
}
