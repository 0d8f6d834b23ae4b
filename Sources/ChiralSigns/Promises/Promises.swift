package import ChiralValues

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

  /// True if the name says slash, and not only off.
  package var namesSlash: Bool { words.contains("slash") }

  /// The signs that are looked for; the name promises no others.
  package let infers: Inference

  private var set: Set<String>

  /// The promises of a drawing without a name.
  package static let none = Promises(nil)

  /// Reads an icon's name in its set, such as `actions/bell-off-outline`.
  package init(_ name: String?, looking infers: Inference = .all) {
    self.infers = infers
    words = name.map { IconName($0).words } ?? []
    set = Set(words)
    sign = SignName(words).flatMap { infers.includes(anyOf: $0.kinds) ? $0 : nil }
    demanded = Self.demanded(by: set).flatMap { infers.includes($0.sign.kind) ? $0 : nil }
    tool = ToolPromise(words).flatMap { infers.includes($0.kind) ? $0 : nil }
    isNegated = Negation.negates(words) && infers.includes(.slash)
  }

  /// The promises of parts, without that of a sign that is the whole drawing.
  package var ofParts: Promises {
    var parts = self
    parts.sign = nil
    return parts
  }

  /// Returns the promises of a name that also has the words for a sign.
  func promising(_ sign: Sign) -> Promises {
    var more = self
    more.set.formUnion(sign.words)
    return more
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

  /// Returns true if a kind of sign is looked for.
  func looksFor(_ kind: SignKind?) -> Bool { infers.includes(kind) }

  /// Returns true if the name promises a sign.
  package func promises(_ sign: Sign) -> Bool {
    guard infers.includes(sign.kind) else { return false }
    // Who checks in or out marks nothing.
    let isDoor = zip(words, words.dropFirst()).contains { $0 == "check" && ($1 == "in" || $1 == "out") }
    return !sign.words.isDisjoint(with: isDoor ? set.subtracting(["check"]) : set)
  }

  /// A sign that the words of a name promise.
  package struct Named {
    /// The sign in words, with its article.
    package let noun: String
    package let guideline: String
    package let subject: PartSubject?
    /// The kind of sign.
    package let kind: SignKind?
    /// True for a tool that is held in a hand.
    package let isHeld: Bool
  }

  /// Returns the sign that the words promise which the name of another icon lacks; nil if they promise none, or a question mark, which
  /// not all languages keep.
  package func sign(lackedBy other: String) -> Named? {
    let words = set.subtracting(IconName(other).words)
    if let tool, !words.isDisjoint(with: ToolPromise.words) {
      return Named(noun: tool.noun, guideline: "R15", subject: tool.subject, kind: tool.kind, isHeld: true)
    }
    if let tool = workTool(of: words) { return tool }
    let sign = Sign.all.first { promises($0) && !$0.words.isDisjoint(with: words) } ?? demanded?.sign
    guard let sign, sign.name != Sign.questionMark.name, !isAboutQuestion else { return nil }
    return Named(
      noun: sign.noun, guideline: sign.guideline, subject: sign.subject, kind: sign.kind,
      isHeld: sign.isHeld)
  }

  /// The tool other than a pencil or a magnifier that the name promises, such as a hammer; nil for most names.
  package var workTool: Named? { workTool(of: set) }

  private func workTool(of words: Set<String>) -> Named? {
    guard infers.includes(.tool) else { return nil }
    return ObjectWords.workTools.intersection(words).min().map { tool in
      let article = tool.hasSuffix("s") ? "" : "aeiou".contains(tool.prefix(1)) ? "an " : "a "
      return Named(noun: article + tool, guideline: "R15", subject: nil, kind: .tool, isHeld: true)
    }
  }

  /// True if the name speaks of money.
  var isAboutMoney: Bool { mentions(Sign.currency.words) }
}
