internal import ChiralAudit
internal import ChiralExporting
package import ChiralManifest
internal import ChiralValues

/// Changes of files that an open page requests.
extension LiveReview {
  /// The result of a request.
  package enum Answer {
    /// The request was carried out.
    case done(JSONValue)
    /// The request cannot be carried out; the text gives the reason.
    case refused(String)
    /// The files are not as the page has shown them.
    case conflict(String)
    /// Somebody else has decided otherwise since the page was shown; the icons with what stands there now.
    case disputed(JSONValue)
  }

  /// Carries out decisions, which have the form of `decisions.json`. They can be undone together. Those on a state that somebody else has
  /// changed are not carried out; the answer shows the page what stands there now, and it asks.
  package func decide(_ bytes: [UInt8]) -> Answer {
    let reading = read(bytes)
    guard let decisions = reading.decisions else {
      return .refused(reading.diagnostics.map { "\($0)" }.joined(separator: "\n"))
    }
    if !decisions.origin.name.isEmpty { names[decisions.origin.maker] = decisions.origin.name }
    return answering(decisions.origin.request) { decide(decisions) }
  }

  private func decide(_ given: Decisions) -> Answer {
    var decisions = given
    followFiles()
    guard problem == nil else { return .conflict("the manifest cannot be read at present") }
    guard let former = try? session.approvals().approvals else {
      return .refused("manifest.approved.json cannot be read; correct or remove it")
    }
    let before = project.source.bytes
    let disputes = withdrawDisputed(from: &decisions, former)
    if !disputes.isEmpty, decisions.count == 0 {
      return .disputed(outcome(disputes, of: decisions.origin.maker))
    }
    do throws(ReviewSession.Failure) {
      let taken = try session.take(decisions, review, approvals: former)
      let step = Step(
        decisions.origin, icons: taken.icons, verdicts: (former, taken.approvals),
        manifest: (before, taken.manifest))
      if step.changesAnything { steps.append(step) }
      let keys = Set(decisions.items.map(\.key))
      session.keep(review.items.filter { keys.contains($0.key) }, pictures)
      let refusals = taken.refused.lines(withPlaces: false)
      if disputes.isEmpty, !refusals.isEmpty, taken.refused.count == decisions.count {
        return .conflict(refusals.joined(separator: "\n"))
      }
      edits += 1
      _ = try? refresh(by: decisions.origin.maker)
      return .done(outcome(disputes, edit: edits, refused: refusals, of: decisions.origin.maker))
    } catch {
      return .refused(Self.text(of: error))
    }
  }

  /// Returns an icon with an answer applied, and the change as a diff of the manifest; nothing is written.
  package func preview(_ bytes: [UInt8]) -> Answer {
    guard let decisions = read(bytes).decisions else { return .refused("this is no change of an icon") }
    followFiles()
    let (edits, icons, refused) = project.edits(for: decisions.answers)
    if let refusal = refused.first { return .conflict(refusal.message) }
    guard let text = ManifestEditor.applying(edits, to: project.source) else {
      return .refused("the manifest cannot be edited")
    }
    let changed: Project
    do throws(Project.LoadError) {
      changed = try project.reading(SourceText(Array(text.utf8), file: manifest))
    } catch {
      return .refused(Self.text(of: error))
    }
    let sheet = ContactSheet(changed.manifest, title: changed.folderName).showing(Set(icons))
    var pictures = pictures
    let missing = sheet.rows.flatMap(\.variants).map(\.artwork).filter { pictures[$0] == nil }
    guard let made = try? maker(of: changed).renditions(of: missing) else {
      return .refused("the renderer does not answer")
    }
    pictures.merge(made) { $1 }
    let review = Review(sheet, pictures, against: approvals, knowing: nil)
    let patch = data(sheet, pictures: pictures, review: review).patch()
    let difference = UnifiedDiff.text(from: project.source.wholeText, to: text, file: manifest)
    return .done(["diff": .string(difference), "patch": patch])
  }

  private func read(_ bytes: [UInt8]) -> Decisions.Reading { Decisions.read(bytes, file: "decisions") }

  /// Reads the files again that others have changed until this moment.
  private func followFiles() { _ = try? refresh() }

  private static func text(of failure: ReviewSession.Failure) -> String {
    switch failure {
    case .invalid(let diagnostics): diagnostics.map { "\($0)" }.joined(separator: "\n")
    case .build(let error): "the decisions cannot be written: \(error)"
    }
  }

