/// The beginnings of the lines of a drawing, for whoever asks for many places.
public struct LineIndex: Sendable {
  private let starts: [Int]

  /// Looks through the source of a drawing.
  public init(_ document: SVGDocument) {
    var starts = [0]
    for (offset, byte) in document.source.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    self.starts = starts
  }

  /// Returns the line, from 1, of a byte; 1 for what is not in the source.
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
