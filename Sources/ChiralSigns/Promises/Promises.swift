import ChiralNames

/// The parts of a drawing that an icon's name promises. Only this type reads icon names for recognition; `IconName` splits them
/// into the words by which icons are classed, too, so that no style, size or folder changes what is recognised.
package struct Promises {
  /// The words of the name in order, without those for size, weight and style.
  package let words: [String]
  /// The signs of which the whole drawing consists; nil for most names.
  package let sign: SignName?
  /// The letters, numerals, currency sign, note or logo somewhere in the drawing; nil for most names.
  package let suspicion: NameSuspicion?
  /// The tool beside something else; nil for most names.
  package let tool: ToolPromise?
  /// True if the icon is struck out.
  package let isNegated: Bool

  private let set: Set<String>

  /// The promises of a drawing without a name.
  package static let none = Promises(nil)

  /// Reads an icon's name in its set, such as `actions/bell-off-outline`.
  package init(_ name: String?) {
    words = name.map { IconName($0).words } ?? []
    set = Set(words)
    sign = SignName(words)
    suspicion = NameSuspicion(set)
    tool = ToolPromise(words)
    isNegated = !Negation.words.isDisjoint(with: set)
  }

  /// Returns true if the name has one of these words.
  func mentions(_ words: Set<String>) -> Bool { !words.isDisjoint(with: set) }

  /// Returns true if the name promises an object.
  package func promises(_ kind: ThingKind) -> Bool {
    // Who checks in or out marks nothing.
    let isDoor = zip(words, words.dropFirst()).contains { $0 == "check" && ($1 == "in" || $1 == "out") }
    return !kind.words.isDisjoint(with: isDoor ? set.subtracting(["check"]) : set)
  }

  /// True if the name speaks of money.
  var isAboutMoney: Bool { mentions(ThingKind.currencyWords) }
}
