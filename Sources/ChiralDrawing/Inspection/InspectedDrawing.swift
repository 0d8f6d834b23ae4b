import ChiralSVG
import ChiralValues

/// A drawing with everything that is looked up while it is inspected.
struct InspectedDrawing {
  let cascade: Cascade
  private let places: Places

  init(_ document: SVGDocument) {
    cascade = Cascade(document)
    places = Places(document.source)
  }

  var document: SVGDocument { cascade.document }
  var index: ElementIndex { cascade.index }

  /// The SVG elements with their numbers.
  var elements: some Sequence<(offset: Int, element: SVGElement)> {
    index.elements.enumerated().lazy.filter { $0.element.namespace == .svg }
  }

  /// Returns the offset of a property of an element, as exactly as the source tells.
  func offset(of property: String, _ number: Int) -> Int {
    let element = index.elements[number]
    let name =
      switch cascade.declared(property, number)?.origin {
      case .attribute: property
      case .style: "style"
      case .sheet, nil: ""
      }
    return element.attributes.first { $0.name == name }?.offset ?? element.offset
  }

  /// Returns the offset of a byte of an attribute's value; the start of the value if entities hide its bytes.
  func offset(in attribute: SVGAttribute, at position: Int) -> Int {
    let end = attribute.offset + attribute.value.utf8.count
    let isVerbatim =
      document.source.indices.contains(end)
      && (document.source[end] == UInt8(ascii: "\"") || document.source[end] == UInt8(ascii: "'"))
    return isVerbatim ? attribute.offset + position : attribute.offset
  }

  /// Returns a mark at a byte of the source.
  func mark(_ kind: DrawingMark.Kind, at offset: Int, _ detail: some StringProtocol) -> DrawingMark {
    let place = places.place(of: offset)
    return DrawingMark(kind, line: place.line, column: place.column, detail: Self.clipped(detail))
  }

  /// Returns an error of the parser or the mirror as an obstacle.
  func obstacle(_ error: SVGError) -> DrawingObstacle {
    DrawingObstacle(
      line: error.line, column: places.column(line: error.line, bytes: error.column), element: error.element,
      problem: error.problem)
  }

  /// Returns a text cut to the length that messages quote.
  private static func clipped(_ text: some StringProtocol) -> String {
    text.count > 60 ? text.prefix(60) + "…" : String(text)
  }
}
