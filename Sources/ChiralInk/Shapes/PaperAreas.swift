/// The connected areas without ink in a square raster. Samples are connected across and down.
package struct PaperAreas {
  /// A value per sample, row by row: true if it is paper that is connected to the edge of the raster.
  package let isOutside: [Bool]
  /// The number of samples in each area that ink encloses.
  let enclosedSizes: [Int]

  /// Samples of paper beside one another in a row, between ink or edges.
  private struct Run {
    let row: Int
    let columns: Range<Int>
    /// A run of the same area with a lower number; its own number if it is the first.
    var area: Int
  }

  /// Finds the areas. `ink` has a value per sample, row by row: true if it lies in the ink.
  package init(ink: [Bool], side: Int) {
    var runs = Self.runs(of: ink, side: side)
    Self.connect(&runs, side: side)
    var sizes = [Int](repeating: 0, count: runs.count)
    isOutside = [Bool](unsafeUninitializedCapacity: side * side) { isOutside, count in
      isOutside.initialize(repeating: false)
      count = side * side
      for number in runs.indices.dropFirst() {
        // Runs point to earlier ones, whose area is known already.
        runs[number].area = runs[runs[number].area].area
        let run = runs[number]
        sizes[run.area] += run.columns.count
        guard run.area == 0 else { continue }
        for column in run.columns { isOutside[run.row * side + column] = true }
      }
    }
    enclosedSizes = sizes.dropFirst().filter { $0 > 0 }
  }

  /// Returns the runs of a raster, row by row, after one that stands for the paper around the raster.
  private static func runs(of ink: [Bool], side: Int) -> [Run] {
    var runs = [Run(row: -1, columns: 0..<side, area: 0)]
    runs.reserveCapacity(4 * side)
    ink.withUnsafeBufferPointer { ink in
      for row in 0..<side {
        let first = row * side
        var column = 0
        while column < side {
          while column < side, ink[first + column] { column += 1 }
          guard column < side else { break }
          let start = column
          while column < side, !ink[first + column] { column += 1 }
          let isAtEdge = start == 0 || column == side || row == 0 || row == side - 1
          runs.append(Run(row: row, columns: start..<column, area: isAtEdge ? 0 : runs.count))
        }
      }
    }
    return runs
  }

  /// Connects each run with those of the row above that have a column in common, so that each area has one first run.
  private static func connect(_ runs: inout [Run], side: Int) {
    func first(_ number: Int) -> Int {
      var number = number
      while runs[number].area != number { number = runs[number].area }
      return number
    }
    // Both rows are followed from left to right.
    var above = 1
    for number in runs.indices.dropFirst() {
      while runs[above].row < runs[number].row - 1 { above += 1 }
      while runs[above].row == runs[number].row - 1 {
        if runs[above].columns.overlaps(runs[number].columns) {
          let (one, other) = (first(above), first(number))
          runs[max(one, other)].area = min(one, other)
        }
        // The run above may go on over the next one.
        guard runs[above].columns.upperBound <= runs[number].columns.upperBound else { break }
        above += 1
      }
    }
  }
}
