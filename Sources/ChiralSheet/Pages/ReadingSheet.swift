package import ChiralManifest
package import ChiralValues

/// Pages that show the right-to-left pictures that icons may have: a row per icon with its drawing and each reading under its number.
package struct ReadingSheet: Sendable {
  /// One icon.
  package struct Row: Sendable {
    package let icon: Icon
    package let readings: [IconReading]

    /// Creates the row of an icon.
    package init(icon: Icon, readings: [IconReading]) {
      self.icon = icon
      self.readings = readings
    }

    /// The drawing as it is.
    package var drawing: Artwork { Artwork.mirroredBase(of: icon).read(as: DrawingReading(.asDrawn)) }
  }

  /// The rows, in the order in which they are shown.
  package let rows: [Row]

  /// Creates the pages of some icons.
  package init(_ rows: [Row]) { self.rows = rows }

  /// The pictures that the pages show, each once.
  package var artworks: [Artwork] {
    var known: Set<Artwork> = []
    return rows.flatMap { [$0.drawing] + $0.readings.map(\.artwork) }.filter { known.insert($0).inserted }
  }

  /// Returns the pages.
  package func pages(_ pictures: SheetPictures) -> [SheetPage] {
    stride(from: 0, to: rows.count, by: Layout.rowsOnPage).map { start in
      page(rows[start..<min(rows.count, start + Layout.rowsOnPage)], pictures)
    }
  }

  /// All lengths are points.
  private enum Layout {
    static let margin = 32.0
    static let captionWidth = 190.0
    static let cellWidth = 112.0
    static let rowHeight = 124.0
    static let rowsOnPage = 12
    static let width = 2 * margin + captionWidth + Double(DrawingReading.most + 1) * cellWidth
    /// The baselines of the lines of a caption and of those below a picture.
    static let caption = (name: 28.0, note: 44.0, leading: 12.5)
    static let words = (first: 84.0, leading: 11.5, most: 3)
  }

  private func page(_ rows: ArraySlice<Row>, _ pictures: SheetPictures) -> SheetPage {
    var markup = PageMarkup()
    var y = Layout.margin
    for row in rows {
      if y > Layout.margin {
        markup.rule(x: Layout.margin, y: y, width: Layout.width - 2 * Layout.margin, color: Palette.hairline)
      }
      draw(row, pictures, into: &markup, y: y)
      y += Layout.rowHeight
    }
    let height = y + Layout.margin
    return SheetPage(
      svg: Array(markup.document(width: Layout.width, height: height).utf8),
      pixelHeight: Int(height) * ContactSheet.scale)
  }

  private func draw(_ row: Row, _ pictures: SheetPictures, into markup: inout PageMarkup, y: Double) {
    let width = Layout.captionWidth - 12
    markup.line(
      Caption.name(row.icon.name, .name, width: width), .name, x: Layout.margin, y: y + Layout.caption.name)
    let note = Caption.lines(row.icon.note ?? "", .faint, width: width, most: 5)
    for (index, line) in note.enumerated() {
      markup.line(
        line, .faint, x: Layout.margin, y: y + Layout.caption.note + Double(index) * Layout.caption.leading)
    }
    let cells =
      [(row.drawing, "LTR", "")]
      + row.readings.enumerated().map { index, one in
        (one.artwork, String(index + 1), one.reading.words)
      }
    for (index, (artwork, label, words)) in cells.enumerated() {
      let x = Layout.margin + Layout.captionWidth + Double(index) * Layout.cellWidth
      draw(pictures[artwork], label, words: words, into: &markup, x: x, y: y)
    }
  }

  private func draw(
    _ picture: SheetPicture?, _ label: String, words: String, into markup: inout PageMarkup, x: Double,
    y: Double
  ) {
    let middle = x + Layout.cellWidth / 2
    if let rendition = picture?.rendition, let print = rendition.print {
      let box = Box(of: print, inCellAt: x, y: y + 20, width: Layout.cellWidth)
      if rendition.tone == .light { markup.rectangle(box.grown(by: 2), radius: 6, fill: Palette.darkGround) }
      markup.picture(print, in: box)
    }
    markup.line(label, .label, x: middle, y: y + 14, anchor: .middle)
    let lines = Caption.lines(words, .faint, width: Layout.cellWidth - 6, most: Layout.words.most)
    for (index, line) in lines.enumerated() {
      markup.line(
        line, .faint, x: middle, y: y + Layout.words.first + Double(index) * Layout.words.leading,
        anchor: .middle)
    }
  }
}
