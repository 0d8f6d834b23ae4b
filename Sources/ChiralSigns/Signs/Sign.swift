import ChiralInk
package import ChiralValues

/// A sign that a plain mirror image would reverse, as a row of the table of signs: what it is, the guideline that keeps it, the
/// words that promise it, the detectors that see it, and the vetoes of what only looks like it.
///
/// Each sign has a file in this folder, and a line in `Sign.all`.
package struct Sign: Sendable {
  /// The name in the table, which is the class in the network's output for the signs that the network knows.
  package let name: String
  /// The guidelines, such as `R10, R16`.
  package let guideline: String
  /// The sign in words, with its article.
  package var noun: String
  /// The kind of part that it is; nil if it has no name of its own.
  package var subject: PartSubject?
  /// The kind, as manifests name it.
  package var kind: SignKind? { SignKind(rawValue: name) }
  /// The words in an icon's name that promise it, in the table of words.
  package var words: Set<String> { SignWords.promising(name) }
  /// True if its words stand for nothing else, so that an icon named for it in which it is not seen is worth a look.
  package var isPlain = false
  /// True if other things have its geometry, so that it is kept only in a frame, or where a name promises it.
  var needsName = false
  /// The characters that a word in an icon's name stands for.
  var characters: [String: String] = [:]
  /// The names of icons that are declined if the sign is not found in them.
  var demands: [Demand] = []
  /// The limits of the network's answers; nil if the network does not know it.
  var network: NetworkLimits?
  /// True for a tool that is held in a hand; surrounding shapes are then cut to fit it as drawn.
  package var isHeld = false
  /// The detectors that see it by its geometry.
  var detectors: [Detector] = []
  /// True if the noun is plural.
  var isPlural = false
  /// The reasons why ink that a detector or the network takes for it is something else.
  var vetoes: [Veto] = []
  /// Returns the pieces of a sighting with those that belong to the sign, such as an eraser apart from its pencil.
  var completed: @Sendable (ThingCandidate, [InkUnit]) -> ThingCandidate = { candidate, _ in candidate }
  /// Drawings in which it is seen, and drawings that only look like it.
  package var examples: [Example] = []

  /// Returns the sign in other words, as a drawing shows it.
  func shown(as noun: String, isPlural: Bool = false) -> Sign {
    var sign = self
    (sign.noun, sign.isPlural) = (noun, isPlural)
    return sign
  }

  /// Returns true if ink among all pieces of a drawing is something that only looks like the sign.
  func isVetoed(_ ink: ThingCandidate, among units: [InkUnit], isPromised: Bool) -> Bool {
    vetoes.contains { $0.holds(ink, units, isPromised) }
  }

  /// Returns true if ink of a drawing is something that only looks like the sign.
  func isVetoed(_ ink: ThingCandidate, in view: InkView) -> Bool {
    isVetoed(ink, among: view.units, isPromised: view.promises.promises(self))
  }
}

extension Sign {
  /// The limits of the network's answers about a sign.
  struct NetworkLimits: Sendable {
    /// The smallest probability at which the sign is kept without asking, if the icon's name does not promise it.
    ///
    /// One limit for all signs is worse, in 34,201 icons of 35 sets: at 0.96, pie charts are clocks and a screwdriver is a
    /// magnifier (7 icons); at 0.975, pencils are mirrored (7 icons).
    let sure: Float
    /// The ratios of width to height of its box.
    let aspects: ClosedRange<Double>
    /// True for characters: they may be their own mirror images, and they stand in frames and beside other characters.
    var isCharacter = false
    /// True if its geometry is known well enough to tell it from an icon that is nearly all of one piece.
    var mayBeMost = false
    /// Returns true if ink has the geometry of the sign, at a probability at which the network considers it.
    var isConfirmed: @Sendable (_ ink: ThingCandidate, _ probability: Float, _ isWhole: Bool) -> Bool = {
      _, _, _ in false
    }
  }

  /// A way to see a sign by its geometry.
  struct Detector: Sendable {
    /// Returns the sightings in a drawing.
    let find: @Sendable (_ view: InkView, _ sign: Sign) -> [Sighting]
    /// True if the sign stands in the middle of its frame. Its geometry is then so certain that nothing else is read there.
    var isFramed = false
  }

  /// A reason why ink is something else than the sign that it looks like.
  struct Veto: Sendable {
    /// The other things, in words.
    let reason: String
    /// Returns true if ink among all pieces of a drawing is one of the other things.
    let holds: @Sendable (_ ink: ThingCandidate, _ units: [InkUnit], _ isPromised: Bool) -> Bool

    init(
      _ reason: String,
      _ holds: @escaping @Sendable (_ ink: ThingCandidate, _ units: [InkUnit], _ isPromised: Bool) -> Bool
    ) {
      self.reason = reason
      self.holds = holds
    }
  }

  /// A kind of icon name that promises a sign so plainly that the icon is declined if the sign is not found.
  package struct Demand: Hashable, Sendable {
    /// The sets of words; a name qualifies if it has a word of each.
    package let words: [Set<String>]
    /// The promised part in words.
    package let noun: String
    /// The guidelines.
    package let guideline: String
    /// The characters that the name may stand for.
    var characters = ""
    /// True if the name alone is enough to decline: `font` may stand for lines of text, but numerals are always numerals.
    package var isBinding = true

    /// Returns true if a name consists of these and other words.
    func holds(for name: Set<String>) -> Bool { words.allSatisfy { !$0.isDisjoint(with: name) } }

    /// The reason why an icon is declined in which the sign was not found.
    package var message: String {
      "\(guideline): its name says that it shows \(noun), but no part of the drawing can be recognised as such; name that part in a "
        + "component (an id, or ::subpath(2-4)) with the verb move, draw the right-to-left form, "
        + "or write \"infer\": false to mirror all of it (chiral mirror: --pure)"
    }
  }

  /// A drawing of 24 × 24 units, with round strokes 2 units wide, that shows a sign or something like it.
  package struct Example: Sendable {
    /// The content of the `svg` element.
    package let content: String
    /// The name of the icon; nil for one that says nothing.
    package var icon: String?
    /// The content of the drawing in words.
    package let caption: String
    /// True if the sign is seen.
    package let isSeen: Bool

    /// Returns a drawing in which the sign is seen.
    static func seen(_ caption: String, _ content: String, icon: String? = nil) -> Example {
      Example(content: content, icon: icon, caption: caption, isSeen: true)
    }

    /// Returns a drawing in which it is not seen.
    static func unseen(_ caption: String, _ content: String, icon: String? = nil) -> Example {
      Example(content: content, icon: icon, caption: caption, isSeen: false)
    }
  }
}
