import ChiralValues

/// The bytes of a file, with an index that converts offsets into lines and columns.
///
/// A lookup takes the same time in a file with one huge line as in one with many short lines.
package struct SourceText: Sendable {
  /// The path by which the file was opened.
  package let file: String
  /// The content of the file.
  package let bytes: [UInt8]
  private let lineStarts: [Int]
  /// The number of scalars that begin before each block of `blockSize` bytes.
  private let scalarsBeforeBlock: [Int]

  private static let blockSize = 128

  /// Creates the index of a file; a byte order mark belongs to no line.
  package init(_ bytes: [UInt8], file: String) {
    self.file = file
    self.bytes = bytes
    var starts = [bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0]
    var blocks: [Int] = []
    var scalars = 0
    for (offset, byte) in bytes.enumerated() {
      if offset % Self.blockSize == 0 { blocks.append(scalars) }
      if Self.beginsScalar(byte) { scalars += 1 }
      if byte == .lineFeed || (byte == .carriageReturn && bytes[safe: offset + 1] != .lineFeed) {
        starts.append(offset + 1)
      }
    }
    blocks.append(scalars)
    lineStarts = starts
    scalarsBeforeBlock = blocks
  }

  package static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The offset of the file's text: after the byte order mark, if it has one.
  package var start: Int { lineStarts[0] }

  /// Returns the place of a byte; for offsets past the end, the place of the end.
  package func location(of offset: Int) -> SourceLocation {
    let offset = min(max(offset, start), bytes.count)
    let line = lineIndex(of: offset)
    let column = scalars(before: offset) - scalars(before: lineStarts[line]) + 1
    return SourceLocation(file: file, line: line + 1, column: column)
  }

  /// Returns the text of a range of bytes.
  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The whole file as text, including a byte order mark.
  package var wholeText: String { text(0..<bytes.count) }

  /// Returns the text between the quotation mark at a byte and the next one.
  package func quotedText(at offset: Int) -> String {
    String(decoding: bytes[offset...].dropFirst().prefix { $0 != bytes[offset] }, as: UTF8.self)
  }

  /// The offset of the first byte that is not UTF-8, if there is one.
  package var firstInvalidByte: Int? {
    let repaired = String(decoding: bytes, as: UTF8.self).utf8
    if repaired.elementsEqual(bytes) { return nil }
    return zip(repaired, bytes).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? bytes.count
  }

  private func lineIndex(of offset: Int) -> Int {
    max(0, lineStarts.partitioningIndex { $0 > offset } - 1)
  }

  private func scalars(before offset: Int) -> Int {
    let block = offset / Self.blockSize
    let rest = bytes[(block * Self.blockSize)..<offset]
    return scalarsBeforeBlock[block] + rest.count(where: Self.beginsScalar)
  }

  private static func beginsScalar(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
}

extension Array {
  /// The element at an index; nil if the index is out of range.
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
