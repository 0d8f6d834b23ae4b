/// An icon's name in words: `actions/goNext-24px-symbolic` says `go next`.
package struct IconName: Hashable, Sendable {
  /// The name as the manifest writes it.
  package let text: String
  /// The words of the last path component, lower case, without size, weight and style.
  package let words: [String]

  /// Splits a name at `.`, `_`, `-`, blanks, between letters and digits, and where small letters meet capitals.
  package init(_ text: String) {
    self.text = text
    let file = text.split(separator: "/").last ?? ""
    words = Self.withoutStyle(Self.words(of: String(file)))
  }

  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      if let last = word.last, begins(character, after: last, before: next) {
        words.append(word)
        word = ""
      }
      if !separators.contains(character) { word.append(character) }
    }
    return (words + [word]).filter { !$0.isEmpty }.map { $0.lowercased() }
  }

  /// Whether a new word begins: `goNext`, `forward10`, `HTMLFile`, or after a separator.
  private static func begins(_ character: Character, after last: Character, before next: Character?) -> Bool {
    if separators.contains(character) { return true }
    if character.isNumber != last.isNumber { return !isUnit(character, next) || !last.isNumber }
    guard character.isUppercase else { return false }
    return last.isLowercase || (last.isUppercase && next?.isLowercase == true)
  }

  /// `24px`, `24dp` and `24pt` stay in one piece.
  private static func isUnit(_ character: Character, _ next: Character?) -> Bool {
    guard let next else { return false }
    return StyleWords.units.contains(String([character, next]).lowercased())
  }

  private static let separators: Set<Character> = [".", "_", "-", " ", "+", ",", "(", ")"]

  /// Drops what every icon of a set has in common, from the end, but never the whole name.
  private static func withoutStyle(_ words: [String]) -> [String] {
    let kept = words.lastIndex { !StyleWords.isStyle($0) }
    let named = kept.map { Array(words[...$0]) } ?? words
    let prefixed = named.first.map(StyleWords.prefixes.contains) == true && named.count > 1
    return prefixed ? Array(named.dropFirst()) : named
  }
}
