/// The connected areas without ink in a square raster. Samples are connected across and down.
struct PaperAreas {
  private enum Sample: UInt8 {
    case paper, ink, outside, enclosed
  }

  /// A value per sample, row by row: true if it is paper that is connected to the edge of the raster.
  let isOutside: [Bool]
  /// The number of samples in each area that ink encloses.
  let enclosedSizes: [Int]

  /// Finds the areas. `ink` has a value per sample, row by row: true if it lies in the ink.
  init(ink: [Bool], side: Int) {
    // A frame of paper connects all areas at the edge. A frame of ink around that ends every search.
    let stride = side + 4
    var samples = [Sample](repeating: .ink, count: stride * stride)
    var sizes: [Int] = []
    isOutside = samples.withUnsafeMutableBufferPointer { samples in
      for row in 1..<stride - 1 {
        for place in row * stride + 1..<(row + 1) * stride - 1 { samples[place] = .paper }
      }
      ink.withUnsafeBufferPointer { ink in
        for row in 0..<side {
          let (from, to) = (row * side, (row + 2) * stride + 2)
          for column in 0..<side where ink[from + column] { samples[to + column] = .ink }
        }
      }
      _ = Self.fill(samples, from: stride + 1, with: .outside, stride)
      for start in 0..<samples.count where samples[start] == .paper {
        sizes.append(Self.fill(samples, from: start, with: .enclosed, stride))
      }
      return [Bool](unsafeUninitializedCapacity: side * side) { isOutside, count in
        count = side * side
        for row in 0..<side {
          let (from, to) = ((row + 2) * stride + 2, row * side)
          for column in 0..<side { isOutside[to + column] = samples[from + column] == .outside }
        }
      }
    }
    enclosedSizes = sizes
  }

  /// Marks the paper that is connected to a sample of paper, and returns the number of samples.
  private static func fill(
    _ samples: UnsafeMutableBufferPointer<Sample>, from start: Int, with mark: Sample, _ stride: Int
  ) -> Int {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: samples.count) { found in
      var (next, end) = (0, 0)
      func visit(_ place: Int) {
        guard samples[place] == .paper else { return }
        samples[place] = mark
        found[end] = place
        end += 1
      }
      visit(start)
      while next < end {
        let place = found[next]
        next += 1
        visit(place - 1)
        visit(place + 1)
        visit(place - stride)
        visit(place + stride)
      }
      return end
    }
  }
}
