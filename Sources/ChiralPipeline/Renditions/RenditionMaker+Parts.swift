internal import ChiralRequests
internal import ChiralSheet
import ChiralValues

extension Product {
  /// The parts that were kept or moved, each once, with the elements that draw it and the most specific
  /// reason.
  var renditionParts: [Rendition.Part] {
    var parts: [Rendition.Part] = []
    for note in notes {
      guard let place = note.part else { continue }
      var part = Rendition.Part(
        action: note.action.rawValue, element: note.element, reason: note.reason, number: place.number,
        subpaths: place.subpaths, outline: place.outline)
      part.guidelines = note.rule?.split(separator: ", ").map(String.init) ?? []
      part.subject = note.subject?.rawValue
      part.isNamed = note.isNamed
      part.proof = note.proof.map { .init(sibling: $0.sibling, mean: $0.mean, spot: $0.spot) }
      let known = parts.firstIndex { $0.isSamePlace(as: part) }
      if let known {
        if parts[known].isNamed { parts[known] = part }
      } else {
        parts.append(part)
      }
    }
    return parts
  }
}

extension Rendition.Part {
  fileprivate func isSamePlace(as other: Self) -> Bool {
    number == other.number && subpaths == other.subpaths && outline == other.outline
  }
}
