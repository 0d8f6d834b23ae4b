/// Other forms of English words, for names that use a form that the lexicon does not have.
enum WordForms {
  /// The words that sets abbreviate, and those that always mean the same as another.
  static let abbreviations: [String: String] = [
    "fwd": "forward", "fwrd": "forward", "bwd": "backward", "bkwd": "backward", "nxt": "next", "rpl": "reply",
    "msg": "message", "img": "image", "vol": "volume", "beginning": "start",
  ]

  /// Returns the forms that the lexicon may have, the most likely first: American for British spelling,
  /// singular for plural, the verb for its participle (`walking`, `forwarded`).
  static func forms(of word: String) -> [String] {
    let american = american(word)
    return (american == word ? [] : [american])
      + endings.flatMap { stems(of: american, $0.ending, $0.instead) }
  }

  /// Returns the shortest form of a word, to compare words: `trending` and `trend` share it.
  static func stem(of word: String) -> String {
    forms(of: word).min { ($0.utf8.count, $0) < ($1.utf8.count, $1) } ?? word
  }

  private static func stems(of word: String, _ ending: String, _ instead: [String]) -> [String] {
    guard word.hasSuffix(ending), word.utf8.count - ending.utf8.count >= shortestStem else { return [] }
    let stem = String(word.dropLast(ending.count))
    let isDoubled = ending != "s" && ending != "es" && stem.last == stem.dropLast().last
    return instead.map { stem + $0 } + (isDoubled ? [String(stem.dropLast())] : [])
  }

  /// The length of the shortest stem; words with shorter ones are words of their own (`wing`, `bed`).
  private static let shortestStem = 3

  /// The endings and their replacements.
  private static let endings: [(ending: String, instead: [String])] = [
    ("s", [""]), ("es", [""]), ("ies", ["y"]), ("ing", ["", "e"]), ("ed", ["", "e"]), ("ied", ["y"]),
  ]

  /// Returns the American spelling of a British word, or the word itself.
  private static func american(_ word: String) -> String {
    for (british, american) in british where word.hasPrefix(british) {
      return american + word.dropFirst(british.count)
    }
    return word
  }

  /// The beginnings of words with a different British spelling.
  private static let british: KeyValuePairs<String, String> = [
    "colour": "color", "centred": "centered", "centring": "centering", "centre": "center",
    "grey": "gray", "favourite": "favorite", "organis": "organiz",
    "synchronis": "synchroniz", "maximis": "maximiz", "minimis": "minimiz", "customis": "customiz",
    "optimis": "optimiz", "categoris": "categoriz", "personalis": "personaliz", "licence": "license",
    "dialogue": "dialog", "catalogue": "catalog", "theatre": "theater", "metre": "meter", "litre": "liter",
    "tyre": "tire", "jewellery": "jewelry", "neighbour": "neighbor", "behaviour": "behavior",
    "aeroplane": "airplane",
    "programme": "program", "labelled": "labeled", "cancelled": "canceled", "traveller": "traveler",
  ]
}
