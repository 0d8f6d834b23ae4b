package import ChiralManifest

/// One row of the lexicon: what some words show, and what that asks of an icon.
package struct Concept: Hashable, Sendable {
  /// How a concept counts beside the others of a name.
  package enum Role: String, Hashable, Sendable, CaseIterable {
    /// A mark of somebody's: nothing else counts (R9).
    case brand
    /// A phrase whose words mean something else together than apart: it decides.
    case decides
    /// A word of direction: it counts more than things do.
    case direction
    /// Something shown. Among things, one that mirrors decides.
    case thing
    /// A universal sign (R10); beside a thing it is its badge.
    case sign
    /// A word for a badge (R16).
    case badge
    /// A word for the slash that negates (R14).
    case negation
    /// Digits, which count where a name has nothing else.
    case numeral
    /// A word that says nothing about direction.
    case neutral
  }

  /// A short name, the same in every version.
  package let id: String
  /// How it counts.
  package let role: Role
  /// The class that it asks for, by policy.
  package let classes: [Policy: IconClass]
  /// The class that it asks for in sets whose left means back, where that makes a difference.
  package var whereLeftMeansBack: IconClass?
  /// The rule behind it.
  package let guideline: Guideline?
  /// How far it may be trusted where nothing speaks against it.
  package let confidence: Confidence
  /// What such an icon shows, as the end of a sentence.
  package let shows: String
  /// The class of which `agree` and `disagree` speak.
  package let usual: IconClass
  /// The sources that say so, by their short names.
  package let agree: [String]
  /// The sources that say something else.
  package let disagree: [String]

  /// The class that it asks for in a set.
  package func iconClass(_ conventions: Conventions) -> IconClass {
    if conventions.leftMeansBack, let whereLeftMeansBack { return whereLeftMeansBack }
    return classes[conventions.policy] ?? .fixed
  }

  /// Whether the policies do not all ask for the same class.
  package var dependsOnPolicy: Bool { Set(classes.values).count > 1 }

  /// True if a policy goes another way than the concept usually does.
  func isReversed(_ policy: Policy) -> Bool {
    iconClass(Conventions(policy: policy)).mirrors != usual.mirrors
  }
}

/// How far an answer may be trusted.
package enum Confidence: String, Hashable, Sendable, CaseIterable, Comparable {
  /// A default, or a case that people must look at.
  case unsure
  /// Right more often than not.
  case likely
  /// Right in at least 97 of 100 cases.
  case sure

  package static func < (one: Confidence, other: Confidence) -> Bool { one.rank < other.rank }

  /// One level less.
  package var lowered: Confidence { self == .sure ? .likely : .unsure }

  private var rank: Int {
    switch self {
    case .unsure: 0
    case .likely: 1
    case .sure: 2
    }
  }
}
