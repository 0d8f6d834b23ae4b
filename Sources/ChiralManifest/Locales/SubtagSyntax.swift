/// The syntax of a BCP 47 tag (RFC 5646, section 2.1), without extended and grandfathered forms.
struct SubtagSyntax {
  var language: String
  var script: String?
  var region: String?
  /// The variants in the order of the tag, in lower case.
  var variants: [String]
  /// The extensions and private use, in lower case, such as `u-nu-latn`.
  var extensions: String?

  /// Splits a tag; throws an instruction if it is malformed.
  init(parsing text: String) throws(LanguageTag.Malformed) {
    guard !text.isEmpty else { throw .empty }
    guard !text.contains(",") else {
      throw .several(text.split(separator: ",").map { String($0.filter { $0 != " " }) })
    }
    guard !text.contains("_") else { throw .underscore(suggestion: text.replacing("_", with: "-")) }
    var subtags = text.split(separator: "-", omittingEmptySubsequences: false)[...]
    guard subtags.allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(\.isAlphanumeric) })
    else {
      throw .badSubtag
    }
    guard let first = subtags.popFirst(), first.isLetters, (2...3).contains(first.count) else {
      throw .noLanguage
    }
    language = first.lowercased()
    if let next = subtags.first, next.count == 3, next.isLetters {
      throw .extendedLanguage(suggestion: subtags.joined(separator: "-").lowercased())
    }
    script = subtags.popFirst { $0.count == 4 && $0.isLetters }?.capitalizedASCII
    region = subtags.popFirst { $0.isRegion }?.uppercased()
    variants = []
    while let variant = subtags.popFirst(where: \.isVariant) { variants.append(variant.lowercased()) }
    let rest = subtags.map { $0.lowercased() }
    extensions = rest.isEmpty ? nil : rest.joined(separator: "-")
    guard Set(variants).count == variants.count, Self.areExtensions(rest) else { throw .badOrder }
  }

  /// Returns true if subtags are extensions: a letter or digit, followed by subtags of its own.
  private static func areExtensions(_ subtags: [String]) -> Bool {
    guard let first = subtags.first else { return true }
    let privateUse = subtags.firstIndex(of: "x") ?? subtags.endIndex
    let tail = subtags[privateUse...]
    let pairs = zip(subtags, subtags.dropFirst()).prefix(max(privateUse - 1, 0))
    return first.count == 1 && tail.count != 1
      && !pairs.contains { $0.count == 1 && $1.count == 1 }
      && (privateUse == 0 || subtags[privateUse - 1].count > 1)
  }
}

extension Substring {
  fileprivate var isLetters: Bool { utf8.allSatisfy(\.isLetter) }
  fileprivate var isRegion: Bool {
    (count == 2 && isLetters) || (count == 3 && utf8.allSatisfy(\.isDigit))
  }
  fileprivate var isVariant: Bool { count >= 5 || (count == 4 && utf8.first?.isDigit == true) }
  fileprivate var capitalizedASCII: String { prefix(1).uppercased() + dropFirst().lowercased() }
}

extension ArraySlice<Substring> {
  fileprivate mutating func popFirst(where condition: (Substring) -> Bool) -> Substring? {
    guard let first, condition(first) else { return nil }
    return popFirst()
  }
}

extension UInt8 {
  fileprivate var isAlphanumeric: Bool { isDigit || isLetter }
}
