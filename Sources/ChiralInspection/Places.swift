/// Converts byte offsets in a source into lines and columns; finds the line ends once.
struct Places {
  private let source: [UInt8]
  /// The offsets of the lines.
  private let starts: [Int]

  init(_ source: [UInt8]) {
    self.source = source
    starts = [0] + source.indices.filter { source[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// Returns the line and the column of a byte, both from 1, the column in Unicode scalars; a negative offset
  /// counts as 0.
  func place(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(0, offset), source.count)
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let column = source[starts[low]..<offset].count { $0 & 0xC0 != 0x80 }
    return (low + 1, column + 1)
  }

  /// Returns the column in Unicode scalars for a column in bytes.
  func column(line: Int, bytes: Int) -> Int {
    guard starts.indices.contains(line - 1) else { return bytes }
    return place(of: starts[line - 1] + bytes - 1).column
  }
}
