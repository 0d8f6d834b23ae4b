import ChiralManifest
import ChiralValues

/// The known words and phrases with their concepts, indexed for lookup.
struct Lexicon: Sendable {
  /// The words of a name that a concept recognises.
  struct Match: Hashable, Sendable {
    /// The positions of the words, in the order of the name; a phrase of several runs may leave gaps.
    var places: [Int]
    var concept: Concept
    /// True if the phrase stands for any number.
    var isForAnyNumber = false
    /// True if the phrase counts only as the whole name.
    var isWholeName = false
  }

  private struct Entry: Sendable {
    var phrase: Phrase
    /// The position of the concept in `concepts`.
    var concept: Int
  }

  /// The lexicon of this version.
  static let standard = Lexicon(ConceptTable.rows())

  private let concepts: [Concept]
  /// The phrases by their first word.
  private let entries: [String: [Entry]]
  /// The entries of single words: that of the word in any name, rather than that of a name of one word.
  private let words: [String: Entry]
  private let vocabulary: Set<String>
  /// The concept of brands.
  private let brand: Concept?

  /// Creates a lexicon of the rows of the table, in which each phrase occurs once.
  init(_ rows: [ConceptTable.Row]) {
    concepts = rows.map(\.concept)
    var entries: [String: [Entry]] = [:]
    var words: [String: Entry] = [:]
    var vocabulary: Set<String> = []
    for (place, row) in rows.enumerated() {
      for phrase in row.phrases {
        let (first, entry) = (phrase.runs[0][0], Entry(phrase: phrase, concept: place))
        entries[first, default: []].append(entry)
        if phrase.runs == [[first]],
          words[first].map({ $0.phrase.isWholeName && !phrase.isWholeName }) ?? true
        {
          words[first] = entry
        }
        for run in phrase.runs { vocabulary.formUnion(run) }
      }
    }
    (self.entries, self.words, self.vocabulary) = (entries, words, vocabulary)
    brand = entries["brand"]?.first { $0.phrase.runs == [["brand"]] }.map { [concepts] in concepts[$0.concept]
    }
  }

  /// Returns the words of a name as the lexicon spells them: `goforward` becomes `go forward`, `arrows`
  /// `arrow`, `colour` `color`, and `fwd` `forward`.
  func spelled(_ words: [String]) -> [String] {
    words.flatMap { word -> [String] in
      if let whole = WordForms.abbreviations[word] { return [whole] }
      if vocabulary.contains(word) || word.utf8.count < 4 || BrandNames.contains([word]) { return [word] }
      return known(word).map { [$0] } ?? parts(of: word) ?? sentence(in: word) ?? [word]
    }
  }

  /// Returns a word, or a form of it, as the lexicon has it.
  private func known(_ word: String) -> String? {
    vocabulary.contains(word) ? word : WordForms.forms(of: word).first(where: vocabulary.contains)
  }

  /// Splits a word into three or more known words, as names of commands have them (`gotostartoftable`): words as the lexicon spells them rather
  /// than other forms, and each as long as it can be. All are long enough to be no accident, but for those between others that only join them.
  private func sentence(in word: String) -> [String]? {
    let letters = Array(word.utf8)
    guard Self.lengthOfSentences.contains(letters.count) else { return nil }
    // The words from each place to the end, found from the end.
    var rests: [Int: [String]] = [letters.count: []]
    for start in (0..<letters.count - 1).reversed() {
      let pieces = (start + 1...letters.count).reversed().compactMap { end in
        rests[end].map { (text: String(decoding: letters[start..<end], as: UTF8.self), rest: $0) }
      }
      let long = pieces.filter { $0.text.utf8.count > 3 }
      let joint = start > 0 ? pieces.first { Self.joints.contains($0.text) && !$0.rest.isEmpty } : nil
      if let exact = long.first(where: { vocabulary.contains($0.text) }) ?? joint {
        rests[start] = [exact.text] + exact.rest
      } else {
        rests[start] = long.lazy.compactMap { piece in known(piece.text).map { [$0] + piece.rest } }.first
      }
    }
    return rests[0].flatMap { $0.count > 2 ? $0 : nil }
  }

  /// The lengths of words that are taken apart so; two long words and a joint are the least.
  private static let lengthOfSentences = 10...64

  /// The words that join others in the names of commands.
  private static let joints: Set = ["and", "of", "to", "in", "on", "for", "as", "by", "from", "with", "the"]

