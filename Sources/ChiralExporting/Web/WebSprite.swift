import ChiralRequests

/// `sprite.svg`: every distinct drawing as a symbol, the ids inside are unique in the file.
struct WebSprite {
  /// The symbols alone, for a page that embeds them.
  let symbols: String

  /// Creates a sprite with the symbols of icons, each with its form on the web.
  init(_ icons: [(ExportIcon, WebIcon)]) throws(ExportError) {
    var symbols = ""
    for (icon, web) in icons {
      for symbol in web.symbols {
        let body = try symbol.picture.text(in: .body(idPrefix: symbol.id), for: icon)
        symbols +=
          "<symbol id=\"\(symbol.id)\" viewBox=\"\(symbol.picture.drawing.viewBox)\">\(body)</symbol>\n"
      }
    }
    self.symbols = symbols
  }

  /// The text of the file.
  var svg: String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\">\n\(symbols)</svg>\n"
  }
}
