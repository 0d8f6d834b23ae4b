import ChiralManifest
import ChiralValues

/// Draws one row: name, class and decisions of the manifest on the left; the pictures on the right.
struct RowDrawing: SheetRowDrawing {
  private typealias Layout = SheetLayout

  let row: ContactSheet.Row
  let pictures: SheetPictures
  let remarks: IconRemarks

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
    let (text, style) = explanation
    var lines =
      folder.isEmpty ? [] : [(Caption.name("in \(folder)", .faint, width: width), CaptionStyle.faint)]
    lines += Caption.lines(
      text, style, width: width, most: Self.noteLines - lines.count
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

  /// Draws the class and the components, such as `● mirror   slash kept`.
  private func classAndParts(_ markup: inout PageMarkup, x: Double, y: Double) {
    let name = row.icon.iconClass.rawValue
    markup.mark(row.icon.iconClass, x: x + 3.5, y: y - 4)
    markup.line(name, .body, x: x + 14, y: y)
    let start = 14 + TextWidth.of(name, .body) + 10
    let parts = Caption.line(parts, .body, width: Layout.captionWidth - start)
    markup.line(parts, .body, x: x + start, y: y, color: Palette.tertiary)
  }

  /// The components in the words of the page for browsers, such as `slash kept, lens lines mirrored`; a gap is no part of its own.
  private var parts: String {
    var groups: [(verb: ComponentVerb, names: [String])] = []
    for component in row.icon.parts.components where !component.selector.contains("gap") {
      let name = Self.words(for: component.selector)
      if groups.last?.verb == component.verb {
        groups[groups.count - 1].names.append(name)
      } else {
        groups.append((component.verb, [name]))
      }
    }
    return groups.map { "\($0.names.joined(separator: ", ")) \($0.verb.participle)" }.joined(separator: ", ")
  }

  /// Returns an id as words; other selectors stay as they are.
  private static func words(for selector: String) -> String {
    let id = selector.dropFirst()
    guard selector.first == "#", id.allSatisfy({ $0.isLetter || $0.isNumber || "-_".contains($0) }) else {
      return selector
    }
    return id.split { "-_".contains($0) }.joined(separator: " ")
  }

  /// The words about the icon, as on the page for browsers: a problem, the most severe finding, the note, or the reason for
  /// the class if the note only names guidelines.
  private var explanation: (text: String, style: CaptionStyle) {
    if let problem { return (problem, .problem) }
    for (severity, style) in [("error", CaptionStyle.problem), ("warning", .warning)] {
      if let finding = remarks.findings.first(where: { $0.severity == severity }) {
        return (finding.message, style)
      }
    }
    let note = row.icon.note ?? ""
    guard note.allSatisfy({ $0.isNumber || "R, ".contains($0) }), let reason = remarks.reason else {
      return (note, .faint)
    }
    return (note.isEmpty ? reason : "\(note): \(reason)", .faint)
  }

  /// The first problem of the row, or the reason why a form is declined, unless the manifest accepts that; nil if there is none.
  private var problem: String? {
    let shown = (row.references + row.others).lazy.compactMap { pictures[$0.artwork] }
    return shown.compactMap(\.problem).first
      ?? (row.icon.declined.isAccepted ? nil : shown.compactMap { $0.rendition?.declined }.first)
      .map { declined in remarks.findings.lazy.compactMap(\.cause).first ?? declined }
  }
}

extension ComponentVerb {
  /// The past participle.
  fileprivate var participle: String {
    switch self {
    case .keep: "kept"
    case .move: "moved"
    case .reorder: "reordered"
    case .mirror: "mirrored"
    }
  }
}
