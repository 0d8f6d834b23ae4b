/// A part of a drawing that was not simply rewritten, with the reason.
public struct MirrorNote: Hashable, Sendable {
  /// The treatment of the element.
  public enum Action: String, Hashable, Sendable {
    /// The element got a reflecting transform.
    case wrapped
    /// The element kept its place and its orientation.
    case kept
    /// The element went to the mirrored place in its own orientation.
    case moved
    /// The element was left as it is, although its mirror image would differ.
    case untouched
    /// A person should look at the drawing as a whole.
    case noticed
  }

  /// The treatment.
  public let action: Action
  /// The label of the element: `<name>` or `<name id="…">`.
  public let element: String
  /// The line of the element in the source.
  public let line: Int
  /// The guidelines that decided, such as `R14`; nil if none did.
  public let rule: String?
  /// The reason in words; begins with the guidelines if any decided.
  public package(set) var reason: String
  /// The confidence that the part was recognised correctly; 1 if the manifest or the drawing names the part.
  public var confidence = 1.0
  /// The parts of the mirrored drawing that draw a kept or moved component; empty for every other action.
  package var parts: [Part] = []
  /// The number of the sign that the component belongs to, which several elements may draw together; nil if it is one by itself.
  package var group: Int?
  /// The kind of the part; nil if it has no name of its own.
  package var subject: PartSubject?
  /// The kind of sign that was recognised; nil if the part was not recognised as one.
  package var sign: SignKind?
  /// True if the manifest or the drawing names the part, and nothing more is known about it.
  package var isNamed = false
  /// The proof for a rebuilt slash, if the steps that rebuilt it also reproduce the drawing itself; nil otherwise.
  package var proof: Proof?

  /// The difference between a drawing and its reconstruction from the same icon without the slash.
  package struct Proof: Hashable, Sendable {
    /// The file of the icon without the slash.
    package var sibling: String
    /// The mean difference over all channels, 0…1.
    package var mean: Double
    /// The largest mean difference of a square of pixels, 0…1.
    package var spot: Double

    /// Creates a proof.
    package init(sibling: String, mean: Double, spot: Double) {
      self.sibling = sibling
      self.mean = mean
      self.spot = spot
    }
  }

  /// A part of the mirrored drawing.
  package struct Part: Hashable, Sendable {
    /// The number of the element, counted from 0 in document order.
    package var number: Int
    /// The subpaths that belong to the part, counted from 0, where the path holds other things too; empty if
    /// the whole element does.
    package var subpaths: [Int]
    /// Path data in the element's coordinates, if the part is fused into one subpath with something else.
    package var outline: String?

    /// Creates a part.
    package init(number: Int, subpaths: [Int] = [], outline: String? = nil) {
      self.number = number
      self.subpaths = subpaths
      self.outline = outline
    }
  }

  /// Creates a note.
  package init(
    action: Action, element: String, line: Int, rule: String?, reason: String, confidence: Double = 1
  ) {
    self.action = action
    self.element = element
    self.line = line
    self.rule = rule
    self.reason = reason
    self.confidence = confidence
  }
}

/// A kind of part that has a name of its own in every language of the page for browsers.
package enum PartSubject: String, Hashable, Sendable {
  case slash, check, question, percent, badge, lens, pencil, numerals, letters, picture
}
