import ChiralSVG

/// The style of letters: the CSS properties that change an outline.
struct TextStyle: Hashable {
  /// The point of the text that lies at its position.
  enum Anchor: String {
    case start, middle, end
  }

  var size: Double
  var weight = 400
  var isItalic = false
  /// The letter spacing, in user units.
  var letterSpacing = 0.0
  /// The first family that is not a generic one, for scripts without a font in the manifest.
  var family: String?
  var anchor = Anchor.start
  /// True if the drawing itself runs from right to left, which decides on which side a text starts.
  var isRightToLeft = false

  init(_ number: Int, in cascade: Cascade) throws(SVGError) {
    try Self.checkSupported(number, cascade)
    size = try cascade.letterSize(number)
    if let value = cascade.inherited("font-weight", number) {
      guard let weight = Self.weights[value] ?? Int(value), (1...1000).contains(weight) else {
        throw cascade.error(number, LetteringMessage.weight(value))
      }
      self.weight = weight
    }
    let style = cascade.inherited("font-style", number) ?? "normal"
    isItalic = style.hasPrefix("italic") || style.hasPrefix("oblique")
    family = cascade.inherited("font-family", number).flatMap(Self.family)
    anchor = cascade.inherited("text-anchor", number).flatMap(Anchor.init) ?? .start
    isRightToLeft = cascade.inherited("direction", number) == "rtl"
    if let value = cascade.inherited("letter-spacing", number), value != "normal" {
      guard let length = Length(value) else {
        throw cascade.error(
          number, LetteringMessage.unsupported("letter-spacing", value: value, remedy: "write a length"))
      }
      letterSpacing = length.userUnits(reference: .zero, fontSize: DecimalNumber(size)).value
    }
  }

  private static let weights = ["normal": 400, "bold": 700, "bolder": 700, "lighter": 300]

  /// Returns the first name of a list whose meaning is not up to the renderer.
  private static func family(_ list: String) -> String? {
    let quotes: Set<Character> = ["\"", "'"]
    return list.split(separator: ",").map { name in
      String(name.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()).filter {
        !quotes.contains($0)
      }
    }
    .first { !$0.isEmpty && !genericFamilies.contains($0.lowercased()) }
  }

  private static let genericFamilies: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif", "ui-sans-serif",
    "ui-monospace", "ui-rounded", "inherit", "sans", "mono",
  ]

  /// The properties that change the picture but not the outlines made here, with their harmless values and a
  /// remedy.
  private static let unsupported: [(name: String, harmless: Set<String>, remedy: String)] = [
    ("font", [], "write font-family, font-size and font-weight separately"),
    ("writing-mode", ["lr", "lr-tb", "horizontal-tb"], "set the text in horizontal lines"),
    ("dominant-baseline", ["auto", "alphabetic"], "give y as the position of the baseline"),
    ("text-decoration", ["none"], "draw the line as a shape"),
    ("word-spacing", ["normal", "0"], "give each word its own <text>"),
    ("font-variant", ["normal"], "write the letters themselves"),
    ("font-stretch", ["normal", "100%"], "name a family of that width"),
    ("text-transform", ["none"], "write the letters themselves"),
    ("baseline-shift", ["baseline", "0"], "give y as the position of the baseline"),
  ]

  private static func checkSupported(_ number: Int, _ cascade: Cascade) throws(SVGError) {
    for (name, harmless, remedy) in unsupported {
      // A length of zero is harmless in any unit.
      if let value = cascade.inherited(name, number), !harmless.contains(value),
        !harmless.contains("0") || Length(value)?.number.value != 0
      {
        throw cascade.error(number, LetteringMessage.unsupported(name, value: value, remedy: remedy))
      }
    }
    for name in ["rotate", "textLength"] {
      if let value = cascade.index.elements[number][name] {
        throw cascade.error(
          number, LetteringMessage.unsupported(name, value: value, remedy: "remove it, or use transform"))
      }
    }
  }
}
