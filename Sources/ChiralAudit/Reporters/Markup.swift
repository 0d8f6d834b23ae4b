import ChiralValues

/// Helpers shared by the reporters that write markup.
enum Markup {
  /// Returns text escaped for attributes and content of XML.
  static func xml(_ text: String) -> String {
    Escape.markup(Escape.line(text))
  }

  /// Returns text escaped for a cell of a Markdown table.
  static func markdown(_ text: String) -> String {
    Escape.markdown(Escape.line(text))
  }

  /// Returns a path as a URI; everything except unreserved characters and `/` is percent-encoded.
  static func uri(_ path: String) -> String {
    let escaped = path.utf8.map { byte in
      plain.contains(byte)
        ? String(UnicodeScalar(byte))
        : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
    return path.hasPrefix("/") ? "file://" + escaped : escaped
  }

  private static let plain = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
}
