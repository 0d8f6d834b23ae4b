import ChiralManifest

/// Recognises drawings for a right-to-left language or script by their names: `signature.ar`, `list.number.ar-SA`,
/// `textformat.Hebr` beside `signature`, `list.number` and `textformat`.
enum LocaleNeighbour {
  /// The name that the drawing would stand beside, and for whom it is; nothing where the name says no locale.
  ///
  /// Only what follows a dot counts: `view-in-ar` is no `view-in` for Arabic.
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
