internal import ChiralRequests
internal import ChiralValues

extension Product {
  /// The reasons to look at the picture.
  var looks: [String] { notes.filter { $0.action == .noticed }.map(\.reason) }

  /// The notes of the parts that were kept or moved, each part once, with the most specific reason.
  var placedParts: [MirrorNote] {
    var parts: [MirrorNote] = []
    for note in notes where note.part != nil {
      if let known = parts.firstIndex(where: { $0.part == note.part }) {
        if parts[known].isNamed { parts[known] = note }
      } else {
        parts.append(note)
      }
    }
    return parts
  }
}
