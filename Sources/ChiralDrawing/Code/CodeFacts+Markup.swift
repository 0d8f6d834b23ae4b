import ChiralValues

/// Elements of a page in code that a utility class flips where the layout runs from right to left.
extension CodeFacts {
  /// `<ArrowLeftIcon className="rtl:-scale-x-100" />`, `<img src="back.svg" class="rtl:rotate-180">`
  mutating func readMarkup() {
    var (line, place) = (1, 0)
    for index in code.tokens.indices {
      guard let text = code.text(index), Self.flipsAsClass(text),
        let tag = (max(0, index - Self.longestTag)..<index).last(where: isTag)
      else { continue }
      let start = code.tokens[index].place.lowerBound
      line += code.bytes[place..<start].count { $0 == UInt8(ascii: "\n") }
      place = start
      let end = (index..<index + Self.longestTag).first(where: isTag) ?? index + Self.longestTag
      effort += end - tag
      facts.uses += pictures(in: tag + 1..<end).map {
        .init(drawing: $0, line: line, functions: [], isFlipped: true)
      }
    }
  }

  private static let longestTag = 48

  /// Returns true if an element begins at a token: in `a < b`, there is a space.
  private func isTag(_ index: Int) -> Bool {
    code.isSign("<", index) && code.kind(index + 1) == .word
      && code.tokens[index].place.upperBound == code.tokens[index + 1].place.lowerBound
  }

  private static func flipsAsClass(_ text: String) -> Bool {
    guard text.contains("rtl:") else { return false }
    return text.split(whereSeparator: \.isWhitespace).contains { name in
      name.hasPrefix("rtl:") && flippingClasses.contains(String(name.dropFirst(4)))
    }
  }

  private static let flippingClasses: Set = [
    "-scale-x-100", "scale-x-[-1]", "-scale-x-1", "rotate-180", "-rotate-180", "rotate-y-180",
    "[transform:scaleX(-1)]",
  ]

  /// Returns the names that the picture of an element may have: that of a component, and those in its attributes.
  private func pictures(in range: Range<Int>) -> [String] {
    var names: [String] = []
    if let component = code.word(range.lowerBound), component.first?.isUppercase == true {
      names.append(component)
      if component.hasSuffix("Icon") { names.append(String(component.dropLast(4))) }
      if component.hasPrefix("Icon") { names.append(String(component.dropFirst(4))) }
    }
    for index in range {
      guard let text = code.text(index), code.isSign("=", index - 1), let key = code.word(index - 2),
        Self.pictureKeys.contains(key)
      else { continue }
      names += StyleFacts.candidates(text)
    }
    return names.filter { !$0.isEmpty }
  }

  private static let pictureKeys: Set = ["name", "icon", "src", "href"]
}
