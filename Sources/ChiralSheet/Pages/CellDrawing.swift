import ChiralManifest
import ChiralValues

/// Draws one picture with its labels: the locales that see it if they differ from the column's, and the
/// decision.
struct CellDrawing {
  let view: ContactSheet.View
  /// The picture; nil if it was not made.
  let picture: SheetPicture?
  /// True if the cell only repeats the picture to its left.
  var isRepeated = false
  /// True if the cell's locales are not those of a column.
  var namesLocales = false

  private static let top = 12.0
  /// The margin of the dark ground around a light picture.
  private static let groundMargin = 2.0
  /// The baselines of the labels below the picture.
  private static let baselines = [72.0, 83.5]

  /// Draws the cell with its upper left corner at the given point.
  func draw(into markup: inout PageMarkup, x: Double, y: Double) {
    var labels = namesLocales ? [(locales, CaptionStyle.label)] : []
    switch picture {
    case .made(let rendition):
      guard let print = rendition.print else { break }
      let box = Box(of: print, inCellAt: x, y: y + Self.top, width: SheetLayout.cellWidth)
      let isLight = rendition.tone == .light
      if isLight { markup.rectangle(box.grown(by: Self.groundMargin), radius: 6, fill: Palette.darkGround) }
      markup.picture(print, in: box)
      if isRepeated { markup.veil(box, ground: isLight ? Palette.darkGround : Palette.paper) }
      labels.append(rendition.declined == nil ? (decision, .faint) : (view.artwork.declined.label, .problem))
    case .problem, .declined, nil:
      missing(&markup, x: x, y: y + Self.top)
    }
    for ((text, style), baseline) in zip(labels, Self.baselines) {
      let line = Caption.line(text, style, width: SheetLayout.cellWidth - 2)
      markup.line(line, style, x: x + SheetLayout.cellWidth / 2, y: y + baseline, anchor: .middle)
    }
  }

  private func missing(_ markup: inout PageMarkup, x: Double, y: Double) {
    let side = SheetPicture.height
    let left = x + (SheetLayout.cellWidth - side) / 2
    markup.rectangle(
      Box(x: left, y: y, width: side, height: side), radius: 8, fill: Palette.problemGround)
    markup.line("none", .problem, x: left + side / 2, y: y + side / 2 + 4, anchor: .middle)
  }

  private var locales: String {
    let tags = (view.size.map { ["\($0) pt"] } ?? []) + view.locales.map(\.text)
    let room = SheetLayout.cellWidth - 2
    for count in stride(from: tags.count, to: 0, by: -1) {
      let rest = tags.count - count
      let text = tags.prefix(count).joined(separator: " ") + (rest == 0 ? "" : " +\(rest)")
      if TextWidth.of(text, .label) <= room || count == 1 { return text }
    }
    return ""
  }

  /// The decision in a word or two; empty if the picture is as expected.
  private var decision: String { letters ?? outcome }

  /// The script of letters that were set and the language of digits, such as `letters: Hebrew`; shortened to
  /// the names if there is no room for more; nil if nothing was set.
  private var letters: String? {
    guard let lettering = view.artwork.lettering, let locale = view.locales.first else { return nil }
    var names: [(kind: String, name: String)] = []
    if !lettering.replacements.isEmpty, let name = locale.scriptName { names.append(("letters", name)) }
    if !lettering.rewritten.isEmpty, let name = locale.languageName { names.append(("digits", name)) }
    guard !names.isEmpty else { return nil }
    let whole = names.map { "\($0.kind): \($0.name)" }.joined(separator: ", ")
    return TextWidth.of(whole, .faint) <= SheetLayout.cellWidth - 2
      ? whole : names.map(\.name).joined(separator: ", ")
  }

  private var outcome: String {
    switch view.reason {
    case .variant(.tag) where namesLocales: "own drawing"
    case .variant(let key): "for \(key.text)"
    case .exception: "excepted"
    case .otherDirection: "mirrored"
    case .fixed, .drawnDirection, .noVariant:
      namesLocales || (view.direction == .rightToLeft && !isRepeated) ? "as drawn" : ""
    }
  }
}

extension Box {
  /// Creates the box of a picture in the centre of a cell, aligned to whole pixels.
  init(of print: Rendition.Print, inCellAt x: Double, y: Double, width cellWidth: Double) {
    let scale = Double(ContactSheet.scale)
    let natural = Double(print.pixelWidth) / scale
    let shrinking = min(1, SheetPicture.roomWidth / natural)
    let width = natural * shrinking
    let height = SheetPicture.height * shrinking
    let left = ((cellWidth - width) / 2 * scale).rounded(.down) / scale
    self.init(x: x + left, y: y + (SheetPicture.height - height) / 2, width: width, height: height)
  }
}

extension DeclinedForm {
  /// The label of a picture that takes the place of a declined one.
  fileprivate var label: String {
    switch self {
    case .omit: "none"
    case .fixed: "as drawn"
    case .mirror: "all mirrored"
    }
  }
}
