/// `sprite.svg`: every distinct drawing as a symbol; the ids inside are unique in the file.
struct WebSprite {
  let icons: [WebIcon]

  /// The text of the file.
  var svg: String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\">\n\(symbols)</svg>\n"
  }

  /// The symbols alone, for a page that embeds them.
  var symbols: String {
    icons.flatMap(\.symbols).map { symbol in
      "<symbol id=\"\(symbol.id)\" viewBox=\"\(symbol.picture.viewBox)\">"
        + "\(SVGBody(symbol.picture, idPrefix: symbol.id).text)</symbol>\n"
    }.joined()
  }
}
