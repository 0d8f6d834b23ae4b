import ChiralGeometry

/// The treatment of one element; its content has treatments of its own.
enum Treatment: Hashable, Sendable {
  /// Its bytes stay.
  case original
  /// Its geometry is rewritten for x → k − x; k in the coordinates in which it stands.
  case mirrored(k: DecimalNumber)
  /// It takes the transform F · T, and its content stays.
  case flipped(k: DecimalNumber)
  /// It takes the transform A · T, and its content stays.
  case placed(Affine)
  /// Text whose anchor goes to the mirrored place: x → k − x, start ↔ end.
  case anchored(k: DecimalNumber)
  /// A rectangle that goes to the mirrored place with its picture as it is.
  case relocated(k: DecimalNumber)
  /// A marker that turns with its path: its content is mirrored upside down about k / 2.
  case invertedMarker(k: DecimalNumber)
  /// Content of such a marker: takes the transform V · T for V: y → k − y.
  case inverted(k: DecimalNumber)
  /// A pattern whose tile is mirrored: rectangle and content, with k of user space for its transform and k of
  /// the content.
  case tile(k: DecimalNumber, content: DecimalNumber?)

  /// In what treatment the element's own references (paint, clip, mask, filter) are seen.
  var ofReferences: Treatment {
    switch self {
    case .mirrored(let k), .anchored(let k), .relocated(let k): .mirrored(k: k)
    case .original, .flipped, .placed, .invertedMarker, .inverted, .tile: .original
    }
  }

  /// In what treatment the element's own `href` is seen: a tile's template is a tile as well.
  var ofTemplates: Treatment {
    if case .tile(let k, _) = self { .mirrored(k: k) } else { ofReferences }
  }
}

/// The role of an element.
enum ElementKind: Hashable {
  /// Drawn where it stands.
  case graphics
  /// A container that is never drawn itself: `defs`.
  case definitions
  /// Drawn only through references.
  case resource
  /// Not part of the picture.
  case inert

  init(_ name: String) {
    self = Self.table[name] ?? .graphics
  }

  /// Returns true if an element of that name animates another.
  static func isAnimation(_ name: String) -> Bool {
    name == "set" || name.hasPrefix("animate")
  }

  private static let table: [String: ElementKind] = [
    "defs": .definitions,
    "clipPath": .resource, "mask": .resource, "pattern": .resource, "marker": .resource,
    "linearGradient": .resource, "radialGradient": .resource, "filter": .resource, "symbol": .resource,
    "style": .inert, "script": .inert, "title": .inert, "desc": .inert, "metadata": .inert,
    "animate": .inert, "animateTransform": .inert, "animateMotion": .inert, "animateColor": .inert,
    "set": .inert, "view": .inert, "cursor": .inert, "font": .inert, "font-face": .inert,
    "stop": .inert,
  ]
}
