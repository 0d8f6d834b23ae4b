import ChiralValues

/// Recognises names without meaning, as drawing programs and exports assign them (`Group 12`, `Frame 3`,
/// `image1`, `0042`, `a3f9c2d1e0`).
enum Nameless {
  /// Returns true if a name only counts or identifies its drawing.
  ///
  /// A number after a blank counts (`Group 12`), even where it could be a size (`image-24`).
  static func isNameless(_ name: IconName) -> Bool {
    let words = name.bare.contains(" ") ? NameWords.words(of: name.bare[...]) : name.words
    let numbers = words.filter(NameWords.isNumber)
    if numbers.count == words.count { return numbers.contains(where: isSerial) || numbers.count > 2 }
    if words.allSatisfy({ alone.contains($0) })
      || NameCodes.isIdentifier(name.bare.split(separator: "/").last ?? "")
    {
      return true
    }
    return !numbers.isEmpty && words.first.map(NameWords.isNumber) == false
      && words.allSatisfy { isCounted($0) || NameWords.isNumber($0) }
  }

  private static func isCounted(_ word: String) -> Bool { counted.contains(word) || alone.contains(word) }

  /// Returns true for serial numbers: `0042` and `20931` count drawings; `7`, `50` and `123` are numbers that
  /// icons show.
  private static func isSerial(_ number: String) -> Bool {
    number.utf8.count > 3 || (number.utf8.count > 1 && number.hasPrefix("0"))
  }

  /// The words that mean nothing even when they stand alone.
  private static let alone: Set = [
    "untitled", "unnamed", "noname", "vector", "asset", "assets", "artboard", "tmp", "temp", "icon", "icons",
  ]

  /// The words that mean nothing when a number follows.
  private static let counted: Set = [
    "group", "frame", "layer", "path", "rectangle", "ellipse", "polygon", "union", "subtract", "intersect",
    "exclude", "mask", "image", "img", "picture", "pic", "object", "symbol", "component", "export", "copy",
    "drawing", "element", "item", "instance", "shape", "slice", "clip", "new", "final", "svg", "file", "x",
  ]
}
