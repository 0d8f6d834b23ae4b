/// The elements of a drawing with the values that attributes, style sheets and inheritance give their
/// properties.
///
/// An element has the number that it has in `index`. Values are those of the source: a rewritten drawing
/// needs a cascade of its own.
public struct Cascade: Sendable {
  /// The drawing.
  public let document: SVGDocument
  /// Its elements by number.
  public let index: ElementIndex
  /// Its style sheets.
  public let sheet: Stylesheet

  /// Reads the style sheets of a drawing.
  public init(_ document: SVGDocument) {
    self.document = document
    index = ElementIndex(document)
    sheet = Stylesheet(index)
  }

  /// Returns the declaration of a property on an element itself, as written.
  public func declared(_ property: String, _ number: Int) -> Stylesheet.Declared? {
    sheet.declared(property, of: number, in: index)
  }

  /// Returns the value of a property on an element itself; `inherit` stands for the value of its parent.
  public func own(_ property: String, _ number: Int) -> String? {
    var current = number
    while current >= 0, let value = declared(property, current)?.value {
      if value != "inherit" { return value }
      current = index.parents[current]
    }
    return nil
  }

  /// Returns the value of a property, inherited if the element does not declare it.
  public func inherited(_ property: String, _ number: Int) -> String? {
    origin(of: property, number)?.value
  }

  /// Returns the value of a property, inherited if the element does not declare it, with the element that
  /// declares it.
  public func origin(of property: String, _ number: Int) -> (value: String, number: Int)? {
    var current = number
    while current >= 0 {
      if let value = declared(property, current)?.value, value != "inherit" { return (value, current) }
      current = index.parents[current]
    }
    return nil
  }

  /// Returns the number of the element to which the `href` of an element refers; nil if it refers to none in the drawing.
  public func target(ofLink number: Int) -> Int? {
    index.elements[number].href.flatMap { URLReference.id(inAddress: $0.value) }.flatMap { index.byID[$0] }
  }

  /// Returns the font size at an element, in user units; 12 if nothing declares one.
  public func fontSize(_ number: Int) -> DecimalNumber {
    guard let (value, owner) = origin(of: "font-size", number) else { return Self.initialFontSize }
    let parent = fontSize(index.parents[owner])
    if let ratio = Self.namedSizes[value.lowercased()] { return Self.mediumFontSize * ratio }
    if value == "larger" { return parent * DecimalNumber(1.2) }
    if value == "smaller" { return DecimalNumber(parent.value / 1.2) }
    guard let length = Length(value) else { return parent }
    return length.userUnits(reference: parent, fontSize: parent)
  }

  // librsvg, which draws all pictures, begins with 12 pixels and takes `medium` for 12 points, which are 16
  // pixels. Browsers begin with `medium`.
  static let initialFontSize = DecimalNumber(12)
  private static let mediumFontSize = DecimalNumber(16)

  /// The named sizes of CSS as multiples of `medium`; each is 1.2 times the previous one.
  private static let namedSizes: [String: DecimalNumber] = [
    "xx-small": DecimalNumber(1 / 1.728), "x-small": DecimalNumber(1 / 1.44), "small": DecimalNumber(1 / 1.2),
    "medium": DecimalNumber(1), "large": DecimalNumber(1.2), "x-large": DecimalNumber(1.44),
    "xx-large": DecimalNumber(1.728),
  ]

  /// Returns an error at an element, which the message names.
  public func error(_ number: Int, _ message: String) -> SVGError {
    document.error(at: index.elements[number].offset, element: label(number), message)
  }

  /// Returns the label of an element in messages: `<name>` or `<name id="…">`.
  public func label(_ number: Int) -> String {
    let element = index.elements[number]
    return element["id"].map { "<\(element.qualifiedName) id=\"\($0)\">" } ?? "<\(element.qualifiedName)>"
  }
}
