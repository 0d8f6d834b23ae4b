/// Names that say that an icon shows a sign beside something else, and the names of the same icon without the sign. A name proposes;
/// pictures prove that the other icon is the base.
package enum SignedName {
  /// The words for signs that designers add to an icon, and for what the signs stand for.
  private static let signs: Set<String> = [
    ObjectWords.tools, ObjectWords.searching, ObjectWords.looking, ObjectWords.editing, ObjectWords.writing,
    ObjectWords.checks, ObjectWords.marking, ObjectWords.counting, ObjectWords.currencies, ObjectWords.money,
    ObjectWords.characters, ObjectWords.digits, ObjectWords.prompts,
    [
      "spanner", "music", "note", "song", "clock", "time", "timer", "play", "question", "help", "percent",
    ],
  ].reduce([]) { $0.union($1) }

  /// The words beside the name of a sign that only mark a variant of it.
  private static let variants: Set<String> = ["line", "glass", "2", "3", "corner", "alt", "variant", "round"]

  /// Returns the possible names of the icon without its sign, the most likely first: `doc-check` gives `doc`, `folder-number-2` gives
  /// `folder`; empty for a name without a word for a sign.
  package static func bases(of name: String) -> [String] {
    let folder = name.lastIndex(of: "/").map { name[...$0] } ?? ""
    let pieces = NameWords(name.dropFirst(folder.count)).pieces
    guard pieces.contains(where: { signs.contains($0.word) }) else { return [] }
    func isWord(_ piece: NameWords.Piece) -> Bool { piece.word.count > 1 && !NameWords.isNumber(piece.word) }
    var less = pieces.filter { !signs.contains($0.word) }
    // Where all words stand for signs, the first is the thing that has the other one: a receipt with a euro sign.
    if less.isEmpty, pieces.filter(isWord).count > 1 { less = [pieces[0]] }
    let plain = less.filter(isWord)
    let least = less.filter { !variants.contains($0.word) }
    var seen: Set<String> = [name]
    return [less, plain, least].filter { $0.contains(where: isWord) }.map { rest in
      folder + rest[0].spelling + rest.dropFirst().map { $0.separator + $0.spelling }.joined()
    }.filter { seen.insert($0).inserted }
  }
}
