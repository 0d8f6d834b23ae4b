/// An icon's name in words: `actions/goNext-24px-symbolic` says `go next`.
///
/// All variants of one icon have the same words: what tells size, weight and style is left out, and so is what a
/// set writes before every name (`ic_fluent_`, `cdxIcon`, `mdi-`).
package struct IconName: Hashable, Sendable {
  /// The name as the manifest writes it.
  package let text: String
  /// The words of the last path component, lower case, without size, weight and style.
  package let words: [String]

  /// What all variants of one icon have in common, with the folder.
  package var family: String {
    let folder = text.lastIndex(of: "/").map { String(text[...$0]) } ?? ""
    return folder + words.joined(separator: " ")
  }

  /// Splits a name at `.`, `_`, `-`, blanks, between letters and digits, and where small letters meet capitals.
  package init(_ text: String) {
    self.text = text
    let file = text.split(separator: "/").last ?? ""
    words = StyleWords.withoutStyle(Self.words(of: file))
  }

  /// The words of a text, lower case.
  static func words(of text: Substring) -> [String] {
    var words: [String] = []
    var word = ""
    var last: Unicode.Scalar?
    var rest = text.unicodeScalars.makeIterator()
    var next = rest.next()
    while let scalar = next {
      next = rest.next()
      if let before = last, begins(scalar, after: before, before: next) {
        words.append(word)
        word = ""
        last = nil
      }
      if !separators.contains(scalar) {
        word.unicodeScalars.append(scalar)
        last = scalar
      }
    }
    return (words + [word]).filter { !$0.isEmpty }.map { $0.lowercased() }
  }

  /// Whether a new word begins: `goNext`, `forward10`, `HTMLFile`, or after a separator.
  private static func begins(
    _ scalar: Unicode.Scalar, after last: Unicode.Scalar, before next: Unicode.Scalar?
  ) -> Bool {
    if separators.contains(scalar) { return true }
    if isDigit(scalar) != isDigit(last) { return !(isDigit(last) && isUnit(scalar, next)) }
    guard isUpper(scalar) else { return false }
    return !isUpper(last) || next.map { !isUpper($0) && isLetter($0) } == true
  }

  /// `24px`, `24dp` and `24pt` stay in one piece.
  private static func isUnit(_ scalar: Unicode.Scalar, _ next: Unicode.Scalar?) -> Bool {
    guard let next else { return false }
    return StyleWords.units.contains((String(scalar) + String(next)).lowercased())
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? (0x30...0x39).contains(scalar.value) : scalar.properties.numericType != nil
  }
  private static func isUpper(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? (0x41...0x5A).contains(scalar.value) : scalar.properties.isUppercase
  }
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic }

  private static let separators: Set<Unicode.Scalar> = [".", "_", "-", " ", "+", ",", "(", ")", "@", "="]
}
