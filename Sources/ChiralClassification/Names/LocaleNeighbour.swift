import ChiralManifest
import ChiralValues

/// Recognises drawings for a right-to-left language or script by their names: `signature.ar`,
/// `list.number.ar-SA`, `textformat.Hebr` beside `signature`, `list.number` and `textformat`.
enum LocaleNeighbour {
  /// Returns the name of the icon and the language or script of the drawing; nil if the name has none.
  ///
  /// Only a suffix after a dot counts: `view-in-ar` is not the Arabic drawing of `view-in`.
  static func base(of name: String) -> (name: String, key: String)? {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let key = String(name[name.index(after: dot)...])
    guard isRightToLeft(key) else { return nil }
    return (String(name[..<dot]), key)
  }

  private static func isRightToLeft(_ text: String) -> Bool {
    guard text.count > 1, text != "rtl", let key = try? VariantKey(text), key.text == text else {
      return false
    }
    return switch key {
    case .tag(let tag): tag.direction == .rightToLeft
    case .script(let script): Direction.rightToLeftScripts.contains(script)
    case .direction: false
    }
  }
}
