/// Other forms of one English word, for names that write another than the lexicon does.
enum WordForms {
  /// The forms that the lexicon may know, the likeliest first: American for British, singular for plural, the verb
  /// for what is done (`walking`, `forwarded`).
  static func forms(of word: String) -> [String] {
    let american = american(word)
    return (american == word ? [] : [american])
      + endings.flatMap { stems(of: american, $0.ending, $0.instead) }
  }

  /// The shortest form of a word, for comparing words with each other: `trending` and `trend` have one.
  static func stem(of word: String) -> String {
    forms(of: word).min { ($0.utf8.count, $0) < ($1.utf8.count, $1) } ?? word
  }

  private static func stems(of word: String, _ ending: String, _ instead: [String]) -> [String] {
    guard word.hasSuffix(ending), word.utf8.count - ending.utf8.count >= shortestStem else { return [] }
    let stem = String(word.dropLast(ending.count))
    let isDoubled = ending != "s" && ending != "es" && stem.last == stem.dropLast().last
    return instead.map { stem + $0 } + (isDoubled ? [String(stem.dropLast())] : [])
  }

  /// Shorter stems are words of their own (`wing`, `bed`).
  private static let shortestStem = 3

  /// Endings, and what may stand in their place.
  private static let endings: [(ending: String, instead: [String])] = [
    ("s", [""]), ("es", [""]), ("ies", ["y"]), ("ing", ["", "e"]), ("ed", ["", "e"]), ("ied", ["y"]),
  ]

  /// The American spelling of a British word, or the word.
  private static func american(_ word: String) -> String {
    for (british, american) in british where word.hasPrefix(british) {
      return american + word.dropFirst(british.count)
    }
    return word
  }

  /// Beginnings of words that are spelled otherwise in Britain.
  private static let british: KeyValuePairs<String, String> = [
    "colour": "color", "centre": "center", "grey": "gray", "favourite": "favorite", "organis": "organiz",
    "synchronis": "synchroniz", "maximis": "maximiz", "minimis": "minimiz", "customis": "customiz",
    "optimis": "optimiz", "categoris": "categoriz", "personalis": "personaliz", "licence": "license",
    "dialogue": "dialog", "catalogue": "catalog", "theatre": "theater", "metre": "meter", "litre": "liter",
    "tyre": "tire", "jewellery": "jewelry", "neighbour": "neighbor", "behaviour": "behavior",
    "aeroplane": "airplane",
    "programme": "program", "labelled": "labeled", "cancelled": "canceled", "traveller": "traveler",
  ]
}
