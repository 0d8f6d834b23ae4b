/// The four numbers of a `viewBox`.
public struct ViewBox: Hashable, Sendable {
  /// The left edge, in user units.
  public var minX: DecimalNumber
  /// The upper edge, in user units.
  public var minY: DecimalNumber
  /// The width, above zero, in user units.
  public var width: DecimalNumber
  /// The height, above zero, in user units.
  public var height: DecimalNumber

  /// Creates a box from its numbers, in user units.
  public init(minX: DecimalNumber, minY: DecimalNumber, width: DecimalNumber, height: DecimalNumber) {
    self.minX = minX
    self.minY = minY
    self.width = width
    self.height = height
  }

  /// Reads `0 0 24 24`; nil unless there are four finite numbers, the last two above zero.
  public init?(_ text: String) {
    var scanner = ByteScanner(text)
    var numbers: [DecimalNumber] = []
    scanner.skipSpace()
    while let number = scanner.number()?.value {
      numbers.append(number)
      scanner.skipSeparator()
    }
    guard scanner.isAtEnd, numbers.count == 4, numbers[2] > .zero, numbers[3] > .zero,
      numbers.allSatisfy({ abs($0.value) < 1e9 })
    else { return nil }
    self.init(minX: numbers[0], minY: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The sum k of the mirror x → k − x that maps the box to itself.
  public var mirrorSum: DecimalNumber { minX + minX + width }
}

extension ViewBox: CustomStringConvertible {
  /// The four numbers, separated by spaces.
  public var description: String { "\(minX) \(minY) \(width) \(height)" }
}

extension SVGDocument {
  /// Returns the box that the drawing shows, in user units: its `viewBox`, or else its `width` and `height`.
  ///
  /// - Throws: `SVGError` for a drawing without an axis: one without any size, or with an empty or malformed
  ///   viewBox.
  public func viewBox() throws(SVGError) -> ViewBox {
    if let attribute = root.attributes.first(where: { $0.name == "viewBox" }) {
      if let box = ViewBox(attribute.value) { return box }
      throw error(
        at: attribute.offset,
        "viewBox \"\(attribute.value)\" is not four numbers with a width and a height above zero; "
          + "write one like \"0 0 24 24\"")
    }
    guard let width = rootLength("width"), let height = rootLength("height") else {
      throw error(
        at: root.offset,
        "the drawing has no axis to mirror about; give <svg> a viewBox, or a width and a height")
    }
    return ViewBox(minX: .zero, minY: .zero, width: width, height: height)
  }

  /// Returns the size at which the drawing is meant to be shown, in user units; that of the viewBox if it
  /// declares none.
  public func intrinsicSize() throws(SVGError) -> (width: Double, height: Double) {
    let box = try viewBox()
    let width = rootLength("width")?.value
    let height = rootLength("height")?.value
    let aspect = box.width.value / box.height.value
    return switch (width, height) {
    case (let width?, let height?): (width, height)
    case (let width?, nil): (width, width / aspect)
    case (nil, let height?): (height * aspect, height)
    case (nil, nil): (box.width.value, box.height.value)
    }
  }

  /// Returns an absolute length of the root element above zero, in user units.
  private func rootLength(_ name: String) -> DecimalNumber? {
    guard let length = root[name].flatMap(Length.init), length.unit != .percent else { return nil }
    let size = length.userUnits(reference: .zero, fontSize: Cascade.initialFontSize)
    return size > .zero ? size : nil
  }
}
