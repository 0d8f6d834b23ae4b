/// The words that say that something is off, absent or not allowed; sets draw a slash for them (R14).
package enum Negation {
  /// The words in lower case.
  package static let words = SignWords.of("slash")

  /// The words that negate at the end of a name, before its style or before its frame only, each with its opposite, which may name the
  /// icon without its slash: `cloud-offline-sharp` and `cloud-offline-circle`, but not `offline-bolt`.
  static let opposites: [String: String] = [
    "offline": "online", "unpin": "pin", "dislike": "like", "hide": "show",
  ]

  /// The frames that stand after the negated thing.
  private static let frames: Set = ["circle", "square", "box"]

  /// Returns the place of the word that negates the words of a name; nil if none does.
  static func place(in names: [String]) -> Int? {
    var bare = names[...]
    while let last = bare.last, StyleWords.namesStyle(last) { bare.removeLast() }
    let last = bare.count - (frames.contains(bare.last ?? "") ? 2 : 1)
    if last > 0, opposites[bare[last]] != nil { return last }
    return names.lastIndex(where: words.contains)
  }

  /// Returns true if words negate.
  package static func negates(_ names: [String]) -> Bool { place(in: names) != nil }

  /// Returns true if a word of the name negates.
  package static func isNegated(_ name: some StringProtocol) -> Bool {
    negates(NameWords.words(of: name))
  }
}
