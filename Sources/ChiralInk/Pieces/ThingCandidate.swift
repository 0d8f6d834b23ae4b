package import ChiralSVG

/// A group of pieces of ink that may be one object: pieces that touch, that lie inside another piece, or that
/// lie close together.
package struct ThingCandidate {
  package let units: [InkUnit]
  package let box: Rect

  /// Puts pieces together; nil if there are none.
  package init?(_ units: [InkUnit]) {
    guard let box = units.box else { return nil }
    self.units = units
    self.box = box
  }

  /// The sizes of a recognisable object, as shares of the drawing's longer side.
  private static let sizes = 0.18...0.88
  /// The largest number of pieces in a drawing; one with more is an illustration, in which no object is
  /// looked for.
  private static let manyUnits = 40
  /// The largest number of pieces in one object.
  private static let mostUnits = 9
  /// The distances, as shares of the longer side, up to which pieces are grouped.
  private static let spaces = [0.0, 0.05, 0.09]

  /// Returns the candidates of a drawing, each group of pieces once.
  ///
  /// - Parameter grouped: the pieces that the drawing itself groups, by their places among the pieces.
  package static func all(of units: [InkUnit], side: Double, grouped: [[Int]] = []) -> [ThingCandidate] {
    guard units.count > 1, units.count <= manyUnits else { return [] }
    let near = Neighbours(units, within: side * (spaces.last ?? 0))
    let clusters = spaces.flatMap { near.clusters(within: side * $0) }
    let filled = units.indices.compactMap { outer -> [Int]? in
      let inside = units.indices.filter { units[$0].lies(in: units[outer]) }
      return inside.isEmpty ? nil : [outer] + inside
    }
    var seen: Set<Set<Int>> = []
    return (units.indices.map { [$0] } + clusters + filled + grouped)
      .filter { $0.count <= mostUnits && $0.count < units.count && seen.insert(Set($0)).inserted }
      .compactMap { ThingCandidate($0.map { units[$0] }) }
      .filter { sizes.contains(max($0.box.width, $0.box.height) / side) && $0.leavesSomething(of: units) }
  }

  /// Returns all of a drawing as one candidate; nil if it cannot be a single thing.
  package static func whole(of units: [InkUnit], side: Double) -> ThingCandidate? {
    guard units.count <= mostUnits, let whole = ThingCandidate(units) else { return nil }
    return max(whole.box.width, whole.box.height) > side * leastWhole ? whole : nil
  }

  /// The least share of the drawing's side that a thing fills if it is the whole icon; a smaller one is a part of something.
  private static let leastWhole = 0.5

  /// Returns true if anything else is drawn outside of it; otherwise the icon is the thing.
  package func leavesSomething(of all: [InkUnit]) -> Bool {
    all.contains { unit in !box.contains(unit.box) && !units.contains { $0.isSame(as: unit) } }
      && share(of: all) < Self.mostOfAll.shown
  }

  /// Returns true if it fills so much of the icon that it has to have the geometry of an object.
  package func isMost(of all: [InkUnit]) -> Bool { share(of: all) >= Self.mostOfAll.seen }

  /// Returns the share of the icon's box that it covers.
  private func share(of all: [InkUnit]) -> Double {
    all.box.map { box.width * box.height / ($0.width * $0.height) } ?? 1
  }

  /// The largest shares of the icon's box that an object covers: one that the network recognises, and one with the geometry of
  /// the object. A larger one is the icon itself.
  private static let mostOfAll = (seen: 0.7, shown: 0.85)

  /// True if the points along its lines lie like those of its mirror image. A recognisable object is lopsided in more than small
  /// details.
  package var isEven: Bool {
    // A picture of 64 × 64 cells, a bit for each cell that holds a point.
    var rows = [UInt64](repeating: 0, count: 64)
    let (size, reach) = (64 / max(box.width, box.height), Self.evenness)
    func cell(_ point: Point) -> (column: Int, row: Int) {
      (Self.cell((point.x - box.minX) * size), Self.cell((point.y - box.minY) * size))
    }
    for unit in units {
      for point in unit.points {
        let (column, row) = cell(point)
        rows[row] |= 1 << UInt64(column)
      }
    }
    let wide = rows.map { bits in (1...reach).reduce(bits) { $0 | bits << UInt64($1) | bits >> UInt64($1) } }
    let near = wide.indices.map { row in
      wide[max(0, row - reach)...min(63, row + reach)].reduce(0, |)
    }
    return units.allSatisfy { unit in
      unit.points.allSatisfy { point in
        let (column, row) = cell(Point(x: box.minX + box.maxX - point.x, y: point.y))
        return near[row] & (1 << UInt64(column)) != 0
      }
    }
  }

  /// Returns the cell of 64 at a distance from the edge; the last one for what is no number.
  private static func cell(_ distance: Double) -> Int { max(0, min(63, Int(saturating: distance))) }

  /// The largest distance between a point and a mirrored one, in cells of 1/64 of the longer side: half the steps between points.
  private static let evenness = 3

  /// Returns true if both share ink.
  package func overlaps(_ other: ThingCandidate) -> Bool {
    units.contains { one in
      other.units.contains { $0.sharesInk(with: one) }
    }
  }

  /// The elements and subpaths that draw the object, element by element.
  package var parts: [InkPart] { units.parts }
}

