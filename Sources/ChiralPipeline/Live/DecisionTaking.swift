package import ChiralExporting
package import ChiralManifest
internal import ChiralValues

/// Decisions that people made in the page: about pictures, about icons, and about what left means.
///
/// A served page and `chiral review apply` use the same function, so that a file can say all that the page can decide.
extension ReviewSession {
  /// The decisions that were carried out, and what they changed.
  package struct Taken: Sendable {
    /// The approvals with the verdicts.
    package var approvals: Approvals
    /// The manifest with the answers, as bytes.
    package var manifest: [UInt8]
    /// The icons whose pictures or entries the decisions are about, each once.
    package var icons: [String] = []
    /// An instruction for each decision that was not carried out.
    package var refused: [Diagnostic] = []
  }

  /// Writes decisions into the approvals and the manifest. Decisions about another picture or another entry than the present one are
  /// left out.
  ///
  /// Verdicts come first, because answers may change the pictures; what left means comes last, because it classifies only icons
  /// that nobody has decided about.
  package func take(
    _ decisions: Decisions, _ review: Review, approvals: Approvals
  ) throws(Failure) -> Taken {
    var outcome = Taken(approvals: approvals, manifest: project.source.bytes)
    outcome.refused = decisions.apply(to: &outcome.approvals, review)
    let (edits, answered, refused) = project.edits(for: decisions.answers)
    outcome.refused += refused
    outcome.icons = (decisions.items.map(\.key.icon) + answered).uniqued
    let changed = try edited(edits)
    if outcome.approvals != approvals { try write(outcome.approvals) }
    if let changed {
      outcome.manifest = changed.source.bytes
      do throws(FileError) {
        try changed.writeManifest()
      } catch {
        throw .build(.file(error))
      }
    }
    if let means = decisions.leftMeansBack { try answerLeft(means, in: changed ?? project, &outcome) }
    return outcome
  }

  /// Returns the project with a changed manifest, which is not written; nil if nothing changes.
  private func edited(_ edits: [ManifestEdit]) throws(Failure) -> Project? {
    guard !edits.isEmpty, let text = ManifestEditor.applying(edits, to: project.source) else { return nil }
    do throws(Project.LoadError) {
      return try project.reading(SourceText(Array(text.utf8), file: project.source.file))
    } catch {
      if case .invalid(let diagnostics) = error { throw .invalid(diagnostics) }
      throw Self.refusal(LiveReview.text(of: error), in: project)
    }
  }

  private func answerLeft(
    _ means: Bool, in project: Project, _ outcome: inout Taken
  ) throws(Failure) {
    guard !project.manifest.saysWhatLeftMeans else {
      outcome.refused.append(
        Self.diagnostic("the manifest says already what left means; leave out \"leftMeansBack\"", in: project)
      )
      return
    }
    let file = project.manifest.file
    do throws(Initialization.Failure) {
      let written = try Initialization(
        folder: project.path(of: project.manifest.assets), manifest: file, leftMeansBack: means,
        reclasses: true, renderer: renderer
      ).run()
      outcome.icons = (outcome.icons + (written.reclassing?.changes.map(\.icon) ?? [])).uniqued
      outcome.manifest = try Self.bytes(of: file)
    } catch {
      throw Self.refusal("what left means cannot be written: \(error)", in: project)
    }
  }

  private static func refusal(_ text: String, in project: Project) -> Failure {
    .invalid([diagnostic(text, in: project)])
  }

  private static func diagnostic(_ text: String, in project: Project) -> Diagnostic {
    Diagnostic(location: SourceLocation(file: project.source.file, line: 1, column: 1), message: text)
  }

  private static func bytes(of file: String) throws(Initialization.Failure) -> [UInt8] {
    do throws(FileError) {
      return try Files.readFile(file, limit: Project.largestManifest)
    } catch {
      throw .file(error)
    }
  }
}

extension Project {
  /// Returns a text that tells the sheet of this manifest from all others on this machine: browsers keep decisions under it.
  func identity(of sheet: ContactSheet) -> String {
    let usual = Files.realPath(path(of: ".")) ?? "", name = source.file.split(separator: "/").last ?? ""
    return SHA256(of: "\(sheet.title)\n\(usual)" + (name == "manifest.json" ? "" : "/\(name)")).half
  }

  /// A digest of each entry of the manifest by its name, by which a page knows whether it has shown the present one.
  var entryDigests: [String: String] {
    guard let entries = JSONReader.read(source).root?["icons"]?.members else { return [:] }
    return Dictionary(entries.map { ($0.key, Self.digest(of: JSONValue($0.value))) }) { first, _ in first }
  }

  /// Sixteen hexadecimal digits tell the versions of one entry apart.
  private static func digest(of entry: JSONValue) -> String {
    String(SHA256(of: Array(entry.printed(.compact).utf8)).half.prefix(16))
  }

  /// Returns the changes that carry out answers, the icons that they are about, and an instruction for each answer that is about
  /// another entry than the present one.
  func edits(
    for answers: [Decisions.Answer]
  ) -> (edits: [ManifestEdit], icons: [String], refused: [Diagnostic]) {
    guard !answers.isEmpty else { return ([], [], []) }
    let digests = entryDigests
    var (edits, icons, refused): ([ManifestEdit], [String], [Diagnostic]) = ([], [], [])
    for answer in answers {
      let name = Wording.quoted(answer.icon)
      if let icon = manifest.icon(named: answer.icon) {
        if digests[icon.entry] == answer.entry {
          edits += answer.changes.map { $0.edit(of: icon) }
          icons.append(icon.name)
        } else {
          let message = "\(name) has been changed in the manifest since it was shown; look at it again"
          refused.append(Diagnostic(location: answer.location, message: message))
        }
      } else {
        refused.append(
          Diagnostic(location: answer.location, message: "\(name) is not in the manifest; leave it out"))
      }
    }
    return (edits, icons, refused)
  }
}
