import ChiralGeometry
import ChiralSVG

/// A drawing with all that is looked up while it is mirrored: elements by number and id, the cascade, lengths.
struct Scene {
  let document: SVGDocument
  let viewBox: ViewBox
  let index: ElementIndex
  let sheet: Stylesheet
  private let lines: LineIndex
  /// Nil where nothing measures text.
  let textInk: TextInk?

  init(_ document: SVGDocument, viewBox: ViewBox, renderer: (any MirrorRenderer)?) throws(MirrorError) {
    self.document = document
    self.viewBox = viewBox
    textInk = renderer.map { TextInk(document, $0) }
    index = ElementIndex(document)
    sheet = Stylesheet(index)
    lines = LineIndex(document)
  }

  func element(_ number: Int) -> SVGElement { index.elements[number] }

  /// Whether an element is text, or letters that were turned into outlines: these are named by `data-text`.
  func isLetters(_ number: Int) -> Bool {
    element(number).name == "text" || element(number)["data-text"] != nil
  }

  /// A property as declared on the element itself.
  func declared(_ property: String, _ number: Int) -> Stylesheet.Declared? {
    sheet.declared(property, of: number, in: index)
  }

  /// A property's value on the element itself.
  func own(_ property: String, _ number: Int) -> String? {
    guard let value = declared(property, number)?.value else { return nil }
    guard value == "inherit" else { return value }
    return index.parents[number] < 0 ? nil : own(property, index.parents[number])
  }

  /// A property's value, inherited where the element does not say.
  func inherited(_ property: String, _ number: Int) -> String? {
    var current = number
    while current >= 0 {
      if let value = own(property, current), value != "inherit" { return value }
      current = index.parents[current]
    }
    return nil
  }

  /// The number of the element that `#id` or `url(#id)` names.
  func target(of reference: String?) -> Int? {
    reference.flatMap(Self.fragment).flatMap { index.byID[$0] }
  }

  /// The id in `#id`, `url(#id)` or `url('#id') none`.
  static func fragment(_ reference: String) -> String? {
    var text = Substring(reference).drop { $0.isWhitespace }
    if text.hasPrefix("url(") {
      guard let close = text.firstIndex(of: ")") else { return nil }
      text = text[text.index(text.startIndex, offsetBy: 4)..<close]
      text = text.drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }
      while let last = text.last, last.isWhitespace || last == "\"" || last == "'" { text.removeLast() }
    }
    guard text.hasPrefix("#") else { return nil }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text.dropFirst())
  }

  /// An error at an element.
  func error(_ number: Int, _ message: String) -> MirrorError {
    MirrorError(document.error(at: element(number).offset, "\(label(number)): \(message)"))
  }

  /// How messages name an element.
  func label(_ number: Int) -> String {
    let element = element(number)
    return element["id"].map { "<\(element.qualifiedName) id=\"\($0)\">" } ?? "<\(element.qualifiedName)>"
  }

  func note(_ action: MirrorNote.Action, _ number: Int, _ reason: String) -> MirrorNote {
    var note = MirrorNote(
      action: action, element: label(number), line: lines.line(of: element(number).offset), reason: reason)
    if action == .kept || action == .moved { note.part = MirrorNote.Part(number: number) }
    return note
  }
}

/// Lengths and viewports.
extension Scene {
  /// What a viewport maps: the origin and width of the coordinates inside it.
  struct Span: Hashable {
    var minX: DecimalNumber
    var width: DecimalNumber

    /// k of the mirror that maps the span to itself.
    var mirrorSum: DecimalNumber { minX + minX + width }
  }

  /// The horizontal extent of the coordinates in which an element itself stands; nil where it is unknown.
  func span(around number: Int) -> Span? {
    let parent = index.parents[number]
    return parent < 0 ? rootSpan : span(inside: parent)
  }

  /// The horizontal extent of the coordinates of an element's children; nil where it is unknown.
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

  private var rootSpan: Span { Span(minX: viewBox.minX, width: viewBox.width) }

  /// The width of a viewport that has no viewBox.
  private func ownWidth(_ number: Int) -> DecimalNumber? {
    switch element(number).name {
    case "marker": length("markerWidth", number) ?? DecimalNumber(3)
    case "symbol": nil
    default: length("width", number) ?? span(around: number)?.width
    }
  }

  /// A horizontal length as declared on an element, in user units; nil where it is missing or malformed.
  func length(_ property: String, _ number: Int) -> DecimalNumber? {
    guard let length = own(property, number).flatMap(Length.init) else { return nil }
    return userUnits(length, number)
  }

  /// A horizontal length in the coordinates around an element, in user units.
  func userUnits(_ length: Length, _ number: Int) -> DecimalNumber {
    let reference = length.unit == .percent ? span(around: number)?.width ?? .zero : .zero
    let size = length.unit == .em || length.unit == .ex ? fontSize(number) : .zero
    return length.userUnits(reference: reference, fontSize: size)
  }

  /// A vertical length in the coordinates around an element, in user units.
  func verticalLength(_ property: String, _ number: Int) -> Double? {
    guard let length = own(property, number).flatMap(Length.init) else { return nil }
    let size = length.unit == .em || length.unit == .ex ? fontSize(number) : .zero
    return length.userUnits(reference: height(around: number), fontSize: size).value
  }

  private func height(around number: Int) -> DecimalNumber {
    for ancestor in index.ancestors(of: number) where index.parents[ancestor] >= 0 {
      if let box = element(ancestor)["viewBox"].flatMap(ViewBox.init) { return box.height }
    }
    return viewBox.height
  }

  /// The font's size at an element, in user units; 12 where nothing says, as librsvg has it.
  func fontSize(_ number: Int) -> DecimalNumber {
    let standard = DecimalNumber(12)
    guard number >= 0 else { return standard }
    let parent = index.parents[number]
    guard let size = own("font-size", number) else { return fontSize(parent) }
    let reference = fontSize(parent)
    if let ratio = Self.namedSizes[size.lowercased()] { return DecimalNumber(16) * ratio }
    if size == "larger" { return reference * DecimalNumber(1.2) }
    if size == "smaller" { return DecimalNumber(reference.value / 1.2) }
    guard let length = Length(size) else { return reference }
    return length.userUnits(reference: reference, fontSize: reference)
  }

  /// CSS's named sizes as multiples of `medium`, each 1.2 times the one before.
  private static let namedSizes: [String: DecimalNumber] = [
    "xx-small": DecimalNumber(1 / 1.728), "x-small": DecimalNumber(1 / 1.44), "small": DecimalNumber(1 / 1.2),
    "medium": DecimalNumber(1), "large": DecimalNumber(1.2), "x-large": DecimalNumber(1.44),
    "xx-large": DecimalNumber(1.728),
  ]

  /// The map of an element's own transform.
  func transform(_ number: Int) -> Affine {
    own("transform", number).flatMap(TransformList.init)?.affine ?? .identity
  }
}
