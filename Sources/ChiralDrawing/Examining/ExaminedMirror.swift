internal import ChiralInk
internal import ChiralMirroring
internal import ChiralSVG
internal import ChiralValues

/// A mirror whose results are looked at. A result with a fault is mended, kept as drawn, declined, or noted, in this order.
///
/// The examiner compares pictures and knows nothing of how they were made. What a person decided is only noted.
struct ExaminedMirror {
  let mirror: Mirror

  /// The distances by which a sign is shifted, in 24ths of the drawing's width: up to an eighth (R15).
  private static let nudges: [Double] = [-1, 1, -2, 2, -3, 3]

  /// Returns the mirror image of a drawing, as the examiner passes it.
  ///
  /// - Throws: What the mirror throws, and a reason if the right-to-left form would be damaged.
  func mirrored(_ document: SVGDocument, isWritten: Bool = true) throws(MirrorError) -> MirrorResult {
    let first = Result { () throws(MirrorError) in
      try mirror.mirrored(document, isWritten: isWritten)
    }
    guard let renderer = mirror.renderer, !mirror.isPure else { return try first.get() }
    switch first {
    case .success(let result):
      if result.isPlain { return promising(result, document) }
      guard result.document != document, let examiner = Examiner(document, mirror, renderer: renderer),
        let finding = examiner.finding(in: result)
      else { return result }
      if isDecided(result) { return result.adding(finding.note(of: document)) }
      let isMoved = result.notes.contains { $0.action == .moved }
      if finding.shifts, isMoved, let mended = mended(document, by: examiner) { return mended }
      if examiner.servesBothDirections(as: result) { return result.unchanged(document) }
      guard finding.declines else { return result.adding(finding.note(of: document)) }
      throw MirrorError(document.error(at: -1, finding.refusal(of: result)))
    case .failure(let error):
      guard isFree, error.hasNoRoom, let examiner = Examiner(document, mirror, renderer: renderer),
        let mended = mended(document, by: examiner)
      else { throw error }
      return mended
    }
  }

  /// True if nobody names a part for the mirror.
  private var isFree: Bool { mirror.infers && mirror.components.isEmpty }

  /// Returns true if a person decided about all parts that are not mirrored.
  private func isDecided(_ result: MirrorResult) -> Bool {
    !isFree || result.notes.allSatisfy { ![.kept, .moved].contains($0.action) || $0.isNamed }
  }

  /// Returns the mirror image with its sign shifted by the smallest distance at which it passes; nil if it passes at none.
  private func mended(_ document: SVGDocument, by examiner: Examiner) -> MirrorResult? {
    for nudge in Self.nudges {
      var nudged = mirror
      nudged.nudge = nudge / 24
      guard let result = try? nudged.mirrored(document), !result.isPlain, result.document != document,
        examiner.finding(in: result) == nil
      else { continue }
      let side = nudge < 0 ? "left" : "right"
      return result.explained(
        by: "\(Int(abs(nudge)))/24 of the width farther to the \(side), where it touches nothing")
    }
    return nil
  }

  /// Returns a plain mirror image with a note if the icon's name promises a sign that was not found.
  private func promising(_ result: MirrorResult, _ document: SVGDocument) -> MirrorResult {
    guard isFree, let missed = mirror.missedSign(in: document) else { return result }
    return result.adding(document.note(missed.description, rule: missed.rule))
  }
}

/// Looks at the right-to-left forms of one drawing.
struct Examiner {
  private let source: Examination.Measured
  private let draw: (SVGDocument) -> Picture?

  /// Creates the examiner of a drawing; nil if it cannot be drawn.
  init?(_ document: SVGDocument, _ mirror: Mirror, renderer: any MirrorRenderer) {
    let viewBox = mirror.viewBox
    draw = { document in
      var document = document
      if let viewBox { document.root["viewBox"] = viewBox.description }
      return renderer.picture(of: document.shown, width: Examination.width)
    }
    guard let source = draw(document).flatMap(Examination.Measured.init) else { return nil }
    self.source = source
  }

  /// Returns the first fault of a right-to-left form; nil if it has none.
  func finding(in result: MirrorResult) -> Finding? {
    examination(of: result)?.finding
  }

  /// Returns true if the drawing serves both directions as it is, apart from the parts that the right-to-left form keeps.
  func servesBothDirections(as result: MirrorResult) -> Bool {
    examination(of: result)?.servesBothDirections == true
  }

  private func examination(of result: MirrorResult) -> Examination? {
    let hasSlash = result.notes.contains { $0.rule?.contains("R14") == true }
    return draw(result.document).flatMap { Examination(source, $0, hasSlash: hasSlash) }
  }
}

extension MirrorError {
  /// True if a sign was found and runs into its neighbours where it goes.
  fileprivate var hasNoRoom: Bool { cause.message.contains(Mirror.noRoom) }
}

extension Finding {
  /// Returns the note that asks a person to look.
  fileprivate func note(of document: SVGDocument) -> MirrorNote { document.note(clause, rule: nil) }

  /// Returns the reason why a right-to-left form is not written.
  fileprivate func refusal(of result: MirrorResult) -> String {
    let part = result.notes.first { [.kept, .moved].contains($0.action) }
    return (part.map { "\($0.reason); " } ?? "")
      + "in the right-to-left form, \(clause); draw that form, or name the component with the verb keep, move or mirror"
  }
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

  /// Returns the result with an addition to the reason of each part that it moves.
  fileprivate func explained(by text: String) -> MirrorResult {
    MirrorResult(
      document: document,
      notes: notes.map { $0.action == .moved ? $0.with($0.action, reason: "\($0.reason); \(text)") : $0 })
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
