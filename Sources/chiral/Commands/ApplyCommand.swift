import ArgumentParser
import ChiralAudit
import ChiralManifest
import ChiralPipeline
import ChiralValues

/// `chiral apply`: writes the decisions of a manifest into the app that its drawings come from.
struct ApplyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "apply",
    abstract: "Write the decisions of a manifest into the app or theme from which it was imported.",
    discussion: """
      Android: android:autoMirrored in the VectorDrawable, or a drawing in drawable-ldrtl or drawable-iw where a plain \
      flip is not enough. Xcode: language-direction in Contents.json, or a row with a drawing. GTK: the drawing with -rtl \
      beside its base. Everything else in these files keeps its bytes, and a second run changes nothing:

        chiral import android app/src/main/res
        chiral apply app/src/main --dry-run
        chiral apply app/src/main

      With --list, the decisions are written into a list instead: one name a line (.txt), an array (.json), a set in \
      JavaScript, TypeScript or Dart, or the calls IconData(…, matchTextDirection: true), SvgPicture.asset and \
      ImageVector.Builder(…, autoMirror = true). Names that the manifest does not have stay:

        chiral import flutter lib/icons.dart
        chiral apply lib --list lib/icons.dart --dry-run
      """)

  @OptionGroup var set: SetArgument
  @Option(
    name: .customLong("list"),
    help: ArgumentHelp(
      "A list or code to write into, instead of the app; may be repeated.", valueName: "file"),
    completion: .file())
  var lists: [String] = []
  @Flag(help: "Show what would change, as a diff, and write nothing.")
  var dryRun = false
  @OptionGroup var output: OutputOptions

  func run() throws {
    let terminal = output.terminal
    let project = try set.place.load(terminal, tellsMissingDrawings: lists.isEmpty)
    let outcome = try lists.isEmpty ? appOutcome(of: project, terminal) : listOutcome(of: project, terminal)
    guard outcome.reached > 0 else {
      terminal.error(
        "no icon of \(Wording.escaped(project.manifest.file)) has its drawing in an app or a theme; chiral import reads one"
      )
      throw ExitCode.impossible
    }
    for (icon, reason) in outcome.problems.sorted(by: { $0.icon < $1.icon }) {
      terminal.warning("\(Wording.escaped(icon)) is not written: \(Wording.escaped(reason))")
    }
    for list in outcome.lists where dryRun { try terminal.result(formatted: list.diff) }
    for icon in outcome.icons {
      try terminal.result(Wording.escaped("\(icon.icon): \(icon.reason)"))
      for change in icon.files where dryRun { try terminal.result(formatted: change.diff) }
    }
    if !dryRun {
      do throws(FileError) {
        try outcome.write()
      } catch {
        terminal.error(Wording.escaped("\(error)"))
        throw ExitCode.impossible
      }
    }
    terminal.note(summary(outcome))
    if !outcome.problems.isEmpty { throw ExitCode.incomplete }
  }

  private func listOutcome(of project: Project, _ terminal: Terminal) throws -> WriteBack.Outcome {
    let composed = try PlanCommand.composed(of: project, terminal)
    do throws(FileError) {
      return try WriteBack.outcome(of: project, lists: lists, composed: composed)
    } catch {
      terminal.error(Wording.escaped("\(error)"))
      throw ExitCode.impossible
    }
  }

  private func appOutcome(of project: Project, _ terminal: Terminal) throws -> WriteBack.Outcome {
    let options = try BuildRun.options(output: nil, jobs: nil, beside: set.place, terminal)
    let progress = terminal.progress("building")
    defer { progress.finish() }
    do throws(BuildError) {
      return try WriteBack.outcome(of: project, options) { progress.update($0, of: $1) }
    } catch {
      if case .interrupted = error { throw ExitCode.interrupted }
      terminal.error(error.description)
      throw ExitCode.impossible
    }
  }

  private func summary(_ outcome: WriteBack.Outcome) -> String {
    let new = outcome.changes.count { $0.old == nil }
    let changed = outcome.changes.count - new
    guard !outcome.changes.isEmpty else {
      return outcome.problems.isEmpty
        ? "nothing to write: the \(lists.isEmpty ? "app" : "list") has the decisions already"
        : "nothing else to write"
    }
    let (change, add) = dryRun ? ("would change", "add") : ("changed", "added")
    return "\(change) \(Wording.counted(changed, "file")) and \(add) \(new)"
  }
}

extension WriteBack.Change {
  /// The change as `patch` accepts it.
  fileprivate var diff: String {
    if role == .link {
      // As git writes it, which patch reads, too.
      return
        "diff --git a/\(path) b/\(path)\nnew file mode 120000\n--- /dev/null\n+++ b/\(path)\n@@ -0,0 +1 @@\n"
        + "+\(String(decoding: new, as: UTF8.self))\n\\ No newline at end of file\n"
    }
    let text = UnifiedDiff.text(
      from: String(decoding: old ?? [], as: UTF8.self), to: String(decoding: new, as: UTF8.self), file: path)
    return old == nil ? "--- /dev/null" + text.dropFirst("--- ".utf8.count + path.utf8.count) : text
  }
}
