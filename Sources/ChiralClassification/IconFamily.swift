import ChiralManifest

/// What the icons of one family have in common: the base, without its badges, states, frames, counts, styles, numbers
/// and negations.
///
/// `heading-1` and `heading-2` are one family, `person-plus` and `person-check` too; `person` is another, for a badge
/// makes a drawing lopsided (R16).
package struct IconFamily: Hashable, Sendable {
  private let folder: String
  private let words: [String]

  /// The family of a name; where the name has nothing but a badge or a frame, that is the base.
  package init(_ name: IconName) {
    let words = Reading(name, lexicon: .standard, conventions: Conventions()).familyWords
    folder = name.text.lastIndex(of: "/").map { String(name.text[...$0]) } ?? ""
    self.words = words.contains { $0 != "+" } ? words : name.words.filter { !Lexicon.isNumber($0) }
  }
}
