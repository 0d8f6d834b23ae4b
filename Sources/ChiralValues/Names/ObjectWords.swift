/// The words for objects and marks that keep their orientation in a mirrored icon, and for the actions for
/// which they stand: the lexicon, the audit and the mirror read the same words of the same table.
package enum ObjectWords {
  /// The words for magnifiers (R15).
  package static let magnifiers = SignWords.of("magnifier")
  /// The actions that magnifiers stand for.
  package static let searching = SignWords.of("magnifier:action")
  /// Further words of icons that show a magnifier.
  package static let looking = SignWords.of("magnifier:maybe")
  /// The words for tools that write or draw: long bars that lie diagonally (R15).
  package static let writingTools = SignWords.of("pencil")
  /// The action that pencils stand for in names.
  package static let editing = SignWords.of("pencil:action")
  /// Further words of icons that show a pencil.
  package static let writing = SignWords.of("pencil:maybe")
  /// The words for other tools that are held in a hand (R15).
  package static let workTools = SignWords.of("tool")
  /// The words for all tools that are held in a hand.
  package static let tools = magnifiers.union(writingTools).union(workTools)
  /// The words for check marks (R10, R16).
  package static let checks = SignWords.of("check")
  /// Further words of icons that show a check mark.
  package static let marking = SignWords.of("check:maybe")
  /// The digits in words.
  package static let digits = SignWords.of("digit")
  /// The words that stand before a single character in a name.
  package static let characters = SignWords.of("character")
  /// The words for digits that count (R18, R19).
  package static let counting = SignWords.of("counting")
  /// The words for currencies whose sign an icon shows if its name has them; a pound may be a weight or a #.
  package static let currencies = SignWords.of("currency")
  /// Further words of icons that show the sign of a currency.
  package static let money = SignWords.of("currency:maybe")
  /// The words for the prompts of terminals (R8).
  package static let prompts = SignWords.of("prompt")

  /// Returns true if the words of a name stand for the sign #, as in `number-symbol`.
  package static func isNumberSign(_ words: Set<String>) -> Bool {
    words.contains("number") && !words.isDisjoint(with: ["symbol", "sign"])
  }
}
