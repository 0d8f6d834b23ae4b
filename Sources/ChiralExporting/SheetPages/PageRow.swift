import ChiralManifest
import ChiralValues

/// A row of a printed page: an icon with words about it, and pictures.
struct PageRow {
  typealias Line = (text: String, style: CaptionStyle)

  /// A picture with the lines below it.
  struct Cell {
    /// The picture; words stand where there is none.
    enum Content {
      case picture(Rendition.Print, isLight: Bool, isPale: Bool)
      case missing
      case words(String)
    }

    var content: Content
    var lines: [Line] = []
  }

  var name: String
  /// The class of the icon; nil if it is not known.
  var iconClass: IconClass?
  /// The words beside the mark of the class, and those after them.
  var title: String
  var details = ""
  /// The lines below.
  var words: [Line]
  var cells: [Cell]
  /// The words of a short row.
  var summary = ""
  /// The most urgent decision that waits for a person; nil if none does.
  var open: OpenGroup.Kind?

  /// True if a decision about the icon waits for a person; that a picture is new is none.
  var isOpen: Bool { open.map { $0 != .picture } ?? false }

  /// True if the icon looks the same everywhere.
  var isSame: Bool {
    cells.dropFirst().allSatisfy { if case .picture(_, _, isPale: true) = $0.content { true } else { false } }
  }

  /// True if the icon looks the same everywhere, and nothing is said about it but the reason for its class.
  var isQuiet: Bool { isSame && !isOpen && words.allSatisfy { $0.style == .faint } }

  /// The number of lines of cells.
  func lineCount(_ layout: SheetLayout) -> Int {
    if layout.isCompact { return 1 }
    let others = max(0, cells.count - layout.cellCount)
    return 1 + (others + layout.othersOnLine - 1) / layout.othersOnLine
  }

  /// Draws the row with its upper left corner at the given point.
  func draw(into markup: inout PageMarkup, x: Double, y: Double, _ layout: SheetLayout) {
    if layout.isCompact { return drawShort(into: &markup, x: x, y: y, width: layout.columnWidth) }
    caption(&markup, x: x, y: y)
    for (index, cell) in cells.enumerated() {
      var (line, place) = (0, index)
      if index >= layout.cellCount {
        let (more, rest) = (index - layout.cellCount).quotientAndRemainder(dividingBy: layout.othersOnLine)
        (line, place) = (1 + more, 2 + rest)
      }
      cell.draw(
        into: &markup, x: layout.x(ofCell: place, in: x), y: y + Double(line) * layout.rowHeight,
        width: layout.cellWidth)
    }
  }

  /// The side of the picture of a short row.
  private static let smallSide = 24.0

  /// Draws a small picture with the name and a line of words beside it.
  private func drawShort(into markup: inout PageMarkup, x: Double, y: Double, width: Double) {
    if case .picture(let print, let isLight, _)? = cells.first?.content {
      let natural = Double(print.pixelWidth) / Double(ContactSheet.scale) / SheetPicture.height
      let side = Self.smallSide, (wide, high) = (min(side, side * natural), side / max(1, natural))
      let box = Box(x: x + (side - wide) / 2, y: y + 9 + (side - high) / 2, width: wide, height: high)
      if isLight { markup.rectangle(box.grown(by: 2), radius: 4, fill: Palette.darkGround) }
      markup.picture(print, in: box)
    }
    let (left, room) = (x + Self.smallSide + 12, width - Self.smallSide - 12)
    markup.line(
      Caption.name(name, .body, width: room), .body, x: left, y: y + 19, color: Palette.ink)
    if let iconClass { markup.mark(iconClass, x: left + 3.5, y: y + 29.5) }
    let words = summary.isEmpty ? title : summary
    markup.line(Caption.line(words, .faint, width: room - 13), .faint, x: left + 13, y: y + 33)
  }

