import ChiralSVG

/// The treatment of one element; its content has treatments of its own.
enum Treatment: Hashable, Sendable {
  /// The bytes of the element stay.
  case original
  /// Its geometry is rewritten by x → k − x; k is in the coordinates in which the element stands.
  case mirrored(k: DecimalNumber)
  /// It gets the transform F · T, where F is the reflection x → k − x; its content stays.
  case flipped(k: DecimalNumber)
  /// It gets the transform A · T; its content stays.
  case placed(Affine)
  /// The anchor of text goes to the mirrored place: x → k − x, start ↔ end.
  case anchored(k: DecimalNumber)
  /// A rectangle goes to the mirrored place; its picture stays as it is.
  case relocated(k: DecimalNumber)
  /// A marker that turns with its path: its content is mirrored vertically about k / 2.
  case invertedMarker(k: DecimalNumber)
  /// Content of such a marker gets the transform V · T, where V is y → k − y.
  case inverted(k: DecimalNumber)
  /// The tile of a pattern is mirrored, both its rectangle and its content: k of user space applies to its
  /// transform, the other k to its content.
  case tile(k: DecimalNumber, content: DecimalNumber?)

  /// The treatment in which the element's own references (paint, clip, mask, filter) are seen.
  var ofReferences: Treatment {
    switch self {
    case .mirrored(let k), .anchored(let k), .relocated(let k): .mirrored(k: k)
    case .original, .flipped, .placed, .invertedMarker, .inverted, .tile: .original
    }
  }

  /// The treatment in which the element's own `href` is seen: the template of a tile is a tile as well.
  var ofTemplates: Treatment {
    if case .tile(let k, _) = self { .mirrored(k: k) } else { ofReferences }
  }
}
