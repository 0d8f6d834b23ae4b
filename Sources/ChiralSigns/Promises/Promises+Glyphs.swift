import ChiralValues

/// The glyphs that the name mentions.
extension Promises {
  /// The characters that words stand for, in the signs of all rows of the table.
  private static let glyphs = Sign.all.reduce(into: [String: String]()) { glyphs, sign in
    glyphs.merge(sign.characters) { $1 }
  }

  /// The words for counting, which promises the digits 1 to 3.
  private static let counting = ObjectWords.counting.union(["ol"])

  /// The characters that the name mentions; a single letter stands for both its cases.
  package var characters: Set<Character> {
    var characters = Set(demanded?.demand.characters ?? "")
    if ObjectWords.isNumberSign(Set(words)) { characters.insert("#") }
    for word in words {
      characters.formUnion(Self.glyphs[word] ?? "")
      if Self.counting.contains(word) { characters.formUnion("123") }
      if word.count == 1 { characters.formUnion([word.uppercased(), word].flatMap(Array.init)) }
      if word.allSatisfy(\.isNumber) { characters.formUnion(word) }
      if Sign.abbreviations.contains(word) { characters.formUnion(Self.cases(of: [word])) }
    }
    return characters
  }

  /// Returns the small letters, the capitals and the digits of words.
  static func cases(of words: [String]) -> Set<Character> {
    Set((words + words.map { $0.uppercased() }).joined())
  }

  /// The abbreviations in the name that icons show as words, also in small letters on a sheet.
  package var abbreviations: [String] { words.filter(Sign.abbreviations.contains) }

  /// The numbers in the name that have more than one digit.
  package var numbers: [String] { words.filter { $0.count > 1 && $0.allSatisfy(\.isNumber) } }

  /// The digits that the name mentions, without those of a number that begins with 0, which is that of the file.
  package var digits: Set<Character> {
    let files = Set(numbers.filter { $0.hasPrefix("0") }.joined())
    return characters.filter { $0.isNumber && !files.contains($0) }
  }

  /// The words for which icons show letters that are their own mirror images.
  private static let shortForms = ["artificial": "ai", "intelligence": "ai"]

  /// The words of letters that are their own mirror images, as in AI, that the name mentions.
  var symmetricWords: Set<String> {
    Set(words.map { Self.shortForms[$0] ?? $0 }.filter(Self.isSymmetric))
  }

  /// Returns true if all letters of a word are their own mirror images, but the word is not.
  private static func isSymmetric(_ word: String) -> Bool {
    word.count > 1 && word.allSatisfy { RecognisedGlyph.symmetric.contains(Character($0.uppercased())) }
      && String(word.reversed()) != word
  }

  /// The largest number of digits in a number that an icon shows; a longer one is the number of the file.
  private static let mostDigits = 3

  /// Returns true if the name contains a number that begins or ends with these digits, has more of them, and is the only mention
  /// of them.
  func mentionsMore(than digits: String) -> Bool {
    guard digits.allSatisfy(\.isNumber), !words.contains(where: { (Self.glyphs[$0] ?? $0) == digits }) else {
      return false
    }
    return numbers.contains { number in
      digits.count < number.count && number.count <= Self.mostDigits && !number.hasPrefix("0")
        && (number.hasPrefix(digits) || number.hasSuffix(digits))
    }
  }

  /// Returns true if the name contains several digits as words of their own, of which only some are recognised. A digit that is its
  /// own mirror image need not be recognised.
  func mentionsMore(than recognised: [Character]) -> Bool {
    let digits = Set(words.filter { $0.count == 1 && $0.allSatisfy(\.isNumber) }.joined())
    let missing = digits.subtracting(recognised)
    return missing.count < digits.count && !missing.isSubset(of: RecognisedGlyph.symmetric)
  }

  /// True if the name says that the icon is about a question mark; the class of the icon has then decided (R21).
  package var isAboutQuestion: Bool { characters.contains("?") }
}
