/// The role of an element in a picture.
enum ElementRole: Hashable {
  /// The element is drawn where it stands.
  case graphics
  /// The element is drawn only through references, with a colour of its own.
  case template
  /// The element is used only through references, for its shape.
  case resource
  /// The element is not part of the picture.
  case inert

  init(_ name: String) { self = Self.table[name] ?? .graphics }

  private static let table: [String: ElementRole] = [
    "defs": .inert, "symbol": .template, "pattern": .template, "marker": .template,
    "clipPath": .resource, "mask": .resource, "linearGradient": .resource, "radialGradient": .resource,
    "filter": .resource, "style": .inert, "script": .inert, "title": .inert, "desc": .inert,
    "metadata": .inert, "animate": .inert, "animateTransform": .inert, "animateMotion": .inert,
    "animateColor": .inert, "set": .inert, "view": .inert, "cursor": .inert, "font": .inert,
    "font-face": .inert,
  ]

  /// The elements that draw a shape of their own.
  static let shapes: Set<String> = [
    "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text",
  ]
}
