import ChiralSVG

extension Scene {
  /// The largest distance of the points of a straight line from the line between its ends, as a share of the drawing's diagonal:
  /// half a unit of rounding in the glyphs of icon fonts, which are drawn on 256 units or more.
  private static let straightness = 0.0014

  /// Returns the closed outline of each subpath of an element, in which the edges of a slash are single lines: programs
  /// that export fonts write straight edges as curves, and split them where another shape was joined.
  func straightened(outline number: Int) -> [[OutlinePiece]]? {
    guard let outline = outline(number) else { return nil }
    let scale = abs(fullMap(number).determinant).squareRoot()
    guard scale > 1e-9, scale.isFinite else { return outline.contours }
    return outline.contours.map { $0.straightened(within: diagonal * Self.straightness / scale) }
  }
}

extension [OutlinePiece] {
  /// Returns a closed outline in which curves that run straight are lines, and lines that continue one another are one line.
  fileprivate func straightened(within slack: Double) -> [OutlinePiece] {
    let pieces = map { $0.straightened(within: slack) }
    // The outline is followed from a corner, so that no line is split where it begins.
    let corner = pieces.indices.first { index in
      let before = pieces[(index + pieces.count - 1) % pieces.count]
      return !before.isContinued(by: pieces[index])
    }
    guard let corner,
      zip(pieces, pieces.dropFirst() + pieces.prefix(1)).contains(where: { $0.isContinued(by: $1) })
    else { return pieces }
    var joined: [OutlinePiece] = []
    var run: [Point] = []
    for piece in pieces[corner...] + pieces[..<corner] {
      if let last = joined.last, last.isContinued(by: piece),
        (run + [last.to]).allSatisfy({ $0.distance(toLineFrom: last.from, to: piece.to) < slack })
      {
        run.append(last.to)
        joined[joined.count - 1] = OutlinePiece(from: last.from, segment: .line(piece.to), to: piece.to)
      } else {
        joined.append(piece)
        run = []
      }
    }
    return joined
  }
}

extension OutlinePiece {
  /// Returns a line in place of a curve that stays close to the line between its ends; other pieces as they are.
  fileprivate func straightened(within slack: Double) -> OutlinePiece {
    let controls: [Point]
    // A curve with its control points on one side departs from the line by at most 1/2 or 3/4 of their distance.
    let share: Double
    switch segment {
    case .quadratic(let control, _): (controls, share) = ([control], 0.5)
    case .cubic(let first, let second, _): (controls, share) = ([first, second], 0.75)
    case .move, .close, .line, .arc: return self
    }
    guard let slant = Slant(from: from, to: to) else { return self }
    let ends = ClosedRange(between: slant.along(from) - slack, slant.along(to) + slack)
    let isStraight = controls.allSatisfy { control in
      abs(slant.across(control) - slant.across(from)) * share < slack && ends.contains(slant.along(control))
    }
    return isStraight ? OutlinePiece(from: from, segment: .line(to), to: to) : self
  }

  /// Returns true if this piece and the next one are lines in nearly the same direction.
  fileprivate func isContinued(by next: OutlinePiece) -> Bool {
    guard isLine, next.isLine else { return false }
    let (x, y) = (to.x - from.x, to.y - from.y)
    let (nextX, nextY) = (next.to.x - next.from.x, next.to.y - next.from.y)
    let (along, across) = (x * nextX + y * nextY, x * nextY - y * nextX)
    // tan 8° = 0.14: a line of seven units that ends off by one.
    return along > 0 && abs(across) < along * 0.14
  }
}

extension Point {
  /// Returns the distance to the line through two points.
  fileprivate func distance(toLineFrom start: Point, to end: Point) -> Double {
    Slant(from: start, to: end).map { abs($0.across(self) - $0.across(start)) } ?? distance(to: start)
  }
}
