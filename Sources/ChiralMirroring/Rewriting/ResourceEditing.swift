import ChiralInk
import ChiralSVG

/// Gradients, patterns, markers and regions.
extension ElementEditor {
  /// Mirrors x1 and x2, or cx and fx, in the gradient's units; values that come from templates are mirrored
  /// in the templates.
  mutating func mirrorGradient(k: DecimalNumber, _ rule: GeometryRule, writesDefaults: Bool) {
    let isRelative = scene.chained("gradientUnits", number) != "userSpaceOnUse"
    let facts: [(String, String?)] =
      rule == .gradientLine ? [("x1", "0%"), ("x2", "100%")] : [("cx", "50%"), ("fx", nil)]
    for (property, standard) in facts.reversed() {
      if let value = element[property] {
        if let text = mirroredFraction(value, k: k, isRelative: isRelative) { set(property, text) }
      } else if writesDefaults, scene.chained(property, number) == nil, let standard,
        let text = mirroredFraction(standard, k: k, isRelative: isRelative), text != standard
      {
        set(property, text)
      }
    }
  }

  /// Returns k − x for a length that may be a fraction of a box.
  private func mirroredFraction(_ text: String, k: DecimalNumber, isRelative: Bool) -> String? {
    guard let length = Length(text) else { return nil }
    if length.unit == .percent, isRelative || scene.span(around: number)?.minX == .zero {
      return "\(DecimalNumber(100) - length.number)%"
    }
    let dropsLeadingZero = TextSplice.dropsLeadingZero(Array(text.utf8))
    let value = isRelative ? scene.fraction(text) ?? length.number : scene.userUnits(length, number)
    return (k - value).written(dropsLeadingZero: dropsLeadingZero)
  }

  /// Mirrors the region of a mask or filter, x → k − x − width; the defaults are −10 % and 120 % of the box.
  mutating func mirrorRegion(units: String, k: DecimalNumber) {
    let isRelative = scene.units(units, number, standard: true)
    // In user space, the default region is centred only in a viewport that begins at 0.
    let isCentred = isRelative || scene.span(around: number)?.minX == .zero
    guard !isCentred || element["x"] != nil || element["width"] != nil,
      let x = Length(element["x"] ?? "-10%"), let width = Length(element["width"] ?? "120%")
    else { return }
    let text = mirroredSpan(x: x, width: width, k: k, isRelative: isRelative)
    if text != element["x"] ?? "-10%" { set("x", text) }
  }

  /// Returns k − x − width in user units or as a fraction of a box.
  func mirroredSpan(x: Length, width: Length, k: DecimalNumber, isRelative: Bool) -> String {
    let beginsAtZero = isRelative || scene.span(around: number)?.minX == .zero
    if x.unit == .percent, width.unit == .percent, beginsAtZero {
      return "\(DecimalNumber(100) - x.number - width.number)%"
    }
    func value(_ length: Length) -> DecimalNumber {
      isRelative
        ? length.userUnits(reference: DecimalNumber(1), fontSize: .zero) : scene.userUnits(length, number)
    }
    return ((isRelative ? DecimalNumber(1) : k) - value(x) - value(width)).description
  }

  /// Mirrors a tile in `objectBoundingBox` units, x → 1 − x − width; its transform is in user space.
  mutating func mirrorTile(k: DecimalNumber) {
    if let value = scene.chained("patternTransform", number), let list = TransformList(value) {
      set("patternTransform", list.mirrored(k: k))
    }
    swapAlignment()
    guard let width = scene.chained("width", number).flatMap(Length.init) else { return }
    let x = scene.chained("x", number).flatMap(Length.init) ?? Length(.zero, width.unit)
    let text = mirroredSpan(x: x, width: width, k: DecimalNumber(1), isRelative: true)
    if text != scene.chained("x", number) ?? "0" { set("x", text) }
  }

  /// Mirrors a marker with a fixed angle: refX → k − refX, orient → −orient.
  mutating func mirrorMarker(k: DecimalNumber) {
    mirrorReference("refX", k: k, width: scene.span(inside: number)?.width)
    guard let orient = element["orient"] else { return }
    var scanner = ByteScanner(orient)
    scanner.skipSpace()
    guard let (angle, range) = scanner.number(), angle != .zero else { return }
    var splice = TextSplice(Array(orient.utf8))
    splice.replace(range, with: (-angle).description)
    set("orient", splice.finished())
  }

  /// Mirrors the reference point of a marker along one axis: x → k − x, where the content is `width` wide.
  private mutating func mirrorReference(_ attribute: String, k: DecimalNumber, width: DecimalNumber?) {
    guard let length = Length(element[attribute] ?? "0") else { return }
    let text: String
    if length.unit == .percent, k == width {
      text = "\(DecimalNumber(100) - length.number)%"
    } else {
      text = (k - length.userUnits(reference: width ?? .zero, fontSize: .zero)).description
    }
    if text != "0" || element[attribute] != nil { set(attribute, text) }
  }

  /// Mirrors a marker that turns with its path: refY → k − refY, yMin ↔ yMax.
  mutating func invertMarker(k: DecimalNumber) {
    mirrorReference("refY", k: k, width: scene.markerHeight(number))
    guard let ratio = element["preserveAspectRatio"] else { return }
    set(
      "preserveAspectRatio",
      ratio.contains("YMin") ? ratio.replacing("YMin", with: "YMax") : ratio.replacing("YMax", with: "YMin"))
  }
}

extension TransformList {
  /// Returns the list without its first function, if that is the inverse of `map`; nil otherwise.
  func droppingFirst(ifUndoneBy map: Affine) -> String? {
    guard let first = firstAffine, map.concatenating(first).isIdentity else { return nil }
    return textAfterFirst
  }

  /// Returns a map as one function: `translate` if it is a translation, `matrix` otherwise.
  static func text(_ map: Affine) -> String {
    func number(_ value: Double) -> String {
      // Nine decimals remove the rounding errors of products, and are finer than any renderer's units.
      DecimalNumber((value * 1e9).rounded() / 1e9).description
    }
    let isTranslation = map.a == 1 && map.b == 0 && map.c == 0 && map.d == 1
    if isTranslation {
      return abs(map.f) < 1e-9
        ? "translate(\(number(map.e)))" : "translate(\(number(map.e)),\(number(map.f)))"
    }
    return "matrix(\([map.a, map.b, map.c, map.d, map.e, map.f].map(number).joined(separator: ",")))"
  }
}
