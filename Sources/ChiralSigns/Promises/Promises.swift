import ChiralValues

/// The parts of a drawing that an icon's name promises. Only this type reads icon names for recognition; `IconName` splits them
/// into the words by which icons are classed, too, so that no style, size or folder changes what is recognised.
package struct Promises {
  /// The words of the name in order, without those for size, weight and style.
  package let words: [String]
  /// The signs of which the whole drawing consists; nil for most names.
  package private(set) var sign: SignName?
  /// The sign that is somewhere in the drawing, as the name says so plainly that the icon is declined without it; nil for most
  /// names.
  package let demanded: (sign: Sign, demand: Sign.Demand)?
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
    demanded = Self.demanded(by: set)
    tool = ToolPromise(words)
    isNegated = Negation.negates(words)
  }

  /// The promises of parts, without that of a sign that is the whole drawing.
  package var ofParts: Promises {
    var parts = self
    parts.sign = nil
    return parts
  }

  /// Returns the sign that the words of a name demand.
  private static func demanded(by words: Set<String>) -> (sign: Sign, demand: Sign.Demand)? {
    // What belongs to a brand's name says nothing about its logo.
    if ObjectWords.isNumberSign(words) || words.contains("brand") { return nil }
    for sign in Sign.all {
      if let demand = sign.demands.first(where: { $0.holds(for: words) }) { return (sign, demand) }
    }
    return nil
  }

  /// Returns true if the name demands a sign.
  package func demands(_ sign: Sign) -> Bool { demanded?.sign.name == sign.name }

  /// Returns true if the name has one of these words.
  func mentions(_ words: Set<String>) -> Bool { !words.isDisjoint(with: set) }

  /// Returns true if the name promises a sign.
  package func promises(_ sign: Sign) -> Bool {
    // Who checks in or out marks nothing.
    let isDoor = zip(words, words.dropFirst()).contains { $0 == "check" && ($1 == "in" || $1 == "out") }
    return !sign.words.isDisjoint(with: isDoor ? set.subtracting(["check"]) : set)
  }

  /// True if the name speaks of money.
  var isAboutMoney: Bool { mentions(Sign.currency.words) }
}
