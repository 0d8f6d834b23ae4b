import ChiralManifest
import ChiralValues

/// Draws the header above the rows: the set with its counts on the first page, its name on the others.
struct HeaderDrawing {
  private typealias Layout = SheetLayout

  let sheet: ContactSheet
  let pageCount: Int
  /// The headings of the columns of pictures.
  let heads: [String]
  /// The text below the title; nil for the numbers of icons, pictures and locales.
  let counts: String?

  private var left: Double { Layout.margin }
  private var right: Double { Layout.pageWidth - Layout.margin }
  private var width: Double { right - left }

  /// Draws the header of a page, counted from 0.
  func draw(into markup: inout PageMarkup, page: Int) {
    let top = Layout.top(ofPage: page)
    if page == 0 {
      titleBlock(&markup)
      legend(&markup, y: top - 50)
    } else {
      runningTitle(&markup, y: top - 50)
    }
    let baseline = page == 0 ? 92 : top - 50
    markup.line("\(page + 1) / \(pageCount)", .heading, x: right, y: baseline, anchor: .end)
    markup.rule(x: left, y: top - 36, width: width, color: Palette.ink)
  }

  /// Draws the headings of the columns of pictures.
  func drawColumnHead(into markup: inout PageMarkup, x: Double, y: Double) {
    let cells = x + Layout.columnWidth - Double(Layout.cellCount) * Layout.cellWidth
    for (index, head) in heads.enumerated() {
      let text = Caption.line(head, .label, width: Layout.cellWidth - 2)
      markup.line(
        text, .label, x: cells + (Double(index) + 0.5) * Layout.cellWidth, y: y, anchor: .middle)
    }
    guard counts == nil else { return }
    let others = cells + (Double(heads.count) + Double(Layout.othersOnLine) / 2) * Layout.cellWidth
    markup.line("others", .label, x: others, y: y, anchor: .middle)
  }

  private func titleBlock(_ markup: inout PageMarkup) {
    markup.line(Caption.line(sheet.title, .title, width: width - 120), .title, x: left, y: 92)
    let amounts = [
      Wording.counted(sheet.rows.count, "icon"), Wording.counted(sheet.artworks.count, "picture"),
      Wording.counted(sheet.locales.count, "locale"),
    ]
    let line = Caption.line(counts ?? amounts.joined(separator: ", "), .heading, width: width)
    markup.line(line, .heading, x: left, y: 118)
  }

  private func runningTitle(_ markup: inout PageMarkup, y: Double) {
    let title = Caption.line(sheet.title, .runningTitle, width: width - 120)
    markup.line(title, .runningTitle, x: left, y: y)
  }

  /// Draws the classes with their marks and counts, and in the second column the locales of each direction.
  private func legend(_ markup: inout PageMarkup, y: Double) {
    let counts = IconClass.allCases.map { iconClass in
      (iconClass, sheet.rows.count { $0.icon.iconClass == iconClass })
    }
    for (index, (iconClass, count)) in counts.filter({ $0.1 > 0 }).enumerated() {
      let x = left + Double(index) * 116
      markup.mark(iconClass, x: x + 3.5, y: y - 4)
      markup.line("\(iconClass.rawValue)  \(count)", .heading, x: x + 14, y: y)
    }
    for (index, direction) in Direction.allCases.enumerated() {
      let tags = sheet.locales.filter { $0.direction == direction }.map(\.text).joined(separator: " ")
      guard !tags.isEmpty else { continue }
      let text = "\(direction.rawValue.uppercased())  \(tags)"
      markup.line(
        Caption.line(text, .heading, width: Layout.columnWidth), .heading, x: Layout.x(ofColumn: 1),
        y: y - Double(1 - index) * 20)
    }
  }
}
