/// The offsets of the lines of a drawing, for repeated lookups.
public struct LineIndex: Sendable {
  private let starts: [Int]

  /// Creates the index of a drawing's source.
  public init(_ document: SVGDocument) {
    var starts = [0]
    for (offset, byte) in document.source.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    self.starts = starts
  }

  /// Returns the line of a byte, from 1; 1 for an element that is not in the source.
  public func line(of offset: Int) -> Int {
    var range = 0..<starts.count
    while range.count > 1 {
      let middle = range.lowerBound + range.count / 2
      if starts[middle] <= offset {
        range = middle..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return range.lowerBound + 1
  }
}
