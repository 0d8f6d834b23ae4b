/// The role of an element in a picture.
enum ElementRole: Hashable {
  /// Drawn where it stands.
  case graphics
  /// Drawn only through references, with a colour that shows.
  case template
  /// Used only through references, by its form.
  case resource
  /// Not part of the picture.
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
