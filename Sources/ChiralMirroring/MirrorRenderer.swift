public import ChiralGeometry
public import ChiralSVG

/// A renderer in the process of the mirror, for what geometry alone does not tell.
public protocol MirrorRenderer: Sendable {
  /// Returns the pixels of a drawing that is as wide as asked; nil where it cannot be rendered.
  func picture(of document: SVGDocument, width: Int) -> Picture?

  /// Returns the ink of elements by their numbers, in the coordinates of the viewBox; those that draw nothing, or cannot
  /// be measured, have none.
  func ink(of elements: [Int], in document: SVGDocument) -> [Int: Rect]
}

extension Mirror {
  /// Draws a picture, as wide as asked.
  typealias Drawer = (SVGDocument, Int) -> Picture?

  /// Draws pictures, where there is a renderer.
  var drawer: Drawer? { renderer.map { renderer in { renderer.picture(of: $0, width: $1) } } }
}

/// The ink of all text of a drawing, measured at once when the first is asked for: to measure each by itself would read
/// the drawing as often as it has texts.
final class TextInk {
  private let document: SVGDocument
  private let renderer: any MirrorRenderer
  private var known: [Int: Rect]?

  init(_ document: SVGDocument, _ renderer: any MirrorRenderer) {
    self.document = document
    self.renderer = renderer
  }

  /// The ink of the text with a number.
  func rect(of number: Int, among index: ElementIndex) -> Rect? {
    if let known { return known[number] }
    let texts = index.elements.indices.filter { index.elements[$0].name == "text" }
    let measured = renderer.ink(of: texts, in: document)
    known = measured
    return measured[number]
  }
}
