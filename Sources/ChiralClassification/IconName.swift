import ChiralNames

/// An icon's name in words: `actions/goNext-24px-symbolic` says `go next`.
///
/// All variants of one icon have the same words: what tells size, weight and style is left out, and so is what a
/// set writes before every name (`ic_fluent_`, `cdxIcon`, `mdi-`).
package struct IconName: Hashable, Sendable {
  /// The name as the manifest writes it.
  package let text: String
  /// The words of the last path component, lower case, without size, weight and style.
  package let words: [String]

  /// True if the name ends in one digit behind a word, which counts versions: `box2`, `check2`, but not `h1`.
  var hasVersion: Bool {
    let end = text.reversed().prefix(4)
    return end.count == 4 && end.first?.isWholeNumber == true && end.dropFirst().allSatisfy(\.isLetter)
  }

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
  static func words(of text: Substring) -> [String] { NameWords.words(of: text) }
}
