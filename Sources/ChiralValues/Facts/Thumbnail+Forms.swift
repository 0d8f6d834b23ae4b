/// Recognition of shapes in pictures.
extension Thumbnail {
  /// Returns true if the ink that this picture has in addition to another one is long, thin and diagonal,
  /// like a slash.
  package func addsDiagonal(to other: Thumbnail) -> Bool {
    guard width == other.width, height == other.height else { return false }
    let added = alpha.indices.filter { Int(alpha[$0]) - Int(other.alpha[$0]) > 127 }
    let xs = added.map { Double($0 % width) }
    let ys = added.map { Double($0 / width) }
    let count = Double(added.count)
    guard count > Double(width) / 4 else { return false }
    let (meanX, meanY) = (xs.reduce(0, +) / count, ys.reduce(0, +) / count)
    let xx = xs.reduce(0) { $0 + ($1 - meanX) * ($1 - meanX) } / count
    let yy = ys.reduce(0) { $0 + ($1 - meanY) * ($1 - meanY) } / count
    let xy = zip(xs, ys).reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) } / count
    guard xx > 0, yy > 0 else { return false }
    // The correlation of x and y is ±1 for a diagonal line. The standard deviation of an even line of length L is
    // L / √12, so that 0.15 stands for a line over at least √12 · 0.15 = 52 % of the width.
    return abs(xy) / (xx * yy).squareRoot() > 0.95 && xx.squareRoot() > Double(width) * 0.15
  }

  /// The mean distance of the ink from the centre.
  var lean: PictureFacts.Lean {
    // Twice the distances from the centre, in pixels, times the opacity.
    var (x, y) = (0, 0)
    alpha.withUnsafeBufferPointer { alpha in
      for row in 0..<height {
        for column in 0..<width {
          let opacity = Int(alpha[row * width + column])
          x += (2 * column + 1 - width) * opacity
          y += (2 * row + 1 - height) * opacity
        }
      }
    }
    let all = 255 * Double(alpha.count)
    return PictureFacts.Lean(x: Double(x) / Double(width) / all, y: Double(y) / Double(height) / all)
  }

  /// The distance in pixels of the ink's axis of symmetry from the centre, positive to the right; nil if the
  /// ink has no such axis.
  var symmetryShift: Double? {
    guard let columns = inkBox?.columns, columns.count < width else { return nil }
    let shift = Double(columns.lowerBound + columns.upperBound + 1 - width) / 2
    guard abs(shift) >= 1, abs(shift) < Double(width) / 8 else { return nil }
    var difference = 0
    var total = 0
    var worst = 0
    alpha.withUnsafeBufferPointer { alpha in
      for y in 0..<height {
        for x in columns {
          let here = Int(alpha[y * width + x])
          let mirrored = Int(alpha[y * width + columns.lowerBound + columns.upperBound - x])
          difference += abs(here - mirrored)
          worst = max(worst, abs(here - mirrored))
          total += here
        }
      }
    }
    let isSymmetric =
      worst < Self.asymmetry.pixel && Double(difference) < Double(total) * Self.asymmetry.share
    return isSymmetric ? shift : nil
  }

  /// The asymmetry that antialiasing explains if the axis lies between pixels: that of one pixel, and that of
  /// all ink as a share.
  private static let asymmetry = (pixel: 210, share: 0.06)
}
