/// The layout of a sheet's rows: pages of two columns, the first read before the second.
///
/// All lengths are points. A page has the proportions of A4 and is cut off below its last row.
struct SheetLayout {
  // A4, 210 by 297 mm, at 150 points per inch.
  static let pageWidth = 1240.0
  static let pageHeight = 1754.0
  static let margin = 64.0
  static let gutter = 56.0
  static let columnCount = 2
  static let columnWidth = (pageWidth - 2 * margin - gutter) / 2
  /// The height of a row with one line of pictures.
  static let rowHeight = 92.0
  static let footerHeight = 64.0

  /// The number of pictures side by side: one for each direction, and two for other locales.
  static let cellCount = 4
  static let cellWidth = 70.0
  static let othersOnLine = cellCount - 2
  /// The largest number of lines of other pictures in a row.
  static let mostLines = 6

  static let captionWidth = columnWidth - Double(cellCount) * cellWidth - 12
  /// The width of names, which may come closer to the pictures than other text because few are that long.
  static let nameWidth = captionWidth + 14

  /// The left edge of a column.
  static func x(ofColumn index: Int) -> Double { margin + Double(index) * (columnWidth + gutter) }

  /// Returns the y coordinate of the first row of a page.
  static func top(ofPage index: Int) -> Double { index == 0 ? 206 : 116 }

  /// Returns the height of a page, down to its last row and the footer.
  static func height(ofPage index: Int, lineCount: Int) -> Double {
    top(ofPage: index) + Double(lineCount) * rowHeight + footerHeight
  }

  /// One page: the indices of its rows by column.
  struct Page: Hashable {
    var columns: [[Int]]
    /// Lines in the longest column.
    var lineCount: Int
  }

  /// Distributes rows over pages, given the number of lines of each row.
  static func pages(lineCounts: [Int]) -> [Page] {
    var pages: [Page] = []
    var rest = lineCounts.indices[...]
    repeat {
      let capacity = capacity(ofPage: pages.count)
      let taken = fill(rest, lineCounts, capacity: capacity).reduce(0) { $0 + $1.count }
      let least = (1...capacity).first { capacity in
        fill(rest, lineCounts, capacity: capacity).reduce(0) { $0 + $1.count } == taken
      }
      let columns = fill(rest, lineCounts, capacity: least ?? capacity)
      pages.append(Page(columns: columns, lineCount: columns.map { lines($0, lineCounts) }.max() ?? 0))
      rest = rest.dropFirst(taken)
    } while !rest.isEmpty
    return pages
  }

  /// Returns the number of lines that a column of a page can hold, which is at least that of the longest row.
  private static func capacity(ofPage index: Int) -> Int {
    max(mostLines, Int((pageHeight - top(ofPage: index) - footerHeight) / rowHeight))
  }

  /// Returns the rows that fit, one column after the other.
  private static func fill(_ rows: Range<Int>, _ lineCounts: [Int], capacity: Int) -> [[Int]] {
    var rest = rows[...]
    return (0..<columnCount).map { _ in
      var room = capacity
      let column = rest.prefix { row in
        room -= lineCounts[row]
        return room >= 0
      }
      rest = rest.dropFirst(column.count)
      return Array(column)
    }
  }

  private static func lines(_ rows: [Int], _ lineCounts: [Int]) -> Int {
    rows.reduce(0) { $0 + lineCounts[$1] }
  }
}
