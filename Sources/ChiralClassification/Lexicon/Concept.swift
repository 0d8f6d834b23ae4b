package import ChiralManifest
package import ChiralValues

/// An entry of the lexicon: the subject that some words stand for, with the class of icons that show it.
package struct Concept: Hashable, Sendable {
  /// The weight of a concept beside the other concepts of a name.
  package enum Role: String, Hashable, Sendable, CaseIterable {
    /// A logo or brand mark: nothing else counts (R9).
    case brand
    /// A phrase whose words mean something else together than apart: it decides.
    case decides
    /// A word of direction: it takes precedence over things.
    case direction
    /// A thing that is shown. Among things, one that mirrors decides.
    case thing
    /// A universal sign (R10); beside a thing it is a badge.
    case sign
    /// A word for a badge (R16).
    case badge
    /// A word for the slash that negates (R14).
    case negation
    /// Digits; they count only if the name has nothing else.
    case numeral
    /// A word that says nothing about direction.
    case neutral
  }

  /// The identifier, which is the same in every version.
  package let id: String
  /// The role.
  package let role: Role
  /// The classes by policy.
  package let classes: [Policy: IconClass]
  /// The class in sets where left means back; nil if it is the same.
  package var whereLeftMeansBack: IconClass?
  /// The guideline.
  package let guideline: Guideline?
  /// The confidence if nothing contradicts it.
  package let confidence: Confidence
  /// The subject of such icons, as the end of a sentence.
  package let shows: String
  /// The class to which `agree` and `disagree` refer.
  package let usual: IconClass
  /// The sources that support this class, by their abbreviations.
  package let agree: [String]
  /// The sources that support another class.
  package let disagree: [String]

  /// Returns the class in a set with conventions.
  package func iconClass(_ conventions: Conventions) -> IconClass {
    if conventions.leftMeansBack, let whereLeftMeansBack { return whereLeftMeansBack }
    return classes[conventions.policy] ?? .fixed
  }

  /// Returns true if a policy mirrors the concept where it usually does not, or the reverse.
  func isReversed(_ policy: Policy) -> Bool {
    iconClass(Conventions(policy: policy)).mirrors != usual.mirrors
  }
}
