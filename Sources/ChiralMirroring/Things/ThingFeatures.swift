import ChiralGeometry

/// The features of some ink that are the input of the network: `features` in `scripts/thing-weights.py`
/// computes the same numbers.
struct ThingFeatures {
  /// The samples per side of the square in which the ink is centred, with its proportions kept.
  // 56 = 14 · 4: a cell is the mean of 16 samples. The scripts that train the networks use the same numbers.
  private static let side = 56
  /// The cells per side; each has 4 × 4 samples.
  private static let cells = 14
  private static let cell = side / cells
  /// The limit of distances, in thirds of a sample; larger ones count as this.
  private static let farthest: Int32 = 36
  /// The directions of edges, without their sign, and the blocks per side in which they are counted.
  private static let directions = 8
  private static let blocks = 4
  /// The smallest number of samples in a hole; anything smaller is a speck.
  private static let speck = 8

  /// The number of features: coverage, distance to ink and silhouette in 14 × 14 cells each, edges in 4 × 4
  /// blocks and 8 directions, three for proportions and share of ink, and the number of holes as one of four.
  static let count = 3 * cells * cells + blocks * blocks * directions + 7

  let values: [Float]

  /// Computes the features of ink that fills a box.
  init(_ units: [InkUnit], in box: Rect) {
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
    values += Self.smoothed(Self.sums(of: ink.map { $0 ? 1 : 0 }, scale: 1), side: Self.cells)
    values += Self.sums(of: Self.distances(to: ink).map { Float($0) }, scale: 1 / Float(Self.farthest))
    values += Self.sums(of: areas.isOutside.map { $0 ? 0 : 1 }, scale: 1)
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
  init?(opaque pixels: [Bool], width: Int) {
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
      let index = Int(((Double(place) + 0.5 - start) * scale).rounded(.down))
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

  /// Returns the mean of each cell, scaled.
  private static func sums(of samples: [Float], scale: Float) -> [Float] {
    var sums = [Float](repeating: 0, count: cells * cells)
    sums.withUnsafeMutableBufferPointer { sums in
      samples.withUnsafeBufferPointer { samples in
        for row in 0..<side {
          for column in 0..<side {
            sums[row / cell * cells + column / cell] += samples[row * side + column]
          }
        }
      }
    }
    return sums.map { $0 * scale / Float(cell * cell) }
  }

  /// Returns each value averaged with its neighbours by the weights ¼, ½ and ¼, down and across; values
  /// outside count as 0.
  private static func smoothed(_ values: [Float], side: Int) -> [Float] {
    // A frame of zeros gives every value four neighbours, so that a vector unit can do several at once.
    let stride = side + 2
    var framed = [Float](repeating: 0, count: stride * stride)
    for row in 0..<side {
      for column in 0..<side { framed[(row + 1) * stride + column + 1] = values[row * side + column] }
    }
    smooth(&framed, stride)
    return (0..<side * side).map { framed[($0 / side + 1) * stride + $0 % side + 1] }
  }

  /// Smooths values inside a frame of zeros, which stays as it is.
  private static func smooth(_ values: inout [Float], _ stride: Int) {
    values.withUnsafeMutableBufferPointer { values in
      withUnsafeTemporaryAllocation(of: Float.self, capacity: values.count) { down in
        down.initialize(repeating: 0)
        for row in 1..<stride - 1 {
          for place in row * stride..<(row + 1) * stride {
            down[place] = (values[place - stride] + 2 * values[place] + values[place + stride]) / 4
          }
        }
        for row in 1..<stride - 1 {
          for place in row * stride + 1..<(row + 1) * stride - 1 {
            values[place] = (down[place - 1] + 2 * down[place] + down[place + 1]) / 4
          }
        }
      }
    }
  }

  /// Returns the distance of each sample to the nearest ink in thirds of a sample, by the chamfer weights 3
  /// (straight) and 4 (diagonal).
  private static func distances(to ink: [Bool]) -> [Int32] {
    // A frame of samples far from ink gives every sample eight neighbours.
    let stride = side + 2
    var result = [Int32](repeating: farthest, count: stride * stride)
    for row in 0..<side {
      for column in 0..<side where ink[row * side + column] { result[(row + 1) * stride + column + 1] = 0 }
    }
    return result.withUnsafeMutableBufferPointer { result in
      func relax(_ place: Int, from others: (Int, Int, Int, Int)) {
        let straight = min(result[others.0], result[others.1]) &+ 3
        let diagonal = min(result[others.2], result[others.3]) &+ 4
        result[place] = min(result[place], straight, diagonal)
      }
      // One pass down and one pass up reach every sample (Borgefors 1986).
      for row in 1...side {
        for place in row * stride + 1...row * stride + side {
          relax(place, from: (place - 1, place - stride, place - stride - 1, place - stride + 1))
        }
      }
      for row in (1...side).reversed() {
        for place in (row * stride + 1...row * stride + side).reversed() {
          relax(place, from: (place + 1, place + stride, place + stride - 1, place + stride + 1))
        }
      }
      return (0..<side * side).map { result[($0 / side + 1) * stride + $0 % side + 1] }
    }
  }

  /// Returns the strength of edges in each block and direction, as shares of the total.
  private static func edges(of ink: [Bool]) -> [Float] {
    let stride = side + 2
    var soft = [Float](repeating: 0, count: stride * stride)
    for row in 0..<side {
      for column in 0..<side where ink[row * side + column] { soft[(row + 1) * stride + column + 1] = 1 }
    }
    for _ in 0..<2 { smooth(&soft, stride) }
    var counts = [Float](repeating: 0, count: blocks * blocks * directions)
    // Not 0, for ink without an edge.
    var total: Float = 1e-6
    soft.withUnsafeBufferPointer { soft in
      for row in 0..<side {
        for column in 0..<side {
          let place = (row + 1) * stride + column + 1
          let (dx, dy) = (soft[place + 1] - soft[place - 1], soft[place + stride] - soft[place - stride])
          // Most samples are far from any edge.
          guard dx != 0 || dy != 0 else { continue }
          let size = (dx * dx + dy * dy).squareRoot()
          guard size > 0 else { continue }
          let block = row / cells * blocks + column / cells
          counts[block * directions + direction(dx, dy)] += size
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
