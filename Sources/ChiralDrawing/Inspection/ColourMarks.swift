import ChiralSVG
import ChiralValues

/// The colours of the visible elements.
struct ColourMarks {
  private(set) var marks: [DrawingMark] = []
  private(set) var usesCurrentColor = false
  private var literals: Set<String> = []
  private let drawing: InspectedDrawing

  init(_ drawing: InspectedDrawing, drawn: Set<Int>) {
    self.drawing = drawing
    for number in drawn.sorted() {
      addBroken(number)
      if isInked(number) { addPaints(number) }
    }
  }

  private static let properties = ["fill", "stroke", "stop-color", "flood-color", "lighting-color", "color"]

  /// Adds marks for values that are not colours, at the element that has them.
  private mutating func addBroken(_ number: Int) {
    for property in Self.properties {
      guard let value = drawing.cascade.declared(property, number)?.value, !Colour.isPaint(value) else {
        continue
      }
      marks.append(
        drawing.mark(
          .brokenColour, at: drawing.offset(of: property, number), "\(property)=\"\(value)\""))
    }
  }

  /// Returns true if an element shows its own paint. Elements inside a clip or a mask do not.
  private func isInked(_ number: Int) -> Bool {
    ElementKind.shapes.contains(drawing.index.elements[number].name)
      && !drawing.index.ancestors(of: number).contains {
        ElementKind(drawing.index.elements[$0].name) == .resource
      }
  }

  private mutating func addPaints(_ number: Int) {
    for (property, initial) in [("fill", "black"), ("stroke", "none")] {
      let found = drawing.cascade.origin(of: property, number)
      let value = (found?.value ?? initial).lowercased()
      guard value != "none", value != "transparent", !isTransparent(property, number) else { continue }
      if value == "currentcolor" || ContextPaint.isNamed(by: value) {
        usesCurrentColor = true
      } else if literals.insert(value).inserted {
        let offset = drawing.offset(of: property, found?.number ?? number)
        marks.append(drawing.mark(.literalColour, at: offset, value))
      }
    }
  }

  private func isTransparent(_ property: String, _ number: Int) -> Bool {
    [drawing.cascade.inherited(property + "-opacity", number), drawing.cascade.own("opacity", number)]
      .contains { $0.flatMap { Double(parsing: $0) } == 0 }
  }
}

/// The syntax of colours (CSS Color 4) and paints (SVG 2, section 13.2).
enum Colour {
  /// Returns true if a value is a paint.
  static func isPaint(_ value: String) -> Bool {
    let text = value.lowercased().trimmingPrefix { $0.isWhitespace }
    if keywords.contains(String(text)) || ContextPaint.isNamed(by: text) || text.hasPrefix("url(")
      || text.hasPrefix("var(")
    {
      return true
    }
    if text.hasPrefix("#") { return isHexadecimal(text.dropFirst()) }
    if functions.contains(where: { text.hasPrefix($0 + "(") }) { return text.contains(")") }
    return names.contains(String(text.prefix { !$0.isWhitespace }))
  }

  private static func isHexadecimal(_ digits: Substring) -> Bool {
    let digits = digits.prefix { !$0.isWhitespace }
    return [3, 4, 6, 8].contains(digits.count) && digits.allSatisfy(\.isHexDigit)
  }

  private static let keywords: Set<String> = [
    "none", "currentcolor", "inherit", "initial", "unset", "revert", "transparent",
  ]

  private static let functions = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix", "light-dark",
    "icc-color", "device-cmyk",
  ]

  /// The names of CSS Color 4, section 6.1, and the system colours of section 6.2.
  private static let names = Set(
    """
    aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood \
    cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod \
    darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon \
    darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray \
    dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green \
    greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon \
    lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon \
    lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen \
    magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue \
    mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy \
    oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred \
    papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown \
    salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen \
    steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen accentcolor \
    accentcolortext activetext buttonborder buttonface buttontext canvas canvastext field fieldtext graytext \
    highlight highlighttext linktext mark marktext selecteditem selecteditemtext visitedtext windowtext \
    window menu menutext
    """.split(separator: " ").map(String.init))
}
