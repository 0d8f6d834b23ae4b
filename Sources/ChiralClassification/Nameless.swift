/// Names that mean nothing: what drawing programs and exports give (`Group 12`, `Frame 3`, `image1`, `0042`,
/// `a3f9c2d1e0`).
enum Nameless {
  /// Whether a name only counts or identifies its drawing.
  ///
  /// A number behind a blank counts (`Group 12`), even where it could be a size (`image-24`).
  static func isNameless(_ name: IconName) -> Bool {
    let words = name.text.contains(" ") ? IconName.words(of: name.text[...]) : name.words
    let numbers = words.filter(Lexicon.isNumber)
    if numbers.count == words.count { return numbers.contains(where: isSerial) || numbers.count > 2 }
    if words.allSatisfy({ alone.contains($0) }) || isIdentifier(name.text) { return true }
    return !numbers.isEmpty && words.first.map(Lexicon.isNumber) == false
      && words.allSatisfy { isCounted($0) || Lexicon.isNumber($0) }
  }

  private static func isCounted(_ word: String) -> Bool { counted.contains(word) || alone.contains(word) }

  /// `0042` and `20931` count drawings; `7`, `50` and `123` are what icons show.
  private static func isSerial(_ number: String) -> Bool {
    number.utf8.count > 3 || (number.utf8.count > 1 && number.hasPrefix("0"))
  }

  /// A hash or a UUID.
  private static func isIdentifier(_ text: String) -> Bool {
    let file = text.split(separator: "/").last ?? ""
    let rest = file.filter { $0 != "-" && $0 != "_" }
    return rest.utf8.count >= 8 && rest.allSatisfy(\.isHexDigit) && rest.contains(where: \.isNumber)
  }

  /// Words that mean nothing even alone.
  private static let alone: Set = [
    "untitled", "unnamed", "noname", "vector", "asset", "assets", "artboard", "tmp", "temp", "icon", "icons",
  ]

  /// Words that mean nothing with a number.
  private static let counted: Set = [
    "group", "frame", "layer", "path", "rectangle", "ellipse", "polygon", "union", "subtract", "intersect",
    "exclude", "mask", "image", "img", "picture", "pic", "object", "symbol", "component", "export", "copy",
    "drawing", "element", "item", "instance", "shape", "slice", "clip", "new", "final", "svg", "file", "x",
  ]
}
