import ChiralInk
import ChiralValues

/// The pictures that the examiner compares: a drawing, and the right-to-left form that was made of it.
struct Examination {
  /// A picture with its measures.
  struct Measured {
    let picture: Picture
    let grid: InkGrid
    let parts: ConnectedParts
    fileprivate let distances: [Int32]

    /// Measures a picture; nil if it has no pixels.
    init?(_ picture: Picture) {
      guard let small = picture.thumbnail else { return nil }
      self.picture = picture
      grid = InkGrid(picture)
      parts = ConnectedParts(of: small)
      distances = grid.squaredDistancesToPaper
    }

    /// Returns the areas that no disc inside the ink reaches, in squares of the line width; the disc has a share of that width as
    /// its radius.
    func areasBeyondDiscs(_ share: Double, lineWidth: Double) -> [Double] {
      grid.areasBeyondDiscs(ofRadius: max(2, share * lineWidth), distances)
        .map { Double($0) / (lineWidth * lineWidth) }
    }
  }

  let source: Measured
  let result: Measured
  /// The width of most lines of the source, in pixels.
  let lineWidth: Double
  /// True if a slash crosses the picture, which divides a mirrored base in another way than the base as drawn.
  let hasSlash: Bool

  /// The width of the pictures in pixels: a line of one unit in a drawing of 24 is eight pixels wide.
  static let width = 192

  /// Creates the comparison of two pictures of one size; nil if their sizes differ.
  init?(_ source: Picture, _ result: Picture, hasSlash: Bool) {
    guard source.width == result.width, source.height == result.height,
      let source = Measured(source), let result = Measured(result)
    else { return nil }
    self.source = source
    self.result = result
    lineWidth = source.grid.lineWidth(source.distances)
    self.hasSlash = hasSlash
  }
}

extension Picture {
  /// The number of pixels along each side of a pixel of a thumbnail.
  private static let side = 3

  /// The picture in a third of its size, as a thumbnail of its alpha values.
  fileprivate var thumbnail: Thumbnail? {
    let (columns, rows) = (max(1, width / Self.side), max(1, height / Self.side))
    var alpha = [UInt8](repeating: 0, count: columns * rows)
    for y in 0..<rows {
      for x in 0..<columns {
        var sum = 0
        for row in y * Self.side..<min(height, (y + 1) * Self.side) {
          for column in x * Self.side..<min(width, (x + 1) * Self.side) { sum += self.alpha(column, row) }
        }
        alpha[y * columns + x] = UInt8(clamping: sum / (Self.side * Self.side))
      }
    }
    return Thumbnail(width: columns, height: rows, alpha: alpha, colour: [])
  }
}