  // MARK: Undoing

  /// Undoes the last step of one person, unless somebody has changed the same things since. A page that does not know whether a request
  /// was carried out names it in `of`: nothing happens unless that was the last step.
  package func undo(_ bytes: [UInt8]) -> Answer {
    let json = JSONReader.read(SourceText(bytes, file: "undo")).root
    let origin = Decisions.Origin(json)
    return answering(origin.request) { undo(by: origin.author, of: json?["of"]?.string) }
  }

  private func undo(by author: String, of request: String?) -> Answer {
    let last = steps.lastIndex { $0.author == author }
    if let request, last.map({ steps[$0].request }) != request {
      return .done(["icons": .array([]), "words": .string("")])
    }
    guard let index = last else {
      return .refused(
        steps.isEmpty ? "there is nothing to undo" : "you have nothing to undo; others have decided since")
    }
    followFiles()
    guard problem == nil, let present = try? session.approvals().approvals else {
      return .conflict("the manifest or the approvals cannot be read at present; undo again")
    }
    let step = steps.remove(at: index)
    guard !step.isShared,
      let approvals = step.undoing(in: present), let text = step.undoing(in: project.source)
    else {
      let names = Wording.shortList(step.icons, most: 3)
      return .conflict(
        "somebody has \(step.isShared ? "decided the same about" : "changed") \(names) since; nothing was undone"
      )
    }
    do throws(FileError) {
      // Approvals without entries are equivalent to a missing file.
      if approvals != present { try Files.replaceProjectFile(session.path, with: approvals.bytes) }
      if text != project.source.bytes { try Files.replaceProjectFile(manifest, with: text) }
    } catch {
      return .refused("\(error)")
    }
    _ = try? refresh(by: author)
    return .done(["icons": .array(step.icons.map(JSONValue.string)), "words": .string(step.words)])
  }
}

extension LiveReview {
  /// The changes that one decision made. They can be undone while others go on deciding.
  struct Step {
    /// The browser tab that decided.
    let author: String
    /// The words in which the page names the decision.
    let words: String
    /// The identity of the request that asked for it.
    let request: String
    /// The icons that it is about.
    let icons: [String]
    /// True if somebody else has decided the same since.
    var isShared = false
    private let verdicts: [Approval.Key: Approval?]
    private let laterVerdicts: [Approval.Key: Approval?]
    private let manifest: (before: [UInt8], after: [UInt8])

    init(
      _ origin: Decisions.Origin, icons: [String],
      verdicts: (before: Approvals, after: Approvals), manifest: (before: [UInt8], after: [UInt8])
    ) {
      (author, words, request) = (origin.author, origin.words, origin.request)
      (self.icons, self.manifest) = (icons, manifest)
      let (before, after) = (verdicts.before.entries, verdicts.after.entries)
      let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
      self.verdicts = Dictionary(uniqueKeysWithValues: changed.map { ($0, before[$0]) })
      laterVerdicts = Dictionary(uniqueKeysWithValues: changed.map { ($0, after[$0]) })
    }

    /// True if there is something to undo.
    var changesAnything: Bool { !verdicts.isEmpty || manifest.before != manifest.after }

    /// Returns approvals with the former verdicts; nil if somebody has decided about the same pictures since.
    func undoing(in present: Approvals) -> Approvals? {
      var approvals = present
      for (key, later) in laterVerdicts {
        guard present.entries[key] == later else { return nil }
        approvals.entries[key] = verdicts[key] ?? nil
      }
      return approvals
    }

    /// Returns a manifest with the former values; nil if somebody has changed the same values since.
    func undoing(in present: SourceText) -> [UInt8]? {
      if manifest.before == manifest.after { return present.bytes }
      if present.bytes == manifest.after { return manifest.before }
      guard let before = Self.json(manifest.before), let after = Self.json(manifest.after),
        let now = Self.json(present.bytes)
      else { return nil }
      let differences = JSONDifference.all(from: before, to: after)
      guard differences.allSatisfy({ $0.holds(in: now) }) else { return nil }
      return ManifestEditor.applying(differences.map(\.undoing), to: present).map { Array($0.utf8) }
    }

    private static func json(_ bytes: [UInt8]) -> JSONValue? {
      JSONReader.read(SourceText(bytes, file: "manifest")).root.map(JSONValue.init)
    }
  }
}
