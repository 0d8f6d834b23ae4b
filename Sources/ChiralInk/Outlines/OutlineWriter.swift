package import ChiralSVG

/// Writes outlines as path data with a precision of about a millionth of the drawing's width.
package struct OutlineWriter {
  private let decimals: Int

  package init(_ box: ViewBox) {
    var decimals = 0
    var width = box.width.value
    while width < 1_000_000, decimals < 9 {
      decimals += 1
      width *= 10
    }
    self.decimals = decimals
  }

  /// Returns a subpath from its pieces; with `isClosed`, the last line back to the start is omitted.
  package func text(of pieces: [OutlinePiece], isClosed: Bool) -> String {
    guard let first = pieces.first else { return "" }
    var text = "M" + written(first.from)
    var letter = "L"
    for piece in isClosed && pieces[pieces.count - 1].isLine ? pieces.dropLast() : pieces[...] {
      let (next, numbers) = written(piece)
      text += (next == "L" && letter == "L" ? " " : next) + numbers
      letter = next
    }
    return isClosed ? text + "Z" : text
  }

  /// Returns a closed polygon.
  package func text(of polygon: [Point]) -> String {
    "M" + polygon.map { written($0) }.joined(separator: " ") + "Z"
  }

  package func number(_ value: Double) -> String {
    let power = (0..<decimals).reduce(1.0) { power, _ in power * 10 }
    return DecimalNumber(mantissa: Int(saturating: (value * power).rounded()), decimals: decimals).description
  }

  private func written(_ piece: OutlinePiece) -> (letter: String, numbers: String) {
    switch piece.segment {
    case .move, .close, .line: ("L", written(piece.to))
    case .quadratic(let control, let end): ("Q", written(control, end))
    case .cubic(let first, let second, let end): ("C", written(first, second, end))
    case .arc(let radiusX, let radiusY, let rotation, let isLarge, let isSweep, let end):
      (
        "A",
        "\(number(radiusX)) \(number(radiusY)) \(number(rotation)) \(isLarge ? 1 : 0) \(isSweep ? 1 : 0) "
          + written(end)
      )
    }
  }

  private func written(_ points: Point...) -> String {
    points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
  }
}
