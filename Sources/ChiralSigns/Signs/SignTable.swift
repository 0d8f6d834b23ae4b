/// The table of signs.
extension Sign {
  /// All signs. Of two sightings with the same evidence, that of the earlier sign wins.
  package static let all: [Sign] = [
    clock, prohibition, codeSlash, prompt, play,
    numerals, letters, logo, questionMark, percent,
    note, trebleClef, pencil, wrench, magnifier, currency, check, turningArrows,
  ]

  /// The signs for which the network has a class of their own, by its name.
  static let ofNetwork = Dictionary(
    uniqueKeysWithValues: all.filter { $0.network != nil }.map { ($0.name, $0) })

  /// Returns the sign of a class of the network; nil for the class `nothing` and for glyphs, which `GlyphRecognition` recognises.
  /// If the icon's name speaks of money, any glyph is taken for the currency's sign.
  static func of(_ name: String, in promises: Promises) -> Sign? {
    if let sign = ofNetwork[name] { return sign }
    // A stem with a head is a d; if the icon's name speaks of music, it is a note.
    if noteLike.contains(name), promises.promises(note) { return note }
    guard name.count == 1, let character = name.first else { return nil }
    return currencies.contains(character) || promises.isAboutMoney ? currency(character) : nil
  }
}
