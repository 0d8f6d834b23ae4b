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

  /// Returns true if the mark is at the end of the name, where GTK looks for it first.
  package static func isSuffixed(_ name: String) -> Bool { marks.contains { name.hasSuffix($0) } }
}
