import ChiralInk
import ChiralSVG
import ChiralSigns
import ChiralValues

/// The errors and notes of the mirror.
extension Scene {
  init(_ document: SVGDocument, viewBox: ViewBox, renderer: (any MirrorRenderer)?) {
    self.init(
      document, viewBox: viewBox,
      textInk: renderer.map { renderer in TextInk { renderer.ink(of: $0, in: document) } })
  }

  /// Returns an error at an element.
  func error(_ number: Int, _ message: String) -> MirrorError {
    MirrorError(cascade.error(number, message))
  }

  func note(_ action: MirrorNote.Action, number: Int, _ reason: Reason) -> MirrorNote {
    var note = MirrorNote(
      action: action, element: label(number), line: line(of: number),
      rule: reason.rule, reason: reason.description)
    (note.subject, note.sign) = (reason.subject, reason.kind)
    if action == .kept || action == .moved { note.parts = [MirrorNote.Part(number: number)] }
    return note
  }
}
