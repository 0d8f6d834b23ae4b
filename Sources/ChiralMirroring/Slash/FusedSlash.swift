import ChiralGeometry
import ChiralSVG

/// A slash that is fused into one path with what it strikes out: read off the path, number by number.
///
/// Its edges are the two longest parallel diagonal lines of the outline, its caps the pieces that join their ends.
struct FusedSlash {
  /// The path that holds it.
  let number: Int
  /// From that path's coordinates to those of the drawing.
  let map: Affine
  /// The closed outline, in the path's coordinates.
  let outline: [OutlinePiece]
  /// The direction from cap to cap, downwards, in the drawing's coordinates.
  let slant: Slant
  /// Where the two edges lie across that direction.
  let edges: ClosedRange<Double>
  /// From cap to cap, in the drawing's units.
  let length: Double

  /// The longest slash of a drawing that runs from corner to corner; nil where there is none.
  init?(in scene: Scene) {
    let found = scene.index.elements.indices.compactMap { FusedSlash(inPath: $0, of: scene) }
    guard let longest = found.max(by: { $0.length < $1.length }) else { return nil }
    self = longest
  }

  /// At least this share of the drawing's diagonal.
  private static let minimalLength = 0.4

  private init?(inPath number: Int, of scene: Scene) {
    guard scene.element(number).name == "path", let data = scene.own("d", number) else { return nil }
    let map = scene.map(around: number).map.concatenating(scene.localMap(number))
    let width = scene.viewBox.width.value
    let height = scene.viewBox.height.value
    let diagonal = (width * width + height * height).squareRoot()
    let contours = PathData(data).contours
    let caps = contours.flatMap { SlashCap.all(in: $0, size: diagonal) }
    let joined = caps.flatMap { first in
      caps.compactMap { FusedSlash(number, map, from: first, to: $0, tolerance: diagonal * 0.008) }
    }
    // Where one end is fused into the base, it is taken to be like the other.
    let completed = caps.compactMap { cap in
      cap.opposite(along: contours, size: diagonal).flatMap { other in
        FusedSlash(
          number, map, from: cap.pointsUp ? cap : other, to: cap.pointsUp ? other : cap,
          tolerance: diagonal * 0.008)
      }
    }
    let candidates = joined.isEmpty ? completed : joined
    guard let longest = candidates.max(by: { $0.length < $1.length }),
      longest.length >= diagonal * Self.minimalLength
    else { return nil }
    self = longest
  }

  /// Joins an upper and a lower cap whose ends lie on the same two lines.
  private init?(_ number: Int, _ map: Affine, from upper: SlashCap, to lower: SlashCap, tolerance: Double) {
    guard upper.pointsUp, !lower.pointsUp else { return nil }
    let lower = upper.isOnLine(from: upper.end, to: lower.start) ? lower : lower.reversed
    guard let local = Slant(from: upper.end, to: lower.start), local.cosine(upper.slant) > 0.9995,
      abs(local.across(upper.start) - local.across(lower.end)) < tolerance,
      let slant = Slant(from: map(upper.end), to: map(lower.start)), slant.isDiagonal
    else { return nil }
    self.number = number
    self.map = map
    self.slant = slant
    length = map(upper.end).distance(to: map(lower.start))
    let across = [upper.start, upper.end, lower.start, lower.end].map { slant.across(map($0)) }
    guard let first = across.min(), let last = across.max() else { return nil }
    edges = first...last
    let edge = OutlinePiece(from: upper.end, segment: .line(lower.start), to: lower.start)
    let back = OutlinePiece(from: lower.end, segment: .line(upper.start), to: upper.start)
    outline = upper.pieces + [edge] + lower.pieces + [back]
  }
}

/// The pieces of an outline between two antiparallel diagonal lines.
struct SlashCap {
  let pieces: [OutlinePiece]
  /// The direction of the lines, downwards.
  let slant: Slant
  /// Whether it closes the upper end.
  let pointsUp: Bool

  var start: Point { pieces[0].from }
  var end: Point { pieces[pieces.count - 1].to }

