import ChiralManifest
import ChiralRequests
import ChiralValues

/// An icon as symbols of a sprite.
struct WebIcon {
  /// A drawing that can be shown by its id.
  struct Symbol {
    let id: String
    let picture: ExportPicture
  }

  /// The symbol for a locale whose picture differs from the picture of its direction.
  struct Row {
    let locale: LanguageTag
    /// The direction in which the row counts; nil if the icon has no direction.
    let direction: Direction?
    let symbol: String
  }

  /// The name in the manifest.
  let name: String
  /// The base of the names of its classes and symbols.
  let id: String
  /// The class of all icons, which is also the prefix of the icon's own class.
  private let className: String
  let mirroring: Export.Mirroring
  /// The distinct drawings; the first is that of left-to-right locales.
  let symbols: [Symbol]
  /// The symbol for right to left; the first one if the drawing is the same or the style sheet flips it.
  let rightToLeft: String
  /// The rows; general locales come before more specific ones.
  let rows: [Row]

  /// Creates an icon with its symbols; `derive` returns the name of a further symbol from the suffix and the
  /// id.
  init(
    _ icon: ExportIcon, id: String, className: String, namesakes: NamesakeOrder,
    derive: (_ suffix: String, _ id: String) -> String
  ) {
    name = icon.name
    self.id = id
    self.className = className
    mirroring = icon.mirroring
    var symbols = [Symbol(id: id, picture: icon.leftToRight)]
    func symbol(_ picture: ExportPicture, _ suffix: String) -> String {
      if let known = symbols.first(where: { $0.picture.isSame(picture) }) { return known.id }
      symbols.append(Symbol(id: derive(suffix, id), picture: picture))
      return symbols[symbols.count - 1].id
    }
    rightToLeft = icon.mirroring == .native ? id : symbol(icon.rightToLeft, "-rtl")
    func symbol(_ row: ExportIcon.Row) -> String { symbol(row.picture, "-" + row.locale.text.lowercased()) }
    for row in namesakes.sorted(icon.prefixRows, by: \.locale) { _ = symbol(row) }
    rows = icon.prefixRows.map { row in
      let directions = icon.directions(of: row)
      return Row(
        locale: row.locale, direction: directions.count == 1 ? directions[0] : nil, symbol: symbol(row))
    }
    self.symbols = symbols
  }

  /// True if every direction and every language is shown the same drawing.
  var isSameEverywhere: Bool { mirroring != .native && symbols.count == 1 }

  /// Returns the markup with which a page shows the icon; the style sheet shows one of the symbols.
  func markup(sprite: String, label: String? = nil) -> String {
    let uses = symbols.map { "<use href=\"\(sprite)#\($0.id)\"/>" }.joined()
    // The viewBox of a symbol applies inside it, so that the one around has only its size.
    let size = symbols[0].picture.drawing.viewBox.split(separator: " ").suffix(2).joined(separator: " ")
    return
      "<svg class=\"\(className) \(className)-\(id)\" viewBox=\"0 0 \(size)\" aria-hidden=\"true\">\(uses)</svg>"
  }
}
