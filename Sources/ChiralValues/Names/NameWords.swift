/// A name split into words, in any of the spellings that sets use: `volume-off`, `volume_off`, `volumeOff`,
/// `VolumeOff`, `forward10`, `HTMLFile`.
package struct NameWords: Hashable, Sendable {
  /// A word in its spelling, with the separators before it.
  package struct Piece: Hashable, Sendable {
    /// The separators between the previous word and this one; empty if a capital or a digit begins the word.
    package let separator: String
    /// The spelling of the word.
    package let spelling: String
    /// The word in lower case.
    package var word: String { spelling.lowercased() }

    /// Creates a piece.
    package init(separator: String, spelling: String) {
      self.separator = separator
      self.spelling = spelling
    }
  }

  /// The words in order.
  package let pieces: [Piece]

  /// The words in lower case.
  package var words: [String] { pieces.map(\.word) }

  /// Returns the words of a text in lower case.
  package static func words(of text: some StringProtocol) -> [String] { NameWords(text).words }

  /// Returns true if a word is a number in ASCII digits.
  package static func isNumber(_ word: String) -> Bool {
    word.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Splits a text at separators, between letters and digits, and between small letters and capitals.
  package init(_ text: some StringProtocol) {
    let scalars = text.unicodeScalars
    var pieces: [Piece] = []
    // The ends of the last piece and of the separators after it.
    var (end, start) = (scalars.startIndex, scalars.startIndex)
    var last: Unicode.Scalar?
    func finish(at place: String.Index) {
      guard start < place else { return }
      pieces.append(Piece(separator: String(text[end..<start]), spelling: String(text[start..<place])))
      (end, start) = (place, place)
    }
    var place = scalars.startIndex
    while place < scalars.endIndex {
      let scalar = scalars[place]
      let after = scalars.index(after: place)
      let next = after < scalars.endIndex ? scalars[after] : nil
      if let before = last, Self.begins(scalar, after: before, before: next) { finish(at: place) }
      if Self.isSeparator(scalar) {
        finish(at: place)
        start = after
        last = nil
      } else {
        last = scalar
      }
      place = after
    }
    finish(at: place)
    self.pieces = pieces
  }

  /// Returns true if a character begins a new word, as in `goNext`, `forward10`, `HTMLFile`.
  private static func begins(
    _ scalar: Unicode.Scalar, after last: Unicode.Scalar, before next: Unicode.Scalar?
  ) -> Bool {
    if isSeparator(scalar) { return true }
    if isDigit(scalar) != isDigit(last) { return !(isDigit(last) && isUnit(scalar, next)) }
    guard isUpper(scalar) else { return false }
    return !isUpper(last) || next.map { !isUpper($0) && isLetter($0) } == true
  }

  /// The units of size; `24px`, `24dp` and `24pt` stay in one piece.
  package static let units: Set = ["px", "dp", "pt"]

  private static func isUnit(_ scalar: Unicode.Scalar, _ next: Unicode.Scalar?) -> Bool {
    guard let next else { return false }
    return units.contains((String(scalar) + String(next)).lowercased())
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? (0x30...0x39).contains(scalar.value) : scalar.properties.numericType != nil
  }
  private static func isUpper(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? (0x41...0x5A).contains(scalar.value) : scalar.properties.isUppercase
  }
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", "_", "-", " ", "+", ",", "(", ")", "@", "=", "/", ":": true
    default: false
    }
  }
}
