/// Reversal of subpaths: the same outline with the opposite winding.
extension PathData {
  /// Returns the path with some subpaths reversed; they are counted from 0.
  ///
  /// The fill rule `nonzero` adds up directions: if one of two nested subpaths is reflected, its direction
  /// has to be restored, or a hole is filled.
  public func reversing(_ numbers: Set<Int>) -> PathData {
    let ranges = subpaths
    let segments = segments
    var splice: [UInt8] = []
    var copied = 0
    for (number, range) in ranges.enumerated() where numbers.contains(number) {
      let end = number + 1 < ranges.count ? letterOffset(of: ranges[number + 1].lowerBound) : endOfCommands
      let begin = letterOffset(of: range.lowerBound)
      splice += source[copied..<begin]
      splice += ReversedSubpath(segments[range], decimals: decimals).text.utf8
      copied = end
    }
    return PathData(String(decoding: splice + source[copied...], as: UTF8.self))
  }

  /// Returns the position of a moveto's command letter.
  private func letterOffset(of command: Int) -> Int {
    var offset = arguments[commands[command].arguments.lowerBound].range.lowerBound
    while offset > 0, source[offset] | 0x20 != UInt8(ascii: "m") { offset -= 1 }
    return offset
  }

  /// The index after the last command, before white space or an error.
  private var endOfCommands: Int {
    guard errorOffset != nil else { return source.endIndex }
    let last = arguments.last?.range.upperBound ?? 0
    let isClosed = commands.last?.letter == UInt8(ascii: "Z")
    let close = source[last...].firstIndex { $0 | 0x20 == UInt8(ascii: "z") }
    return isClosed ? (close ?? last) + 1 : last
  }

  /// The number of decimals of the longest number: enough for sums of the path's numbers.
  private var decimals: Int { arguments.map(\.value.decimals).max() ?? 0 }
}

/// Writes a subpath in reverse, in absolute coordinates, with the same start.
private struct ReversedSubpath {
  private(set) var text = ""
  private let decimals: Int

  init(_ segments: ArraySlice<PathSegment>, decimals: Int) {
    self.decimals = decimals
    guard case .move(let start)? = segments.first else { return }
    let pieces = segments.dropFirst().filter { $0 != .close }
    let isClosed = pieces.count < segments.count - 1
    let points = [start] + pieces.compactMap(\.end)
    guard let end = points.last else { return }
    text = "M" + written(isClosed ? start : end)
    if isClosed, end != start { text += "L" + written(end) }
    for (piece, target) in zip(pieces, points).reversed() { append(piece, to: target) }
    // The next subpath may be relative to the end of this one.
    text += isClosed ? "Z" : "M" + written(end)
  }

  private mutating func append(_ piece: PathSegment, to target: Point) {
    switch piece {
    case .move, .close: break
    case .line: text += "L" + written(target)
    case .quadratic(let control, _): text += "Q" + written(control, target)
    case .cubic(let first, let second, _): text += "C" + written(second, first, target)
    case .arc(let radiusX, let radiusY, let rotation, let isLarge, let isSweep, to: _):
      let radii = [radiusX, radiusY, rotation].map(written).joined(separator: " ")
      // Run backwards, an arc sweeps the other way round the same ellipse.
      text += "A\(radii) \(isLarge ? 1 : 0) \(isSweep ? 0 : 1) " + written(target)
    }
  }

  private func written(_ points: Point...) -> String {
    points.map { "\(written($0.x)) \(written($0.y))" }.joined(separator: " ")
  }

  private func written(_ value: Double) -> String {
    // A Double has 15 to 17 digits: with more decimals, the multiplication below would add noise to numbers above 1,000.
    guard decimals < 12 else { return DecimalNumber(value).description }
    var power = 1.0
    for _ in 0..<max(0, decimals) { power *= 10 }
    return DecimalNumber(mantissa: Int(saturating: (value * power).rounded()), decimals: max(0, decimals))
      .description
  }
}

extension PathSegment {
  /// The end point of the segment; nil for a closepath.
  public var end: Point? {
    switch self {
    case .move(let point), .line(let point), .quadratic(_, let point), .cubic(_, _, let point): point
    case .arc(radiusX: _, radiusY: _, rotation: _, isLarge: _, isSweep: _, to: let point): point
    case .close: nil
    }
  }
}
