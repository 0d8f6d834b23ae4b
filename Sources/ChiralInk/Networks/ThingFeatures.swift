package import ChiralSVG

/// The features of some ink that are the input of the network: `features` in `scripts/thing-weights.py`
/// computes the same numbers.
package struct ThingFeatures {
  /// The samples per side of the square in which the ink is centred, with its proportions kept.
  // 56 = 14 · 4: a cell is the mean of 16 samples. The scripts that train the networks use the same numbers.
  private static let side = 56
  /// The cells per side; each has 4 × 4 samples.
  private static let cells = 14
  private static let cell = side / cells
  /// The limit of distances, in thirds of a sample; larger ones count as this.
  private static let farthest: Int16 = 36
  /// The directions of edges, without their sign, and the blocks per side in which they are counted.
  private static let directions = 8
  private static let blocks = 4
  /// The smallest number of samples in a hole; anything smaller is a speck.
  private static let speck = 8

  /// The number of features: coverage, distance to ink and silhouette in 14 × 14 cells each, edges in 4 × 4
  /// blocks and 8 directions, three for proportions and share of ink, and the number of holes as one of four.
  package static let count = 3 * cells * cells + blocks * blocks * directions + 7

  package let values: [Float]

  /// Computes the features of ink that fills a box.
  package init(_ units: [InkUnit], in box: Rect) {
    let longest = max(box.width, box.height)
    let square = Rect(
      minX: box.midX - longest / 2, minY: box.midY - longest / 2, width: longest, height: longest)
    var raster = InkRaster(box: square, side: Self.side)
    raster.draw(units)
    self.init(ink: raster.samples, width: box.width / longest, height: box.height / longest)
  }

  /// Computes the features of samples, row by row; width and height of the ink are given as shares of the
  /// longer one.
  private init(ink: [Bool], width: Double, height: Double) {
    let areas = PaperAreas(ink: ink, side: Self.side)
    let holes = areas.enclosedSizes.count { $0 >= Self.speck }
    var values: [Float] = []
    values.reserveCapacity(Self.count)
    values += Self.smoothed(Self.means(of: ink, scale: 1) { $0 ? 1 : 0 }, side: Self.cells)
    values += Self.means(of: Self.distances(to: ink), scale: 1 / Float(Self.farthest)) { Int32($0) }
    values += Self.means(of: areas.isOutside, scale: 1) { $0 ? 0 : 1 }
    values += Self.edges(of: ink)
    values += [
      Float(width), Float(height), Float(ink.count(where: \.self)) / Float(ink.count),
    ]
    // 0, 1, 2, or more holes.
    values += (0..<4).map { min(holes, 3) == $0 ? 1 : 0 }
    self.values = values
  }

  /// Computes the features of the ink in a picture, given by the opaque pixels row by row; nil if there is
  /// almost none.
  package init?(opaque pixels: [Bool], width: Int) {
    let inked = pixels.indices.filter { pixels[$0] }
    guard inked.count >= Self.leastInk, let top = inked.first.map({ $0 / width }),
      let bottom = inked.last.map({ $0 / width }), let left = inked.map({ $0 % width }).min(),
      let right = inked.map({ $0 % width }).max()
    else { return nil }
    let (wide, high) = (right - left + 1, bottom - top + 1)
    let longest = Double(max(wide, high))
    let scale = longest / Double(Self.side)
    func sample(_ place: Int, _ extent: Int) -> Int? {
      let start = (Double(Self.side) - Double(extent) / scale) / 2
      let index = Int(saturating: ((Double(place) + 0.5 - start) * scale).rounded(.down))
      return (0..<extent).contains(index) ? index : nil
    }
    let columns = (0..<Self.side).map { sample($0, wide) }
    let ink = (0..<Self.side).flatMap { row -> [Bool] in
      guard let y = sample(row, high) else { return columns.map { _ in false } }
      return columns.map { $0.map { pixels[(top + y) * width + left + $0] } ?? false }
    }
    self.init(ink: ink, width: Double(wide) / longest, height: Double(high) / longest)
  }

  /// The smallest number of opaque pixels that show anything.
  private static let leastInk = 12

  /// Returns the mean of each cell, scaled; `value` turns a sample into a number.
  @inline(__always) private static func means<Sample>(
    of samples: [Sample], scale: Float, _ value: (Sample) -> Int32
  ) -> [Float] {
    var sums = [Int32](repeating: 0, count: cells * cells)
    sums.withUnsafeMutableBufferPointer { sums in
      samples.withUnsafeBufferPointer { samples in
        var place = 0
        for row in 0..<side {
          for index in row / cell * cells..<(row / cell + 1) * cells {
            for _ in 0..<cell {
              sums[index] &+= value(samples[place])
              place += 1
            }
          }
        }
      }
    }
    return sums.map { Float($0) * scale / Float(cell * cell) }
  }

  /// Returns each value averaged with its neighbours by the weights ¼, ½ and ¼, down and across; values
  /// outside count as 0.
  private static func smoothed(_ values: [Float], side: Int) -> [Float] {
    let stride = side + 2
    var framed = [Float](repeating: 0, count: stride * stride)
    for row in 0..<side {
      for column in 0..<side { framed[(row + 1) * stride + column + 1] = values[row * side + column] }
    }
    framed.withUnsafeMutableBufferPointer { framed in
      smooth(framed, stride: stride, zero: 0) { ($0 + 2 * $1 + $2) / 4 }
    }
    return (0..<side * side).map { framed[($0 / side + 1) * stride + $0 % side + 1] }
  }

  /// Averages whole numbers like `smoothed`, inside a frame of zeros. They must be multiples of 16.
  private static func smooth(_ values: inout [Int16], _ stride: Int) {
    values.withUnsafeMutableBufferPointer { values in
      smooth(values, stride: stride, zero: 0) { ($0 &+ 2 &* $1 &+ $2) >> 2 }
    }
  }

  /// Averages values with their neighbours, down and across, inside a frame of zeros, which stays as it is. The frame gives every
  /// value four neighbours, so that a vector unit can do several at once.
  @inline(__always) private static func smooth<Value>(
    _ values: UnsafeMutableBufferPointer<Value>, stride: Int, zero: Value,
    _ mean: (_ before: Value, _ value: Value, _ after: Value) -> Value
  ) {
    withUnsafeTemporaryAllocation(of: Value.self, capacity: values.count) { down in
      down.initialize(repeating: zero)
      for row in 1..<stride - 1 {
        for place in row * stride..<(row + 1) * stride {
          down[place] = mean(values[place - stride], values[place], values[place + stride])
        }
      }
      for row in 1..<stride - 1 {
        for place in row * stride + 1..<(row + 1) * stride - 1 {
          values[place] = mean(down[place - 1], down[place], down[place + 1])
        }
      }
    }
  }

  /// Returns the distance of each sample to the nearest ink in thirds of a sample, by the chamfer weights 3
  /// (straight) and 4 (diagonal).
  private static func distances(to ink: [Bool]) -> [Int16] {
    // A frame of samples far from ink gives every sample eight neighbours.
    let stride = side + 2
    var framed = [Int16](repeating: farthest, count: stride * stride)
    for row in 0..<side {
      for column in 0..<side where ink[row * side + column] { framed[(row + 1) * stride + column + 1] = 0 }
    }
    framed.withUnsafeMutableBufferPointer { framed in
      // One pass down and one pass up reach every sample (Borgefors 1986). In each row, the neighbours in the row before come
      // first, because a vector unit can do several at once.
      for row in 1...side {
        let places = row * stride + 1...row * stride + side
        relax(framed, places, from: -stride)
        for place in places { framed[place] = min(framed[place], framed[place - 1] &+ 3) }
      }
      for row in (1...side).reversed() {
        let places = row * stride + 1...row * stride + side
        relax(framed, places, from: stride)
        for place in places.reversed() { framed[place] = min(framed[place], framed[place + 1] &+ 3) }
      }
    }
    return [Int16](unsafeUninitializedCapacity: side * side) { distances, count in
      count = side * side
      for row in 0..<side {
        for column in 0..<side { distances[row * side + column] = framed[(row + 1) * stride + column + 1] }
      }
    }
  }

  /// Reduces the distances of samples in a row to those that lead over the neighbours in the row at an offset.
  @inline(__always) private static func relax(
    _ distances: UnsafeMutableBufferPointer<Int16>, _ places: ClosedRange<Int>, from offset: Int
  ) {
    for place in places {
      let other = place + offset
      let diagonal = min(distances[other - 1], distances[other + 1]) &+ 4
      distances[place] = min(distances[place], distances[other] &+ 3, diagonal)
    }
  }

  /// Returns the strength of edges in each block and direction, as shares of the total.
  private static func edges(of ink: [Bool]) -> [Float] {
    let stride = side + 2
    // Smoothing twice divides by 256 in all, so that whole numbers give the exact values.
    let unit: Int16 = 256
    var soft = [Int16](repeating: 0, count: stride * stride)
    for row in 0..<side {
      for column in 0..<side where ink[row * side + column] { soft[(row + 1) * stride + column + 1] = unit }
    }
    for _ in 0..<2 { smooth(&soft, stride) }
    var counts = [Float](repeating: 0, count: blocks * blocks * directions)
    // Not 0, for ink without an edge.
    var total: Float = 1e-6
    soft.withUnsafeBufferPointer { soft in
      for row in 0..<side {
        for column in 0..<side {
          let place = (row + 1) * stride + column + 1
          let (dx, dy) = (soft[place + 1] &- soft[place - 1], soft[place + stride] &- soft[place - stride])
          // Most samples are far from any edge.
          guard dx | dy != 0 else { continue }
          let (x, y) = (Float(dx) / Float(unit), Float(dy) / Float(unit))
          let size = (x * x + y * y).squareRoot()
          let block = row / cells * blocks + column / cells
          counts[block * directions + direction(x, y)] += size
          total += size
        }
      }
    }
    return counts.map { $0 / total * Float(blocks * blocks) }
  }

  /// The tangent of 22.5°.
  private static let tangent: Float = 0.414_213_56

  /// Returns the eighth of a half-turn in which a direction lies.
  private static func direction(_ x: Float, _ y: Float) -> Int {
    // A half-turn is 0 ..< π: opposite directions count as the same.
    let (x, y) = y < 0 || (y == 0 && x < 0) ? (-x, -y) : (x, y)
    // A diagonal counts for the eighth that begins with it.
    let isSteep = x > 0 ? y >= x : y > -x
    let (long, short) = isSteep ? (y, abs(x)) : (abs(x), y)
    // The eighths of a quarter-turn end at 22.5°, 45°, 67.5° and 90°.
    let isNearDiagonal = short > long * tangent
    let eighth = isSteep ? (isNearDiagonal ? 2 : 3) : (isNearDiagonal ? 1 : 0)
    return x > 0 ? eighth : 7 - eighth
  }
}
