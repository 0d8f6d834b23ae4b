/// A small picture of a drawing for comparisons: premultiplied, row by row from the upper left.
package struct Thumbnail: Hashable, Sendable {
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// The alpha values: `width` × `height` bytes.
  package let alpha: [UInt8]
  /// Red, green and blue of each pixel; empty if all are black.
  package let colour: [UInt8]

  /// Creates a picture from its bytes; nil if their number is wrong.
  package init?(width: Int, height: Int, alpha: [UInt8], colour: [UInt8]) {
    guard width > 0, height > 0, alpha.count.isMultiple(of: width), alpha.count / width == height,
      colour.isEmpty || colour.count == 3 * alpha.count
    else { return nil }
    self.width = width
    self.height = height
    self.alpha = alpha
    self.colour = colour
  }

  /// Creates a picture of the same size as another.
  private init(like other: Thumbnail, alpha: [UInt8], colour: [UInt8]) {
    self.width = other.width
    self.height = other.height
    self.alpha = alpha
    self.colour = colour
  }

  /// The mirror image about the vertical axis through the centre.
  package var flipped: Thumbnail {
    Thumbnail(
      like: self, alpha: Self.flipped(alpha, width, channels: 1),
      colour: Self.flipped(colour, width, channels: 3))
  }

  private static func flipped(_ bytes: [UInt8], _ width: Int, channels: Int) -> [UInt8] {
    let stride = width * channels
    return [UInt8](unsafeUninitializedCapacity: bytes.count) { target, count in
      bytes.withUnsafeBufferPointer { source in
        for row in Swift.stride(from: 0, to: source.count, by: stride) {
          for column in 0..<width {
            let (from, to) = (row + column * channels, row + (width - 1 - column) * channels)
            for channel in 0..<channels { target[to + channel] = source[from + channel] }
          }
        }
      }
      count = bytes.count
    }
  }
}

/// Comparison of two pictures.
extension Thumbnail {
  /// The difference of a channel that antialiasing alone explains: two steps of coverage, 2 × 255 / 15.
  fileprivate static let tolerance = 34

  /// Returns true if this picture is much more like the mirror image of another than like the other itself.
  ///
  /// Drawings of an icon for different sizes differ in every detail. A difference of 0.03 is more than such details
  /// cause, and half of the upright difference is less than they leave.
  package func pointsAgainst(_ other: Thumbnail) -> Bool {
    let upright = distance(to: other)
    return upright > 0.03 && 2 * distance(to: other.flipped) < upright
  }

  /// Returns true if both pictures are equal apart from antialiasing; false if their sizes differ.
  package func looksLike(_ other: Thumbnail) -> Bool {
    guard width == other.width, height == other.height else { return false }
    let allowed = alpha.count / 2000
    guard Self.differsLittle(alpha, other.alpha, within: allowed) else { return false }
    return colour.isEmpty && other.colour.isEmpty || Self.differsLittle(padded, other.padded, within: allowed)
  }

  /// Returns true if both pictures have the same shape, whatever its colours: the opacity differs by less than one in 255 on
  /// average, and so do the contrasts.
  package func showsShape(of other: Thumbnail) -> Bool {
    width == other.width && height == other.height
      && Self.isSameOpacity(alpha, as: other.alpha, width: width)
      && Self.isSameContrast(contrast, as: other.contrast, width: width)
  }

  /// Returns the mean difference of the channels, 0…1; 1 if the sizes differ.
  package func distance(to other: Thumbnail) -> Double {
    guard width == other.width, height == other.height else { return 1 }
    let colours = colour.isEmpty && other.colour.isEmpty ? 0 : Self.sum(padded, other.padded)
    let count = alpha.count * (colour.isEmpty && other.colour.isEmpty ? 1 : 4)
    return Double(Self.sum(alpha, other.alpha) + colours) / Double(count * 255)
  }

  private var padded: [UInt8] {
    colour.isEmpty ? [UInt8](repeating: 0, count: 3 * alpha.count) : colour
  }

