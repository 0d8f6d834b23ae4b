import ChiralValues

/// Recognises drawings for right-to-left by their names: `x-rtl` beside `x`, as in GTK themes.
package enum RightToLeftNeighbour {
  private static let marks = ["-rtl", ".rtl", "_rtl", " rtl"]

  /// Returns the possible names of the icon for a drawing, the most likely first; empty if the name has no
  /// mark.
  ///
  /// The mark is at the end (`go-next-symbolic-rtl`) or inside (`go-next-rtl-symbolic`).
  package static func bases(of name: String) -> [String] {
    let folder = name.lastIndex(of: "/").map { name[...$0] } ?? ""
    let file = name.dropFirst(folder.count)
    return marks.flatMap { mark in
      file.ranges(of: mark).reversed().compactMap { range -> String? in
        let rest = file[range.upperBound...]
        guard range.lowerBound > file.startIndex, rest.isEmpty || !(rest.first?.isLetter ?? true) else {
          return nil
        }
        return String(folder + file[..<range.lowerBound]) + rest
      }
    }
  }

  /// Returns the name of the icon of a drawing for left-to-right whose partner for right-to-left is in the set too: `edit-undo` for
  /// `edit-undo-ltr`, and `edit-undo-symbolic` for `edit-undo-ltr-symbolic`.
  ///
  /// Returns nil if the name has no mark, or the set has no partner or an icon of that name.
  static func base(ofLeftToRight name: String, among names: Set<String>) -> (name: String, partner: String)? {
    let folder = name.lastIndex(of: "/").map { name[...$0] } ?? ""
    let file = name.dropFirst(folder.count)
    for (mark, partner) in pairs {
      for range in file.ranges(of: mark).reversed() {
        let (start, rest) = (folder + file[..<range.lowerBound], file[range.upperBound...])
        let base = String(start + rest)
        guard range.lowerBound > file.startIndex, rest.first?.isLetter != true, !names.contains(base),
          names.contains(start + partner + rest),
          !NameWords.words(of: base).contains(where: commands.contains)
        else { continue }
        return (base, start + partner + rest)
      }
    }
    return nil
  }

  private static let pairs: KeyValuePairs<String, String> = [
    "-ltr": "-rtl", ".ltr": ".rtl", "_ltr": "_rtl", " ltr": " rtl", "-left-to-right": "-right-to-left",
    "_left_to_right": "_right_to_left",
  ]

  /// The words of icons that stand for a direction of writing themselves: each is an icon of its own.
  private static let commands: Set = [
    "dir", "direction", "directionality", "textdirection", "paragraph", "writing", "alignment", "align",
    "orientation",
  ]

  /// Returns true if the mark is at the end of the name, where GTK looks for it first.
  package static func isSuffixed(_ name: String) -> Bool { marks.contains { name.hasSuffix($0) } }
}
