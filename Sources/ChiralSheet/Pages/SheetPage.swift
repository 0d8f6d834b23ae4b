import ChiralManifest
import ChiralValues

/// One page of a contact sheet, as a drawing to be rendered.
package struct SheetPage: Hashable, Sendable {
  /// The complete SVG.
  package var svg: [UInt8]
  /// The height at which it is to be rendered, in pixels.
  package var pixelHeight: Int
}

/// A row of a page.
protocol SheetRowDrawing {
  /// The number of lines of pictures in the row.
  var lineCount: Int { get }
  /// Draws the row with its upper left corner at the given point.
  func draw(into markup: inout PageMarkup, x: Double, y: Double)
}

extension ContactSheet {
  /// Returns the pages; a row without a picture states the reason.
  package func pages(_ pictures: SheetPictures, remarks: [String: IconRemarks] = [:]) -> [SheetPage] {
    let heads = references.map { "\($0.direction.rawValue.uppercased()) \($0.text)" }
    return SheetPage.pages(
      rows.map { RowDrawing(row: $0, pictures: pictures, remarks: remarks[$0.icon.name] ?? IconRemarks()) },
      sheet: self, heads: heads, counts: nil,
      footer:
        "A pale picture repeats the one to its left. Locales stand below a picture where they see another "
        + "one than their column shows.")
  }
}

extension SheetPage {
  /// Distributes rows over pages.
  static func pages(
    _ rows: [any SheetRowDrawing], sheet: ContactSheet, heads: [String], counts: String?, footer: String
  ) -> [SheetPage] {
    let pages = SheetLayout.pages(lineCounts: rows.map(\.lineCount))
    let header = HeaderDrawing(sheet: sheet, pageCount: pages.count, heads: heads, counts: counts)
    return pages.enumerated().map { index, page in
      PageDrawing(header: header, rows: rows, index: index, page: page, footer: footer).drawn
    }
  }
}

/// Draws a page: header, column heads, rows, footer.
private struct PageDrawing {
  typealias Layout = SheetLayout

  let header: HeaderDrawing
  let rows: [any SheetRowDrawing]
  let index: Int
  let page: SheetLayout.Page
  let footer: String

  var drawn: SheetPage {
    var markup = PageMarkup()
    header.draw(into: &markup, page: index)
    let top = Layout.top(ofPage: index)
    for (number, column) in page.columns.enumerated() where !column.isEmpty {
      let x = Layout.x(ofColumn: number)
      header.drawColumnHead(into: &markup, x: x, y: top - 14)
      draw(column, into: &markup, x: x, y: top)
    }
    let height = Layout.height(ofPage: index, lineCount: page.lineCount)
    footer(&markup, y: height - Layout.footerHeight)
    let svg = markup.document(width: Layout.pageWidth, height: height)
    return SheetPage(svg: Array(svg.utf8), pixelHeight: Int(height) * ContactSheet.scale)
  }

  private func draw(_ column: [Int], into markup: inout PageMarkup, x: Double, y: Double) {
    var y = y
    for (position, number) in column.enumerated() {
      if position > 0 { markup.rule(x: x, y: y, width: Layout.columnWidth, color: Palette.hairline) }
      rows[number].draw(into: &markup, x: x, y: y)
      y += Double(rows[number].lineCount) * Layout.rowHeight
    }
  }

  private func footer(_ markup: inout PageMarkup, y: Double) {
    let width = Layout.pageWidth - 2 * Layout.margin
    markup.rule(x: Layout.margin, y: y, width: width, color: Palette.hairline)
    markup.line(footer, .faint, x: Layout.margin, y: y + 28)
  }
}
