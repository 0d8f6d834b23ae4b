/// Names that say that something is off, and the names that sets give the same icon without its slash.
public enum SlashName {
  /// The words that sets use in place of one that negates; an empty replacement drops the word.
  private static let replacements: [[String]] = [
    [], ["on"], ["2"], ["high"], ["up"], ["enabled"], ["active"], ["1"], ["3"], ["full"], ["medium"],
    ["sensitivity", "high"], ["signal", "excellent"], ["wave", "2"], ["web"], ["01"], ["02"],
  ]

  /// The additional words that only the negated name has.
  private static let companions: Set<String> = ["hardware", "none", "found", "connected", "supported"]

  /// The words that some sets put before the name of a device.
  private static let prefixes: [[String]] = [["input"], ["audio", "input"]]

  /// Returns true if a name says that something is off.
  public static func isNegated(_ name: String) -> Bool { Negation.isNegated(name) }

  /// Returns the possible names of the icon without a slash, the most likely first: `bell-off-outline` gives
  /// `bell-outline`, `bell-on-outline`, …, `volumeOff` gives `volume`, `volumeOn`; empty for a name without a
  /// negating word.
  public static func siblings(of name: String) -> [String] {
    let folder = name.lastIndex(of: "/").map { name[...$0] } ?? ""
    let pieces = NameWords(name.dropFirst(folder.count)).pieces
    guard let place = Negation.place(in: pieces.map(\.word)), pieces.count > 1 else { return [] }
    let spelling = WordJoining(pieces)
    let (before, after) = (Array(pieces[..<place]), Array(pieces[(place + 1)...]))
    let opposite = Negation.opposites[pieces[place].word].map { [[$0]] } ?? []
    var variants = (opposite + replacements).map { before + spelling.pieces($0) + after }
    variants += variants.map { $0.filter { !companions.contains($0.word) } }
    variants += prefixes.map { spelling.pieces($0) + spelling.inside(before + after) }
    var seen: Set<String> = [name]
    return variants.flatMap { spelling.names($0) }.map { folder + $0 }
      .filter { $0.count > folder.count && seen.insert($0).inserted }
  }
}

/// The spelling of a set's names, with which words are joined.
private struct WordJoining {
  /// The characters between words; empty where capitals begin words.
  private let separator: String
  private let beginsWithCapital: Bool
  /// True if each word begins with a capital.
  private let isHumped: Bool

  init(_ pieces: [NameWords.Piece]) {
    separator = pieces.dropFirst().lazy.map(\.separator).first { !$0.isEmpty } ?? ""
    let hasHumps = pieces.contains { $0.spelling != $0.word }
    self.beginsWithCapital = pieces.first.map { $0.spelling != $0.word } ?? false
    isHumped = separator.isEmpty && hasHumps
  }

  /// Returns words as pieces of a name in this spelling.
  func pieces(_ words: [String]) -> [NameWords.Piece] {
    words.map { word in
      let isDigits = word.allSatisfy(\.isNumber)
      let text = isHumped || beginsWithCapital ? word.prefix(1).uppercased() + word.dropFirst() : word
      return NameWords.Piece(separator: isDigits && isHumped ? "" : separator, spelling: text)
    }
  }

  /// Returns pieces that can follow others.
  func inside(_ pieces: [NameWords.Piece]) -> [NameWords.Piece] {
    guard let first = pieces.first else { return [] }
    return [NameWords.Piece(separator: separator, spelling: first.spelling)] + pieces.dropFirst()
  }

  /// Returns the names for pieces; a name that has lost its first word may begin with a small letter or a
  /// capital.
  func names(_ pieces: [NameWords.Piece]) -> [String] {
    guard let first = pieces.first else { return [] }
    let rest = pieces.dropFirst().map { $0.separator + $0.spelling }.joined()
    guard isHumped, !beginsWithCapital, first.spelling != first.word else { return [first.spelling + rest] }
    return [first.spelling.prefix(1).lowercased() + first.spelling.dropFirst() + rest, first.spelling + rest]
  }
}
