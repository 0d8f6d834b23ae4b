import ChiralManifest
import ChiralValues

/// The keys of a player in a set that plays: their direction is that of a tape (R4), even if their names follow reading.
///
/// The outline of a loudspeaker or a bubble can resemble a triangle, so the name is the second witness: it is that of a key.
enum MediaKeys {
  static func proposals(_ icons: [SetIcon]) -> [Relation.Proposal] {
    guard let player = icons.first(where: isPlayer) else { return [] }
    return icons.enumerated().compactMap { place, icon in
      guard icon.isComparable, icon.evidence?.isTapeKey == true, icon.judgement.iconClass != .fixed,
        mayBeKey(icon)
      else { return nil }
      return Relation.Proposal(
        icon: place, iconClass: .fixed, guideline: .r4, id: "media-set",
        reason:
          "the drawing shows the key of a player, as \(Wording.quoted(player.name)) of this set does, and a tape runs in one direction",
        confidence: .likely)
    }
  }

  /// Returns true if an icon shows that the set plays something.
  private static func isPlayer(_ icon: SetIcon) -> Bool {
    icon.read.words.count < 4 && !players.isDisjoint(with: icon.read.words)
      && icon.judgement.guideline != .r9
  }

  /// Returns true if the name is that of a key, or says nothing about an arrow, and does not speak of navigation.
  private static func mayBeKey(_ icon: SetIcon) -> Bool {
    navigation.isDisjoint(with: icon.read.words)
      && (!keys.isDisjoint(with: icon.read.words) || icon.judgement.decidedBy == "drawn-arrow")
  }

  private static let players: Set = ["play", "pause", "rewind", "record", "playback"]
  private static let keys: Set = [
    "next", "previous", "prev", "back", "backward", "backwards", "forward", "forwards", "first", "last",
    "beginning",
    "start", "end", "skip", "seek", "step", "rewind", "fast",
  ]
  private static let navigation: Set = [
    "arrow", "chevron", "caret", "page", "pages", "navigate", "navigation", "nav", "go", "breadcrumb", "pan",
    "disclosure", "tab", "window", "list", "send", "expand", "collapse", "expander", "unfold",
  ]
}
