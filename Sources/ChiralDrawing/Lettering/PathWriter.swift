import ChiralSVG

/// Writes outlines as path data, with the number of decimals that the drawing's size requires.
struct PathWriter {
  private let factor: Double

  /// Creates a writer for a drawing of a width in user units; its precision is at least 1/10,000 of the
  /// width.
  init(width: Double) {
    var factor = 1.0
    while factor * width < 10_000, factor < 1e9 { factor *= 10 }
    self.factor = factor
  }

  /// Returns the path data of outlines under a map.
  func data(_ segments: some Sequence<PathSegment>, under map: Affine) -> String {
    segments.map { segment in
      switch segment {
      case .move(let point): "M" + numbers([point], map)
      case .line(let point): "L" + numbers([point], map)
      case .quadratic(let control, let point): "Q" + numbers([control, point], map)
      case .cubic(let first, let second, let point): "C" + numbers([first, second, point], map)
      case .arc(_, _, _, _, _, let point): "L" + numbers([point], map)
      case .close: "Z"
      }
    }.joined()
  }

  private func numbers(_ points: [Point], _ map: Affine) -> String {
    points.map { map($0) }.flatMap { [$0.x, $0.y] }.reduce(into: "") { text, value in
      let number = number(value)
      if !text.isEmpty, !number.hasPrefix("-") { text += " " }
      text += number
    }
  }

  /// Returns a number in its shortest spelling.
  func number(_ value: Double) -> String {
    let rounded = (value * factor).rounded() / factor
    return DecimalNumber(rounded == 0 ? 0 : rounded).written(dropsLeadingZero: true)
  }
}
