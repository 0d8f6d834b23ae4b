package import ChiralManifest

/// What this program would say about an icon, and how far to trust it.
package struct Judgement: Hashable, Sendable {
  /// A part of the drawing that does not simply mirror, if the drawing has it.
  package struct Suggestion: Hashable, Sendable {
    /// A name such parts usually have; the drawing may call it something else.
    package let part: String
    /// What becomes of it.
    package let verb: ComponentVerb
    /// The rule behind it.
    package let guideline: Guideline
    /// Whether the drawing has it, and `part` selects it.
    package let isSelector: Bool

    init(part: String, verb: ComponentVerb, guideline: Guideline, isSelector: Bool = false) {
      self.part = part
      self.verb = verb
      self.guideline = guideline
      self.isSelector = isSelector
    }
  }

  /// The class.
  package var iconClass: IconClass
  /// Locales in which a mirrored icon stays as it is.
  package var except: [String] = []
  /// Parts that are likely to want a verb.
  package var components: [Suggestion] = []
  /// Scripts that want a drawing of their own.
  package var variants: [String] = []
  /// How far to trust it.
  package var confidence: Confidence
  /// The rule behind it, if there is one.
  package var guideline: Guideline?
  /// The concept of the lexicon or the evidence that decided: short, the same in every version.
  package var decidedBy: String
  /// Why, as a sentence without a full stop.
  package var reason: String
  /// Sources that agree, and sources that do not.
  package var agree: [String] = []
  package var disagree: [String] = []
  /// True if left means back in the set, and the class follows from that.
  package var turnsWithLeft = false
  /// The words of the name, in its order, each with what it was taken for.
  package var parts: [ReadPart] = []

  /// Words of a name that were read as one.
  package struct ReadPart: Hashable, Sendable {
    /// As the lexicon spells them.
    package let words: String
    /// The short name of the concept; nil for a word that the lexicon does not have.
    package let concept: String?
    /// What the words mean, as the end of a sentence; nil for a word that the lexicon does not have.
    package let meaning: String?
    /// True if it decided the class.
    package let isDecisive: Bool
  }
}
