/// The role of an element in a picture, by the name of the element.
package enum ElementKind: Hashable, Sendable {
  /// The element is drawn where it stands.
  case graphics
  /// The element is a container that is never drawn itself: `defs`.
  case definitions
  /// The element is drawn only through references, with colours of its own.
  case template
  /// The element is used only through references, and shows no colours of its own content.
  case resource
  /// The element is not part of the picture.
  case inert

  /// Looks up an element's name without its prefix; elements that are not in the table are drawn.
  package init(_ name: String) { self = Self.table[name] ?? .graphics }

  /// True if the element has an effect only where something refers to it.
  package var isReferenced: Bool { self == .template || self == .resource }

  /// Returns true if an element of that name animates another.
  package static func isAnimation(_ name: String) -> Bool { name == "set" || name.hasPrefix("animate") }

  /// The elements that draw a shape of their own.
  package static let shapes: Set<String> = [
    "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text",
  ]

  private static let table: [String: ElementKind] = [
    "defs": .definitions, "symbol": .template, "pattern": .template, "marker": .template,
    "clipPath": .resource, "mask": .resource, "linearGradient": .resource, "radialGradient": .resource,
    "filter": .resource, "style": .inert, "script": .inert, "title": .inert, "desc": .inert,
    "metadata": .inert, "animate": .inert, "animateTransform": .inert, "animateMotion": .inert,
    "animateColor": .inert, "set": .inert, "view": .inert, "cursor": .inert, "font": .inert,
    "font-face": .inert, "stop": .inert,
  ]
}
