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
    for row in 0..<side + 2 {
      for column in 0..<side + 2 { samples[(row + 1) * stride + column + 1] = .paper }
    }
    for row in 0..<side {
      for column in 0..<side where ink[row * side + column] {
        samples[(row + 2) * stride + column + 2] = .ink
      }
    }
    var sizes: [Int] = []
    _ = Self.fill(&samples, from: stride + 1, with: .outside, stride)
    for start in samples.indices where samples[start] == .paper {
      sizes.append(Self.fill(&samples, from: start, with: .enclosed, stride))
    }
    enclosedSizes = sizes
    isOutside = (0..<side * side).map {
      samples[($0 / side + 2) * stride + $0 % side + 2] == .outside
    }
  }

  /// Marks the paper that is connected to a sample of paper, and returns the number of samples.
  private static func fill(
    _ samples: inout [Sample], from start: Int, with mark: Sample, _ stride: Int
  ) -> Int {
    samples.withUnsafeMutableBufferPointer { samples in
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
}
