package import ChiralSVG

/// A slash from corner to corner that a drawing shows, by its form alone.
package struct SlashSighting: Hashable, Sendable {
  /// The number of the element that draws it.
  package let element: Int
  /// Whether it runs from the upper left to the lower right (R14).
  package let runsDown: Bool

  /// Looks for a stroke of its own, then for one that is part of a path; nil where there is none.
  package init?(in document: SVGDocument) {
    guard let box = try? document.viewBox(), let scene = try? Scene(document, viewBox: box, renderer: nil)
    else { return nil }
    guard let slash = Slash(in: scene, isNegated: true) else { return nil }
    (element, runsDown) = (slash.number, slash.runsDown)
  }
}
