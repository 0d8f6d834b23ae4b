import ChiralManifest
package import ChiralValues

/// The common part of the names of a family: the base, without badges, states, frames, counts, styles,
/// numbers and negations.
///
/// `heading-1` and `heading-2` belong to one family, as do `person-plus` and `person-check`; `person` belongs
/// to another, because a badge makes a drawing asymmetric (R16).
package struct IconFamily: Hashable, Sendable {
  private let folder: String
  private let words: [String]

  /// Creates the family of a name; a name that has only a badge or a frame is its own base.
  package init(_ name: IconName) {
    let words = Reading(name, lexicon: .standard, conventions: Conventions()).familyWords
    folder = name.folder
    self.words = words.contains { $0 != "+" } ? words : name.words.filter { !NameWords.isNumber($0) }
  }
}
