internal import ChiralInk
internal import ChiralMirroring
internal import ChiralSVG
internal import ChiralValues

/// A mirror whose results are looked at. Instead of a result with a fault, the drawing stays as it is where it serves both directions;
/// otherwise the fault is noted.
///
/// The examiner compares pictures and knows nothing of how they were made. What a person decided is only noted.
struct ExaminedMirror {
  let mirror: Mirror

  /// Returns the mirror image of a drawing, as the examiner passes it.
  func mirrored(_ document: SVGDocument, isWritten: Bool = true) throws(MirrorError) -> MirrorResult {
    let result = try mirror.mirrored(document, isWritten: isWritten)
    guard let renderer = mirror.renderer, !mirror.isPure else { return result }
    if result.isPlain { return promising(result, document) }
    guard result.document != document,
      let examination = Examination(of: result, from: document, mirror, renderer: renderer),
      let finding = examination.finding
    else { return result }
    let isOpen = !isDecided(result)
    if isOpen, finding.doubtsPeople, examination.servesBothDirections { return result.unchanged(document) }
    guard finding.isNoted, isOpen || finding.doubtsPeople else { return result }
    return result.adding(finding.note(of: document))
  }

  /// True if nobody names a part for the mirror.
  private var isFree: Bool { mirror.infers && mirror.components.isEmpty }

  /// Returns true if a person decided about all parts that are not mirrored.
  private func isDecided(_ result: MirrorResult) -> Bool {
    !isFree || result.notes.allSatisfy { ![.kept, .moved].contains($0.action) || $0.isNamed }
  }

  /// Returns a plain mirror image with a note if the icon's name promises a sign that was not found.
  private func promising(_ result: MirrorResult, _ document: SVGDocument) -> MirrorResult {
    guard isFree, let missed = mirror.missedSign(in: document) else { return result }
    return result.adding(document.note(missed.description, rule: missed.rule))
  }
}

extension Examination {
  /// Draws and compares a drawing and its right-to-left form; nil if one of them cannot be drawn.
  fileprivate init?(
    of result: MirrorResult, from document: SVGDocument, _ mirror: Mirror, renderer: any MirrorRenderer
  ) {
    func picture(_ document: SVGDocument) -> Picture? {
      var document = document
      if let viewBox = mirror.viewBox { document.root["viewBox"] = viewBox.description }
      return renderer.picture(of: document.shown, width: Self.width)
    }
    guard let source = picture(document), let form = picture(result.document) else { return nil }
    let hasSlash = result.notes.contains { $0.rule?.contains("R14") == true }
    self.init(source, form, hasSlash: hasSlash)
  }
}

extension Finding {
  /// Returns the note that asks a person to look.
  fileprivate func note(of document: SVGDocument) -> MirrorNote { document.note(clause, rule: nil) }
}

extension SVGDocument {
  /// Returns a note about the drawing as a whole.
  fileprivate func note(_ reason: String, rule: String?) -> MirrorNote {
    MirrorNote(action: .noticed, element: "<\(root.qualifiedName)>", line: 1, rule: rule, reason: reason)
  }
}

extension MirrorResult {
  fileprivate func adding(_ note: MirrorNote) -> MirrorResult {
    MirrorResult(document: document, notes: notes + [note])
  }

  /// Returns the drawing as it is, for the parts that this result keeps.
  fileprivate func unchanged(_ document: SVGDocument) -> MirrorResult {
    let reason = "R13: the drawing is its own mirror image apart from it and stays unchanged"
    let notes = notes.filter { [.kept, .moved].contains($0.action) }.map { note in
      var kept = note.with(.kept, reason: "\(note.reason); \(reason)")
      // The numbers of elements are those of another drawing.
      kept.part = nil
      return kept
    }
    return MirrorResult(document: document, notes: notes)
  }
}

extension MirrorNote {
  /// Returns the note with another action and another reason.
  fileprivate func with(_ action: Action, reason: String) -> MirrorNote {
    var note = MirrorNote(
      action: action, element: element, line: line, rule: rule, reason: reason, confidence: confidence)
    (note.part, note.subject, note.isNamed, note.proof) = (part, subject, isNamed, proof)
    return note
  }
}
