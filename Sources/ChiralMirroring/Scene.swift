import ChiralGeometry
import ChiralSVG

/// A drawing with everything that is looked up while it is mirrored: elements by number and id, the cascade,
/// lengths.
struct Scene {
  let cascade: Cascade
  let viewBox: ViewBox
  private let lines: LineIndex
  /// Measures text; nil if there is no renderer.
  let textInk: TextInk?
  /// The findings that several steps ask for.
  private let findings = Findings()

  init(_ document: SVGDocument, viewBox: ViewBox, renderer: (any MirrorRenderer)?) throws(MirrorError) {
    cascade = Cascade(document)
    self.viewBox = viewBox
    textInk = renderer.map { TextInk(document, $0) }
    lines = LineIndex(document)
  }

  /// The findings in a drawing, each searched for once.
  private final class Findings {
    var units: [InkUnit]?
    var slash: Slash??
    var contours: [Int: [[OutlinePiece]]?] = [:]
  }

  /// Returns the closed outline of each subpath of an element, with straight edges as single lines; nil if it has none.
  func straightContours(_ number: Int) -> [[OutlinePiece]]? {
    if let contours = findings.contours[number] { return contours }
    let contours = straightened(outline: number)
    findings.contours[number] = .some(contours)
    return contours
  }

  /// The pieces of ink.
  var units: [InkUnit] {
    if let units = findings.units { return units }
    let units = InkReader(self).units
    findings.units = units
    return units
  }

  /// The slash that the shapes show most clearly; nil if they show none.
  var slash: Slash? {
    if let slash = findings.slash { return slash }
    let slash = Slash(mostLikelyIn: self)
    findings.slash = .some(slash)
    return slash
  }

  var document: SVGDocument { cascade.document }
  var index: ElementIndex { cascade.index }

  func element(_ number: Int) -> SVGElement { index.elements[number] }

  /// Returns true if an element is text, or letters converted to outlines, which carry `data-text`.
  func isLetters(_ number: Int) -> Bool {
    element(number).name == "text" || element(number)["data-text"] != nil
  }

  /// Returns the declaration of a property on the element itself.
  func declared(_ property: String, _ number: Int) -> Stylesheet.Declared? {
    cascade.declared(property, number)
  }

  /// Returns the value of a property on the element itself.
  func own(_ property: String, _ number: Int) -> String? { cascade.own(property, number) }

  /// Returns the value of a property, inherited if the element does not declare it.
  func inherited(_ property: String, _ number: Int) -> String? { cascade.inherited(property, number) }

  /// Returns the number of the element that `#id` or `url(#id)` refers to.
  func target(of reference: String?) -> Int? {
    reference.flatMap(Self.id).flatMap { index.byID[$0] }
  }

  /// Returns the id in `#id`, `url(#id)` or `url('#id') none`.
  static func id(inReference reference: String) -> String? {
    URLReference.id(inAddress: URLReference(reference)?.address ?? reference)
  }

  /// Returns an error at an element.
  func error(_ number: Int, _ message: String) -> MirrorError {
    MirrorError(cascade.error(number, message))
  }

  /// Returns the label of an element in messages: `<name>` or `<name id="…">`.
  func label(_ number: Int) -> String { cascade.label(number) }

  func note(_ action: MirrorNote.Action, number: Int, _ reason: MirrorReason) -> MirrorNote {
    var note = MirrorNote(
      action: action, element: label(number), line: lines.line(of: element(number).offset),
      rule: reason.rule, reason: reason.description)
    note.subject = reason.subject
    if action == .kept || action == .moved { note.part = MirrorNote.Part(number: number) }
    return note
  }
}

/// Lengths and viewports.
extension Scene {
  /// The horizontal extent of the coordinates inside a viewport.
  struct Span: Hashable {
    var minX: DecimalNumber
    var width: DecimalNumber

    /// The sum k of the mirror x → k − x that maps the span to itself.
    var mirrorSum: DecimalNumber { minX + minX + width }
  }

  /// Returns the horizontal extent of the coordinates in which an element stands; nil if it is unknown.
  func span(around number: Int) -> Span? {
    let parent = index.parents[number]
    return parent < 0 ? rootSpan : span(inside: parent)
  }

  /// Returns the horizontal extent of the coordinates of an element's children; nil if it is unknown.
  func span(inside number: Int) -> Span? {
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
  var drawingBox: Rect {
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
  func length(_ property: String, _ number: Int) -> DecimalNumber? {
    guard let length = own(property, number).flatMap(Length.init) else { return nil }
    return userUnits(length, number)
  }

  /// Returns a horizontal length in the coordinates around an element, in user units.
  func userUnits(_ length: Length, _ number: Int) -> DecimalNumber {
    let reference = length.unit == .percent ? span(around: number)?.width ?? .zero : .zero
    let size = length.unit == .em || length.unit == .ex ? cascade.fontSize(number) : .zero
    return length.userUnits(reference: reference, fontSize: size)
  }

  /// Returns a vertical length in the coordinates around an element, in user units.
  func verticalLength(_ property: String, _ number: Int) -> Double? {
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
  func transform(_ number: Int) -> Affine {
    own("transform", number).flatMap(TransformList.init)?.affine ?? .identity
  }
}
