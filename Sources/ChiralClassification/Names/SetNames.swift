package import ChiralManifest
package import ChiralValues

/// The names of a whole set, which may determine the meaning of one of them.
package struct SetNames: Hashable, Sendable {
  /// The words that the names share.
  let affixes: NameAffixes
  /// True if the set has both `forward` and `backward`, which then are the keys of a tape player.
  private let hasTape: Bool
  /// True if the set has both `goback` and `goforward`, which then lead through pages; a player has `gobackward`.
  private let hasPages: Bool
  /// The words before both `front` and `back` (none, or `cube`), which then are orders in depth.
  private let deep: Set<[String]>
  /// True if the names show that the icons are Google's Material icons, and Google's habits count.
  private let areGoogles: Bool
  /// The folders and the endings of which most names are brands, and so all icons are logos.
  private let logoGroups: Set<Group>
  /// The bases that several numbers follow (`box-2`, `box-3`), each with its numbers.
  private let series: [[String]: Set<String>]
  /// The bases of `series` that are icons themselves.
  private let plainBases: Set<[String]>

  /// The names of an unknown set.
  package static let none = SetNames([], under: Conventions())

  /// Creates the names of a set with its conventions.
  package init(_ names: [IconName], under conventions: Conventions) {
    let affixes = NameAffixes(
      of: names.map(\.text), leastShare: Lexicon.standard.leastShare, mayBeStyle: Lexicon.standard.mayBeStyle)
    let names = affixes.all.isEmpty ? names : names.map { IconName($0.text, without: affixes) }
    self.affixes = affixes
    let words = Set(names.map(\.words))
    hasTape = words.contains(["forward"]) && words.contains(["backward"])
    hasPages = Self.pages.isSubset(of: words)
    deep = Set(words.filter { $0.last == "back" }.map { Array($0.dropLast()) })
      .filter { words.contains($0 + ["front"]) }
    // Reading Google's names takes as long as reading a quarter of the lexicon.
    areGoogles = conventions.policy == .material && Self.areGoogles(names, words)
    logoGroups = Self.logoGroups(names)
    series = names.reduce(into: [:]) { series, name in
      if let numbered = Self.numbered(name) { series[numbered.base, default: []].insert(numbered.number) }
    }
    plainBases = words.intersection(series.keys)
  }

  private static let pages: Set = [["goback"], ["goforward"]]

  /// Returns a name without the words that the names of the set share.
  func read(_ name: IconName) -> IconName {
    affixes.all.isEmpty ? name : IconName(name.text, without: affixes)
  }

  private static func areGoogles(_ names: [IconName], _ words: Set<[String]>) -> Bool {
    // Single words occur in any set. Of the names of several words in eleven other large sets, 0 to 5 % are
    // also Google's; in newer releases of Google's own set, more than half are.
    let distinctive = words.filter { $0.count > 1 }
    let googles = names.lazy.filter { $0.words.count > 1 && GoogleNames.mirrors($0) != nil }
    let count = Set(googles.map(\.words)).count
    return count >= fewestOfGoogles && 2 * count >= distinctive.count
  }

  // A folder with a handful of icons proves nothing, even if Google has all of their names.
  /// The smallest number of names of several words that identifies the set.
  private static let fewestOfGoogles = 8

  /// Icons that lie in one folder, or whose names in it also end in the same word.
  private struct Group: Hashable {
    let folder: String
    var ending: String?

    /// Returns the groups of a name.
    static func all(of name: IconName) -> [Group] {
      let folder = Group(folder: name.folder)
      return name.words.count > 1 ? [folder, Group(folder: name.folder, ending: name.words.last)] : [folder]
    }
  }

  /// Returns the groups of at least `fewestLogos` names of which two thirds are brands without the common word. In the brand icons of
  /// three sets 80 to 100 % are, in other sets less than 15 %.
  private static func logoGroups(_ names: [IconName]) -> Set<Group> {
    var counts: [Group: (brands: Int, all: Int)] = [:]
    for name in names {
      for group in Group.all(of: name) {
        let words = group.ending == nil ? name.words : Array(name.words.dropLast())
        counts[group, default: (0, 0)].all += 1
        if Lexicon.standard.hasBrand(in: words) { counts[group, default: (0, 0)].brands += 1 }
      }
    }
    return Set(counts.filter { $0.value.all >= fewestLogos && 3 * $0.value.brands >= 2 * $0.value.all }.keys)
  }

  // Two thirds of even eight names are never brands by chance: in other sets less than 15 % are.
  private static let fewestLogos = 8

  /// Returns the words before a single digit at the end of a name, if they only frame or modify something.
  private static func numbered(_ name: IconName) -> (base: [String], number: String)? {
    guard let number = name.words.last, number.utf8.count == 1, NameWords.isNumber(number) else { return nil }
    let base = Array(name.words.dropLast())
    let isPlain = base.allSatisfy { Lexicon.standard.concept(of: $0)?.role == .neutral }
    return base.isEmpty || !isPlain ? nil : (base, number)
  }

  /// The size of a series whose numbers are shown in the drawings; smaller ones count versions of a drawing.
  private static let fewestNumerals = 5

  /// Returns true if Google mirrors the icon with a name in Google's set, false if it does not; nil in other
  /// sets, and where Google's habits do not count.
  func mirrorsAtGoogle(_ name: IconName) -> Bool? { areGoogles ? GoogleNames.mirrors(name) : nil }

  /// A concept that the other names of a set determine.
  struct Told {
    /// The identifier of the concept.
    let id: String
    /// The reason as a sentence without a full stop.
    let reason: String
    var confidence = Confidence.likely
  }

  /// Returns the concept of a name that the other names determine; nil if they do not. `read` is the concept for
  /// which the name itself stands.
  func concept(of name: IconName, read: Concept?) -> Told? {
    if hasTape, name.words == ["forward"] {
      return Told(
        id: "transport",
        reason: "\"forward\" stands beside \"backward\" in this set, which is the direction of a tape")
    }
    if hasPages, Self.pages.contains(name.words) {
      return Told(
        id: "navigation-arrow",
        reason: "\"goforward\" stands beside \"goback\" in this set, and the two lead through pages")
    }
    if name.words.last == "back", deep.contains(Array(name.words.dropLast())) {
      return Told(
        id: "z-order", reason: "\"back\" stands beside \"front\" in this set, which is an order in depth")
    }
    if !logoGroups.isEmpty, !logoGroups.isDisjoint(with: Group.all(of: name)), read?.guideline != .r9 {
      return Told(id: "brand", reason: "most names beside it are brands, so it is a logo")
    }
    return version(name)
  }

  /// Returns that the number of a name counts versions of a drawing (`box-2`), not something that the drawing
  /// shows (`box-1` to `box-9`).
  private func version(_ name: IconName) -> Told? {
    guard let numbered = Self.numbered(name), let numbers = series[numbered.base],
      numbers.count < Self.fewestNumerals
    else { return nil }
    return Told(
      id: "neutral", reason: "the number at the end counts versions of a drawing in this set",
      confidence: plainBases.contains(numbered.base) ? .likely : .unsure)
  }
}
