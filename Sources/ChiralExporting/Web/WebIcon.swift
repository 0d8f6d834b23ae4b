import ChiralManifest

/// An icon as symbols of a sprite.
struct WebIcon {
  /// A drawing that can be shown by its id.
  struct Symbol {
    let id: String
    let picture: ExportPicture
  }

  /// What a locale sees that its direction does not tell.
  struct Row {
    let locale: LanguageTag
    /// The direction in which it counts; nil where the icon has none.
    let direction: Direction?
    let symbol: String
  }

  /// The name in the manifest.
  let name: String
  /// What classes and symbols are called after.
  let id: String
  /// The class of all icons, with which the class of this one begins.
  private let className: String
  let mirroring: Export.Mirroring
  /// Each distinct drawing once; the first is what left-to-right locales see.
  let symbols: [Symbol]
  /// The symbol for right to left; the first where the drawing is the same, or flipped by the style sheet.
  let rightToLeft: String
  /// General locales before those below them.
  let rows: [Row]

  /// An icon with its symbols; `derive` names a symbol besides the first by what its name should end in.
  init(_ icon: ExportIcon, id: String, className: String, derive: (_ suffix: String, _ id: String) -> String)
  {
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
    rows = icon.prefixRows.map { row in
      let directions = icon.directions(of: row)
      return Row(
        locale: row.locale, direction: directions.count == 1 ? directions[0] : nil,
        symbol: symbol(row.picture, "-" + row.locale.text.lowercased()))
    }
    self.symbols = symbols
  }

  /// What a page writes to show the icon; the style sheet shows one of the symbols.
  func markup(sprite: String, label: String? = nil) -> String {
    let uses = symbols.map { "<use href=\"\(sprite)#\($0.id)\"/>" }.joined()
    return
      "<svg class=\"\(className) \(className)-\(id)\" viewBox=\"\(symbols[0].picture.viewBox)\" aria-hidden=\"true\">\(uses)</svg>"
  }
}
