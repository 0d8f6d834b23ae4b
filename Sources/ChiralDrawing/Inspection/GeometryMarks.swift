import ChiralSVG
import ChiralValues

/// Geometry that renderers cannot read.
extension InspectedDrawing {
  /// The attributes that hold one length, by the names of elements.
  private static let lengths: [String: [String]] = [
    "rect": ["x", "y", "width", "height", "rx", "ry"], "circle": ["cx", "cy", "r"],
    "ellipse": ["cx", "cy", "rx", "ry"], "line": ["x1", "y1", "x2", "y2"],
    "image": ["x", "y", "width", "height"], "use": ["x", "y", "width", "height"],
    "linearGradient": ["x1", "y1", "x2", "y2"], "radialGradient": ["cx", "cy", "r", "fx", "fy"],
  ]

  /// The attributes with sizes, which must not be negative.
  private static let sizes: Set<String> = ["width", "height", "rx", "ry", "r"]

  /// The largest number that renderers accept without failing or overflowing.
  private static let largest = 1e7

  /// Returns marks for the visible elements.
  func geometryMarks(_ drawn: Set<Int>) -> [DrawingMark] {
    drawn.sorted().flatMap { number in
      let element = index.elements[number]
      return pathMarks(element) + lengthMarks(element) + transformMarks(element) + originMarks(number)
    }
  }

  private func pathMarks(_ element: SVGElement) -> [DrawingMark] {
    let name = element.name == "path" ? "d" : "points"
    guard ["path", "polyline", "polygon"].contains(element.name),
      let attribute = element.attributes.first(where: { $0.name == name }),
      attribute.value.contains(where: { !$0.isWhitespace }), attribute.value != "none"
    else { return [] }
    let lead = name == "d" ? 0 : 1
    let data = PathData(lead == 0 ? attribute.value : "M" + attribute.value)
    var marks: [DrawingMark] = []
    if let error = data.errorOffset {
      let place = max(0, error - lead)
      let rest = String(decoding: attribute.value.utf8.dropFirst(place), as: UTF8.self)
      marks.append(mark(.brokenPath, at: offset(in: attribute, at: place), rest))
    }
    if name == "d", let bare = data.firstBarePoint {
      let place = offset(in: attribute, at: bare.range.lowerBound)
      marks.append(mark(.barePoint, at: place, String(decoding: data.source[bare.range], as: UTF8.self)))
    }
    if let huge = data.arguments.first(where: { !Self.isUsable($0.value.value) }) {
      let place = offset(in: attribute, at: huge.range.lowerBound - lead)
      marks.append(mark(.nonFinite, at: place, String(decoding: data.source[huge.range], as: UTF8.self)))
    }
    return marks
  }

  private func lengthMarks(_ element: SVGElement) -> [DrawingMark] {
    (Self.lengths[element.name] ?? []).compactMap { name in
      guard let attribute = element.attributes.first(where: { $0.name == name }),
        attribute.value != "auto"
      else { return nil }
      let text = "\(name)=\"\(attribute.value)\""
      guard let number = Self.number(attribute.value) else {
        let isNumber = ["nan", "inf", "infinity", "-inf", "-infinity"].contains(attribute.value.lowercased())
        return mark(isNumber ? .nonFinite : .brokenLength, at: attribute.offset, text)
      }
      if !Self.isUsable(number) { return mark(.nonFinite, at: attribute.offset, text) }
      return number < 0 && Self.sizes.contains(name)
        ? mark(.brokenLength, at: attribute.offset, text) : nil
    }
  }

  /// Returns the number of a length, whatever its unit; nil for text that is not a length.
  private static func number(_ text: String) -> Double? {
    var scanner = ByteScanner(text)
    scanner.skipSpace()
    guard let number = scanner.number()?.value else { return text.hasPrefix("calc(") ? 0 : nil }
    let unit = scanner.word()
    if unit.isEmpty { _ = scanner.take(UInt8(ascii: "%")) }
    scanner.skipSpace()
    return scanner.isAtEnd && unit.allSatisfy(\.isLetter) ? number.value : nil
  }

  private func transformMarks(_ element: SVGElement) -> [DrawingMark] {
    ["transform", "gradientTransform", "patternTransform"].compactMap { name in
      guard let attribute = element.attributes.first(where: { $0.name == name }),
        attribute.value.contains(where: { !$0.isWhitespace }), attribute.value != "none"
      else { return nil }
      let text = "\(name)=\"\(attribute.value)\""
      guard let affine = TransformList(attribute.value)?.affine else {
        return mark(.brokenLength, at: attribute.offset, text)
      }
      let parts = [affine.a, affine.b, affine.c, affine.d, affine.e, affine.f]
      return parts.allSatisfy(Self.isUsable) ? nil : mark(.nonFinite, at: attribute.offset, text)
    }
  }

  /// Returns a mark for a transform that another origin changes, which browsers regard and librsvg does not.
  private func originMarks(_ number: Int) -> [DrawingMark] {
    guard let origin = cascade.own("transform-origin", number), !Self.isZero(origin),
      let affine = cascade.own("transform", number).flatMap(TransformList.init)?.affine,
      (affine.a, affine.b, affine.c, affine.d) != (1, 0, 0, 1)
    else { return [] }
    return [mark(.transformOrigin, at: offset(of: "transform-origin", number), origin)]
  }

  /// Returns true for an origin at 0 0, whatever its units.
  private static func isZero(_ origin: String) -> Bool {
    origin.split { $0.isWhitespace || $0 == "," }.allSatisfy {
      $0 == "left" || $0 == "top" || self.number(String($0)) == 0
    }
  }

  private static func isUsable(_ number: Double) -> Bool { number.magnitude <= largest }
}