  /// Splits a compound into two known words, such as a thing and the `un` that negates it (`unshare`). This is a guess: both must be long enough, and a word of reading
  /// direction counts only after an arrow (`feedback` and `weekend` are not split), or if no other word ends in it
  /// (`errornext`).
  private func parts(of word: String) -> [String]? {
    if word.hasPrefix("un"), word.utf8.count > 5, let kind = concept(of: String(word.dropFirst(2)))?.role,
      kind == .thing || kind == .sign
    {
      return ["un", String(word.dropFirst(2))]
    }
    for cut in word.indices.dropFirst(2) {
      let head = String(word[..<cut])
      let tail = String(word[cut...])
      guard tail.utf8.count > 2, vocabulary.contains(head), vocabulary.contains(tail) else { continue }
      if Self.arrows.contains(head) { return [head, tail] }
      let isEnding = Self.reading.contains(tail) && !Self.unmistakable.contains(tail)
      // With shorter parts, a notice would be "not ice".
      if head.utf8.count > 3 && tail.utf8.count > 3 && !isEnding { return [head, tail] }
      if head.utf8.count > 2 && !isEnding && isModified(head, tail) { return [head, tail] }
    }
    return nil
  }

  /// Returns true if one of two words is a thing and the other only modifies it: `add tag`, `reply all`. Two things in one word are
  /// often another thing (`tooltip`, `membership`).
  private func isModified(_ head: String, _ tail: String) -> Bool {
    // A message box is a window, and a radio box a control.
    guard tail != "box", let one = concept(of: head)?.role, let other = concept(of: tail)?.role else {
      return false
    }
    let modifiers: Set<Concept.Role> = [.sign, .badge, .neutral]
    return one == .thing && modifiers.contains(other) || other == .thing && modifiers.contains(one)
  }

  /// The first words of compounds whose second word is a direction.
  static let arrows: Set = [
    "arrow", "chevron", "caret", "angle", "go", "navigate", "page", "step", "skip", "seek",
  ]

  /// The words of reading direction.
  private static let reading: Set = [
    "forward", "forwards", "backward", "backwards", "leading", "trailing", "next", "previous", "prev", "back",
    "start", "end", "leadinghalf", "trailinghalf", "leadingthird", "trailingthird",
  ]

  /// Words of reading direction in which no other word ends.
  private static let unmistakable: Set = ["next", "previous", "backward", "backwards"]

  /// Returns a concept by its identifier.
  func concept(id: String) -> Concept? {
    concepts.first { $0.id == id }
  }

  /// Returns the concept that a word stands for alone.
  func concept(of word: String) -> Concept? { words[word].map { concepts[$0.concept] } }

  /// Returns the known phrases of a name in its order; longer phrases take precedence.
  func matches(in words: [String]) -> [Match] {
    var taken = Array(repeating: false, count: words.count)
    var chosen: [Match] = []
    for match in (candidates(in: words) + brands(in: words)).sorted(by: Self.precedes)
    where !match.places.contains(where: { taken[$0] }) {
      for place in match.places { taken[place] = true }
      chosen.append(match)
    }
    return chosen.sorted { $0.places[0] < $1.places[0] }
  }

  /// Returns true if a match takes precedence: longer phrases first, then whole names, those that decide, those whose
  /// words stand together, and those that begin earlier.
  private static func precedes(_ one: Match, _ other: Match) -> Bool {
    // The identifier and the places come last, so that the order of the table's rows never matters.
    func key(_ match: Match) -> (Int, Int, Int, Int, String) {
      (
        -match.places.count,
        (match.isWholeName ? -4 : 0) + (match.concept.role == .decides ? 0 : 2)
          + (match.isForAnyNumber ? 1 : 0),
        match.places[match.places.count - 1] - match.places[0], match.places[0], match.concept.id
      )
    }
    let (first, second) = (key(one), key(other))
    return first == second ? one.places.lexicographicallyPrecedes(other.places) : first < second
  }

  /// Returns the brands in a name. Several words are a brand only if one of them is a number or not in the lexicon
  /// (`1password`; `book-stack` is a stack of books). A name may divide the one word of a brand (`last-fm`).
  private func brands(in words: [String]) -> [Match] {
    guard let brand else { return [] }
    return words.indices.flatMap { start in
      (1...BrandNames.mostWords).compactMap { count -> Match? in
        guard start + count <= words.count else { return nil }
        let run = words[start..<(start + count)]
        guard hasBrand(in: [run.joined()]),
          run.contains(where: { !vocabulary.contains($0) || NameWords.isNumber($0) })
        else { return nil }
        return Match(places: Array(run.indices), concept: brand)
      }
    }
  }

  private func candidates(in words: [String]) -> [Match] {
    var found: [Match] = []
    let firstNumber = words.firstIndex(where: NameWords.isNumber)
    for (start, word) in words.enumerated() {
      let isFirst = words.firstIndex(of: word) == start
      found += candidates(under: word, in: words, from: start, isFirst: isFirst)
      if NameWords.isNumber(word) {
        found += candidates(under: "#", in: words, from: start, isFirst: start == firstNumber)
      }
    }
    return found
  }

