internal import ChiralManifest
internal import ChiralValues

/// The SVG of a page under construction; every text from outside passes through `Escape`.
struct PageMarkup {
  /// The fonts to use, in order of preference; the last one is always available.
  private static let fonts = "Inter, 'Noto Sans', 'DejaVu Sans', sans-serif"

  /// The alignment of a text relative to its x coordinate.
  enum Anchor: String { case start, middle, end }

  private(set) var text = ""

  /// Adds a line of text, which must already fit.
  mutating func line(
    _ string: String, _ style: CaptionStyle, x: Double, y: Double, anchor: Anchor = .start,
    color: String? = nil
  ) {
    guard !string.isEmpty else { return }
    let weight = style.isBold ? " font-weight=\"600\"" : ""
    let place = anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\""
    text += """
      <text x="\(number(x))" y="\(number(y))" font-size="\(number(style.size))"\(weight)\(place) \
      fill="\(color ?? style.color)">\(Escape.markup(string))</text>

      """
  }

  /// Adds a thin horizontal line.
  mutating func rule(x: Double, y: Double, width: Double, color: String) {
    rectangle(Box(x: x, y: y, width: width, height: 1), fill: color)
  }

  /// Adds a filled rectangle, with round corners if `radius` is not zero.
  mutating func rectangle(_ box: Box, radius: Double = 0, fill: String) {
    let corners = radius == 0 ? "" : " rx=\"\(number(radius))\""
    text += """
      <rect x="\(number(box.x))" y="\(number(box.y))" width="\(number(box.width))" \
      height="\(number(box.height))"\(corners) fill="\(fill)"/>

      """
  }

  /// Adds a filled circle.
  mutating func dot(x: Double, y: Double, radius: Double, fill: String) {
    text += "<circle cx=\"\(number(x))\" cy=\"\(number(y))\" r=\"\(number(radius))\" fill=\"\(fill)\"/>\n"
  }

  /// Adds the mark of a class around a point; classes differ in shape, not only in colour.
  mutating func mark(_ iconClass: IconClass, x: Double, y: Double) {
    let points: [(Double, Double)] =
      switch iconClass {
      case .mirror: []
      case .both: [(0, -4.5), (4.5, 0), (0, 4.5), (-4.5, 0)]
      case .localized: [(0, -3.5), (4, 3.5), (-4, 3.5)]
      case .fixed: [(-3.5, -3.5), (3.5, -3.5), (3.5, 3.5), (-3.5, 3.5)]
      }
    let fill = Palette.color(of: iconClass)
    if points.isEmpty { return dot(x: x, y: y, radius: 3.5, fill: fill) }
    let corners = points.map { "\(number(x + $0)),\(number(y + $1))" }.joined(separator: " ")
    text += "<polygon points=\"\(corners)\" fill=\"\(fill)\"/>\n"
  }

  /// Adds a picture.
  mutating func picture(_ print: Rendition.Print, in box: Box) {
    let flip =
      print.isFlipped ? " transform=\"matrix(-1 0 0 1 \(number(2 * box.x + box.width)) 0)\"" : ""
    text += """
      <image x="\(number(box.x))" y="\(number(box.y))" width="\(number(box.width))" \
      height="\(number(box.height))"\(flip) xlink:href="data:image/png;base64,\(base64(print.png))"/>

      """
  }

  /// Fades the content of a rectangle to the colour of its ground. An opacity on the picture itself would
  /// make librsvg fill the whole page again for each picture.
  mutating func veil(_ box: Box, ground: String) {
    text += """
      <rect x="\(number(box.x))" y="\(number(box.y))" width="\(number(box.width))" \
      height="\(number(box.height))" fill="\(ground)" fill-opacity="\(Palette.veil)"/>

      """
  }

  /// Returns the markup as a drawing of its own on a paper-coloured ground.
  func document(width: Double, height: Double) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
    width="\(number(width))" height="\(number(height))" viewBox="0 0 \(number(width)) \(number(height))" \
    font-family="\(Self.fonts)" xml:space="preserve">
    <rect width="100%" height="100%" fill="\(Palette.paper)"/>
    \(text)</svg>

    """
  }
}

/// A rectangle on a page, in points.
struct Box: Hashable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  /// Returns the rectangle with a margin around it.
  func grown(by margin: Double) -> Box {
    Box(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}

/// Returns a number in its shortest form.
private func number(_ value: Double) -> String {
  value == value.rounded() ? String(Int(value)) : String(value)
}
