/// The words with which names of a folder begin or end and that name the set or a style, not the subject of an icon: nearly all names share
/// them, or they part most names into the same subjects (`home-fill`, `home-stroke`).
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
    /// True if the words stand for a style, because the same subjects have other words in their place, or none.
    package var isAxis = false

    /// True if the words stand for a style or a format, which are words of no name.
    package var isStyle: Bool { words.allSatisfy(NameAffixes.isStyle) }
  }

  /// The words that were found, by folder.
  package let all: [Affix]
  /// The folders that stand for styles, because most of their icons are also in a folder beside them, each with a slash at the end.
  package let styleFolders: Set<String>
  /// The number of names with a code.
  package let coded: Int
  private let byFolder: [String: [Affix]]

  /// No words.
  package static let none = NameAffixes([])

  private init(_ all: [Affix], styleFolders: Set<String> = [], coded: Int = 0) {
    (self.all, self.styleFolders, self.coded) = (all, styleFolders, coded)
    byFolder = Dictionary(grouping: all, by: \.folder)
  }

  /// Returns the share of the names, in percent, from which on a word says nothing about the icons of a folder; nil if it always
  /// says something. `rests` holds the words that are left of each name.
  package typealias LeastShare = (_ word: String, _ rests: [[String]]) -> Int?

  /// Finds the words that the names of a set share. A word may stand for a style if `mayBeStyle` holds: directions and signs never do.
  package init(
    of names: [String], leastShare: LeastShare, mayBeStyle: (String) -> Bool = { _ in false }
  ) {
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
        let names = (folders[folder] ?? []).map(\.words)
        let shared = Self.shared(by: names, in: folder, leastShare)
        return shared
          + Self.axes(of: names.map { Self.dropping(shared, from: $0) }, in: folder, mayBeStyle)
      },
      styleFolders: Self.styleFolders(folders.mapValues { Set($0.map(\.words)) }, mayBeStyle),
      coded: files.count(where: \.hasCode))
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

  /// Returns a name without the words that it shares with others.
  private static func dropping(_ affixes: [Affix], from name: [String]) -> [String] {
    affixes.reduce(name) { name, affix in
      let count = affix.words.count
      guard name.count > count else { return name }
      let (head, tail) =
        affix.place == .start
        ? (name.prefix(count), name.dropFirst(count)) : (name.suffix(count), name.dropLast(count))
      return Array(head) == affix.words ? Array(tail) : name
    }
  }

  /// Returns the words at one end that part most names into the same subjects, so that they stand for styles, whatever they are:
  /// `home-fill` and `home-stroke`, or `home` and `home-alt`.
  private static func axes(of names: [[String]], in folder: String, _ mayBeStyle: (String) -> Bool) -> [Affix]
  {
    let names = Set(names)
    return Place.allCases.flatMap { place -> [Affix] in
      let subjects = names.filter { $0.count > 1 }.reduce(into: [String: Set<[String]>]()) { subjects, name in
        guard let word = place == .start ? name.first : name.last else { return }
        subjects[word, default: []].insert(Array(dropping(name, at: place)))
      }.filter { word, own in
        own.count >= fewestNames && !NameWords.isNumber(word) && (isStyle(word) || mayBeStyle(word))
      }
      return subjects.keys.sorted().filter { !isStyle($0) }.compactMap { word -> Affix? in
        let own = subjects[word] ?? []
        let counts = own.map { subject in
          subjects.values.count { $0.contains(subject) } + (names.contains(subject) ? 1 : 0)
        }
        let shared = counts.filter { $0 > 1 }
        guard 3 * shared.count >= 2 * own.count, 2 * shared.reduce(0, +) >= names.count else { return nil }
        return Affix(
          folder: folder, place: place, words: [word], count: own.count, total: names.count, isAxis: true)
      }
    }
  }

  /// Returns the folders that repeat most icons of a folder beside them, and the folders that they repeat.
  private static func styleFolders(_ folders: [String: Set<[String]>], _ mayBeStyle: (String) -> Bool) -> Set<
    String
  > {
    let named = folders.filter { folder, _ in
      NameWords.words(of: folder.split(separator: "/").last ?? "").allSatisfy {
        isStyle($0) || mayBeStyle($0)
      }
    }
    let siblings = Dictionary(grouping: named.keys.filter { !$0.isEmpty }) {
      $0.split(separator: "/").dropLast()
    }
    return siblings.values.reduce(into: []) { found, siblings in
      for one in siblings {
        for other in siblings where other != one {
          guard let own = named[one], let others = named[other],
            3 * own.intersection(others).count >= 2 * own.count
          else { continue }
          found.formUnion([one, other])
        }
      }
    }
  }

  private static func isStyle(_ word: String) -> Bool { StyleWords.withoutStyle(["x", word]) == ["x"] }

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
    return Self.removing(affixes, from: rest).rest
  }

  /// Returns the part of a path that names the icon without the words for its style, and these words.
  package func parted(_ part: Substring, in folder: String) -> (rest: String, removed: [String]) {
    Self.removing((byFolder[folder] ?? []).filter(\.isAxis), from: part)
  }

  private static func removing(_ affixes: [Affix], from name: Substring) -> (rest: String, removed: [String])
  {
    var pieces = NameWords(name).pieces[...]
    var removed: [String] = []
    for affix in affixes where pieces.count > affix.words.count {
      let count = affix.words.count
      let end = affix.place == .start ? pieces.prefix(count) : pieces.suffix(count)
      guard end.map(\.word) == affix.words else { continue }
      pieces = affix.place == .start ? pieces.dropFirst(count) : pieces.dropLast(count)
      removed += affix.words
    }
    guard let first = pieces.first, !removed.isEmpty else { return (String(name), []) }
    return (first.spelling + pieces.dropFirst().map { $0.separator + $0.spelling }.joined(), removed)
  }
}
