import ChiralManifest

/// A list of quoted names in JSON or in code.
struct QuotedNames {
  /// A quoted name, as a range of bytes.
  private struct Name {
    var text: String
    var range: Range<Int>
  }

  private let bytes: [UInt8]
  private let lists: [(content: Range<Int>, names: [Name])]

  /// Finds the lists in code without comments.
  init(
    _ code: String, lists pattern: Regex<(Substring, Substring)>,
    isWanted: (Substring) -> Bool = { _ in true }
  ) {
    bytes = Array(code.utf8)
    func range(_ part: Substring) -> Range<Int> {
      let start = code.utf8.distance(from: code.startIndex, to: part.startIndex)
      return start..<(start + part.utf8.count)
    }
    lists = code.matches(of: pattern).filter { isWanted($0.0) }.map { list in
      let names = list.1.matches(of: /(['"])([\w.\/:-]+)\1/).map {
        Name(text: String($0.2), range: range($0.0))
      }
      return (range(list.1), names)
    }
  }

  /// Returns the edits; names are added to the longest list. Nil if there is no list.
  func edits(_ mirrors: [String: Bool]) -> (replacements: [TextReplacement], homeless: [String])? {
    guard let longest = lists.max(by: { $0.names.count < $1.names.count }) else { return nil }
    let known = Set(lists.flatMap(\.names).map(\.text))
    let new = mirrors.filter { $0.value && !known.contains($0.key) }.keys.sorted()
    var replacements: [TextReplacement] = []
    for list in lists {
      for (index, name) in list.names.enumerated() where mirrors[name.text] == false {
        replacements.append(TextReplacement(range: removal(of: index, in: list.names), text: ""))
      }
    }
    // Without a name, nothing shows how names are written here.
    guard let last = longest.names.last else { return (replacements, new) }
    if !new.isEmpty {
      let quote = String(decoding: [bytes[last.range.lowerBound]], as: UTF8.self)
      let gap = self.gap(before: longest.names[0], in: longest.content)
      let text = new.map { "," + gap + quote + $0 + quote }.joined()
      if let index = replacements.firstIndex(where: { $0.range.upperBound == last.range.upperBound }) {
        replacements[index].text = longest.names.count == 1 ? String(text.dropFirst()) : text
      } else {
        let end = last.range.upperBound
        replacements.append(TextReplacement(range: end..<end, text: text))
      }
    }
    return (replacements.sorted { $0.range.lowerBound < $1.range.lowerBound }, [])
  }

  /// Returns the bytes of a name with the comma and the white space before it; for the first one, those after it.
  private func removal(of index: Int, in names: [Name]) -> Range<Int> {
    if index > 0 { return names[index - 1].range.upperBound..<names[index].range.upperBound }
    return names.count > 1
      ? names[0].range.lowerBound..<names[1].range.lowerBound : names[0].range
  }

  /// Returns the white space before the names: that of a line of its own, or one space.
  private func gap(before name: Name, in content: Range<Int>) -> String {
    let text = String(decoding: bytes[content.lowerBound..<name.range.lowerBound], as: UTF8.self)
    return text.contains(where: \.isNewline) && text.allSatisfy(\.isWhitespace) ? text : " "
  }
}
