internal import ChiralInk
internal import ChiralMirroring
internal import ChiralSVG
internal import ChiralValues

/// A mirror whose results are looked at. A fault is mended, or the drawing is declined, or a note asks a person to look.
///
/// The examiner compares pictures and knows nothing of how they were made. What a person named is neither mended nor declined, and the order
/// of such parts is not questioned.
struct ExaminedMirror {
  let mirror: Mirror

  /// Returns the mirror image of a drawing, as the examiner passes it.
  ///
  /// - Throws: what the mirror throws, and an error for a form with a fault that nothing mends.
  func mirrored(_ document: SVGDocument, isWritten: Bool = true) throws(MirrorError) -> MirrorResult {
    let result: MirrorResult
    do {
      result = try mirror.mirrored(document, isWritten: isWritten)
    } catch {
      guard looks, isFree, error.lacksRoom, let mended = mended(document, by: [.glyphsAlone]) else {
        throw error
      }
      return mended
    }
    guard looks else { return result }
    if result.isPlain { return promising(result, document) }
    guard let (test, clause) = finding(in: result, of: document) else { return result }
    let noted = result.adding(document.note(clause, rule: nil))
    if isDecided(result) { return test.doubtsPeople ? noted : result }
    if isRecognised(result) {
      if let mended = mended(document, by: test.mends) { return mended }
      if test.declines { throw MirrorError(document.refusal(of: result, clause)) }
    }
    return noted
  }

  /// True if pictures can be compared.
  private var looks: Bool { mirror.renderer != nil && !mirror.isPure }

  /// True if nobody names a part for the mirror.
  private var isFree: Bool { mirror.infers.isOn && mirror.components.isEmpty }

  /// Returns true if a person decided about all parts that are not mirrored.
  private func isDecided(_ result: MirrorResult) -> Bool {
    !isFree || result.exceptions.allSatisfy(\.isNamed)
  }

  /// Returns true if all parts that are not mirrored were recognised by their shapes: neither the manifest nor the drawing names them.
  private func isRecognised(_ result: MirrorResult) -> Bool {
    result.exceptions.allSatisfy { $0.sign != nil }
  }

  /// Returns what the first test finds that finds something; nil if the form passes, or is the drawing itself.
  private func finding(
    in result: MirrorResult, of document: SVGDocument
  ) -> (test: ExaminerTest, clause: String)? {
    guard let renderer = mirror.renderer, result.document != document else { return nil }
    return Examination(of: result, from: document, mirror, renderer: renderer)?.finding
  }

  /// Returns the first form that is made in one of these ways and has no fault; nil if there is none.
  private func mended(_ document: SVGDocument, by mends: [Mend]) -> MirrorResult? {
    for mend in mends {
      var mirror = mirror
      mirror.mend = mend
      // The drawing itself passes every test.
      guard let result = try? mirror.mirrored(document), !result.isPlain, result.document != document,
        mend != .glyphsAlone || knowsSides(result), finding(in: result, of: document) == nil
      else { continue }
      return MirrorResult(document: result.document, notes: result.notes.map { $0.mended(mend.description) })
    }
    return nil
  }

  /// Returns true unless a question mark stays upright that the locale may mirror (R21).
  private func knowsSides(_ result: MirrorResult) -> Bool {
    mirror.keepsQuestionMarks || !result.exceptions.contains { $0.rule?.contains("R21") == true }
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

extension SVGDocument {
  /// Returns a note about the drawing as a whole.
  fileprivate func note(_ reason: String, rule: String?) -> MirrorNote {
    MirrorNote(action: .noticed, element: "<\(root.qualifiedName)>", line: 1, rule: rule, reason: reason)
  }

  /// Returns the reason to decline the drawing: its right-to-left form has a fault.
  fileprivate func refusal(of result: MirrorResult, _ clause: String) -> SVGError {
    let sign = result.exceptions[0]
    return SVGError(
      file: file, line: sign.line, column: 1, element: sign.element,
      message:
        "\(sign.reason); in right-to-left, \(clause); draw the right-to-left form, name the component with the verb keep, "
        + "move or mirror, or leave the sign out of \"infer\" (chiral mirror: --infer)")
  }
}

extension MirrorResult {
  /// The parts that are not mirrored.
  fileprivate var exceptions: [MirrorNote] { notes.filter { [.kept, .moved].contains($0.action) } }

  fileprivate func adding(_ note: MirrorNote) -> MirrorResult {
    MirrorResult(document: document, notes: notes + [note])
  }
}

extension MirrorNote {
  /// Returns the note with the step that mended the form, if it is about a part that is not mirrored.
  fileprivate func mended(_ step: String) -> MirrorNote {
    guard [.kept, .moved].contains(action) else { return self }
    var note = self
    note.reason += "; \(step)"
    return note
  }
}
