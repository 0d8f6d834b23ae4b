internal import ChiralRequests
internal import ChiralSheet

extension Product {
  /// The parts that were kept or moved, each once, with the elements that draw it and the most specific
  /// reason.
  var renditionParts: [Rendition.Part] {
    var parts: [Rendition.Part] = []
    for note in notes {
      guard let place = note.part else { continue }
      let part = Rendition.Part(
        action: note.action.rawValue, element: note.element, reason: note.reason, number: place.number,
        subpaths: place.subpaths, outline: place.outline)
      let known = parts.firstIndex { $0.isSamePlace(as: part) }
      if let known {
        if parts[known].reason == Self.plainReason { parts[known] = part }
      } else {
        parts.append(part)
      }
    }
    return parts
  }

  /// The reason that only repeats the manifest.
  private static let plainReason = "it is a component"
}

extension Rendition.Part {
  fileprivate func isSamePlace(as other: Self) -> Bool {
    number == other.number && subpaths == other.subpaths && outline == other.outline
  }
}
