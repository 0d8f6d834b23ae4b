/// Prepares any text for a caption; names may be long or hostile.
enum Caption {
  /// The number of characters that are considered; more is never shown.
  private static let longest = 400
  /// The number of combining marks per letter; more would overlap other lines.
  private static let mostMarks = 3

  /// Returns text for one line of a width in points; an ellipsis replaces the end of a text that is too long.
  static func line(_ text: String, _ style: CaptionStyle, width: Double) -> String {
    let text = printable(text)
    guard TextWidth.of(text, style) > width else { return text }
    return text.prefix(fitting: width - TextWidth.of("…", style), style).trimmed + "…"
  }

  /// Returns a name for one line of a width; an ellipsis replaces the middle of a name that is too long,
  /// because the names of a set often differ at their ends.
  static func name(_ text: String, _ style: CaptionStyle, width: Double) -> String {
    let text = printable(text)
    guard TextWidth.of(text, style) > width else { return text }
    // The end gets 40 % of the width, the beginning the rest.
    let tail = String(String(text.reversed()).prefix(fitting: width * 0.4, style).reversed())
    return line(text, style, width: width - TextWidth.of(tail, style)) + tail
  }

  /// Returns text broken between words into at most `most` lines. An ellipsis replaces the words that do not fit.
  static func lines(_ text: String, _ style: CaptionStyle, width: Double, most: Int) -> [String] {
    var lines: [String] = []
    var words = printable(text).split(separator: " ")[...]
    while lines.count < most - 1, !words.isEmpty {
      let count = max(1, fitting(words, style, width: width))
      lines.append(line(words.prefix(count).joined(separator: " "), style, width: width))
      words = words.dropFirst(count)
    }
    if !words.isEmpty { lines.append(end(words, style, width: width)) }
    return lines
  }

  /// Returns words for the last line, cut within a word only if that word alone is too long.
  private static func end(_ words: ArraySlice<Substring>, _ style: CaptionStyle, width: Double) -> String {
    let count = fitting(words, style, width: width - TextWidth.of("…", style))
    guard count > 0, fitting(words, style, width: width) < words.count else {
      return line(words.joined(separator: " "), style, width: width)
    }
    return words.prefix(count).joined(separator: " ")[...].trimmed + "…"
  }

  /// Returns the number of words that fit on a line.
  private static func fitting(_ words: ArraySlice<Substring>, _ style: CaptionStyle, width: Double) -> Int {
    let space = TextWidth.of(" ", style)
    var room = width + space
    return words.prefix { word in
      room -= TextWidth.of(String(word), style) + space
      return room >= 0
    }.count
  }

  /// Returns the beginning of a text. U+FFFD replaces invisible characters that have an effect: control
  /// characters, changes of direction, characters that XML forbids. Excess combining marks are removed.
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
  fileprivate func prefix(fitting width: Double, _ style: CaptionStyle) -> Substring {
    var room = width
    return prefix { character in
      room -= TextWidth.of(String(character), style)
      return room >= 0
    }
  }
}

extension Substring {
  /// The text without the spaces, dots and commas that look odd before an ellipsis.
  fileprivate var trimmed: Substring {
    var result = self
    while let last = result.last, last == " " || last == "." || last == "," { result.removeLast() }
    return result
  }
}
