/// The words that say that something is off, absent or not allowed; sets draw a slash for them (R14).
package enum Negation {
  /// The words in lower case.
  package static let words: Set<String> = [
    "off", "slash", "slashed", "disabled", "disable", "muted", "mute", "crossed", "no", "not", "none", "non",
    "un", "inactive", "without", "unavailable", "disconnected", "strike", "denied", "unsupported", "disallow",
    "deactivate", "deactivated", "untracked", "never", "missing",
    "offline", "unpin", "dislike", "hide",
  ]

  /// The words whose opposite is another word, which names the icon without its slash.
  static let opposites: [String: String] = [
    "offline": "online", "unpin": "pin", "dislike": "like", "hide": "show",
  ]

  /// Returns true if a word of the name negates.
  package static func isNegated(_ name: some StringProtocol) -> Bool {
    !words.isDisjoint(with: NameWords.words(of: name))
  }
}
