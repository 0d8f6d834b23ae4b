import ChiralSVG

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes paths as text: absolute commands with a separator between all numbers, because Android's parser
/// needs one.
struct PathText {
  private let factor: Double

  /// Creates a writer for drawings of a size; it keeps five significant digits of that size.
  init(size: Double) {
    let decimals = max(0, 5 - min(400, Int(saturating: log10(max(size, 1e-3)).rounded(.up))))
    factor = pow(10, Double(decimals))
  }

  /// Returns a number with the significant digits.
  func number(_ value: Double) -> String {
    let rounded = (value * factor).rounded() / factor
    return DecimalNumber(rounded == 0 ? 0 : rounded).description
  }

  /// Returns the text of a whole path.
  func text(_ segments: [PathSegment]) -> String {
    segments.map { segment in
      switch segment {
      case .move(let end): "M" + points(end)
      case .line(let end): "L" + points(end)
      case .quadratic(let middle, let end): "Q" + points(middle, end)
      case .cubic(let first, let second, let end): "C" + points(first, second, end)
      case .arc(let radiusX, let radiusY, let rotation, let isLarge, let isSweep, let end):
        "A\(number(radiusX)) \(number(radiusY)) \(number(rotation)) \(isLarge ? 1 : 0) \(isSweep ? 1 : 0) "
          + points(end)
      case .close: "Z"
      }
    }.joined()
  }

  private func points(_ points: Point...) -> String {
    points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
  }
}
