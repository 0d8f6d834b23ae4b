import Testing

@testable import ChiralExporting

@Suite struct SheetLayoutTests {
  private let layout = SheetLayout()

  @Test(arguments: [0, 1, 2, 15, 33, 94, 95, 2000]) func everyRowStandsOnceAndInOrder(count: Int) {
    // Every seventh row is taller, every thirtieth as tall as a row may be.
    let lineCounts = (0..<count).map { $0 % 30 == 29 ? SheetLayout.mostLines : $0 % 7 == 6 ? 2 : 1 }
    let pages = layout.pages(lineCounts: lineCounts)
    #expect(pages.flatMap { $0.columns.flatMap(\.self) } == Array(0..<count))
    for (index, page) in pages.enumerated() {
      let height = layout.height(ofPage: index, lineCount: page.lineCount)
      #expect(height <= SheetLayout.pageHeight)
      #expect(page.columns.count == layout.columnCount)
      for column in page.columns {
        #expect(column.reduce(0) { $0 + lineCounts[$1] } <= page.lineCount)
      }
    }
  }

  @Test func theLastPageIsEven() {
    let pages = layout.pages(lineCounts: [Int](repeating: 1, count: 40))
    #expect(pages.map { $0.columns.map(\.count) } == [[16, 16], [4, 4]])
  }

  @Test func anEmptySheetHasOnePage() {
    #expect(layout.pages(lineCounts: []) == [SheetLayout.Page(columns: [[], []], lineCount: 0)])
  }
}
