/// The values of attributes and style declarations that every renderer reads in the same way.
enum PlainValue {
  /// Returns true if text is a number, or a number of pixels.
  static func isNumber(_ text: some StringProtocol) -> Bool {
    let number = text.hasSuffix("px") ? text.utf8.dropLast(2) : text.utf8.dropLast(0)
    return !number.isEmpty && number.allSatisfy(isNumeric)
  }

  /// Returns true if a byte belongs to a number without a unit.
  private static func isNumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  /// Returns true if text is a list of functions whose arguments are numbers without units.
  static func isTransform(_ text: String) -> Bool {
    var isInside = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "("):
        if isInside { return false }
        isInside = true
      case UInt8(ascii: ")"): isInside = false
      case UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        break
      default: if isInside ? !isNumeric(byte) : !isLetter(byte) { return false }
      }
    }
    return !isInside
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Returns true if a byte of declarations begins a comment, an escape, an at-rule or a nested rule.
  static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "\\"), UInt8(ascii: "@"), UInt8(ascii: "{"): true
    default: false
    }
  }

  /// Returns true if a byte may stand in a list of types, classes and ids.
  static func isSelector(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "#"), UInt8(ascii: ","),
      UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"),
      UInt8(ascii: "\r"):
      true
    default: isLetter(byte)
    }
  }

  /// Returns text without white space at its ends.
  static func trimmed(_ text: Substring.UTF8View) -> Substring {
    var text = text
    while let first = text.first, first <= UInt8(ascii: " ") { text.removeFirst() }
    while let last = text.last, last <= UInt8(ascii: " ") { text.removeLast() }
    return Substring(text)
  }

  /// The attributes besides geometry that have more than plain values.
  static let intricateProperties: Set<String> = [
    "filter", "mask", "clip-path", "clip", "marker", "marker-start", "marker-mid", "marker-end",
    "stroke-dasharray", "transform-origin", "transform-box", "translate", "rotate", "scale", "zoom",
  ]

  /// Returns true if a value of an intricate property has no effect, or refers to a plain clip or mask.
  static func isHarmless(_ property: some StringProtocol, _ value: some StringProtocol) -> Bool {
    if value == "none" || value.isEmpty { return true }
    guard property == "clip-path" || property == "mask", value.hasPrefix("url("), value.hasSuffix(")") else {
      return false
    }
    return value.utf8.count(where: { $0 == UInt8(ascii: "(") }) == 1
  }

  /// Returns true if a property only paints, or concerns text, which is not plain itself.
  static func paints(_ property: Substring) -> Bool {
    paints.contains(property) || paintPrefixes.contains(where: property.hasPrefix)
  }

  private static let paintPrefixes = ["font", "text-", "-inkscape", "stop-", "solid-", "color-"]

  private static let paints: Set<Substring> = [
    "fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap",
    "stroke-linejoin", "stroke-miterlimit", "stroke-dashoffset", "opacity", "color", "display", "visibility",
    "overflow", "isolation", "mix-blend-mode", "shape-rendering", "image-rendering", "paint-order",
    "vector-effect", "enable-background", "clip-rule", "cursor", "pointer-events", "flood-color",
    "flood-opacity", "lighting-color", "line-height", "letter-spacing", "word-spacing", "writing-mode",
    "direction", "baseline-shift", "block-progression", "dominant-baseline", "white-space", "shape-padding",
    "shape-margin", "inline-size", "unicode-bidi",
  ]
}
