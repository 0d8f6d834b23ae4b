/// The layout of printed pages: columns of rows, the first read before the second. A row has a caption and some cells.
///
/// All lengths are points. A page has the proportions of A4 and is cut off below its last row.
struct SheetLayout {
  // A4, 210 by 297 mm, at 150 points per inch.
  static let pageHeight = 1754.0
  static let margin = 64.0
  static let gutter = 56.0
  static let footerHeight = 64.0
  static let captionWidth = 236.0
  /// The width of names, which may come closer to the pictures than other text because few are that long.
  static let nameWidth = captionWidth + 14
  /// The largest number of lines of a row.
  static let mostLines = 6

  var columnCount = 2
  /// The number of pictures side by side: one for each direction, and two for other locales.
  var cellCount = 4
  var cellWidth = 70.0
  /// The height of a row with one line of pictures.
  var rowHeight = 92.0
  /// True for short rows with a small picture, a name and one line of words.
  var isCompact = false
  /// The number of pages of the sheet before these: the first of all has a tall head.
  var before = 0

  /// The rows of icons that look the same everywhere: three columns that are together as wide as other pages.
  static let compact = SheetLayout(
    columnCount: 3, cellCount: 1, cellWidth: 1000 / 3 - captionWidth - 12, rowHeight: 42, isCompact: true)

  var columnWidth: Double { Self.captionWidth + 12 + Double(cellCount) * cellWidth }
  var pageWidth: Double {
    2 * Self.margin + Double(columnCount) * (columnWidth + Self.gutter) - Self.gutter
  }
  /// The number of cells on each further line of a row, below the last ones of the first line.
  var othersOnLine: Int { cellCount - 2 }

  /// Returns the left edge of a column.
  func x(ofColumn index: Int) -> Double { Self.margin + Double(index) * (columnWidth + Self.gutter) }

  /// Returns the left edge of a cell in a column with this edge.
  func x(ofCell index: Int, in column: Double) -> Double {
    column + columnWidth - Double(cellCount - index) * cellWidth
  }

  /// Returns true if a page begins the list, with a head that describes the set.
  func beginsList(_ index: Int) -> Bool { index + before == 0 }

  /// Returns the y coordinate of the first row of a page.
  func top(ofPage index: Int) -> Double { beginsList(index) ? 206 : 116 }

  /// Returns the height of a page, down to its last row and the footer.
  func height(ofPage index: Int, lineCount: Int) -> Double {
    top(ofPage: index) + Double(lineCount) * rowHeight + Self.footerHeight
  }

  /// One page: the indices of its rows by column.
  struct Page: Hashable {
    var columns: [[Int]]
    /// Lines in the longest column.
    var lineCount: Int
  }

  /// Distributes rows over pages, given the number of lines of each row.
  func pages(lineCounts: [Int]) -> [Page] {
    var pages: [Page] = []
    var rest = lineCounts.indices[...]
    repeat {
      let room = (Self.pageHeight - top(ofPage: pages.count) - Self.footerHeight) / rowHeight
      let capacity = max(Self.mostLines, Int(room))
      var columns = fill(rest, lineCounts, capacity: capacity)
      let taken = columns.joined().count
      // The columns of the last page are equally long.
      for less in stride(from: capacity - 1, to: 0, by: -1) {
        let shorter = fill(rest, lineCounts, capacity: less)
        if shorter.joined().count < taken { break }
        columns = shorter
      }
      let lineCount = columns.map { $0.reduce(0) { $0 + lineCounts[$1] } }.max() ?? 0
      pages.append(Page(columns: columns, lineCount: lineCount))
      rest = rest.dropFirst(taken)
    } while !rest.isEmpty
    return pages
  }

  /// Returns the rows that fit, one column after the other.
  private func fill(_ rows: Range<Int>, _ lineCounts: [Int], capacity: Int) -> [[Int]] {
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
}