  /// Returns the phrases whose first word stands at a place of a name; those of several runs, which may stand anywhere, at the
  /// first such place only.
  private func candidates(under first: String, in words: [String], from start: Int, isFirst: Bool) -> [Match]
  {
    (entries[first] ?? []).compactMap { entry in
      let places =
        entry.phrase.runs.count == 1
        ? entry.phrase.places(in: words, from: start) : isFirst ? entry.phrase.places(in: words) : nil
      return places.map { match(entry, at: $0) }
    }
  }

  private func match(_ entry: Entry, at places: [Int]) -> Match {
    Match(
      places: places, concept: concepts[entry.concept], isForAnyNumber: entry.phrase.isForAnyNumber,
      isWholeName: entry.phrase.isWholeName)
  }

  /// Returns the share of a folder's names, in percent, from which on a word that they have says nothing about the icons; nil if it
  /// always says something. `rests` holds what is left of each name.
  ///
  /// A word of the lexicon says nothing only if most of the names also stand for something without it: `app-home`, `app-user`,
  /// but not `battery-full`, `battery-low`. The same holds for a brand, which is that of the product: `gimp-zoom`, `gimp-layer`.
  func leastShare(of word: String, rests: [[String]]) -> Int? {
    if hasBrand(in: [word]) { return stand(rests, least: Self.leastOfProduct) ? Self.shareOfProduct : nil }
    guard let known = concept(of: word) else {
      return vocabulary.contains(word) ? nil : NameAffixes.usualShare
    }
    switch known.role {
    case .neutral, .numeral: return NameAffixes.usualShare
    case .brand, .negation: return nil
    case .thing where known.iconClass(Conventions()).mirrors:
      // That a third of a set would mirror for one thing is not likely: the word rather says where the icons are used (`form-lock`).
      return stand(rests, least: Self.leastStanding) ? Self.shareOfThing : nil
    case .decides, .direction, .thing, .sign, .badge:
      return stand(rests, least: Self.leastStanding) ? NameAffixes.usualShare : nil
    }
  }

  /// Returns true if a word may stand for a style where the names of a set use it so: it is unknown, or it names a thing or a frame. A direction,
  /// a sign or a negation always means itself.
  func mayBeStyle(_ word: String) -> Bool {
    guard let known = concept(of: word) else { return !vocabulary.contains(word) && !hasBrand(in: [word]) }
    return known.role == .neutral || known.role == .thing
  }

  /// Returns true if at least `least` percent of the names stand for something, and they are enough to be sure that most do.
  private func stand(_ rests: [[String]], least: Int) -> Bool {
    let standing = rests.count { rest in
      matches(in: spelled(rest)).contains { [.thing, .decides, .direction].contains($0.concept.role) }
    }
    return 100 * standing >= least * rests.count && Self.isMajority(standing, of: rests.count)
  }

  /// Returns true if more than half of all such names would be counted with a probability of 95 %: the lower bound of Wilson's interval.
  private static func isMajority(_ part: Int, of whole: Int) -> Bool {
    guard whole > 0 else { return false }
    let (share, count, z) = (Double(part) / Double(whole), Double(whole), 1.645)
    let centre = share + z * z / (2 * count)
    let margin = z * (share * (1 - share) / count + z * z / (4 * count * count)).squareRoot()
    return (centre - margin) / (1 + z * z / count) > 0.5
  }

  /// The share of the names in percent that have the brand of a product. Its other icons have names of the desktop, such as
  /// `edit-undo`.
  private static let shareOfProduct = 50
  // GIMP names 298 of its 348 icons with its own name, and 62 % of these stand for something without it. In folders of logos, no
  // brand has half of the names.
  private static let leastOfProduct = 50
  /// The share in percent of the names that have a word which would mirror all of them.
  private static let shareOfThing = 33
  /// The share in percent of the names that stand for something without the word.
  private static let leastStanding = 70

  /// Returns true if a word of a name, or all of them together, are known as a brand.
  func hasBrand(in words: [String]) -> Bool {
    BrandNames.contains(words[...])
      || words.contains { BrandNames.contains([$0]) || concept(of: $0)?.role == .brand }
  }
}

extension DirectionFact.Meaning {
  /// The meaning as a concept of the lexicon.
  var concept: Concept {
    Concept(
      id: "direction-\(rawValue)", role: role,
      classes: Dictionary(uniqueKeysWithValues: Policy.allCases.map { ($0, iconClass($0)) }),
      whereLeftMeansBack: self == .absolute ? .mirror : nil,
      guideline: guideline, confidence: self == .idiom ? .likely : .sure, shows: sentence,
      usual: iconClass ?? .fixed, agree: ["AP", "SF"], disagree: [])
  }

  private var role: Concept.Role {
    switch self {
    case .relative, .absolute: .direction
    case .media, .spatial: .decides
    case .idiom: .thing
    }
  }

  private func iconClass(_ policy: Policy) -> IconClass {
    self == .media && policy == .gnome ? .mirror : iconClass ?? .fixed
  }
}
