internal import ChiralAudit
internal import ChiralClassification
package import ChiralManifest
internal import ChiralSheet
internal import ChiralValues

/// Changes of files that an open page requests.
extension LiveReview {
  /// The result of a request.
  package enum Answer {
    /// The request was carried out.
    case done(JSONValue)
    /// The request cannot be carried out; the text gives the reason.
    case refused(String)
    /// The file has changed since the page read it.
    case conflict(String)
  }

  // MARK: Verdicts

  /// Adds decisions to the approvals as they are on disk at this moment.
  package func decide(_ bytes: [UInt8]) -> Answer {
    let reading = Decisions.read(bytes, file: "decisions")
    guard let decisions = reading.decisions else {
      return .refused(reading.diagnostics.map { "\($0)" }.joined(separator: "\n"))
    }
    let former = try? Files.readFile(session.path, limit: Project.largestManifest)
    guard var approvals = try? session.approvals().approvals else {
      return .refused("manifest.approved.json cannot be read; correct or remove it")
    }
    let refused = decisions.apply(to: &approvals, review)
    do throws(ReviewSession.Failure) {
      try session.write(approvals)
    } catch {
      return .refused("the approvals cannot be written: \(error)")
    }
    let keys = Set(decisions.items.map(\.key))
    steps.append(
      Step(
        path: session.path, icons: Self.names(decisions.items.map(\.key.icon)), before: former,
        after: approvals.bytes))
    session.keep(review.items.filter { keys.contains($0.key) }, pictures)
    return .done(["refused": .array(refused.map { .string($0.message) })])
  }

  // MARK: The manifest

  /// The keys of an icon that a page may change.
  private static let editable: Set<String> = [
    "class", "except", "components", "slash", "infer", "note", "declined", "allow",
  ]

  /// Returns an icon with a change applied, and the change as a diff of the manifest; nothing is written.
  package func preview(_ bytes: [UInt8]) -> Answer {
    switch edited(bytes) {
    case .failure(let refusal): return refusal.answer
    case .success(let edit):
      let sheet = ContactSheet(edit.project.manifest, title: edit.project.folderName).showing([edit.icon])
      let artworks = sheet.rows.flatMap(\.variants).map(\.artwork)
      var pictures = pictures
      let missing = artworks.filter { pictures[$0] == nil }
      guard let made = try? maker(of: edit.project).renditions(of: missing) else {
        return .refused("the renderer does not answer")
      }
      pictures.merge(made) { $1 }
      let review = Review(sheet, pictures, against: approvals, knowing: nil)
      let patch = data(sheet, pictures: pictures, review: review).patch(nil, removed: [], problem: nil)
      return .done(["diff": .string(edit.difference), "patch": patch])
    }
  }

  /// Writes a change of the manifest, unless the manifest has changed since the page read it.
  package func keep(_ bytes: [UInt8]) -> Answer {
    switch edited(bytes) {
    case .failure(let refusal): return refusal.answer
    case .success(let edit): return write(edit)
    }
  }

  /// Accepts a declined icon as it is: the manifest names the form that is shown at present, and a note in which
  /// `init` asks for a check is removed.
  package func accept(_ bytes: [UInt8]) -> Answer {
    let accepted = request(bytes).flatMap { request -> Result<Edit, Refusal> in
      guard !request.icon.declined.isAccepted, isDeclined(request.icon) else {
        return Self.refused("this icon is not declined")
      }
      let entry = ["icons", request.icon.entry]
      let isAsked = request.icon.note.flatMap(NoteReason.init(note:)) != nil
      return applied(
        [.set(entry + ["declined"], .string(request.icon.declined.form.rawValue))]
          + (isAsked ? [.remove(entry + ["note"])] : []), to: request.icon)
    }
    switch accepted {
    case .failure(let refusal): return refusal.answer
    case .success(let edit): return write(edit)
    }
  }

  /// Returns true if a right-to-left form of an icon cannot be derived.
  private func isDeclined(_ icon: Icon) -> Bool {
    sheet.rows.lazy.filter { $0.icon.name == icon.name }.flatMap(\.variants).contains { variant in
      switch pictures[variant.artwork] {
      case .declined: true
      case .made(let rendition): rendition.declined != nil
      case .problem, nil: false
      }
    }
  }

  /// Writes a change of the manifest, which can be undone.
  private func write(_ edit: Edit) -> Answer {
    let step = Step(
      path: manifest, icons: [edit.icon], before: project.source.bytes, after: edit.project.source.bytes)
    do throws(FileError) {
      try Files.replaceProjectFile(manifest, with: step.after)
    } catch {
      return .refused("\(error)")
    }
    steps.append(step)
    return .done(["diff": .string(edit.difference), "manifest": .string(Self.digest(step.after))])
  }

