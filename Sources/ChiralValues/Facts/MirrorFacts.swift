/// The facts about the mirror image of an icon's base drawing.
package struct MirrorFacts: Hashable, Sendable {
  /// A part that was not simply rewritten.
  package struct Part: Hashable, Sendable {
    /// The treatment of the part.
    package var action: MirrorNote.Action
    /// The label of the element, such as `<text id="letter">`; not safe to print.
    package var element: String
    /// The guidelines that decided, such as `R14` or `R10, R16`; empty if none did.
    package var rule: String
    /// The line, counted from 1.
    package var line: Int

    package init(action: MirrorNote.Action, element: String, rule: String, line: Int) {
      self.action = action
      self.element = element
      self.rule = rule
      self.line = line
    }
  }

  /// True if a locale of the manifest shows the mirror image; false if it is only compared with others.
  package var isBuilt: Bool
  /// The reason why there is no mirror image; nil if there is one.
  package var refusal: DrawingObstacle?
  /// The parts, in the order of the source.
  package var parts: [Part] = []
  /// The pixels, if parts were kept or moved and a rule compares them; nil if they are the flipped pixels of the base.
  package var pixels: PictureFacts.Pixels?
  /// True if the mirror image is the drawing itself, with the same text: everything in it was kept.
  package var isUnchanged = false
  /// The reasons to look at the mirror image, as the examiner gives them.
  package var remarks: [String] = []
  /// The selectors of components that match no element.
  package var unmatched: [String] = []

  /// Creates facts without content.
  package init(isBuilt: Bool) { self.isBuilt = isBuilt }

  /// True if no part was kept or moved.
  package var isPlain: Bool { !parts.contains { [.kept, .moved].contains($0.action) } }
}
