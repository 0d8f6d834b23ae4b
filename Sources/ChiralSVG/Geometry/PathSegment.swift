/// One segment of a path in absolute coordinates; shorthands (H, V, S, T) are expanded.
public enum PathSegment: Hashable, Sendable {
  /// Begins a subpath.
  case move(Point)
  /// A straight line from the current point.
  case line(Point)
  /// A quadratic Bézier curve.
  case quadratic(Point, Point)
  /// A cubic Bézier curve.
  case cubic(Point, Point, Point)
  /// An elliptical arc; `rotation` in degrees.
  case arc(radiusX: Double, radiusY: Double, rotation: Double, isLarge: Bool, isSweep: Bool, to: Point)
  /// A line back to the start of the subpath.
  case close
}

extension PathData {
  /// The segments of the path up to its first error, in absolute user units.
  public var segments: [PathSegment] {
    var walker = PathWalker()
    return commands.map { command in
      walker.step(command, arguments[command.arguments])
    }
  }
}

/// Follows the current point through a path.
private struct PathWalker {
  private var current = Point(x: 0, y: 0)
  private var start = Point(x: 0, y: 0)
  /// The last control point of the previous segment, if S or T can continue it.
  private var control: (letter: UInt8, point: Point)?

  mutating func step(_ command: PathData.Command, _ arguments: ArraySlice<PathData.Argument>) -> PathSegment {
    let values = arguments.map(\.value.value)
    let segment = segment(command, values)
    switch segment {
    case .move(let point):
      current = point
      start = point
      control = nil
    case .line(let point), .arc(_, _, _, _, _, to: let point):
      current = point
      control = nil
    case .quadratic(let middle, let point):
      current = point
      control = (UInt8(ascii: "Q"), middle)
    case .cubic(_, let second, let point):
      current = point
      control = (UInt8(ascii: "C"), second)
    case .close:
      current = start
      control = nil
    }
    return segment
  }

  private func segment(_ command: PathData.Command, _ values: [Double]) -> PathSegment {
    let origin = command.isRelative ? current : Point(x: 0, y: 0)
    func point(_ index: Int) -> Point { Point(x: origin.x + values[index], y: origin.y + values[index + 1]) }
    return switch command.letter {
    case UInt8(ascii: "M"): .move(point(0))
    case UInt8(ascii: "L"): .line(point(0))
    case UInt8(ascii: "H"): .line(Point(x: origin.x + values[0], y: current.y))
    case UInt8(ascii: "V"): .line(Point(x: current.x, y: origin.y + values[0]))
    case UInt8(ascii: "C"): .cubic(point(0), point(2), point(4))
    case UInt8(ascii: "S"): .cubic(reflectedControl(UInt8(ascii: "C")), point(0), point(2))
    case UInt8(ascii: "Q"): .quadratic(point(0), point(2))
    case UInt8(ascii: "T"): .quadratic(reflectedControl(UInt8(ascii: "Q")), point(0))
    case UInt8(ascii: "A"):
      .arc(
        radiusX: abs(values[0]), radiusY: abs(values[1]), rotation: values[2],
        isLarge: values[3] != 0, isSweep: values[4] != 0, to: point(5))
    default: .close
    }
  }

  private func reflectedControl(_ letter: UInt8) -> Point {
    guard let control, control.letter == letter else { return current }
    return Point(x: 2 * current.x - control.point.x, y: 2 * current.y - control.point.y)
  }
}
