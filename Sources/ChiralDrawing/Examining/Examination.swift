import ChiralInk

/// The pictures that the examiner compares: a drawing, and the right-to-left form that was made of it.
struct Examination {
  /// A picture with its measures.
  struct Measured {
    let picture: Picture
    let grid: InkGrid
    /// The connected pieces of its ink.
    let pieces: [Piece]
    /// The area of the piece to which each pixel belongs; 0 for paper.
    private let areas: [Int32]
    fileprivate let distances: [Int32]

    init(_ picture: Picture) {
      self.picture = picture
      grid = InkGrid(picture)
      distances = grid.squaredDistancesToPaper
      let islands = picture.islands
      pieces = islands.compactMap { Piece($0, width: picture.width) }
      var areas = [Int32](repeating: 0, count: picture.width * picture.height)
      for island in islands {
        for place in island { areas[place] = Int32(clamping: island.count) }
      }
      self.areas = areas
    }

    /// Returns the area of the piece that has a pixel; 0 for paper.
    func areaOfPiece(at x: Int, _ y: Int) -> Int32 { areas[y * picture.width + x] }

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
  /// The fates of the pieces of the source in the result; none with a slash.
  private(set) var fates: Set<Fate> = []

  /// The width of the pictures in pixels: a line of one unit in a drawing of 24 is eight pixels wide.
  static let width = 192

  /// Creates the comparison of two pictures; nil if their sizes differ, or nothing is drawn.
  init?(_ source: Picture, _ result: Picture, hasSlash: Bool) {
    guard source.width == result.width, source.height == result.height else { return nil }
    (self.source, self.result) = (Measured(source), Measured(result))
    lineWidth = self.source.grid.lineWidth(self.source.distances)
    guard lineWidth > 0 else { return nil }
    self.hasSlash = hasSlash
    if !hasSlash { fates = Set(self.source.pieces.map(fate)) }
  }
}
