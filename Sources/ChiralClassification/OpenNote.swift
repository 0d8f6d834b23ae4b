/// The notes in which `init` asks people to look, as opposed to those that people write.
package enum OpenNote {
  /// The beginnings of the notes that `init` and `import` write.
  private static let beginnings = [
    "unsure: ", "needs drawings for ", "its numerals stay upright", "its partner ", "its variant ",
    "its drawing for rtl is ", "others of its set have a drawing for rtl",
    "has the class of its other variants",
    "left means back: ",
  ]

  /// Returns true if a note is a question of `init` that is still open.
  package static func isOne(_ note: String) -> Bool { beginnings.contains(where: note.hasPrefix) }
}
