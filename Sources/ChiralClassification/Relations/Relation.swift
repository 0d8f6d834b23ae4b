import ChiralManifest
import ChiralValues

/// The relations between icons, the strongest first. Each proposes classes for the icons that it concerns.
enum Relation: CaseIterable {
  /// Slashes over drawings that are their own mirror images (R14).
  case slashedSymmetry
  /// Keys of a player: triangles and bars in a set that plays (R4).
  case mediaKeys
  /// Equal drawings, and drawings that are each other's mirror images (R3).
  case likeDrawings
  /// Equal drawings with other letters.
  case templates
  /// Sheets with the same corner (R5).
  case foldedCorners
  /// Two halves of a process, such as send and receive.
  case opposites
  /// A base with its badges, states, frames and styles.
  case families

  /// A class that a relation proposes for an icon.
  struct Proposal {
    /// The place of the icon in the set.
    let icon: Int
    /// The place of the icon whose class it should have; nil if the class is given.
    var like: Int?
    let iconClass: IconClass
    let guideline: Guideline?
    /// The identifier for `Judgement.decidedBy`.
    let id: String
    /// The reason, which names the other icons.
    let reason: String
    let confidence: Confidence
    /// A question for a person; nil if the relation leaves no doubt.
    var question: String?
    /// False if the relation only asks the question, and the class stays.
    var decides = true
  }

  /// Returns the proposals for a set.
  func proposals(_ icons: [SetIcon], _ links: SetLinks) -> [Proposal] {
    switch self {
    case .slashedSymmetry: SlashedSymmetry.proposals(icons, links)
    case .mediaKeys: MediaKeys.proposals(icons)
    case .likeDrawings: LikeDrawings.proposals(icons, links)
    case .templates: Templates.proposals(icons)
    case .foldedCorners: FoldedCorners.proposals(icons)
    case .opposites: Opposites.proposals(icons, links)
    case .families: Families.proposals(icons)
    }
  }
}