  /// Answers the question whether left means back: the manifest says so, and the icons that nobody has decided about get the classes
  /// that follow.
  package func answerLeft(_ bytes: [UInt8]) -> Answer {
    let root = JSONReader.read(SourceText(bytes, file: "answer")).root
    guard let root, let means = root["means"]?.boolean else { return .refused("this is no answer") }
    guard isPresent(root) else { return Self.outdated }
    let before = project.source.bytes
    do throws(Initialization.Failure) {
      let outcome = try Initialization(
        folder: project.path(of: project.manifest.assets), manifest: manifest, leftMeansBack: means,
        reclasses: true, renderer: options.renderer
      ).run()
      let after = (try? Files.readFile(manifest, limit: Project.largestManifest)) ?? before
      steps.append(
        Step(
          path: manifest, icons: outcome.reclassing?.changes.map(\.icon) ?? [], before: before,
          after: after))
      return .done(["manifest": .string(Self.digest(after))])
    } catch {
      return .refused("the manifest cannot be changed: \(error)")
    }
  }

  /// Returns names in order, each once.
  private static func names(_ names: [String]) -> [String] {
    var known: Set<String> = []
    return names.filter { known.insert($0).inserted }
  }

  /// Undoes the last change made here, unless the file has changed since.
  package func undo() -> Answer {
    guard let step = steps.popLast() else { return .refused("there is nothing to take back") }
    guard (try? Files.readFile(step.path, limit: Project.largestManifest)) == step.after else {
      return .conflict("somebody else has written \(step.path) since; nothing was undone")
    }
    do throws(FileError) {
      // Approvals without entries are equivalent to a missing file.
      try Files.replaceProjectFile(step.path, with: step.before ?? Approvals().bytes)
    } catch {
      return .refused("\(error)")
    }
    return .done(
      .members([
        "icons": .array(step.icons.map(JSONValue.string)),
        "manifest": step.path == manifest ? .string(Self.digest(step.before ?? [])) : nil,
      ]))
  }

  /// A valid change of the manifest.
  private struct Edit {
    var icon: String
    var project: Project
    var difference: String
  }

  private struct Refusal: Error {
    var answer: Answer
  }

  private static func refused<Value>(_ text: String) -> Result<Value, Refusal> {
    .failure(Refusal(answer: .refused(text)))
  }

  /// Reads `{"icon": …, "manifest": digest, …}`, where the digest is that of the present manifest.
  private func request(_ bytes: [UInt8]) -> Result<(icon: Icon, root: JSONNode), Refusal> {
    guard let root = JSONReader.read(SourceText(bytes, file: "edit")).root, let name = root["icon"]?.string,
      let icon = project.manifest.icon(named: name)
    else { return Self.refused("this is no change of an icon") }
    guard isPresent(root) else { return .failure(Refusal(answer: Self.outdated)) }
    return .success((icon, root))
  }

  /// Returns true if a request is about the manifest as it is on disk at this moment.
  private func isPresent(_ root: JSONNode) -> Bool {
    root["manifest"]?.string == Self.digest(project.source.bytes)
      && (try? Files.readFile(manifest, limit: Project.largestManifest)) == project.source.bytes
  }

  private static let outdated = Answer.conflict("the manifest has been changed meanwhile; look again")

  /// Reads the `"changes": [{"path": […], "value": …}]` of a request and applies them in memory.
  private func edited(_ bytes: [UInt8]) -> Result<Edit, Refusal> {
    request(bytes).flatMap { request -> Result<Edit, Refusal> in
      guard let changes = request.root["changes"]?.elements, !changes.isEmpty else {
        return Self.refused("this is no change of an icon")
      }
      var edits: [ManifestEdit] = []
      for change in changes {
        let path = change["path"]?.elements?.compactMap(\.string) ?? []
        guard let key = path.first, Self.editable.contains(key), path.count <= 2 else {
          return Self.refused("this cannot be changed here")
        }
        let value = change["value"].map(JSONValue.init) ?? .null
        let whole = ["icons", request.icon.entry] + path
        edits.append(value == .null ? .remove(whole) : .set(whole, value))
      }
      return applied(edits, to: request.icon)
    }
  }

  /// Applies edits to the manifest in memory.
  private func applied(_ edits: [ManifestEdit], to icon: Icon) -> Result<Edit, Refusal> {
    guard let text = ManifestEditor.applying(edits, to: project.source) else {
      return Self.refused("the manifest cannot be edited")
    }
    do throws(Project.LoadError) {
      let changed = try project.reading(SourceText(Array(text.utf8), file: manifest))
      let difference = UnifiedDiff.text(from: project.source.wholeText, to: text, file: manifest)
      return .success(Edit(icon: icon.name, project: changed, difference: difference))
    } catch {
      return Self.refused(Self.text(of: error))
    }
  }
}
