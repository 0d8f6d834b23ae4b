package import ChiralManifest
package import ChiralValues

/// The class that this program suggests for an icon, with its confidence and its reasons.
package struct Judgement: Hashable, Sendable {
  /// A part of the drawing that does not simply mirror, if the drawing has it.
  package struct Suggestion: Hashable, Sendable {
    /// The usual name of such parts; the drawing may use another name.
    package let part: String
    /// The treatment of the part.
    package let verb: ComponentVerb
    /// The guideline.
    package let guideline: Guideline
    /// True if the drawing has the part, and `part` is a selector of it.
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
  /// The locales in which a mirrored icon stays unmirrored.
  package var except: [String] = []
  /// The parts that are likely to need a verb.
  package var components: [Suggestion] = []
  /// The scripts that need a drawing of their own.
  package var variants: [String] = []
  /// The confidence.
  package var confidence: Confidence
  /// The guideline, if there is one.
  package var guideline: Guideline?
  // Measurements and scripts group answers by it.
  /// The identifier of the concept or the evidence that decided; it is the same in every version.
  package var decidedBy: String
  /// The reason as a sentence without a full stop.
  package var reason: String
  /// A question for a person about a class that the set determined; nil if there is none.
  package var question: String?
  /// True if the class is unsure, and the drawing gives no reason to ask about it: it confirms the name, or neither says anything.
  package var isUncontested = false
  /// The characters that the drawing may show and that would be mirrored.
  package var suspected: [Character] = []
  /// The sources that agree.
  package var agree: [String] = []
  /// The sources that disagree.
  package var disagree: [String] = []
  /// True if left means back in the set and the class follows from that.
  package var turnsWithLeft = false
  /// The words of the name in their order, each with its meaning.
  package var parts: [ReadPart] = []

  /// The words of a name that were read as one unit.
  package struct ReadPart: Hashable, Sendable {
    /// The words as the lexicon spells them.
    package let words: String
    /// The identifier of the concept; nil for a word that is not in the lexicon.
    package let concept: String?
    /// The meaning as the end of a sentence; nil for a word that is not in the lexicon.
    package let meaning: String?
    /// True if this part decided the class.
    package private(set) var isDecisive: Bool

    init(words: String, concept: String?, meaning: String?, isDecisive: Bool) {
      self.words = words
      self.concept = concept
      self.meaning = meaning
      self.isDecisive = isDecisive
    }

    /// The part in a judgement that something beside the name decided.
    var withoutDecision: ReadPart {
      var part = self
      part.isDecisive = false
      return part
    }
  }
}
