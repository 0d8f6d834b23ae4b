import ChiralManifest
import ChiralValues

/// The row of a change: the icon on the left; before, now and the difference on the right.
extension PageRow {
  init(_ change: Change) {
    name = change.picture.key.icon
    iconClass = change.picture.iconClass
    title = change.headline
    let style = change.now == nil && change.picture.state != nil ? CaptionStyle.problem : .faint
    let text = [change.picture.name.replacing("-", with: " "), change.remark].compactMap(\.self).joined(
      separator: ": ")
    words = Caption.lines(text, style, width: SheetLayout.captionWidth, most: 2).map { ($0, style) }
    cells = [change.before, change.now].map { rendition in
      rendition.map { Cell($0.print, of: $0) } ?? Cell(content: .words("–"))
    }
    if let words = change.words {
      cells.append(Cell(content: .words(words)))
    } else if let difference = change.difference, let shown = change.now ?? change.before {
      let width = shown.print?.pixelWidth ?? SheetPicture.pixelHeight
      cells.append(Cell(Rendition.Print(png: difference, pixelWidth: width), of: shown))
    }
  }
}

extension ContactSheet {
  /// Returns pages with the changes since `base`.
  package func pages(of changes: [Change], since base: String) -> [SheetPage] {
    drawing(
      of: changes.map(PageRow.init),
      counts: "\(Wording.counted(changes.count, "picture")) to look at, compared with \(base)",
      heads: ["before", "now", "difference"],
      footer: "Orange is what only the picture before has, blue what only the present one has."
    ).pages
  }
}
