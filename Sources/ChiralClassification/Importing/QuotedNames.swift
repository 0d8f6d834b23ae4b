import ChiralManifest
import ChiralValues

/// A list of quoted names in JSON or in code.
struct QuotedNames {
  /// A quoted name, as a range of bytes.
  private struct Name {
    var text: String
    var range: Range<Int>
  }

  private struct List {
    var content: Range<Int>
    var names: [Name]
    /// True if the name of the list says that its icons mirror.
    var listsMirrored: Bool
  }

  private let bytes: [UInt8]
  private let lists: [List]

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
      return List(
        content: range(list.1), names: names,
        listsMirrored: FlutterList.listsMirrored(list.0)
          || Self.label(of: code[..<list.0.startIndex]).contains(where: FlutterList.mirroring.contains))
    }
  }

  /// Returns the words between the end of the statement before a list and the list.
  private static func label(of code: Substring) -> [String] {
    let near = code.suffix(longestLabel)
    let start = near.lastIndex { ";{}]".contains($0) }.map(near.index(after:)) ?? near.startIndex
    return NameWords.words(of: near[start...])
  }

  private static let longestLabel = 200

  /// Returns the list whose name says that it is meant, or the only one that has icons of the set.
  private func chosen(_ mirrors: [String: Bool]) throws(ListEdit.Refusal) -> List {
    let named = lists.filter(\.listsMirrored)
    let filled = (named.isEmpty ? lists : named).filter { !$0.names.isEmpty }
    guard !filled.isEmpty else {
      guard let empty = named.first ?? lists.first else { throw .missing }
      return empty
    }
    let holding = filled.filter { list in list.names.contains { mirrors[$0.text] != nil } }
    if holding.count > 1 { throw .ambiguous }
    if let only = holding.first ?? (filled.count == 1 ? named.first : nil),
      only.listsMirrored || ListEdit.isAbout(only.names.map(\.text), mirrors)
    {
      return only
    }
    throw .foreign
  }

  /// Returns the edits of the list that is meant.
  func edits(_ mirrors: [String: Bool]) throws(ListEdit.Refusal) -> ListEdit.Edits {
    let list = try chosen(mirrors)
    let known = Set(list.names.map(\.text))
    let new = mirrors.filter { $0.value && !known.contains($0.key) }.keys.sorted()
    var replacements = list.names.enumerated().filter { mirrors[$0.element.text] == false }.map {
      TextReplacement(range: removal(of: $0.offset, in: list.names), text: "")
    }
    // Without a name, nothing shows how names are written here.
    guard let last = list.names.last else { return (replacements, new) }
    if !new.isEmpty {
      let quote = String(decoding: [bytes[last.range.lowerBound]], as: UTF8.self)
      let gap = self.gap(before: list.names[0], in: list.content)
      let text = new.map { "," + gap + quote + $0 + quote }.joined()
      if let index = replacements.firstIndex(where: { $0.range.upperBound == last.range.upperBound }) {
        replacements[index].text = list.names.count == 1 ? String(text.dropFirst()) : text
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
