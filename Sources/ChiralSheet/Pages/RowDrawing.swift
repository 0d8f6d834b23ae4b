import ChiralManifest
import ChiralValues

/// Draws one row: name, class and decisions of the manifest on the left; the pictures on the right.
struct RowDrawing: SheetRowDrawing {
  private typealias Layout = SheetLayout

  let row: ContactSheet.Row
  let pictures: SheetPictures

  /// The number of lines of pictures in the row.
  var lineCount: Int {
    let lines = (row.others.count + Layout.othersOnLine - 1) / Layout.othersOnLine
    return min(max(1, lines), Layout.mostLines)
  }

  /// Draws the row with its upper left corner at the given point.
  func draw(into markup: inout PageMarkup, x: Double, y: Double) {
    caption(&markup, x: x, y: y)
    let cells = x + Layout.columnWidth - Double(Layout.cellCount) * Layout.cellWidth
    for (index, view) in row.references.enumerated() {
      let cell = CellDrawing(view: view, picture: pictures[view.artwork], isRepeated: repeats(view))
      cell.draw(into: &markup, x: cells + Double(index) * Layout.cellWidth, y: y)
    }
    others(&markup, x: cells + Double(row.references.count) * Layout.cellWidth, y: y)
  }

  /// Returns true if a picture equals the one to its left.
  private func repeats(_ view: ContactSheet.View) -> Bool {
    guard let first = row.references.first, first.direction != view.direction else { return false }
    return first.artwork == view.artwork
      || (pictures[view.artwork]?.rendition?.print == pictures[first.artwork]?.rendition?.print
        && pictures[view.artwork]?.problem == nil && pictures[view.artwork]?.rendition?.declined == nil)
  }

  private func others(_ markup: inout PageMarkup, x: Double, y: Double) {
    let room = lineCount * Layout.othersOnLine
    let left = row.others.count - room
    for (index, view) in row.others.prefix(left > 0 ? room - 1 : room).enumerated() {
      let place = place(index, x: x, y: y)
      CellDrawing(view: view, picture: pictures[view.artwork], namesLocales: true)
        .draw(into: &markup, x: place.x, y: place.y)
    }
    if left > 0 {
      let place = place(room - 1, x: x, y: y)
      markup.line(
        "+ \(left + 1) more", .body, x: place.x + Layout.cellWidth / 2, y: place.y + 40, anchor: .middle)
    }
  }

  private func place(_ index: Int, x: Double, y: Double) -> (x: Double, y: Double) {
    let (line, cell) = index.quotientAndRemainder(dividingBy: Layout.othersOnLine)
    return (x + Double(cell) * Layout.cellWidth, y + Double(line) * Layout.rowHeight)
  }
}

extension RowDrawing {
  private static let noteLines = 3

  /// The baselines of the caption, below the upper edge of the row.
  private enum Baseline {
    static let name = 26.0
    static let iconClass = 43.0
    static let note = 58.5
    static let leading = 12.5
  }

  private func caption(_ markup: inout PageMarkup, x: Double, y: Double) {
    let width = Layout.captionWidth
    markup.line(Caption.name(name, .name, width: Layout.nameWidth), .name, x: x, y: y + Baseline.name)
    classAndParts(&markup, x: x, y: y + Baseline.iconClass)
    let style = problem == nil ? CaptionStyle.faint : .problem
    var lines =
      folder.isEmpty ? [] : [(Caption.name("in \(folder)", .faint, width: width), CaptionStyle.faint)]
    lines += Caption.lines(
      problem ?? row.icon.note ?? "", style, width: width, most: Self.noteLines - lines.count
    ).map { ($0, style) }
    for (index, line) in lines.enumerated() {
      markup.line(line.0, line.1, x: x, y: y + Baseline.note + Double(index) * Baseline.leading)
    }
  }

  /// The icon's name without its folders.
  private var name: String { row.icon.name.split(separator: "/").last.map(String.init) ?? row.icon.name }

  private var folder: String {
    row.icon.name.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// Draws the class and the components, such as `● mirror   keep #slash`.
  private func classAndParts(_ markup: inout PageMarkup, x: Double, y: Double) {
    let name = row.icon.iconClass.rawValue
    markup.dot(x: x + 3.5, y: y - 4, radius: 3.5, fill: Palette.color(of: row.icon.iconClass))
    markup.line(name, .body, x: x + 14, y: y)
    let start = 14 + TextWidth.of(name, .body) + 10
    let parts = Caption.line(parts, .body, width: Layout.captionWidth - start)
    markup.line(parts, .body, x: x + start, y: y, color: Palette.tertiary)
  }

  /// The components in the order of the manifest, such as `#slash #slash-gap keep, #lens-lines mirror`.
  private var parts: String {
    var groups: [(verb: ComponentVerb, selectors: [String])] = []
    for component in row.icon.parts.components {
      if groups.last?.verb == component.verb {
        groups[groups.count - 1].selectors.append(component.selector)
      } else {
        groups.append((component.verb, [component.selector]))
      }
    }
    return groups.map { "\($0.selectors.joined(separator: " ")) \($0.verb.rawValue)" }.joined(separator: ", ")
  }

  /// The first problem of the row, or the reason why a form is declined, unless the manifest accepts that; nil if there is none.
  private var problem: String? {
    let shown = (row.references + row.others).lazy.compactMap { pictures[$0.artwork] }
    return shown.compactMap(\.problem).first
      ?? (row.icon.declined.isAccepted ? nil : shown.compactMap { $0.rendition?.declined }.first)
  }
}
