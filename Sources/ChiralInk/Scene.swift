package import ChiralSVG

/// A drawing with everything that is looked up while it is mirrored: elements by number and id, the cascade,
/// lengths.
package struct Scene {
  package let cascade: Cascade
  package let viewBox: ViewBox
  private let lines: LineIndex
  /// Measures text; nil if there is no renderer.
  package let textInk: TextInk?
  /// The findings that several steps ask for.
  private let findings = Findings()

  /// Reads a drawing; without `textInk`, text has no box.
  package init(_ document: SVGDocument, viewBox: ViewBox, textInk: TextInk? = nil) {
    cascade = Cascade(document)
    self.viewBox = viewBox
    self.textInk = textInk
    lines = LineIndex(document)
  }

  /// The findings in a drawing, each searched for once.
  private final class Findings {
    /// The pieces of ink by the factor of their strokes' widths.
    var units: [Double: [InkUnit]] = [:]
    var contours: [Int: [[OutlinePiece]]?] = [:]
    /// The findings of the layers above, by their type.
    var others: [ObjectIdentifier: Any] = [:]
  }

  /// Returns the closed outline of each subpath of an element, with straight edges as single lines; nil if it has none.
  package func straightContours(_ number: Int) -> [[OutlinePiece]]? {
    if let contours = findings.contours[number] { return contours }
    let contours = straightened(outline: number)
    findings.contours[number] = .some(contours)
    return contours
  }

  /// The pieces of ink, as a regular pen draws them.
  package var units: [InkUnit] { units(drawnWith: .regular) }

  /// Returns the pieces of ink as a pen draws them.
  package func units(drawnWith pen: Pen) -> [InkUnit] {
    let factor = weightFactor(pen)
    if let units = findings.units[factor] { return units }
    let units = InkReader(self, weightFactor: factor).units
    findings.units[factor] = units
    return units
  }

  /// Returns what a layer above finds in the drawing, searched for once per type.
  package func once<Finding>(_ find: () -> Finding) -> Finding {
    let key = ObjectIdentifier(Finding.self)
    // An array tells a finding of nil from none.
    if let known = (findings.others[key] as? [Finding])?.first { return known }
    let finding = find()
    findings.others[key] = [finding]
    return finding
  }

  package var document: SVGDocument { cascade.document }
  package var index: ElementIndex { cascade.index }

  package func element(_ number: Int) -> SVGElement { index.elements[number] }

  /// Returns true if an element is text that shows something, or letters converted to outlines, which carry `data-text`.
  package func isLetters(_ number: Int) -> Bool {
    element(number).name == "text" ? unseen(number) == nil : element(number)["data-text"] != nil
  }

  /// Returns the declaration of a property on the element itself.
  package func declared(_ property: String, _ number: Int) -> Stylesheet.Declared? {
    cascade.declared(property, number)
  }

  /// Returns the value of a property on the element itself.
  package func own(_ property: String, _ number: Int) -> String? { cascade.own(property, number) }

  /// Returns the value of a property, inherited if the element does not declare it.
  package func inherited(_ property: String, _ number: Int) -> String? { cascade.inherited(property, number) }

  /// Returns the number of the element that `#id` or `url(#id)` refers to.
  package func target(of reference: String?) -> Int? {
    reference.flatMap(Self.id).flatMap { index.byID[$0] }
  }

  /// Returns the id in `#id`, `url(#id)` or `url('#id') none`.
  package static func id(inReference reference: String) -> String? {
    URLReference.id(inAddress: URLReference(reference)?.address ?? reference)
  }

  /// Returns the label of an element in messages: `<name>` or `<name id="…">`.
  package func label(_ number: Int) -> String { cascade.label(number) }

  /// Returns the line of an element in the source.
  package func line(of number: Int) -> Int { lines.line(of: element(number).offset) }
}

/// Lengths and viewports.
extension Scene {
  /// The horizontal extent of the coordinates inside a viewport.
  package struct Span: Hashable {
    package var minX: DecimalNumber
    package var width: DecimalNumber

    /// The sum k of the mirror x → k − x that maps the span to itself.
    package var mirrorSum: DecimalNumber { minX + minX + width }
  }

  /// Returns the horizontal extent of the coordinates in which an element stands; nil if it is unknown.
  package func span(around number: Int) -> Span? {
    let parent = index.parents[number]
    return parent < 0 ? rootSpan : span(inside: parent)
  }

  /// Returns the horizontal extent of the coordinates of an element's children; nil if it is unknown.
  package func span(inside number: Int) -> Span? {
    if index.parents[number] < 0 { return rootSpan }
    switch element(number).name {
    case "svg", "symbol", "marker", "pattern":
      if let box = element(number)["viewBox"].flatMap(ViewBox.init) {
        return Span(minX: box.minX, width: box.width)
      }
      return ownWidth(number).map { Span(minX: .zero, width: $0) }
    default: return span(around: number)
    }
  }

  /// The viewBox of the drawing as a rectangle.
  package var drawingBox: Rect {
    Rect(
      minX: viewBox.minX.value, minY: viewBox.minY.value, width: viewBox.width.value,
      height: viewBox.height.value)
  }

  private var rootSpan: Span { Span(minX: viewBox.minX, width: viewBox.width) }

  /// Returns the width of a viewport that has no viewBox.
  private func ownWidth(_ number: Int) -> DecimalNumber? {
    switch element(number).name {
    // SVG 1.1, section 11.6.2: 3 is the default of markerWidth and markerHeight.
    case "marker": length("markerWidth", number) ?? DecimalNumber(3)
    case "symbol": nil
    default: length("width", number) ?? span(around: number)?.width
    }
  }

  /// Returns a horizontal length as declared on an element, in user units; nil if it is missing or malformed.
  package func length(_ property: String, _ number: Int) -> DecimalNumber? {
    guard let length = own(property, number).flatMap(Length.init) else { return nil }
    return userUnits(length, number)
  }

  /// Returns a horizontal length in the coordinates around an element, in user units.
  package func userUnits(_ length: Length, _ number: Int) -> DecimalNumber {
    let reference = length.unit == .percent ? span(around: number)?.width ?? .zero : .zero
    let size = length.unit == .em || length.unit == .ex ? cascade.fontSize(number) : .zero
    return length.userUnits(reference: reference, fontSize: size)
  }

  /// Returns a vertical length in the coordinates around an element, in user units.
  package func verticalLength(_ property: String, _ number: Int) -> Double? {
    guard let length = own(property, number).flatMap(Length.init) else { return nil }
    let size = length.unit == .em || length.unit == .ex ? cascade.fontSize(number) : .zero
    return length.userUnits(reference: height(around: number), fontSize: size).value
  }

  private func height(around number: Int) -> DecimalNumber {
    for ancestor in index.ancestors(of: number) where index.parents[ancestor] >= 0 {
      if let box = element(ancestor)["viewBox"].flatMap(ViewBox.init) { return box.height }
    }
    return viewBox.height
  }

  /// Returns the map of an element's own transform.
  package func transform(_ number: Int) -> Affine {
    own("transform", number).flatMap(TransformList.init)?.affine ?? .identity
  }
}

extension Scene {
  /// The length of the drawing's diagonal.
  package var diagonal: Double {
    let (width, height) = (viewBox.width.value, viewBox.height.value)
    return (width * width + height * height).squareRoot()
  }

  package var centre: Point {
    Point(
      x: viewBox.minX.value + viewBox.width.value / 2, y: viewBox.minY.value + viewBox.height.value / 2)
  }
}
