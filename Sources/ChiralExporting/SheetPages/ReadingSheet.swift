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
    PageDrawing(
      title: "Right-to-left pictures to choose from", counts: Wording.counted(rows.count, "icon"),
      heads: ["as drawn"],
      footer: "chiral review choose takes the name of the icon and the number of a picture.",
      layout: Self.layout, rows: rows.map { PageRow($0, pictures) }
    ).pages
  }

  /// The words about a picture need more room than the locales on other pages.
  fileprivate static let layout = SheetLayout(
    columnCount: 1, cellCount: DrawingReading.most + 1, cellWidth: 112, rowHeight: 124)
}

extension PageRow {
  /// Creates the row of an icon with the pictures that it may have.
  fileprivate init(_ row: ReadingSheet.Row, _ pictures: SheetPictures) {
    name = row.icon.name
    iconClass = row.icon.iconClass
    title = row.icon.iconClass.rawValue
    words = Caption.lines(row.icon.note ?? "", .faint, width: SheetLayout.captionWidth, most: 4)
      .map { ($0, .faint) }
    let numbered = row.readings.enumerated().map { ($1.artwork, "\($0 + 1): \($1.reading.words)") }
    cells = ([(row.drawing, "")] + numbered).map { artwork, words in
      let lines = Caption.lines(words, .faint, width: ReadingSheet.layout.cellWidth - 6, most: 3)
      guard let rendition = pictures[artwork]?.rendition else { return Cell(content: .missing) }
      return Cell(rendition.print, of: rendition, lines: lines.map { ($0, .faint) })
    }
  }
}
