import ChiralGeometry
import ChiralSVG

/// A drawing with everything that is looked up while its text is set: elements by number, the cascade,
/// lengths.
struct Cascade {
  let document: SVGDocument
  let index: ElementIndex
  let sheet: Stylesheet

  init(_ document: SVGDocument) {
    self.document = document
    index = ElementIndex(document)
    sheet = Stylesheet(index)
  }

  /// Returns the value of a property on the element itself.
  func own(_ property: String, _ number: Int) -> String? {
    sheet.declared(property, of: number, in: index)?.value
  }

  /// Returns the value of a property, inherited if the element does not declare it.
  func inherited(_ property: String, _ number: Int) -> String? {
    var current = number
    while current >= 0 {
      if let value = own(property, current), value != "inherit" { return value }
      current = index.parents[current]
    }
    return nil
  }

  /// Returns the font size in user units; CSS's `medium`, 16, if nothing declares one.
  func fontSize(_ number: Int) throws(SVGError) -> Double {
    guard number >= 0 else { return 16 }
    guard let value = own("font-size", number), value != "inherit" else {
      return try fontSize(index.parents[number])
    }
    let parent = try fontSize(index.parents[number])
    guard let length = Length(value) else { throw error(number, LetteringMessage.fontSize(value)) }
    let size = length.userUnits(reference: DecimalNumber(parent), fontSize: DecimalNumber(parent)).value
    guard size > 0 else { throw error(number, LetteringMessage.fontSize(value)) }
    return size
  }

  /// Returns a horizontal or vertical length of an element's attribute; nil if it is missing.
  func length(_ name: String, _ number: Int, isVertical: Bool = false) throws(SVGError) -> Double? {
    guard let text = index.elements[number][name] else { return nil }
    guard let length = Length(text) else { throw error(number, LetteringMessage.onePosition(name, text)) }
    let box = try document.viewBox()
    return length.userUnits(
      reference: isVertical ? box.height : box.width, fontSize: DecimalNumber(try fontSize(number))
    ).value
  }

  /// Returns an error at an element.
  func error(_ number: Int, _ message: String) -> SVGError {
    document.error(at: index.elements[number].offset, "\(label(number)): \(message)")
  }

  private func label(_ number: Int) -> String {
    let element = index.elements[number]
    return element["id"].map { "<\(element.qualifiedName) id=\"\($0)\">" } ?? "<\(element.qualifiedName)>"
  }
}
