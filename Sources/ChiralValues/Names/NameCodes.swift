/// Codes in file names that identify a drawing and say nothing about it: code points, as icon fonts export them
/// (`home_F02DC`, `uF101-home`, `home_0xe88a`), and hashes (`home.3f2a9b7c`).
package enum NameCodes {
  /// Returns a name without the codes at its ends; a name that is nothing else stays.
  package static func removed(from name: Substring) -> Substring {
    var rest = name
    if let separator = rest.lastIndex(where: isSeparator), separator > rest.startIndex,
      isCode(rest[rest.index(after: separator)...])
    {
      rest = rest[..<separator]
    }
    if let separator = rest.firstIndex(where: isSeparator), isMarked(rest[..<separator]) {
      let after = rest.index(after: separator)
      if after < rest.endIndex { rest = rest[after...] }
    }
    return rest
  }

  /// Returns true if a whole name is a hash, a UUID or a code point.
  package static func isIdentifier(_ name: Substring) -> Bool {
    let rest = name.filter { $0 != "-" && $0 != "_" }
    // `facade` and `decade` are hexadecimal, too; no word has eight such characters with a digit among them.
    return isMarked(name)
      || rest.utf8.count >= shortestHash && rest.allSatisfy(\.isHexDigit)
        && rest.contains(where: \.isNumber)
  }

  private static let shortestHash = 8

  private static func isSeparator(_ character: Character) -> Bool { "-_. ".contains(character) }

  private static func isCode(_ token: Substring) -> Bool {
    isMarked(token) || isPrivate(token)
      || (isIdentifier(token) && token.contains(where: \.isLetter) && !token.contains("-"))
  }

  /// Returns true for a code point that says so: `uF101`, `uniF101`, `U+1F600`, `0xe88a`.
  private static func isMarked(_ token: Substring) -> Bool {
    guard let first = token.first, "0uU".contains(first) else { return false }
    let lower = token.lowercased()
    for mark in ["0x", "u+", "uni", "u"] where lower.hasPrefix(mark) {
      let digits = lower.dropFirst(mark.count)
      return (4...6).contains(digits.utf8.count) && digits.allSatisfy(\.isHexDigit)
        && digits.contains(where: \.isNumber)
    }
    return false
  }

  /// Returns true for a code point of the private areas, where fonts put their icons: U+E000 to U+F8FF and U+F0000 on.
  private static func isPrivate(_ token: Substring) -> Bool {
    (4...5).contains(token.utf8.count) && "eEfF".contains(token.first ?? " ")
      && token.allSatisfy(\.isHexDigit) && token.contains(where: \.isNumber)
  }
}
