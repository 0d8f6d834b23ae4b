package import ChiralManifest
import ChiralValues

/// The reasons for which `init` asks a person to look at an icon, as found in its notes.
package enum NoteReason: String, Hashable, Sendable, CaseIterable {
  case unknownName = "unknown-name"
  case unclearName = "unclear-name"
  case conflict = "name-against-drawing"
  case mirrorImage = "mirror-image"
  case ownDrawings = "own-drawings"
  case numerals
  case family
  case partner
  case letters = "suspected-letters"
  case noDrawingForRightToLeft = "no-rtl-drawing"
  case plainFlip = "plain-flip"
  case imported = "imported-otherwise"

  /// The reason as a heading over a list of icons.
  package var heading: String {
    switch self {
    case .unknownName: "the name means nothing to this program"
    case .unclearName: "the name can mean several things"
    case .conflict: "the name and the drawing disagree"
    case .mirrorImage:
      "the drawing is the mirror image of another, and the names do not say which leads forward"
    case .ownDrawings: "letters need a drawing or a text for other scripts"
    case .numerals: "numerals stay upright; the digits of each locale need text or drawings"
    case .family: "another icon of the family has another class"
    case .partner: "the other half of the pair has another class"
    case .letters: "the drawing may show letters, which would be mirrored"
    case .noDrawingForRightToLeft:
      "other icons of the set have a drawing for right-to-left, this one does not"
    case .plainFlip: "the drawing for right-to-left is just the mirror image"
    case .imported: "the set from which the icon comes decides otherwise than the name says"
    }
  }

  /// True if the note says that the class is unsure, and not only what else an icon needs.
  package var isUnsure: Bool {
    switch self {
    case .unknownName, .unclearName, .conflict, .mirrorImage: true
    case .ownDrawings, .numerals, .family, .partner, .letters, .noDrawingForRightToLeft, .plainFlip,
      .imported:
      false
    }
  }

  /// True if the note asks which right-to-left picture is right.
  package var asksForPicture: Bool {
    switch self {
    case .unknownName, .unclearName, .conflict, .mirrorImage, .family, .partner, .letters: true
    case .ownDrawings, .numerals, .noDrawingForRightToLeft, .plainFlip, .imported: false
    }
  }

  /// Recognises the reason of a note that `init` wrote and that is still open; nil for a note that a person wrote.
  ///
  /// The longest beginning decides: "unsure: the drawing is the mirror image of" before "unsure: ".
  package init?(note: String) {
    // A manifest keeps a note as text alone, so its beginning is all that identifies it.
    let matches = Self.allCases.flatMap { reason in
      reason.beginnings.filter(note.hasPrefix).map { (reason: reason, length: $0.count) }
    }
    guard let longest = matches.max(by: { $0.length < $1.length }) else { return nil }
    self = longest.reason
  }

  /// The beginnings of the notes that `init` and `import` write for the reason.
  private var beginnings: [String] {
    switch self {
    case .unknownName: ["unsure: the name means nothing", "unsure: the name only counts"]
    case .mirrorImage: ["unsure: the drawing is the mirror image of"]
    case .unclearName: ["unsure: "]
    case .conflict: ["the name and the drawing disagree"]
    case .ownDrawings: ["needs drawings for ", "needs letters for "]
    case .numerals: ["its numerals stay upright"]
    case .family: ["its variant ", "has the class of its other variants", "the others of its family are "]
    case .partner: ["its partner "]
    case .letters: ["may show "]
    case .noDrawingForRightToLeft: ["others of its set have a drawing for rtl"]
    case .plainFlip: ["its drawing for rtl is "]
    case .imported: [Self.objection]
    }
  }

  /// Returns the note of an imported icon about which Chiral judges otherwise.
  package static func imported(as iconClass: IconClass, _ judgement: Judgement) -> String {
    "\(objection)\(iconClass.rawValue); \(judgement.iconClass.rawValue) (\(judgement.confidence.rawValue)): \(judgement.reason)"
  }

  /// Returns true if a note asks nothing any more, because a person has changed the class with which the icon was imported.
  package static func isSettled(_ note: String, by iconClass: IconClass) -> Bool {
    Self(note: note) == .imported && !note.hasPrefix("\(objection)\(iconClass.rawValue);")
  }

  /// Returns the note of an icon whose imported class a person has accepted; it keeps the objection, and asks nothing. Nil for a note
  /// with another question.
  package static func accepted(_ note: String) -> String? {
    Self(note: note) == .imported ? acceptance + note.dropFirst(objection.count) : nil
  }

  /// Returns true if a person has accepted the class with which an icon was imported.
  package static func isAccepted(_ note: String, as iconClass: IconClass) -> Bool {
    note.hasPrefix("\(acceptance)\(iconClass.rawValue);")
  }

  private static let objection = "imported as "
  private static let acceptance = "accepted as "

  /// Groups notes by reason, in the order of the reasons; notes that people wrote are left out.
  package static func grouped(_ notes: [(icon: String, note: String)]) -> [(
    reason: NoteReason, icons: [String]
  )] {
    let groups = Dictionary(grouping: notes) { NoteReason(note: $0.note) }
    return allCases.compactMap { reason in groups[reason].map { (reason, $0.map(\.icon)) } }
  }
}