extension Scene {
  /// Returns the places of the pieces in each `g` element, in the order of the drawing.
  package func grouped(_ units: [InkUnit]) -> [[Int]] {
    var groups: [Int: [Int]] = [:]
    for (place, unit) in units.enumerated() {
      for number in index.ancestors(of: unit.element) where element(number).name == "g" {
        groups[number, default: []].append(place)
      }
    }
    return groups.sorted { $0.key < $1.key }.map(\.value).filter { $0.count > 1 }
  }
}

extension InkUnit {
  /// Returns true if both have an outline or a stroke in common.
  package func sharesInk(with other: InkUnit) -> Bool {
    element == other.element && !Set(subpaths).isDisjoint(with: other.subpaths)
  }

  /// Returns true if this is drawn inside of another piece, and is not one of its own holes.
  package func lies(in other: InkUnit) -> Bool {
    !isSame(as: other) && other.box.contains(box) && other.box.width > box.width * 1.05
      && !sharesInk(with: other)
  }
}

/// The distances between the edges of pieces of ink, up to a limit.
private struct Neighbours {
  private let count: Int
  private var distances: [(one: Int, other: Int, distance: Double)] = []

  init(_ units: [InkUnit], within reach: Double) {
    count = units.count
    let points = units.map(\.points)
    for one in units.indices {
      for other in units.indices where other > one {
        guard units[one].box.gap(to: units[other].box) <= reach,
          units[one].element != units[other].element
            || Set(units[one].subpaths).isDisjoint(with: units[other].subpaths)
        else { continue }
        let radii = ((units[one].strokeWidth ?? 0) + (units[other].strokeWidth ?? 0)) / 2
        let nearest = points[one].distance(toPoints: points[other])
        distances.append((one, other, nearest - radii))
      }
    }
  }

  /// Returns the groups of pieces that are connected by steps no longer than a distance.
  func clusters(within distance: Double) -> [[Int]] {
    var groups = (0..<count).map { [$0] }
    var home = Array(0..<count)
    for pair in distances where pair.distance <= distance && home[pair.one] != home[pair.other] {
      let (to, from) = (home[pair.one], home[pair.other])
      for member in groups[from] { home[member] = to }
      groups[to] += groups[from]
      groups[from] = []
    }
    return groups.filter { $0.count > 1 }.map { $0.sorted() }
  }
}

extension [Point] {
  /// Returns points at even steps along the line, at most `most` of them.
  package func spread(_ most: Int) -> [Point] {
    let length = zip(self, dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    guard length > 0, let first, most > 1 else { return self }
    let step = length / Double(most - 1)
    var result = [first]
    result.reserveCapacity(most)
    var left = step
    for (start, end) in zip(self, dropFirst()) {
      let piece = start.distance(to: end)
      var done = 0.0
      while piece - done >= left, left > 0 {
        done += left
        left = step
        let share = done / piece
        result.append(Point(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
      }
      left -= piece - done
    }
    return result
  }

  /// Returns the distance between the nearest points.
  fileprivate func distance(toPoints others: [Point]) -> Double {
    var best = Double.infinity
    for one in self {
      for other in others {
        let (dx, dy) = (one.x - other.x, one.y - other.y)
        best = Swift.min(best, dx * dx + dy * dy)
      }
    }
    return best.squareRoot()
  }
}

extension Rect {
  /// Returns the larger of the distances between two boxes in x and in y; negative if they overlap.
  fileprivate func gap(to other: Rect) -> Double {
    let x = Swift.max(other.minX - maxX, minX - other.maxX)
    let y = Swift.max(other.minY - maxY, minY - other.maxY)
    return Swift.max(x, y)
  }
}
