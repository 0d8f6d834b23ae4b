/// The words for objects and marks that keep their orientation in a mirrored icon, and for the actions for
/// which they stand: the lexicon, the audit and the mirror read the same words.
package enum ObjectWords {
  /// The words for magnifiers (R15).
  package static let magnifiers: Set = ["magnifier", "magnifyingglass", "magnify", "magnifying", "loupe"]
  /// The actions that magnifiers stand for.
  package static let searching: Set = ["search", "find"]
  /// Further words of icons that show a magnifier.
  package static let looking: Set = ["zoom", "lookup", "inspect"]
  /// The words for tools that write or draw: long bars that lie diagonally (R15).
  package static let writingTools: Set = [
    "pencil", "pen", "ballpen", "brush", "paintbrush", "crayon", "highlighter",
  ]
  /// The action that pencils stand for in names.
  package static let editing: Set = ["edit"]
  /// Further words of icons that show a pencil.
  package static let writing: Set = ["compose", "draw", "write", "marker", "rename"]
  /// The words for other tools that are held in a hand (R15).
  package static let workTools: Set = ["wrench", "screwdriver", "hammer", "scissors", "eraser"]
  /// The words for all tools that are held in a hand.
  package static let tools = magnifiers.union(writingTools).union(workTools)
  /// The words for check marks (R10, R16).
  package static let checks: Set = ["check", "checkmark", "checked", "checks", "tick"]
  /// Further words of icons that show a check mark.
  package static let marking: Set = ["done", "todo", "checklist", "verified"]
  /// The digits in words.
  package static let digits: Set = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
  ]
  /// The words that stand before a single character in a name.
  package static let characters: Set = ["letter", "alpha", "digit", "number", "numeric", "character"]
  /// The words for digits that count (R18, R19).
  package static let counting: Set = ["ordered", "numbered", "numeric", "numbers", "digits"]
  /// The words for currencies whose sign an icon shows if its name has them; a pound may be a weight or a #.
  package static let currencies: Set = [
    "dollar", "euro", "yen", "rupee", "ruble", "rouble", "bitcoin", "lira", "shekel", "hryvnia", "peso",
    "sterling", "yuan", "renminbi", "baht", "bangladeshi", "dinar", "dirham", "forint", "krona", "krone",
    "kroner", "naira", "rial", "riyal", "taka", "tenge", "tugrik", "zloty",
  ]

  /// Returns true if the words of a name stand for the sign #, as in `number-symbol`.
  package static func isNumberSign(_ words: Set<String>) -> Bool {
    words.contains("number") && !words.isDisjoint(with: ["symbol", "sign"])
  }
}
