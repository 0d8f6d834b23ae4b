import ChiralManifest

/// Helpers shared by the reporters that write markup.
enum Markup {
  /// Text as it may stand in an attribute or between the tags of XML.
  static func xml(_ text: String) -> String {
    Escape.markup(Escape.line(text))
  }

  /// Text as it may stand in a cell of a Markdown table.
  static func markdown(_ text: String) -> String {
    Escape.markdown(Escape.line(text))
  }

  /// A path as a URI: what is not unreserved or `/` is percent-encoded.
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
