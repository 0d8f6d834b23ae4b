import ChiralInk
import ChiralSVG

/// Slashes that are outlines, by themselves or fused into one path with the shapes that they strike out; their numbers are read from the
/// outline.
///
/// The edges are the two longest parallel diagonal lines of the outline. The caps are the pieces that join the ends of these lines.
extension Slash {
  /// Returns the longest slash of each path of a drawing.
  static func outlines(in scene: Scene) -> [Slash] {
    scene.index.elements.indices.compactMap { outline(inPath: $0, of: scene) }
  }

  /// The widths of slashes, as shares of the drawing's diagonal: 0.27 to 5.4 units in an icon of 24 × 24.
  static let widths = 0.008...0.16
  /// The smallest length of a slash, as a share of the drawing's diagonal.
  private static let leastOutline = 0.4
  /// Every pair of caps is tried; an outline with more of them is hatching.
  private static let mostCaps = 64
  /// The elements that draw filled shapes.
  private static let filledShapes: Set<String> = ["path", "polygon", "rect"]

  private static func outline(inPath number: Int, of scene: Scene) -> Slash? {
    guard filledShapes.contains(scene.element(number).name), scene.isFilled(number),
      let contours = scene.straightContours(number),
      let frame = SlashFrame(map: scene.fullMap(number), size: scene.diagonal)
    else { return nil }
    let caps = contours.flatMap { SlashCap.all(in: $0, of: frame) }
    guard caps.count <= mostCaps else { return nil }
    let joined = caps.flatMap { first in caps.compactMap { Slash(number, frame, from: first, to: $0) } }
    // Where one end is fused into the base, it is assumed to have the same shape as the other.
    let completed = caps.compactMap { cap in
      cap.opposite(along: contours).flatMap { other in
        Slash(number, frame, from: cap.pointsUp ? cap : other, to: cap.pointsUp ? other : cap)
      }
    }
    guard var longest = (joined.isEmpty ? completed : joined).max(by: { $0.length < $1.length }),
      longest.length >= scene.diagonal * leastOutline, case .outline(let pieces) = longest.form
    else { return nil }
    let own = contours.firstIndex { contour in
      contour.count <= pieces.count && contour.contains { $0.from.distance(to: pieces[0].from) < 1e-6 }
    }
    longest.isWholeElement = contours.count == 1 && contours[0].count <= pieces.count
    longest.subpath = contours.count > 1 ? own : nil
    return longest
  }

  /// Joins an upper and a lower cap whose ends lie on the same two lines.
  private init?(_ number: Int, _ frame: SlashFrame, from upper: SlashCap, to lower: SlashCap) {
    let map = frame.map
    guard upper.pointsUp, !lower.pointsUp else { return nil }
    let lower = upper.isOnLine(from: upper.end, to: lower.start) ? lower : lower.reversed
    // Parallel within 1.8° (cos 1.8° = 0.9995) and as wide at both ends within 0.8 % of the diagonal, which
    // is 0.27 units in an icon of 24 × 24.
    guard let local = Slant(from: upper.end, to: lower.start), local.cosine(upper.slant) > 0.9995,
      abs(local.across(upper.start) - local.across(lower.end)) < frame.size * 0.008,
      let slant = Slant(from: map(upper.end), to: map(lower.start)), slant.isDiagonal
    else { return nil }
    let across = [upper.start, upper.end, lower.start, lower.end].map { slant.across(map($0)) }
    guard let first = across.min(), let last = across.max() else { return nil }
    let edge = OutlinePiece(from: upper.end, segment: .line(lower.start), to: lower.start)
    let back = OutlinePiece(from: lower.end, segment: .line(upper.start), to: upper.start)
    self.init(
      number: number, map: map, slant: slant,
      ends: ClosedRange(between: slant.along(map(upper.end)), slant.along(map(lower.start))),
      edges: ClosedRange(between: first, last), form: .outline(upper.pieces + [edge] + lower.pieces + [back]))
  }
}

/// The coordinates of an outline.
private struct SlashFrame {
  /// The map to the coordinates of the drawing.
  let map: Affine
  /// The length of the drawing's diagonal, in the coordinates of the outline.
  let size: Double

  init?(map: Affine, size: Double) {
    let scale = abs(map.determinant).squareRoot()
    guard scale > 1e-9, scale.isFinite else { return nil }
    self.map = map
    self.size = size / scale
  }

  /// Returns true if a direction leads down in the drawing.
  func isDown(_ slant: Slant) -> Bool { map.b * slant.x + map.d * slant.y > 0 }

