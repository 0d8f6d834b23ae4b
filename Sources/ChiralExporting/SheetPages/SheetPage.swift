import ChiralManifest
import ChiralValues

/// One page of a contact sheet, as a drawing to be rendered.
package struct SheetPage: Hashable, Sendable {
  /// The complete SVG.
  package var svg: [UInt8]
  /// The height at which it is to be rendered, in pixels.
  package var pixelHeight: Int
}

/// The pages of some rows, with what stands above and below them.
struct PageDrawing {
  let title: String
  /// The words after the title of a page that does not begin the list.
  var subtitle = ""
  /// The text below the title.
  let counts: String
  /// The numbers of icons by class, and the locales of each direction.
  var classes: [(iconClass: IconClass, count: Int)] = []
  var locales: [String] = []
  /// The headings of the columns of pictures.
  let heads: [String]
  let footer: String
  var layout = SheetLayout()
  let rows: [PageRow]
  /// The numbers of pages of the sheet before and after these.
  var before = 0
  var after = 0

  private var width: Double { layout.pageWidth - 2 * SheetLayout.margin }

  /// Returns the pages.
  var pages: [SheetPage] {
    let pages = distribution
    return pages.enumerated().map { index, page in draw(page, index, of: pages.count) }
  }

  /// The number of pages.
  var pageCount: Int { distribution.count }

  private var distribution: [SheetLayout.Page] {
    layout.pages(lineCounts: rows.map { $0.lineCount(layout) })
  }

  private func draw(_ page: SheetLayout.Page, _ index: Int, of count: Int) -> SheetPage {
    var markup = PageMarkup()
    let top = layout.top(ofPage: index)
    header(&markup, page: index, of: count, top: top)
    for (number, column) in page.columns.enumerated() where !column.isEmpty {
      let x = layout.x(ofColumn: number)
      let cellCount = column.map { rows[$0].cells.count }.max() ?? 0
      columnHead(&markup, heads.prefix(cellCount), x: x, y: top - 14)
      var y = top
      for place in column {
        if y > top { markup.rule(x: x, y: y, width: layout.columnWidth, color: Palette.hairline) }
        rows[place].draw(into: &markup, x: x, y: y, layout)
        y += Double(rows[place].lineCount(layout)) * layout.rowHeight
      }
    }
    let height = layout.height(ofPage: index, lineCount: page.lineCount)
    let bottom = height - SheetLayout.footerHeight
    markup.rule(x: SheetLayout.margin, y: bottom, width: width, color: Palette.hairline)
    markup.line(footer, .faint, x: SheetLayout.margin, y: bottom + 28)
    let svg = markup.document(width: layout.pageWidth, height: height)
    return SheetPage(svg: Array(svg.utf8), pixelHeight: Int(height) * ContactSheet.scale)
  }

  /// Draws the set with its counts on the first page, its name on the others.
  private func header(_ markup: inout PageMarkup, page: Int, of count: Int, top: Double) {
    let left = SheetLayout.margin
    let begins = layout.beginsList(page)
    let style = begins ? CaptionStyle.title : .runningTitle
    let baseline = begins ? 92 : top - 50
    let name = Caption.line(title, style, width: width - 120)
    markup.line(name, style, x: left, y: baseline)
    if !begins {
      let x = TextWidth.of(name, style) + 14
      markup.line(
        Caption.line(subtitle, .heading, width: width - 120 - x), .heading, x: left + x, y: baseline)
    }
    if begins {
      markup.line(Caption.line(counts, .heading, width: width), .heading, x: left, y: 118)
      legend(&markup, y: top - 50)
    }
    markup.line(
      "\(page + 1 + before) / \(count + before + after)", .heading, x: left + width, y: baseline, anchor: .end
    )
    markup.rule(x: left, y: top - 36, width: width, color: Palette.ink)
  }

  /// Draws the classes with their marks and counts, and in the second column the locales.
  private func legend(_ markup: inout PageMarkup, y: Double) {
    for (index, (iconClass, count)) in classes.enumerated() {
      let x = SheetLayout.margin + Double(index) * 116
      markup.mark(iconClass, x: x + 3.5, y: y - 4)
      markup.line("\(iconClass.rawValue)  \(count)", .heading, x: x + 14, y: y)
    }
    for (index, line) in locales.enumerated() {
      markup.line(
        Caption.line(line, .heading, width: layout.columnWidth), .heading, x: layout.x(ofColumn: 1),
        y: y - Double(locales.count - 1 - index) * 20)
    }
  }

