/// Converts byte offsets in a source into lines and columns; reads the source once, so that a drawing in one line does not
/// cost its length for each place.
struct Places {
  private let source: [UInt8]
  /// The offsets of the lines.
  private let starts: [Int]
  /// The number of Unicode scalars that begin before each block of the source.
  private let scalarsBeforeBlock: [Int]
  private static let blockLength = 256

  init(_ source: [UInt8]) {
    self.source = source
    var starts = [0]
    var scalarsBeforeBlock: [Int] = []
    var scalars = 0
    for (offset, byte) in source.enumerated() {
      if offset % Self.blockLength == 0 { scalarsBeforeBlock.append(scalars) }
      if byte & 0xC0 != 0x80 { scalars += 1 }
      if byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
    }
    // An offset at the end of the source lies in one more block.
    scalarsBeforeBlock.append(scalars)
    self.starts = starts
    self.scalarsBeforeBlock = scalarsBeforeBlock
  }

  /// Returns the number of Unicode scalars that begin before a byte.
  private func scalars(before offset: Int) -> Int {
    let block = offset / Self.blockLength
    return scalarsBeforeBlock[block] + source[(block * Self.blockLength)..<offset].count { $0 & 0xC0 != 0x80 }
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
    return (low + 1, scalars(before: offset) - scalars(before: starts[low]) + 1)
  }

  /// Returns the column in Unicode scalars for a column in bytes.
  func column(line: Int, bytes: Int) -> Int {
    guard starts.indices.contains(line - 1) else { return bytes }
    return place(of: starts[line - 1] + bytes - 1).column
  }
}
