/// The words with which nearly all names of a folder begin or end. They name the set, not the subject of an icon.
package struct NameAffixes: Hashable, Sendable {
  /// The end of a name.
  package enum Place: Hashable, Sendable, CaseIterable { case start, end }

  /// Words that the names of a folder share.
  package struct Affix: Hashable, Sendable {
    /// The folder with a slash at the end; empty for the top.
    package let folder: String
    package let place: Place
    /// The words in the order of the names, in lower case.
    package internal(set) var words: [String] = []
    /// The number of names that have them.
    package internal(set) var count = 0
    /// The number of names in the folder.
    package let total: Int

    /// True if the words stand for a style or a format, which are words of no name.
    package var isStyle: Bool { words.allSatisfy { StyleWords.withoutStyle(["x", $0]) == ["x"] } }
  }

  /// The words that were found, by folder.
  package let all: [Affix]
  /// The number of names with a code.
  package let coded: Int
  private let byFolder: [String: [Affix]]

  /// No words.
  package static let none = NameAffixes([])

  private init(_ all: [Affix], coded: Int = 0) {
    (self.all, self.coded) = (all, coded)
    byFolder = Dictionary(grouping: all, by: \.folder)
  }

  /// Returns the share of the names, in percent, from which on a word says nothing about the icons of a folder; nil if it always
  /// says something. `rests` holds the words that are left of each name.
  package typealias LeastShare = (_ word: String, _ rests: [[String]]) -> Int?

  /// Finds the words that the names of a set share.
  package init(of names: [String], leastShare: LeastShare) {
    let files = names.map { name in
      let parts = StyleWords.naming(name.split(separator: "/"))
      let folder = parts.dropLast().map { $0 + "/" }.joined()
      let file = parts.last ?? ""
      let plain = NameCodes.removed(from: file)
      // A name that is nothing but a code has no words to share.
      let words = NameCodes.isIdentifier(plain) ? [] : NameWords.words(of: plain)
      return (folder: folder, words: words, hasCode: plain != file)
    }
    let folders = Dictionary(grouping: files.filter { !$0.words.isEmpty }, by: \.folder).filter {
      $0.value.count >= Self.fewestNames
    }
    self.init(
      folders.keys.sorted().flatMap { folder in
        Self.shared(by: (folders[folder] ?? []).map(\.words), in: folder, leastShare)
      }, coded: files.count(where: \.hasCode))
  }

  /// The size of the smallest folder whose names are compared.
  private static let fewestNames = 8
  /// The share of the names that must have a word, in percent.
  package static let usualShare = 90
  /// The number of words of the longest affix.
  private static let mostWords = 4

  private static func shared(
    by names: [[String]], in folder: String, _ leastShare: LeastShare
  ) -> [Affix] {
    var names = names
    return Place.allCases.compactMap { place in
      var affix = Affix(folder: folder, place: place, total: names.count)
      while affix.words.count < mostWords, let (word, count) = commonest(names, at: place) {
        let rests = names.filter { has(word, $0, at: place) }.map { Array(dropping($0, at: place)) }
        guard let share = leastShare(word, rests), 100 * count >= share * names.count else { break }
        affix.words.insert(word, at: place == .start ? affix.words.count : 0)
        affix.count = count
        names = names.map { has(word, $0, at: place) ? Array(dropping($0, at: place)) : $0 }
      }
      return affix.words.isEmpty ? nil : affix
    }
  }

  private static func commonest(_ names: [[String]], at place: Place) -> (String, Int)? {
    let ends = names.filter { $0.count > 1 }.compactMap { place == .start ? $0.first : $0.last }
    let counts = Dictionary(grouping: ends) { $0 }.mapValues(\.count)
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { ($0.key, $0.value) }
  }

  private static func has(_ word: String, _ name: [String], at place: Place) -> Bool {
    name.count > 1 && (place == .start ? name.first : name.last) == word
  }

  private static func dropping(_ name: [String], at place: Place) -> ArraySlice<String> {
    place == .start ? name.dropFirst() : name.dropLast()
  }

  /// Returns the part of a path that names the icon without codes and without the words that its folder shares.
  func removed(from part: Substring, in folder: String) -> String {
    let rest = NameCodes.removed(from: part)
    guard let affixes = byFolder[folder], !NameCodes.isIdentifier(rest) else { return String(rest) }
    var pieces = NameWords(rest).pieces[...]
    for affix in affixes where pieces.count > affix.words.count {
      let count = affix.words.count
      let end = affix.place == .start ? pieces.prefix(count) : pieces.suffix(count)
      guard end.map(\.word) == affix.words else { continue }
      pieces = affix.place == .start ? pieces.dropFirst(count) : pieces.dropLast(count)
    }
    guard let first = pieces.first else { return String(rest) }
    return first.spelling + pieces.dropFirst().map { $0.separator + $0.spelling }.joined()
  }
}