  private func columnHead(_ markup: inout PageMarkup, _ heads: ArraySlice<String>, x: Double, y: Double) {
    for (index, head) in heads.enumerated() {
      let text = Caption.line(head, .label, width: layout.cellWidth - 2)
      let middle = layout.x(ofCell: index, in: x) + layout.cellWidth / 2
      markup.line(text, .label, x: middle, y: y, anchor: .middle)
    }
  }
}

extension ContactSheet {
  /// Returns the pages: a wall, the icons that differ or that something is said about, and the others in short rows. A row without a picture
  /// states the reason. `open` tells what waits for a decision about an icon.
  package func pages(
    _ pictures: SheetPictures, remarks: [String: IconRemarks] = [:], open: [String: OpenGroup.Kind] = [:]
  ) -> [SheetPage] {
    let amounts = [
      Wording.counted(rows.count, "icon"), Wording.counted(artworks.count, "picture"),
      Wording.counted(locales.count, "locale"),
    ]
    let isOpen = { (row: Row) in open[row.icon.name].map { $0 != .picture } ?? false }
    let decisions = rows.count(where: isOpen)
    let counts =
      (amounts + (decisions == 0 ? [] : ["\(Wording.counted(decisions, "icon")) to decide about"]))
      .joined(separator: ", ")
    let all = rows.map { row in
      let name = row.icon.name
      return PageRow(row, pictures, remarks: remarks[name] ?? IconRemarks(), open: open[name])
    }
    let (full, short) = Self.split(all)
    var parts = full.isEmpty && !short.isEmpty ? [] : [drawing(of: full, counts: counts)]
    if !short.isEmpty { parts.append(shortDrawing(of: short, counts: counts, isFirst: full.isEmpty)) }
    let pageCounts = [hasWall ? 1 : 0] + parts.map(\.pageCount)
    for index in parts.indices {
      parts[index].before = pageCounts[...index].reduce(0, +)
      parts[index].after = pageCounts[(index + 2)...].reduce(0, +)
    }
    let following = pageCounts.dropFirst().reduce(0, +)
    let marked = Set(rows.filter(isOpen).map(\.icon.name))
    return (hasWall ? [wall(pictures, counts: counts, marked: marked, following: following)] : [])
      + parts.flatMap(\.pages)
  }

  /// Returns the rows of a large sheet in two parts: those of icons about which a decision is open, those of icons that differ, and those that
  /// something is said about; and those of icons that look the same everywhere.
  private static func split(_ rows: [PageRow]) -> (full: [PageRow], short: [PageRow]) {
    // Fewer short rows than that do not save a page.
    guard rows.count >= WallPage.least, rows.count(where: \.isQuiet) >= 24 else { return (rows, []) }
    let full = rows.filter { !$0.isQuiet }
    let settled = full.filter { !$0.isOpen }
    let open = OpenGroup.Kind.allCases.flatMap { kind in full.filter { $0.isOpen && $0.open == kind } }
    return (open + settled.filter { !$0.isSame } + settled.filter(\.isSame), rows.filter(\.isQuiet))
  }

  private func drawing(of rows: [PageRow], counts: String) -> PageDrawing {
    drawing(
      of: rows, counts: counts,
      heads: references.map { "\($0.direction.rawValue.uppercased()) \($0.text)" } + ["others"],
      footer:
        "A pale picture repeats the one to its left. Locales stand below a picture where they see another "
        + "one than their column shows.")
  }

  private func shortDrawing(of rows: [PageRow], counts: String, isFirst: Bool) -> PageDrawing {
    let new = rows.count { $0.open == .picture }
    let unapproved =
      new == 0 ? "" : " \(Wording.counted(new, "icon")) of them \(new == 1 ? "is" : "are") not approved."
    var drawing = drawing(
      of: rows, counts: counts, heads: [],
      footer: "These icons look the same in every language, and nothing is asked about them." + unapproved,
      layout: .compact)
    drawing.layout.before = isFirst ? 0 : 1
    drawing.subtitle = "\(Wording.counted(rows.count, "icon")), the same in every language"
    return drawing
  }

  /// Returns the drawing of pages with some rows.
  func drawing(
    of rows: [PageRow], counts: String, heads: [String], footer: String, layout: SheetLayout = SheetLayout()
  ) -> PageDrawing {
    let classes = IconClass.allCases.map { iconClass in
      (iconClass: iconClass, count: self.rows.count { $0.icon.iconClass == iconClass })
    }
    let tags = Direction.allCases.map { direction in
      (direction, locales.filter { $0.direction == direction }.map(\.text).joined(separator: " "))
    }
    return PageDrawing(
      title: title, counts: counts, classes: classes.filter { $0.count > 0 },
      locales: tags.filter { !$0.1.isEmpty }.map { "\($0.rawValue.uppercased())  \($1)" }, heads: heads,
      footer: footer, layout: layout, rows: rows)
  }
}
