import ChiralSVG

/// A colour as SVG writes it, except `currentColor`.
struct ShapeColor: Hashable, Sendable {
  /// The components, 0…255.
  var red, green, blue: UInt8
  /// The alpha value, 0…1.
  var alpha = 1.0

  static let black = ShapeColor(red: 0, green: 0, blue: 0)

  /// Reads `#rgb`, `#rrggbb`, both with alpha, `rgb(…)`, `rgba(…)` and names; nil for anything else.
  init?(_ text: String) {
    let text = text.lowercased().filter { !$0.isWhitespace || $0 == " " }
    if text.hasPrefix("#") {
      self.init(digits: Array(text.dropFirst()))
    } else if text.hasPrefix("rgb") {
      self.init(function: text)
    } else if let value = CSSColors.names[text] {
      self.init(value)
    } else {
      return nil
    }
  }

  init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The colour as `AARRGGBB`.
  var hexadecimal: String {
    let alpha = UInt8(clamping: Int(saturating: (alpha * 255).rounded()))
    return [alpha, red, green, blue].map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }

  /// Returns a paint of this colour; the alpha value becomes part of the opacity, so that it counts once.
  func paint(opacity: Double) -> Shape.Paint {
    var color = self
    color.alpha = 1
    return Shape.Paint(source: .color(color), opacity: opacity * alpha)
  }

  private init(_ value: Int) {
    self.init(red: UInt8(value >> 16 & 255), green: UInt8(value >> 8 & 255), blue: UInt8(value & 255))
  }

  private init?(digits: [Character]) {
    let wide = digits.count <= 4 ? digits.flatMap { [$0, $0] } : digits
    guard wide.count == 6 || wide.count == 8, let value = Int(String(wide.prefix(6)), radix: 16) else {
      return nil
    }
    self.init(value)
    if wide.count == 8 {
      guard let last = Int(String(wide.suffix(2)), radix: 16) else { return nil }
      alpha = Double(last) / 255
    }
  }

  private init?(function text: String) {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let parts = text[text.index(after: open)...].dropLast()
      .split { $0 == "," || $0 == " " || $0 == "/" }.map(String.init)
    let values = parts.compactMap { part in
      part.hasSuffix("%")
        ? Double(parsing: part.dropLast()).map { ($0 / 100, true) }
        : Double(parsing: part).map { ($0, false) }
    }
    guard values.count == parts.count, values.count == 3 || values.count == 4 else { return nil }
    let channels = values.prefix(3).map { value, isShare in
      UInt8(clamping: Int(saturating: (isShare ? value * 255 : value).rounded()))
    }
    self.init(red: channels[0], green: channels[1], blue: channels[2])
    if values.count == 4 { alpha = max(0, min(1, values[3].0)) }
  }
}
