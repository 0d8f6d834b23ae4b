import ChiralSVG

/// Lengths of text.
extension Cascade {
  /// Returns the font size in user units; throws if one that applies here is not a length above zero.
  func letterSize(_ number: Int) throws(SVGError) -> Double {
    var current = number
    while let (value, owner) = origin(of: "font-size", current) {
      let one = DecimalNumber(1)
      guard let length = Length(value), length.userUnits(reference: one, fontSize: one) > .zero else {
        throw error(owner, LetteringMessage.fontSize(value))
      }
      current = index.parents[owner]
    }
    return fontSize(number).value
  }

  /// Returns a horizontal or vertical length of an element's attribute; nil if it is missing.
  func length(_ name: String, _ number: Int, isVertical: Bool = false) throws(SVGError) -> Double? {
    guard let text = index.elements[number][name] else { return nil }
    guard let length = Length(text) else { throw error(number, LetteringMessage.onePosition(name, text)) }
    let box = try document.viewBox()
    return length.userUnits(
      reference: isVertical ? box.height : box.width, fontSize: DecimalNumber(try letterSize(number))
    ).value
  }
}
