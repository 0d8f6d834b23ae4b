import ChiralManifest
import ChiralValues

/// A list of quoted names in JSON or in code.
struct QuotedNames {
  private let bytes: [UInt8]
  private let lists: [SourceFacts.List]

  /// Takes the lists in code.
  init(_ lists: [SourceFacts.List], in bytes: [UInt8]) {
    self.bytes = bytes
    self.lists = lists
  }

  /// Takes the list of a JSON file without a mistake that is nothing else.
  init(json root: JSONNode, in bytes: [UInt8]) {
    self.bytes = bytes
    let names = root.elements?.compactMap { node in
      node.string.map { SourceFacts.List.Name(text: $0, place: node.span) }
    }
    guard let names, names.count == root.elements?.count else {
      lists = []
      return
    }
    let content = root.span.lowerBound + 1..<root.span.upperBound - 1
    lists = [SourceFacts.List(label: "", content: content, names: names)]
  }

  /// Returns true if the words before a list say that its icons mirror.
  static func listsMirrored(_ list: SourceFacts.List) -> Bool { saysMirrored(list.label) }

  /// Returns true if the name of a list or of its file says that its icons mirror.
  static func saysMirrored(_ name: String) -> Bool {
    NameWords.words(of: name[...]).contains(where: mirroring.contains)
  }

  private static let mirroring: Set = [
    "mirror", "mirrored", "mirrors", "rtl", "flip", "flipped", "directional",
  ]

  /// Returns the list whose name says that it is meant, or the only one that has icons of the set.
  private func chosen(_ mirrors: [String: Bool]) throws(ListEdit.Refusal) -> SourceFacts.List {
    let named = lists.filter(Self.listsMirrored)
    let filled = (named.isEmpty ? lists : named).filter { !$0.names.isEmpty }
    guard !filled.isEmpty else {
      guard let empty = named.first ?? lists.first else { throw .missing }
      return empty
    }
    let holding = filled.filter { list in list.names.contains { mirrors[$0.text] != nil } }
    if holding.count > 1 { throw .ambiguous }
    if let only = holding.first ?? (filled.count == 1 ? named.first : nil),
      Self.listsMirrored(only) || ListEdit.isAbout(only.names.map(\.text), mirrors)
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
      let quote = String(decoding: [bytes[last.place.lowerBound]], as: UTF8.self)
      let gap = self.gap(before: list.names[0], in: list.content)
      let text = new.map { "," + gap + quote + $0 + quote }.joined()
      if let index = replacements.firstIndex(where: { $0.range.upperBound == last.place.upperBound }) {
        replacements[index].text = list.names.count == 1 ? String(text.dropFirst()) : text
      } else {
        let end = last.place.upperBound
        replacements.append(TextReplacement(range: end..<end, text: text))
      }
    }
    return (replacements.sorted { $0.range.lowerBound < $1.range.lowerBound }, [])
  }

  /// Returns the bytes of a name with the comma and the white space before it; for the first one, those after it.
  private func removal(of index: Int, in names: [SourceFacts.List.Name]) -> Range<Int> {
    if index > 0 { return names[index - 1].place.upperBound..<names[index].place.upperBound }
    return names.count > 1
      ? names[0].place.lowerBound..<names[1].place.lowerBound : names[0].place
  }

  /// Returns the white space before the names: that of a line of its own, or one space.
  private func gap(before name: SourceFacts.List.Name, in content: Range<Int>) -> String {
    let text = String(decoding: bytes[content.lowerBound..<name.place.lowerBound], as: UTF8.self)
    return text.contains(where: \.isNewline) && text.allSatisfy(\.isWhitespace) ? text : " "
  }
}
