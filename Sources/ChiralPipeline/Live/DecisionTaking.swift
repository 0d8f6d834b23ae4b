package import ChiralExporting
internal import ChiralManifest
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
    /// The decisions that were not carried out.
    package var refused: [Decisions.Refusal] = []
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
    let changed = try edited(edits, for: decisions.answers)
    if outcome.approvals != approvals { try write(outcome.approvals) }
    if let changed {
      outcome.manifest = changed.source.bytes
      do throws(FileError) {
        try changed.writeManifest()
      } catch {
        throw .build(.file(error))
      }
    }
    if let means = decisions.leftMeansBack {
      try answerLeft(means, at: decisions.leftLocation, in: changed ?? project, &outcome)
    }
    return outcome
  }

  /// Returns the project with a changed manifest, which is not written; nil if nothing changes.
  private func edited(
    _ edits: [ManifestEdit], for answers: [Decisions.Answer]
  ) throws(Failure) -> Project? {
    guard !edits.isEmpty, let text = ManifestEditor.applying(edits, to: project.source) else { return nil }
    let source = SourceText(Array(text.utf8), file: project.source.file)
    do throws(Project.LoadError) {
      return try project.reading(source)
    } catch {
      if case .invalid(let diagnostics) = error {
        throw .invalid(project.placed(diagnostics, of: source, at: answers))
      }
      throw Self.refusal(LiveReview.text(of: error), in: project)
    }
  }

  private func answerLeft(
    _ means: Bool, at location: SourceLocation?, in project: Project, _ outcome: inout Taken
  ) throws(Failure) {
    guard !project.manifest.saysWhatLeftMeans else {
      if project.manifest.conventions.leftMeansBack != means {
        let reason = "is \(!means) in the manifest already; leave it out"
        outcome.refused.append(
          Decisions.Refusal("leftMeansBack", reason, at: location ?? Self.start(of: project)))
      }
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
    .invalid([Diagnostic(location: start(of: project), message: text)])
  }

  private static func start(of project: Project) -> SourceLocation {
    SourceLocation(file: project.source.file, line: 1, column: 1)
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
  var entryDigests: [String: String] { entries.mapValues { Self.digest(of: JSONValue($0)) } }

  /// The entries of the manifest by their names, as they are written.
  private var entries: [String: JSONNode] { Self.entries(of: source) }

  private static func entries(of source: SourceText) -> [String: JSONNode] {
    let icons = JSONReader.read(source).root?["icons"]?.members ?? []
    return Dictionary(icons.map { ($0.key, $0.value) }) { first, _ in first }
  }

  /// Sixteen hexadecimal digits tell the versions of one entry apart.
  private static func digest(of entry: JSONValue) -> String {
    String(SHA256(of: Array(entry.printed(.compact).utf8)).half.prefix(16))
  }

  /// Returns the changes that carry out answers, the icons that they are about, and a refusal for each answer that is about another entry
  /// than the present one and does not stand there already.
  func edits(
    for answers: [Decisions.Answer]
  ) -> (edits: [ManifestEdit], icons: [String], refused: [Decisions.Refusal]) {
    guard !answers.isEmpty else { return ([], [], []) }
    let entries = entries
    var (edits, icons, refused): ([ManifestEdit], [String], [Decisions.Refusal]) = ([], [], [])
    for answer in answers {
      guard let icon = manifest.icon(named: answer.icon), let entry = entries[icon.entry] else {
        refused.append(Decisions.Refusal(answer.icon, Decisions.unknownIcon, at: answer.location))
        continue
      }
      if Self.digest(of: JSONValue(entry)) == answer.entry || holds(answer, in: entry, of: icon) {
        edits += answer.edits(of: icon)
        icons.append(icon.name)
      } else {
        refused.append(Decisions.Refusal(answer.icon, Decisions.otherEntry, at: answer.location))
      }
    }
    return (edits, icons, refused)
  }

  /// Returns true if the changes of an answer stand in the entry of its icon already.
  func holds(_ answer: Decisions.Answer, of icon: Icon) -> Bool {
    entries[icon.entry].map { holds(answer, in: $0, of: icon) } ?? false
  }

  private func holds(_ answer: Decisions.Answer, in entry: JSONNode, of icon: Icon) -> Bool {
    let alone = JSONValue.object([
      .init(key: "icons", value: .object([.init(key: icon.entry, value: JSONValue(entry))]))
    ])
    let source = SourceText(Array(alone.printed(.compact).utf8), file: "")
    return ManifestEditor.applying(answer.edits(of: icon), to: source) == source.wholeText
  }

  /// Returns the problems of a manifest that answers would make, each at the answer from which it comes.
  fileprivate func placed(
    _ problems: [Diagnostic], of changed: SourceText, at answers: [Decisions.Answer]
  ) -> [Diagnostic] {
    let entries = Self.entries(of: changed)
    var places: [(range: ClosedRange<SourceLocation>, place: SourceLocation)] = []
    for answer in answers {
      guard let icon = manifest.icon(named: answer.icon), let entry = entries[icon.entry] else { continue }
      places.append((changed.range(of: entry), answer.location))
      for one in answer.changes {
        let value = one.change.path.reduce(entry) { $0[$1] ?? $0 }
        places.append((changed.range(of: value), one.location))
      }
    }
    return problems.map { problem in
      guard let found = places.last(where: { $0.range.contains(problem.location) }) else { return problem }
      return Diagnostic(severity: problem.severity, location: found.place, message: problem.message)
    }
  }
}

extension SourceText {
  fileprivate func range(of node: JSONNode) -> ClosedRange<SourceLocation> {
    location(of: node.span.lowerBound)...location(of: node.span.upperBound)
  }
}
