import ChiralInk
package import ChiralSVG

/// A slash from corner to corner in a drawing, found by its shape alone.
package struct SlashSighting: Hashable, Sendable {
  /// The number of the element that draws it.
  package let element: Int
  /// True if it runs from the upper left to the lower right (R14).
  package let runsDown: Bool

  /// Finds the slash of a drawing; nil if there is none.
  package init?(in document: SVGDocument) {
    guard let box = try? document.viewBox(),
      let slash = Slash(in: Scene(document, viewBox: box), isNegated: true)
    else { return nil }
    (element, runsDown) = (slash.number, slash.runsDown)
  }
}
