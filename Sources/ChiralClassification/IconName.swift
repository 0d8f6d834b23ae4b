import ChiralNames

/// An icon's name as words: `actions/goNext-24px-symbolic` gives `go next`.
///
/// All variants of an icon have the same words: those for size, weight and style are left out, and so is the
/// prefix that a set puts before every name (`ic_fluent_`, `cdxIcon`, `mdi-`).
package struct IconName: Hashable, Sendable {
  /// The name as in the manifest.
  package let text: String
  /// The words of the last path component, lower case, without size, weight and style.
  package let words: [String]

  /// True if the name ends in a word followed by one digit, which is a version: `box2`, `check2`, but not
  /// `h1`.
  var hasVersion: Bool {
    let end = text.reversed().prefix(4)
    return end.count == 4 && end.first?.isWholeNumber == true && end.dropFirst().allSatisfy(\.isLetter)
  }

  /// The common part of the names of all variants of the icon, with the folder.
  package var family: String {
    let folder = text.lastIndex(of: "/").map { String(text[...$0]) } ?? ""
    return folder + words.joined(separator: " ")
  }

  /// Splits a name at `.`, `_`, `-` and blanks, between letters and digits, and between small letters and
  /// capitals.
  package init(_ text: String) {
    self.text = text
    let file = text.split(separator: "/").last ?? ""
    words = StyleWords.withoutStyle(Self.words(of: file))
  }

  /// Returns the words of a text in lower case.
  static func words(of text: Substring) -> [String] { NameWords.words(of: text) }
}
