public import ChiralInk
public import ChiralSVG

/// A renderer that the mirror asks for facts that geometry alone does not tell.
public protocol MirrorRenderer: Sendable {
  /// Returns the pixels of a drawing rendered at a width; nil if it cannot be rendered.
  func picture(of document: SVGDocument, width: Int) -> Picture?

  /// Returns the ink of elements by their numbers, in the coordinates of the viewBox; an element that draws
  /// nothing or cannot be measured has no entry.
  func ink(of elements: [Int], in document: SVGDocument) -> [Int: Rect]
}

extension Mirror {
  /// A function that renders a drawing at a width in pixels.
  typealias Drawer = (SVGDocument, Int) -> Picture?

  /// A function that renders drawings; nil if there is no renderer.
  var drawer: Drawer? { renderer.map { renderer in { renderer.picture(of: $0, width: $1) } } }
}
