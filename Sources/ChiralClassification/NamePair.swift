/// Names that come in pairs, such as `go-next` and `go-previous` (R3).
package enum NamePair {
  /// Pairs of words whose drawings are each other's mirror image.
  private static let mirrored: KeyValuePairs<String, String> = [
    "forward": "backward", "forward": "back", "leading": "trailing", "next": "previous", "next": "prev",
    "undo": "redo", "left": "right", "start": "end", "first": "last",
  ]

  /// Pairs of words whose drawings only go together: one takes the other's place, or stands beside it.
  private static let joined: KeyValuePairs<String, String> = [
    "before": "after", "in": "out", "import": "export", "indent": "outdent", "mute": "unmute",
    "increase": "decrease", "expand": "collapse", "fold": "unfold",
  ]

  /// The names of the icons that would be the mirror image of one, if its name has the first word of a pair.
  package static func mirrorImages(of name: String) -> [String] {
    mirrored.compactMap { self.name(name, replacing: $0, with: $1) }
  }

  /// The names of the other halves of all pairs that a name begins, those that are mirror images among them.
  package static func partners(of name: String) -> [String] {
    mirrorImages(of: name) + joined.compactMap { self.name(name, replacing: $0, with: $1) }
  }

  /// A name with another word in the place of one that it has once, case and spelling kept; nil where it has not.
  package static func name(_ name: String, replacing word: String, with other: String) -> String? {
    let words = name.ranges(of: word).filter { isWord($0, in: name) }
    guard let range = words.last, words.count == 1 else { return nil }
    return String(name[..<range.lowerBound]) + other + name[range.upperBound...]
  }

  private static func isWord(_ range: Range<String.Index>, in name: String) -> Bool {
    let before = range.lowerBound == name.startIndex ? nil : name[name.index(before: range.lowerBound)]
    let after = range.upperBound == name.endIndex ? nil : name[range.upperBound]
    return before?.isLetter != true && after?.isLetter != true
  }
}
