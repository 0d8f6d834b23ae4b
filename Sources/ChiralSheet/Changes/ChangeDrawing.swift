import ChiralManifest
import ChiralValues

/// Draws one change on a printed page: the icon on the left; before, now and the difference on the right.
struct ChangeDrawing: SheetRowDrawing {
  private typealias Layout = SheetLayout

  let change: Change

  /// The headings of the columns of pictures.
  static let heads = ["before", "now", "difference"]

  var lineCount: Int { 1 }

  func draw(into markup: inout PageMarkup, x: Double, y: Double) {
    let captionWidth = Layout.captionWidth
    let name = Caption.name(change.key.icon, .name, width: Layout.nameWidth)
    markup.line(name, .name, x: x, y: y + 26)
    let color = change.iconClass.map(Palette.color) ?? Palette.hairline
    markup.dot(x: x + 3.5, y: y + 39, radius: 3.5, fill: color)
    markup.line(
      Caption.line(change.headline, .body, width: captionWidth - 14), .body, x: x + 14, y: y + 43)
    let style = change.now == nil && change.kind != "gone" ? CaptionStyle.problem : .faint
    let words = [change.key.variant, change.remark].compactMap(\.self).joined(separator: ": ")
    for (index, line) in Caption.lines(words, style, width: captionWidth, most: 2).enumerated() {
      markup.line(line, style, x: x, y: y + 58.5 + Double(index) * 12.5)
    }
    let cells = x + Layout.columnWidth - Double(Layout.cellCount) * Layout.cellWidth
    let width = (change.now ?? change.before)?.print?.pixelWidth ?? SheetPicture.pixelHeight
    let difference = change.difference.map { Rendition.Print(png: $0, pixelWidth: width) }
    for (index, print) in [change.before?.print, change.now?.print, difference].enumerated() {
      let place = cells + Double(index) * Layout.cellWidth
      draw(print, width, into: &markup, x: place, y: y + 12, isAbsent: index < 2)
    }
  }

  /// Draws a picture of a width in pixels in the centre of its cell; a short line if there is none.
  private func draw(
    _ print: Rendition.Print?, _ pixelWidth: Int, into markup: inout PageMarkup, x: Double, y: Double,
    isAbsent: Bool
  ) {
    let middle = x + Layout.cellWidth / 2
    guard let print, !print.png.isEmpty else {
      if isAbsent {
        markup.rule(x: middle - 6, y: y + SheetPicture.height / 2, width: 12, color: Palette.hairline)
      }
      return
    }
    let natural = Double(pixelWidth) / Double(ContactSheet.scale)
    let shrinking = min(1, SheetPicture.roomWidth / natural)
    let box = Box(
      x: middle - natural * shrinking / 2, y: y + SheetPicture.height * (1 - shrinking) / 2,
      width: natural * shrinking, height: SheetPicture.height * shrinking)
    if (change.now ?? change.before)?.tone == .light {
      markup.rectangle(box.grown(by: 2), radius: 6, fill: Palette.darkGround)
    }
    markup.picture(print, in: box)
  }
}

extension ContactSheet {
  /// Returns pages with the changes since `base`.
  package func pages(of changes: [Change], since base: String) -> [SheetPage] {
    let line = "\(Wording.counted(changes.count, "picture")) to look at, compared with \(base)"
    return SheetPage.pages(
      changes.map(ChangeDrawing.init), sheet: self, heads: ChangeDrawing.heads, counts: line,
      footer: "Orange is what only the picture before has, blue what only the present one has.")
  }
}