  private func caption(_ markup: inout PageMarkup, x: Double, y: Double) {
    markup.line(Caption.name(name, .name, width: SheetLayout.nameWidth), .name, x: x, y: y + 26)
    if let iconClass {
      markup.mark(iconClass, x: x + 3.5, y: y + 39)
    } else {
      markup.dot(x: x + 3.5, y: y + 39, radius: 3.5, fill: Palette.hairline)
    }
    let room = SheetLayout.captionWidth - 14
    let title = Caption.line(title, .body, width: room)
    markup.line(title, .body, x: x + 14, y: y + 43)
    var start = TextWidth.of(title, .body) + 10
    if let open {
      let words = Caption.line(open.label, .body, width: room - start)
      markup.line(words, .body, x: x + 14 + start, y: y + 43, color: open.color)
      start += TextWidth.of(words, .body) + 10
    }
    let details = Caption.line(details, .body, width: room - start)
    markup.line(details, .body, x: x + 14 + start, y: y + 43, color: Palette.tertiary)
    for (index, line) in words.enumerated() {
      markup.line(line.text, line.style, x: x, y: y + 58.5 + Double(index) * 12.5)
    }
  }
}

extension OpenGroup.Kind {
  /// The kind in a word or two.
  fileprivate var label: String {
    switch self {
    case .left: "left or right?"
    case .declined, .error, .warning, .rejected, .changed: rawValue
    case .note: "to check"
    case .picture: "not approved"
    }
  }

  fileprivate var color: String {
    switch self {
    case .declined, .error, .rejected: Palette.problem
    case .left, .warning, .note, .changed: Palette.warning
    case .picture: Palette.tertiary
    }
  }
}

extension PageRow.Cell {
  /// Creates the cell of a picture; the width of its file decides how it is placed.
  init(_ print: Rendition.Print?, of rendition: Rendition, isPale: Bool = false, lines: [PageRow.Line] = []) {
    content = print.map { .picture($0, isLight: rendition.tone == .light, isPale: isPale) } ?? .words("")
    self.lines = lines
  }

  fileprivate func draw(into markup: inout PageMarkup, x: Double, y: Double, width: Double) {
    let (middle, top, side) = (x + width / 2, y + 12, SheetPicture.height)
    switch content {
    case .picture(let print, let isLight, let isPale):
      let box = Box(of: print, inCellAt: x, y: top, width: width)
      if isLight { markup.rectangle(box.grown(by: 2), radius: 6, fill: Palette.darkGround) }
      markup.picture(print, in: box)
      if isPale { markup.veil(box, ground: isLight ? Palette.darkGround : Palette.paper) }
    case .missing:
      let box = Box(x: middle - side / 2, y: top, width: side, height: side)
      markup.rectangle(box, radius: 8, fill: Palette.problemGround)
      markup.line("none", .problem, x: middle, y: top + side / 2 + 4, anchor: .middle)
    case .words(let words): markup.line(words, .body, x: middle, y: top + side / 2 + 4, anchor: .middle)
    }
    for (index, line) in lines.filter({ !$0.text.isEmpty }).enumerated() {
      let text = Caption.line(line.text, line.style, width: width - 2)
      markup.line(text, line.style, x: middle, y: y + 72 + Double(index) * 11.5, anchor: .middle)
    }
  }
}

extension Box {
  /// Creates the box of a picture in the centre of a cell, aligned to whole pixels.
  fileprivate init(of print: Rendition.Print, inCellAt x: Double, y: Double, width cellWidth: Double) {
    let scale = Double(ContactSheet.scale)
    let natural = Double(print.pixelWidth) / scale
    let shrinking = min(1, SheetPicture.roomWidth / natural)
    let width = natural * shrinking
    let height = SheetPicture.height * shrinking
    let left = ((cellWidth - width) / 2 * scale).rounded(.down) / scale
    self.init(x: x + left, y: y + (SheetPicture.height - height) / 2, width: width, height: height)
  }
}
