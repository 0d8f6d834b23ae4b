/// An icon's name as words: `actions/goNext-24px-symbolic` gives `go next`.
///
/// All variants of an icon have the same words: those for size, weight and style are left out, and so are the
/// prefix that a set puts before every name (`ic_fluent_`, `cdxIcon`, `mdi-`), codes (`NameCodes`) and the words that
/// all names of the set share (`NameAffixes`).
package struct IconName: Hashable, Sendable {
  /// The name as in the manifest.
  package let text: String
  /// The path without codes, without the words that the names of its folder share, and without what lies below the
  /// component that names the icon.
  package let bare: String
  /// The words of the path component that names the icon, usually the last one, lower case, without size, weight
  /// and style.
  package let words: [String]
  /// The folders above that component, with a slash at the end; empty if there are none.
  package let folder: String

  /// True if the name ends in a word followed by one digit, which is a version: `box2`, `check2`, but not
  /// `h1`.
  package var hasVersion: Bool {
    let end = bare.reversed().prefix(4)
    return end.count == 4 && end.first?.isWholeNumber == true && end.dropFirst().allSatisfy(\.isLetter)
  }

  /// The common part of the names of all variants of the icon, with the folder.
  package var family: String { folder + words.joined(separator: " ") }

  /// Splits a name at `.`, `_`, `-` and blanks, between letters and digits, and between small letters and
  /// capitals.
  package init(_ text: String, without affixes: NameAffixes = .none) {
    self.text = text
    let parts = StyleWords.naming(text.split(separator: "/"))
    folder = parts.dropLast().map { $0 + "/" }.joined()
    let file = affixes.removed(from: parts.last ?? "", in: folder)
    bare = folder + file
    words =
      NameCodes.isIdentifier(file[...])
      ? [file.lowercased()] : StyleWords.withoutStyle(NameWords.words(of: file))
  }
}
