package import ChiralManifest

/// Words in an icon's name, with the meaning that they have for its direction.
package struct DirectionFact: Hashable, Sendable {
  /// The kind of direction that the words name.
  package enum Meaning: String, Hashable, Sendable {
    /// A direction relative to reading: the icon mirrors (R1).
    case relative
    /// A direction in space: the icon never mirrors (R2).
    case absolute
    /// The direction of a tape: the icon never mirrors (R4).
    case media
    /// A control of objects in space: the icon never mirrors (R4).
    case spatial
    /// No direction, although the words usually name one (`back hand`, `call end`).
    case idiom

    /// The class of such icons; nil for idioms, which decide nothing.
    package var iconClass: IconClass? {
      switch self {
      case .relative: .mirror
      case .absolute, .media, .spatial: .fixed
      case .idiom: nil
      }
    }

    /// The guideline; nil for idioms.
    package var guideline: Guideline? {
      switch self {
      case .relative: .r1
      case .absolute: .r2
      case .media, .spatial: .r4
      case .idiom: nil
      }
    }

    /// The consequence, as the second half of a sentence about the words.
    package var sentence: String {
      switch self {
      case .relative: "is relative to reading, so the icon mirrors"
      case .absolute: "is an absolute direction, so the icon stays in every locale"
      case .media: "is the direction of a tape, so the icon stays in every locale"
      case .spatial: "is a direction in space, so the icon stays in every locale"
      case .idiom: "names no direction here"
      }
    }
  }

  /// The words, which must follow each other in the name.
  package let words: [String]
  /// The meaning of the words.
  package let meaning: Meaning
}

/// The known words of direction; longer phrases come before the words that they contain.
enum DirectionLexicon {
  static let facts: [DirectionFact] =
    [(idioms, .idiom), (media, .media), (spatial, .spatial), (absolute, .absolute), (relative, .relative)]
    .flatMap { (phrases: [String], meaning: DirectionFact.Meaning) in
      phrases.map { DirectionFact(words: $0.split(separator: " ").map(String.init), meaning: meaning) }
    }

  static let relative = [
    "forward", "forwards", "backward", "backwards", "leading", "trailing", "next", "previous", "prev", "back",
    "start", "end", "leadinghalf", "trailinghalf", "leadingthird", "trailingthird",
  ]

  static let absolute = [
    "left", "right", "leftward", "leftwards", "rightward", "rightwards", "lefthalf", "righthalf", "leftthird",
    "rightthird",
  ]

  static let media = [
    "rewind", "fast forward", "fast backward", "fastforward", "fast rewind", "skip forward", "skip forwards",
    "skip backward", "skip backwards", "skip back", "skip next", "skip previous", "skip prev", "skip start",
    "skip end", "seek forward", "seek backward", "seek back", "step forward", "step backward", "step back",
    "forward step", "backward step", "next track", "previous track", "track next", "track previous",
    "next frame",
    "previous frame", "frame next", "frame previous", "forward frame", "backward frame", "forward end",
    "backward end", "forward fast", "backward fast",
    "media next", "media previous", "media forward", "media backward", "media start", "media end",
    "playback start", "playback end", "playback next", "playback previous", "player next", "player previous",
    "play next", "play previous", "play forward", "play backward", "play back",
  ]

  static let spatial = [
    "align left", "align right", "aligned left", "aligned right", "justify left", "justify right",
    "float left",
    "float right", "move left", "move right", "rotate left", "rotate right", "turn left", "turn right",
    "align horizontal left", "align horizontal right", "pan left", "pan right",
  ]

  static let idioms = [
    "flip to back", "flip to front", "send to back", "bring forward", "send backward", "move to back",
    "move backward", "raise forward", "back hand", "hand back", "call end", "end call", "call start",
    "start call", "start all", "door back", "order back", "phone end",
    "camera back", "back camera", "back side", "back up", "back pack", "back end", "front end", "week end",
    "start here", "start up", "get start", "play start", "start stop", "start pause", "end to end",
    "sort start", "right click", "left click", "copy right", "all right", "right angle", "right triangle",
    "end user",
  ]
}
