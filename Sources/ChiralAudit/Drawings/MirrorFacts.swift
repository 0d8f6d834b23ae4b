package import ChiralClassification

/// The facts about the mirror image of an icon's base drawing.
package struct MirrorFacts: Hashable, Sendable {
  /// A part that was not plainly rewritten.
  package struct Part: Hashable, Sendable {
    /// The treatment of a part.
    package enum Action: UInt8, Hashable, Sendable {
      /// It took a reflecting transform.
      case wrapped
      /// It stayed where and as it was.
      case kept
      /// It went to the mirrored place as it is.
      case moved
      /// It was left alone, though its mirror image would differ.
      case untouched
    }

    package var action: Action
    /// Such as `<text id="letter">`; not safe to print.
    package var element: String
    /// The guidelines that decided, such as `R14` or `R10, R16`; empty where none did.
    package var rule: String
    /// Counted from 1.
    package var line: Int

    package init(action: Action, element: String, rule: String, line: Int) {
      self.action = action
      self.element = element
      self.rule = rule
      self.line = line
    }
  }

  /// True if a locale of the manifest shows the mirror image; false if it serves comparison only.
  package var isBuilt: Bool
  /// Why there is no mirror image.
  package var refusal: DrawingObstacle?
  /// In the order of the source.
  package var parts: [Part] = []
  /// The picture where parts were kept or moved; nil where it is the flipped picture of the base.
  package var picture: Thumbnail?
  /// Components that pick no element, by their selectors.
  package var unmatched: [String] = []

  /// A mirror image of which nothing is known yet.
  package init(isBuilt: Bool) { self.isBuilt = isBuilt }

  /// Returns true if a part was kept or moved under a guideline.
  package func spares(_ guideline: Guideline) -> Bool {
    parts.contains { part in
      [.kept, .moved].contains(part.action)
        && part.rule.split(separator: ", ").contains { $0 == guideline.id }
    }
  }

  /// True if no part was kept or moved.
  package var isPlain: Bool { !parts.contains { [.kept, .moved].contains($0.action) } }
}