  var reversed: SlashCap {
    SlashCap(pieces: pieces.reversed().map(\.reversed), slant: slant, pointsUp: pointsUp)
  }

  /// Whether the line between two points runs along the cap's lines.
  func isOnLine(from start: Point, to end: Point) -> Bool {
    Slant(from: start, to: end).map { $0.cosine(slant) > 0.9995 } ?? false
  }

  /// The same cap at the other end, turned by half a circle; where it goes is where the farthest line on the
  /// cap's own two lines ends.
  func opposite(along contours: [[OutlinePiece]], size: Double) -> SlashCap? {
    let lines = [slant.across(start), slant.across(end)]
    let onEdges = contours.joined().filter { piece in
      guard let direction = Self.diagonal(piece, size), abs(direction.cosine(slant)) > 0.9995 else {
        return false
      }
      return lines.contains { abs($0 - slant.across(piece.to)) < size * 0.004 }
    }
    let places = onEdges.flatMap { [slant.along($0.from), slant.along($0.to)] }
    let own = [slant.along(start), slant.along(end)]
    guard let far = pointsUp ? places.max() : places.min(), let least = own.min(), let most = own.max() else {
      return nil
    }
    let along = far + (pointsUp ? least : most)
    let across = lines[0] + lines[1]
    let sum = Point(
      x: along * slant.x - across * slant.y, y: along * slant.y + across * slant.x)
    return SlashCap(pieces: pieces.map { $0.turned(about: sum) }, slant: slant, pointsUp: !pointsUp)
  }

  /// No cap has more pieces.
  private static let maximalPieces = 8
  /// How wide slashes are, as a share of the drawing's diagonal.
  private static let widths = 0.008...0.16

  /// Every cap of an outline.
  static func all(in contour: [OutlinePiece], size: Double) -> [SlashCap] {
    contour.indices.compactMap { cap(after: $0, in: contour, size: size) }
  }

  private static func cap(after index: Int, in contour: [OutlinePiece], size: Double) -> SlashCap? {
    guard let heading = diagonal(contour[index], size) else { return nil }
    var between: [OutlinePiece] = []
    for step in 1...maximalPieces where step < contour.count {
      let piece = contour[(index + step) % contour.count]
      if let other = diagonal(piece, size), other.cosine(heading) < -0.9995, !between.isEmpty {
        return SlashCap(closing: between, heading: heading, size: size)
      }
      if let other = diagonal(piece, size), other.cosine(heading) > 0.9995 { return nil }
      between.append(piece)
    }
    return nil
  }

  private init(pieces: [OutlinePiece], slant: Slant, pointsUp: Bool) {
    self.pieces = pieces
    self.slant = slant
    self.pointsUp = pointsUp
  }

  /// Checks that the pieces close a band: of a slash's width, and nowhere outside of it.
  private init?(closing pieces: [OutlinePiece], heading: Slant, size: Double) {
    let ends = [heading.across(pieces[0].from), heading.across(pieces[pieces.count - 1].to)]
    let band = min(ends[0], ends[1])...max(ends[0], ends[1])
    let width = band.upperBound - band.lowerBound
    let slack = width * 0.05
    guard Self.widths.contains(width / size),
      pieces.allSatisfy({ piece in
        let across = heading.across(piece.to)
        return across > band.lowerBound - slack && across < band.upperBound + slack
      })
    else { return nil }
    let along = pieces.map { heading.along($0.to) } + [heading.along(pieces[0].from)]
    guard let least = along.min(), let most = along.max(), most - least < width * 1.5 else { return nil }
    let down = heading.y > 0
    self.init(
      pieces: pieces, slant: down ? heading : heading.opposite, pointsUp: !down)
  }

  /// The direction of a straight piece that runs aslant and is not tiny.
  static func diagonal(_ piece: OutlinePiece, _ size: Double) -> Slant? {
    guard piece.isLine, piece.from.distance(to: piece.to) > size * 0.008,
      let slant = Slant(from: piece.from, to: piece.to), slant.isDiagonal
    else { return nil }
    return slant
  }
}

extension Slant {
  var opposite: Slant { Slant(x: -x, y: -y) }

  private init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
