/// Makes text fit for a caption, whatever it holds: names may be long or hostile.
enum Caption {
  /// More than this is never shown, so it is never looked at.
  private static let longest = 400
  /// Marks that one letter may carry; more would climb over its neighbours.
  private static let mostMarks = 3

  /// Text on one line of some width, in points; the end is replaced by an ellipsis where it is too long.
  static func line(_ text: String, _ style: TextStyle, width: Double) -> String {
    let text = printable(text)
    guard TextWidth.of(text, style) > width else { return text }
    return text.prefix(fitting: width - TextWidth.of("…", style), style).trimmed + "…"
  }

  /// A name on one line of some width; the middle is replaced by an ellipsis where it is too long, because
  /// names of a set often differ at their ends.
  static func name(_ text: String, _ style: TextStyle, width: Double) -> String {
    let text = printable(text)
    guard TextWidth.of(text, style) > width else { return text }
    let tail = String(String(text.reversed()).prefix(fitting: width * 0.4, style).reversed())
    return line(text, style, width: width - TextWidth.of(tail, style)) + tail
  }

  /// Text broken between words, on at most so many lines.
  static func lines(_ text: String, _ style: TextStyle, width: Double, most: Int) -> [String] {
    var lines: [String] = []
    var words = printable(text).split(separator: " ")[...]
    while lines.count < most - 1, !words.isEmpty {
      let count = max(1, fitting(words, style, width: width))
      lines.append(line(words.prefix(count).joined(separator: " "), style, width: width))
      words = words.dropFirst(count)
    }
    if !words.isEmpty { lines.append(line(words.joined(separator: " "), style, width: width)) }
    return lines
  }

  /// Returns the number of words that fit on a line.
  private static func fitting(_ words: ArraySlice<Substring>, _ style: TextStyle, width: Double) -> Int {
    let space = TextWidth.of(" ", style)
    var room = width + space
    return words.prefix { word in
      room -= TextWidth.of(String(word), style) + space
      return room >= 0
    }.count
  }

  /// The beginning of a text, with a sign in place of everything that is not seen but acts: control characters,
  /// changes of direction, characters that XML forbids, heaps of combining marks.
  static func printable(_ text: String) -> String {
    var result = ""
    for character in text.prefix(longest) {
      let scalars = character.unicodeScalars
      if scalars.contains(where: isInvisible) {
        if result.last != "\u{FFFD}" { result.append("\u{FFFD}") }
      } else {
        result.unicodeScalars.append(contentsOf: scalars.prefix(1 + mostMarks))
      }
    }
    return result
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse: true
    case .format: !["\u{200C}", "\u{200D}"].contains(scalar)
    default: scalar.properties.isNoncharacterCodePoint
    }
  }
}

extension String {
  /// Returns the longest prefix that fits a width.
  fileprivate func prefix(fitting width: Double, _ style: TextStyle) -> Substring {
    var room = width
    return prefix { character in
      room -= TextWidth.of(String(character), style)
      return room >= 0
    }
  }
}

extension Substring {
  /// Without the spaces and dots that look odd before an ellipsis.
  fileprivate var trimmed: Substring {
    var result = self
    while let last = result.last, last == " " || last == "." || last == "," { result.removeLast() }
    return result
  }
}
