package import ChiralSVG

/// The shape of some ink, independent of its size: coverage in 16 × 16 cells, proportions, number of holes.
package struct GlyphShape {
  // 16 cells as in `scripts/glyph-templates.py`, whose templates are compared cell by cell.
  /// The cells per side.
  package static let side = 16
  /// The samples per side of a cell.
  private static let fineness = 3
  private static let samples = side * fineness

  /// The coverage of each cell, slightly blurred, 0…`full`.
  package let cells: [Int16]
  /// The ratio of width to height.
  package let aspect: Double
  /// The number of areas that the ink encloses.
  package let holes: Int

  /// The value of a cell that lies in the ink: 3 × 3 samples times 16, the sum of the weights in `blurred`.
  private static let full: Int16 = 144

  /// Rasterises ink that fills a box.
  package init(_ units: [InkUnit], in box: Rect) {
    var raster = InkRaster(box: box, side: Self.samples)
    raster.draw(units)
    aspect = box.width / box.height
    holes = raster.enclosedAreas
    cells = Self.blurred(
      raster.sums(of: Self.fineness).map { $0 * (Self.full / 16) / Int16(Self.fineness * Self.fineness) })
  }

  /// Creates a shape from shades of 0…3.
  package init(shades: [UInt8], aspect: Double, holes: Int) {
    self.aspect = aspect
    self.holes = holes
    cells = Self.blurred(shades.map { Int16($0) * (Self.full / 16) / 3 })
  }

  /// True if there is neither too little nor too much ink for a glyph.
  package var isGlyphLike: Bool { Self.densities.contains(density) }

  /// The share of the box that is ink.
  private var density: Double {
    Double(cells.reduce(0) { $0 + Int($1) }) / Double(Int(Self.full) * Self.side * Self.side)
  }

  private static let densities = 0.1...0.8

  /// True if the shape is its own mirror image, apart from rounding.
  package var isSymmetric: Bool { likeness(to: flipped) > 0.96 }

  /// The shape turned upside down.
  package var turned: GlyphShape { GlyphShape(cells: cells.reversed(), aspect: aspect, holes: holes) }

  /// The mirror image.
  package var flipped: GlyphShape {
    let side = Self.side
    let mirrored = cells.indices.map { cells[$0 / side * side + side - 1 - $0 % side] }
    return GlyphShape(cells: mirrored, aspect: aspect, holes: holes)
  }

  private init(cells: [Int16], aspect: Double, holes: Int) {
    self.cells = cells
    self.aspect = aspect
    self.holes = holes
  }

  /// Returns the likeness of two shapes, 0…1, whatever their proportions.
  package func likeness(to other: GlyphShape) -> Double {
    // The sums are at most 256 · 144 = 36,864. In 16 bits, a vector unit adds eight cells at once.
    var difference: UInt16 = 0
    var ink: UInt16 = 0
    cells.withUnsafeBufferPointer { one in
      other.cells.withUnsafeBufferPointer { two in
        for index in 0..<one.count {
          let most = max(one[index], two[index])
          difference &+= UInt16(truncatingIfNeeded: most &- min(one[index], two[index]))
          ink &+= UInt16(truncatingIfNeeded: most)
        }
      }
    }
    // The share of the ink of both that they have in common, as a generalised Jaccard index: Σ min / Σ max.
    return ink == 0 ? 0 : 1 - Double(difference) / Double(ink)
  }

  /// Returns each cell as a weighted sum with its neighbours: 4 for the cell, 2 for straight and 1 for
  /// diagonal neighbours.
  private static func blurred(_ cells: [Int16]) -> [Int16] {
    // These are the products of the weights 1, 2 and 1 across and down.
    let across = weighted(cells, step: 1) { $0 % side }
    return weighted(across, step: side) { $0 / side }
  }

  /// Returns the sum of each cell, twice, and its neighbours at a step in both directions; `place` returns the
  /// position of a cell in its row or column.
  @inline(__always) private static func weighted(
    _ cells: [Int16], step: Int, _ place: (Int) -> Int
  ) -> [Int16] {
    [Int16](unsafeUninitializedCapacity: side * side) { result, count in
      count = side * side
      cells.withUnsafeBufferPointer { cells in
        for index in 0..<side * side {
          let before = place(index) > 0 ? cells[index - step] : 0
          let after = place(index) < side - 1 ? cells[index + step] : 0
          result[index] = before &+ 2 &* cells[index] &+ after
        }
      }
    }
  }
}