  /// Returns the direction of a piece that is a straight diagonal line and is not tiny; nil for other pieces.
  func diagonal(_ piece: OutlinePiece) -> Slant? {
    // An edge is longer than 0.8 % of the drawing's diagonal: 0.27 units in an icon of 24 × 24.
    guard piece.isLine, piece.from.distance(to: piece.to) > size * 0.008,
      Slant(from: map(piece.from), to: map(piece.to))?.isDiagonal == true
    else { return nil }
    return Slant(from: piece.from, to: piece.to)
  }
}

/// The pieces of an outline between two antiparallel diagonal lines.
private struct SlashCap {
  let pieces: [OutlinePiece]
  /// The direction of the lines, downwards.
  let slant: Slant
  /// True if the cap closes the upper end.
  let pointsUp: Bool
  private let frame: SlashFrame

  var start: Point { pieces[0].from }
  var end: Point { pieces[pieces.count - 1].to }

  var reversed: SlashCap {
    SlashCap(pieces: pieces.reversed().map(\.reversed), slant: slant, pointsUp: pointsUp, frame)
  }

  /// Returns true if the line between two points runs along the cap's lines.
  func isOnLine(from start: Point, to end: Point) -> Bool {
    // cos 1.8° = 0.9995
    Slant(from: start, to: end).map { $0.cosine(slant) > 0.9995 } ?? false
  }

  /// Returns the same cap at the other end, turned by 180°. Its place is where the most distant line that
  /// continues one of the cap's own two lines ends.
  func opposite(along contours: [[OutlinePiece]]) -> SlashCap? {
    let lines = [slant.across(start), slant.across(end)]
    let onEdges = contours.joined().filter { piece in
      // cos 1.8° = 0.9995
      guard let direction = frame.diagonal(piece), abs(direction.cosine(slant)) > 0.9995 else {
        return false
      }
      // Lines within 0.4 % of the diagonal count as the same line: 0.14 units in an icon of 24 × 24.
      return lines.contains { abs($0 - slant.across(piece.to)) < frame.size * 0.004 }
    }
    let places = onEdges.flatMap { [slant.along($0.from), slant.along($0.to)] }
    let own = [slant.along(start), slant.along(end)]
    guard let far = pointsUp ? places.max() : places.min(), let least = own.min(), let most = own.max() else {
      return nil
    }
    let along = far + (pointsUp ? least : most)
    let across = lines[0] + lines[1]
    let sum = slant.point(along: along, across: across)
    return SlashCap(pieces: pieces.map { $0.turned(about: sum) }, slant: slant, pointsUp: !pointsUp, frame)
  }

  /// The largest number of pieces in a cap.
  private static let maximalPieces = 8

  /// Returns every cap of an outline.
  static func all(in contour: [OutlinePiece], of frame: SlashFrame) -> [SlashCap] {
    contour.indices.compactMap { cap(after: $0, in: contour, of: frame) }
  }

  private static func cap(after index: Int, in contour: [OutlinePiece], of frame: SlashFrame) -> SlashCap? {
    guard let heading = frame.diagonal(contour[index]) else { return nil }
    var between: [OutlinePiece] = []
    for step in 1...maximalPieces where step < contour.count {
      let piece = contour[(index + step) % contour.count]
      // An angle of less than 1.8° counts as antiparallel here and as parallel below: cos 1.8° = 0.9995.
      if let other = frame.diagonal(piece), other.cosine(heading) < -0.9995, !between.isEmpty {
        return SlashCap(closing: between, heading: heading, of: frame)
      }
      if let other = frame.diagonal(piece), other.cosine(heading) > 0.9995 { return nil }
      between.append(piece)
    }
    return nil
  }

  private init(pieces: [OutlinePiece], slant: Slant, pointsUp: Bool, _ frame: SlashFrame) {
    self.frame = frame
    self.pieces = pieces
    self.slant = slant
    self.pointsUp = pointsUp
  }

  /// Creates a cap if the pieces close a band: its width is that of a slash, and no piece lies outside the
  /// band.
  private init?(closing pieces: [OutlinePiece], heading: Slant, of frame: SlashFrame) {
    let ends = [heading.across(pieces[0].from), heading.across(pieces[pieces.count - 1].to)]
    let band = ClosedRange(between: ends[0], ends[1])
    let width = band.upperBound - band.lowerBound
    // Points of a cap may lie outside the band by 5 % of its width, and a cap is at most 1.5 widths long.
    let slack = width * 0.05
    guard Slash.widths.contains(width / frame.size),
      pieces.allSatisfy({ piece in
        let across = heading.across(piece.to)
        return across > band.lowerBound - slack && across < band.upperBound + slack
      })
    else { return nil }
    let along = pieces.map { heading.along($0.to) } + [heading.along(pieces[0].from)]
    guard let least = along.min(), let most = along.max(), most - least < width * 1.5 else { return nil }
    let down = frame.isDown(heading)
    self.init(pieces: pieces, slant: down ? heading : heading.opposite, pointsUp: !down, frame)
  }
}
