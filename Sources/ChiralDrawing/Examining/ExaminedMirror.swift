internal import ChiralInk
internal import ChiralMirroring
internal import ChiralSVG
internal import ChiralValues

/// A mirror whose results are looked at; what is wrong with one is noted.
///
/// The examiner compares pictures and knows nothing of how they were made. It does not question the order of parts that a person named.
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
    guard finding.doubtsPeople || !isDecided(result) else { return result }
    return result.adding(finding.note(of: document))
  }

  /// True if nobody names a part for the mirror.
  private var isFree: Bool { mirror.infers.isOn && mirror.components.isEmpty }

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
}