/// A raster of samples in a box, each of which lies in the ink or not.
package struct InkRaster {
  private let box: Rect
  private let side: Int
  private var isInk: [Bool]
  /// The samples, row by row.
  package var samples: [Bool] { isInk }

  package init(box: Rect, side: Int) {
    self.box = box
    self.side = side
    isInk = [Bool](repeating: false, count: side * side)
  }

  /// Draws pieces of ink with their holes.
  package mutating func draw(_ units: [InkUnit]) {
    for unit in units.inked { draw(unit) }
  }

  private mutating func draw(_ unit: InkUnit) {
    if let width = unit.strokeWidth {
      for line in unit.lines { stroke(line, width / 2) }
    } else {
      fill(unit.lines)
    }
  }

  private func x(_ column: Int) -> Double { box.minX + (Double(column) + 0.5) / Double(side) * box.width }
  private func y(_ row: Int) -> Double { box.minY + (Double(row) + 0.5) / Double(side) * box.height }

  private func columns(_ from: Double, _ to: Double) -> Range<Int> {
    Self.samples(from: from, to: to, origin: box.minX, extent: box.width, side: side)
  }

  /// Returns the samples whose centre lies between two coordinates.
  private static func samples(from: Double, to: Double, origin: Double, extent: Double, side: Int)
    -> Range<Int>
  {
    let scale = Double(side) / extent
    let first = max(0, min(side, Int(saturating: ((from - origin) * scale - 0.5).rounded(.up))))
    let last = max(first, min(side, Int(saturating: ((to - origin) * scale - 0.5).rounded(.down) + 1)))
    return first..<last
  }

  /// Fills by the rule `evenodd`, because the lines are an outline and its holes.
  private mutating func fill(_ lines: [[Point]]) {
    let middles = (0..<side).map(y)
    var crossings: [Crossing] = []
    var ends = [Int](repeating: 0, count: side)
    for line in lines {
      var previous = line[line.count - 1]
      var rowsAbovePrevious = rows(above: previous.y, middles)
      for point in line {
        let rowsAbove = rows(above: point.y, middles)
        for row in min(rowsAbove, rowsAbovePrevious)..<max(rowsAbove, rowsAbovePrevious) {
          let share = (middles[row] - previous.y) / (point.y - previous.y)
          crossings.append(Crossing(row: row, x: previous.x + share * (point.x - previous.x)))
          ends[row] += 1
        }
        (previous, rowsAbovePrevious) = (point, rowsAbove)
      }
    }
    // The crossings of each row, one row after another. Where they are few, each is inserted among those of its row.
    for row in ends.indices.dropFirst() { ends[row] += ends[row - 1] }
    let starts = [0] + ends.dropLast()
    var places = starts
    var sorted = [Double](repeating: 0, count: crossings.count)
    for crossing in crossings {
      let row = crossing.row
      var place = places[row]
      places[row] += 1
      if ends[row] - starts[row] <= Self.few {
        while place > starts[row], sorted[place - 1] > crossing.x {
          sorted[place] = sorted[place - 1]
          place -= 1
        }
      }
      sorted[place] = crossing.x
    }
    for row in 0..<side where ends[row] - starts[row] > Self.few {
      sorted.replaceSubrange(starts[row]..<ends[row], with: sorted[starts[row]..<ends[row]].sorted())
    }
    // Between the first and the second crossing of a row there is ink, between the second and the third paper, and so on. A closed
    // line crosses each row an even number of times.
    for row in 0..<side {
      for pair in stride(from: starts[row], to: ends[row] - 1, by: 2) {
        for column in columns(sorted[pair], sorted[pair + 1]) { isInk[row * side + column] = true }
      }
    }
  }

  /// The largest number of crossings in a row among which inserting is faster than sorting.
  private static let few = 16

  /// Returns the number of rows whose middle lies above a height.
  private func rows(above height: Double, _ middles: [Double]) -> Int {
    let guess = ((height - box.minY) / box.height * Double(side)).rounded()
    var count = max(0, min(side, Int(saturating: guess)))
    // The guess may be off by rounding.
    while count > 0, middles[count - 1] >= height { count -= 1 }
    while count < side, middles[count] < height { count += 1 }
    return count
  }

  /// A place at which an outline crosses the middle of a row.
  private struct Crossing {
    let row: Int
    let x: Double
  }

  /// Marks the samples within a distance of a line. Caps and joins are round, which makes no difference at
  /// this size.
  private mutating func stroke(_ line: [Point], _ radius: Double) {
    let ends = line.count == 1 ? line + line : line
    for (start, end) in zip(ends, ends.dropFirst()) {
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = dx * dx + dy * dy
      let rows = Self.samples(
        from: min(start.y, end.y) - radius, to: max(start.y, end.y) + radius, origin: box.minY,
        extent: box.height, side: side)
      for row in rows {
        let v = y(row) - start.y
        guard let reach = Self.reach(at: v, of: (dx, dy), length: length, radius: radius) else { continue }
        for column in columns(start.x + reach.from, start.x + reach.to) { isInk[row * side + column] = true }
      }
    }
  }

  /// Returns where a level line at a distance below the start of a segment lies within a radius of the segment; nil if it does
  /// not. All distances are counted from the start.
  private static func reach(
    at v: Double, of way: (x: Double, y: Double), length: Double, radius: Double
  ) -> (from: Double, to: Double)? {
    var (from, to) = (Double.infinity, -Double.infinity)
    func add(_ one: Double, _ other: Double) { (from, to) = (min(from, one, other), max(to, one, other)) }
    // The discs around both ends.
    let (start, end) = (radius * radius - v * v, radius * radius - (v - way.y) * (v - way.y))
    if start >= 0 { add(-start.squareRoot(), start.squareRoot()) }
    if end >= 0 { add(way.x - end.squareRoot(), way.x + end.squareRoot()) }
    // The sides: the segment moved across itself by the radius, up and down. The shape is convex, so that what lies between two
    // of its points belongs to it.
    let (across, along) = (radius * way.x / length.squareRoot(), radius * way.y / length.squareRoot())
    if way.y != 0 {
      for (x, y) in [(along, -across), (-along, across)] {
        let share = (v - y) / way.y
        if (0...1).contains(share) { add(x + share * way.x, x + share * way.x) }
      }
    }
    return from <= to ? (from, to) : nil
  }

  /// Returns true if the sample at a point lies in the ink; false outside the box.
  package func hasInk(at point: Point) -> Bool {
    let column = ((point.x - box.minX) / box.width * Double(side)).rounded(.down)
    let row = ((point.y - box.minY) / box.height * Double(side)).rounded(.down)
    let range = 0..<Double(side)
    return range.contains(column) && range.contains(row) && isInk[Int(row) * side + Int(column)]
  }

  /// Returns the number of samples in the ink per square of a size.
  func sums(of size: Int) -> [Int16] {
    let count = side / size
    var sums = [Int16](repeating: 0, count: count * count)
    sums.withUnsafeMutableBufferPointer { sums in
      isInk.withUnsafeBufferPointer { isInk in
        for row in 0..<count * size {
          var place = row * side
          for square in row / size * count..<(row / size + 1) * count {
            for _ in 0..<size {
              if isInk[place] { sums[square] &+= 1 }
              place += 1
            }
          }
        }
      }
    }
    return sums
  }

  /// The number of areas without ink that the ink encloses; specks of a few samples do not count.
  var enclosedAreas: Int {
    PaperAreas(ink: isInk, side: side).enclosedSizes.count { $0 >= Self.speck }
  }

  // Of 48 × 48 samples: smaller holes are corners where strokes meet.
  private static let speck = 6
}

extension GlyphShape {
  /// The correlation of x and y of the ink: 1 if all of it lies along the diagonal that runs down to the
  /// right, −1 if it lies along the other.
  package var correlation: Double {
    var (sum, x, y, xx, yy, xy) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    for (index, cell) in cells.enumerated() where cell > 0 {
      let (weight, column, row) = (Double(cell), Double(index % Self.side), Double(index / Self.side))
      sum += weight
      x += weight * column
      y += weight * row
      xx += weight * column * column
      yy += weight * row * row
      xy += weight * column * row
    }
    // Pearson's correlation of the columns and the rows, each cell weighted by its ink.
    let (a, b) = (sum * xx - x * x, sum * yy - y * y)
    return a > 0 && b > 0 ? (sum * xy - x * y) / (a * b).squareRoot() : 0
  }
}
