/// A small picture of a drawing, as rules compare them: premultiplied, row by row from the upper left.
package struct Thumbnail: Hashable, Sendable {
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  /// `width` × `height` bytes.
  package let alpha: [UInt8]
  /// Red, green and blue of each pixel; empty where all are black.
  package let colour: [UInt8]

  /// A picture from its bytes; nil where there are too few or too many.
  package init?(width: Int, height: Int, alpha: [UInt8], colour: [UInt8]) {
    guard width > 0, height > 0, alpha.count == width * height,
      colour.isEmpty || colour.count == 3 * alpha.count
    else { return nil }
    self.width = width
    self.height = height
    self.alpha = alpha
    self.colour = colour
  }

  private init(_ width: Int, _ height: Int, _ alpha: [UInt8], _ colour: [UInt8]) {
    self.width = width
    self.height = height
    self.alpha = alpha
    self.colour = colour
  }

  /// The mirror image about the vertical axis through the middle.
  package var flipped: Thumbnail {
    Thumbnail(
      width, height, Self.flipped(alpha, width, channels: 1), Self.flipped(colour, width, channels: 3))
  }

  private static func flipped(_ bytes: [UInt8], _ width: Int, channels: Int) -> [UInt8] {
    let stride = width * channels
    return [UInt8](unsafeUninitializedCapacity: bytes.count) { target, count in
      bytes.withUnsafeBufferPointer { source in
        for index in source.indices {
          let (row, place) = (index / stride, index % stride)
          let column = width - 1 - place / channels
          target[row * stride + column * channels + place % channels] = source[index]
        }
      }
      count = bytes.count
    }
  }
}

/// How two pictures differ.
extension Thumbnail {
  /// The difference of a channel that antialiasing alone explains: two steps of coverage, 2 × 255 / 15.
  private static let tolerance = 34

  /// Whether both show the same but for antialiasing; false where their sizes differ.
  package func looksLike(_ other: Thumbnail) -> Bool {
    guard width == other.width, height == other.height else { return false }
    let allowed = alpha.count / 2000
    return Self.differing(alpha, other.alpha, allowed)
      && Self.differing(padded, other.padded, allowed, isNeeded: !(colour.isEmpty && other.colour.isEmpty))
  }

  /// The mean difference of their channels, 0…1; 1 where their sizes differ.
  package func distance(to other: Thumbnail) -> Double {
    guard width == other.width, height == other.height else { return 1 }
    let colours = colour.isEmpty && other.colour.isEmpty ? 0 : Self.sum(padded, other.padded)
    let count = alpha.count * (colour.isEmpty && other.colour.isEmpty ? 1 : 4)
    return Double(Self.sum(alpha, other.alpha) + colours) / Double(count * 255)
  }

  private var padded: [UInt8] {
    colour.isEmpty ? [UInt8](repeating: 0, count: 3 * alpha.count) : colour
  }

  private static func differing(
    _ one: [UInt8], _ other: [UInt8], _ allowed: Int, isNeeded: Bool = true
  ) -> Bool {
    guard isNeeded else { return true }
    return zip(one, other).lazy.filter { abs(Int($0) - Int($1)) > tolerance }.prefix(allowed + 1).reduce(0) {
      count, _ in count + 1
    } <= allowed
  }

  private static func sum(_ one: [UInt8], _ other: [UInt8]) -> Int {
    zip(one, other).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
  }
}

/// What a picture is like.
extension Thumbnail {
  /// Whether its mirror image shows the same.
  package var isOwnMirrorImage: Bool { looksLike(flipped) }

  /// The share of it that is inked, 0…1.
  package var ink: Double {
    Double(alpha.reduce(0) { $0 + Int($1) }) / Double(alpha.count * 255)
  }

  /// The columns and rows that hold ink; nil for a blank picture.
  package var inkBox: (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    let inked = alpha.indices.filter { alpha[$0] > Self.tolerance }
    let columns = inked.map { $0 % width }
    guard let left = columns.min(), let right = columns.max(), let first = inked.first, let last = inked.last
    else { return nil }
    return (left...right, first / width...last / width)
  }

  /// Twice the area of the ink by its perimeter: how thick its strokes are, in pixels; 0 for a blank picture.
  package var thickness: Double {
    var perimeter = 0.0
    for y in 0..<height {
      for x in 0..<width {
        let here = Int(alpha[y * width + x])
        let right = x + 1 < width ? Int(alpha[y * width + x + 1]) : 0
        let below = y + 1 < height ? Int(alpha[(y + 1) * width + x]) : 0
        let (dx, dy) = (Double(right - here), Double(below - here))
        perimeter += (dx * dx + dy * dy).squareRoot()
      }
    }
    return perimeter > 0 ? 2 * Double(alpha.reduce(0) { $0 + Int($1) }) / perimeter : 0
  }
}
