/// Names that come in pairs, such as `go-next` and `go-previous` (R3).
package enum NamePair {
  /// The pairs of words whose drawings are each other's mirror image.
  private static let mirrored: KeyValuePairs<String, String> = [
    "forward": "backward", "forward": "back", "leading": "trailing", "next": "previous", "next": "prev",
    "undo": "redo", "left": "right", "start": "end", "first": "last",
  ]

  /// The pairs of words whose drawings only belong together: one takes the other's place or stands beside it.
  private static let joined: KeyValuePairs<String, String> = [
    "before": "after", "in": "out", "import": "export", "indent": "outdent", "mute": "unmute",
    "increase": "decrease", "expand": "collapse", "expand": "contract", "fold": "unfold", "send": "receive",
    "sent": "received", "incoming": "outgoing", "inbound": "outbound", "login": "logout", "signin": "signout",
    "enter": "exit", "enter": "leave", "join": "leave", "forward": "rewind", "beginning": "end",
    "merge": "unmerge", "group": "ungroup", "more": "less", "push": "pull", "insert": "eject",
    "ascending": "descending", "entry": "exit",
  ]

  /// Returns the names of the icons that would be mirror images of one, if its name has a word of a pair.
  package static func mirrorImages(of name: String) -> [String] {
    mirrored.compactMap { self.name(name, replacing: $0, with: $1) }
  }

  /// Returns the names of the partners in all pairs to which a name belongs, mirror images included.
  package static func partners(of name: String) -> [String] {
    mirrorImages(of: name) + joined.compactMap { self.name(name, replacing: $0, with: $1) }
  }

  /// Returns a name with one word replaced by another in the same case and spelling; nil unless the name has
  /// the word exactly once.
  package static func name(_ name: String, replacing word: String, with other: String) -> String? {
    // Few names hold the letters of any word; searching for characters takes ten times as long.
    guard holdsLetters(of: word, name) else { return nil }
    let words = name.ranges(of: word).filter { isWord($0, in: name) }
    guard let range = words.last, words.count == 1 else { return nil }
    return String(name[..<range.lowerBound]) + other + name[range.upperBound...]
  }

  /// Returns true if a name holds the letters of an ASCII word, even inside another word.
  private static func holdsLetters(of word: String, _ name: String) -> Bool {
    var (word, name) = (word, name)
    return word.withUTF8 { word in
      name.withUTF8 { name in
        guard let first = word.first, name.count >= word.count else { return false }
        return (0...name.count - word.count).contains { start in
          name[start] == first && name[start..<start + word.count].elementsEqual(word)
        }
      }
    }
  }

  private static func isWord(_ range: Range<String.Index>, in name: String) -> Bool {
    let before = range.lowerBound == name.startIndex ? nil : name[name.index(before: range.lowerBound)]
    let after = range.upperBound == name.endIndex ? nil : name[range.upperBound]
    return before?.isLetter != true && after?.isLetter != true
  }
}
