internal import ChiralRequests
internal import ChiralValues

extension Product {
  /// The reasons to look at the picture.
  var looks: [String] { notes.filter { $0.action == .noticed }.map(\.reason) }

  /// The notes of what was kept or moved, each part once, with the most specific reason; the elements that draw one sign together are in
  /// one note.
  var placedParts: [MirrorNote] {
    var placed: [MirrorNote] = []
    for note in notes where !note.parts.isEmpty {
      if let known = placed.firstIndex(where: { !Set($0.parts).isDisjoint(with: note.parts) }) {
        if placed[known].isNamed { placed[known] = note }
      } else if let known = placed.firstIndex(where: { $0.isOneSign(with: note) }) {
        placed[known].parts += note.parts
      } else {
        placed.append(note)
      }
    }
    return placed
  }
}

extension MirrorNote {
  /// Returns true if two notes are about elements that draw one sign together.
  fileprivate func isOneSign(with other: MirrorNote) -> Bool {
    group != nil && group == other.group && action == other.action
  }
}