  /// Returns true if at most the allowed number of bytes differ.
  private static func differsLittle(_ one: [UInt8], _ other: [UInt8], within allowed: Int) -> Bool {
    one.withUnsafeBufferPointer { one in
      other.withUnsafeBufferPointer { other in
        var count = 0
        for index in 0..<one.count where abs(Int(one[index]) &- Int(other[index])) > tolerance {
          count += 1
          if count > allowed { return false }
        }
        return true
      }
    }
  }

  private static func sum(_ one: [UInt8], _ other: [UInt8]) -> Int {
    zip(one, other).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
  }

  fileprivate static func sum(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    bytes.reduce(0) { $0 + Int($1) }
  }
}

/// Properties of a picture.
extension Thumbnail {
  /// True if nobody can tell the picture from its mirror image: both are equal apart from antialiasing, or apart from a shift of a
  /// unit.
  package var isOwnMirrorImage: Bool { isHardlyDifferent(from: flipped) }

  /// The share of the picture that is ink, 0…1.
  package var ink: Double {
    Double(alpha.withUnsafeBufferPointer(Self.sum)) / Double(alpha.count * 255)
  }

  /// The columns and rows that contain ink; nil for a blank picture.
  package var inkBox: (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    var (left, right, top, bottom) = (width, -1, height, -1)
    alpha.withUnsafeBufferPointer { alpha in
      for y in 0..<height {
        for x in 0..<width where alpha[y * width + x] > Self.tolerance {
          (left, right) = (min(left, x), max(right, x))
          (top, bottom) = (min(top, y), y)
        }
      }
    }
    return right < 0 ? nil : (left...right, top...bottom)
  }

  /// The thickness of the ink's strokes in pixels; 0 for a blank picture.
  ///
  /// It is the thickness of a rectangle with the same area and perimeter as the ink, so that a dot counts
  /// like a line of the same thickness.
  package var thickness: Double {
    let count = Double(pieceCount)
    guard count > 0 else { return 0 }
    let area = Double(alpha.withUnsafeBufferPointer(Self.sum)) / 255 / count
    let quarter = perimeter / count / 4
    return quarter - max(0, quarter * quarter - area).squareRoot()
  }

  private var perimeter: Double {
    var perimeter = 0.0
    alpha.withUnsafeBufferPointer { alpha in
      for y in 0..<height {
        for x in 0..<width {
          let here = Int(alpha[y * width + x])
          let right = x + 1 < width ? Int(alpha[y * width + x + 1]) : 0
          let below = y + 1 < height ? Int(alpha[(y + 1) * width + x]) : 0
          // Most pixels are like their neighbours.
          guard right != here || below != here else { continue }
          let (dx, dy) = (Double(right &- here), Double(below &- here))
          perimeter += (dx * dx + dy * dy).squareRoot()
        }
      }
    }
    return perimeter / 255
  }

  /// The number of connected pieces of ink.
  private var pieceCount: Int {
    // An empty frame around the picture gives every pixel four neighbours.
    let stride = width + 2
    var isOpen = [Bool](repeating: false, count: stride * (height + 2))
    return isOpen.withUnsafeMutableBufferPointer { isOpen in
      alpha.withUnsafeBufferPointer { alpha in
        for y in 0..<height {
          for x in 0..<width where alpha[y * width + x] > Self.tolerance {
            isOpen[(y + 1) * stride + x + 1] = true
          }
        }
      }
      return withUnsafeTemporaryAllocation(of: Int.self, capacity: isOpen.count) { found in
        var count = 0
        var (next, end) = (0, 0)
        func close(_ place: Int) {
          guard isOpen[place] else { return }
          isOpen[place] = false
          found[end] = place
          end += 1
        }
        for start in 0..<isOpen.count where isOpen[start] {
          count += 1
          close(start)
          while next < end {
            let place = found[next]
            next += 1
            close(place - 1)
            close(place + 1)
            close(place - stride)
            close(place + stride)
          }
        }
        return count
      }
    }
  }
}
