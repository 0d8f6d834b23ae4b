import ChiralManifest
package import ChiralValues

/// Decisions written into a list of icons: a list of the names that mirror, or code that gives each icon a flag. Everything else in
/// the file keeps its bytes.
package struct ListEdit {
  /// The changed text.
  package private(set) var text: String
  /// The icons that mirror and whose place in the list cannot be told.
  package private(set) var homeless: [String] = []

  /// The reason why a file is not changed.
  package enum Refusal: Error, Hashable, CustomStringConvertible {
    /// No list of a known form is in the file.
    case missing
    /// A line of a list of names holds more than a name.
    case prose(line: Int)
    /// Most names are no icons of the set.
    case foreign
    /// More than one list has icons of the set, and no name says which one mirrors.
    case ambiguous
    /// No drawing shows how the set writes the mark of icons that mirror.
    case unmarked

    package var description: String {
      switch self {
      case .missing:
        "it has no list that is read: names in .txt or .json, marks in .svg, a list of nothing but names in .js, .ts or "
          + ".dart, or calls in .dart or .kt"
      case .prose(let line): "line \(line) holds more than a name; name a list with one name a line"
      case .foreign: "most of its names are no icons of the manifest; name the list of the icons that mirror"
      case .ambiguous:
        "more than one list in it has icons of the manifest; give the list of those that mirror a name that says so, "
          + "such as mirroredIcons, or a file of its own"
      case .unmarked:
        "it has no mark of an icon that mirrors, and no drawing named here shows how the set writes one: name one that has it, too"
      }
    }
  }

  /// The replacements in a file, and the icons that mirror and whose place cannot be told.
  typealias Edits = (replacements: [TextReplacement], homeless: [String])

  /// Returns the language in which a worker reads a list; nil for a list of names, and for files that are not lists.
  package static func language(of file: String) -> SourceLanguage? {
    switch end(of: file) {
    case "js", "ts", "mjs", "cjs": .script
    case "dart": .dart
    case "kt": .kotlin
    case "svg": .resources
    default: nil
    }
  }

  private static func end(of file: String) -> String? {
    ImportPath.file(of: file).split(separator: ".").dropFirst().last.map(String.init)
  }

  /// Writes the decisions into the list of a file.
  ///
  /// `facts` are those that a worker found in the file, if it has a language. `mirrors` holds the icons of the set, with true for
  /// those that mirror. Other names in the list stay. `spelling` is the mark of another drawing of the set.
  package init(
    _ text: String, file: String, facts: SourceFacts?, mirrors: [String: Bool], spelling: String? = nil
  ) throws(Refusal) {
    let source = SourceText(Array(text.utf8), file: file)
    let edits: Edits
    switch (Self.language(of: file), facts) {
    case (.script, let facts?): edits = try QuotedNames(facts.lists, in: source.bytes).edits(mirrors)
    case (let language?, let facts?) where [.dart, .kotlin].contains(language):
      let calls = CallFlags(facts, in: source.bytes, language)
      let lists = QuotedNames(facts.lists.filter(QuotedNames.listsMirrored), in: source.bytes)
      edits = calls.isEmpty ? try lists.edits(mirrors) : try calls.edits(mirrors)
    case (.resources, let facts?):
      edits = (try Self.marking(file, facts, in: source.bytes, mirrors: mirrors, spelling: spelling), [])
    case (nil, _) where Self.end(of: file) == "json":
      let reading = JSONReader.read(source)
      guard let root = reading.root, reading.problems.count == 0 else { throw .missing }
      let flags = JSONFlags(root)
      edits =
        try flags.icons.isEmpty
        ? QuotedNames(json: root, in: source.bytes).edits(mirrors) : flags.edits(mirrors, in: source.bytes)
    case (nil, _) where ["txt", "list", nil].contains(Self.end(of: file)):
      edits = try NameLines(text).edits(mirrors)
    default: throw .missing
    }
    self.text = String(decoding: source.replacing(edits.replacements).bytes, as: UTF8.self)
    homeless = edits.homeless.sorted()
  }

  /// Returns the edits of the mark in a drawing; none if no icon has it.
  private static func marking(
    _ file: String, _ facts: SourceFacts, in bytes: [UInt8], mirrors: [String: Bool], spelling: String?
  ) throws(Refusal) -> [TextReplacement] {
    guard let mark = DirectionMark(facts, in: bytes) else { throw .missing }
    guard let icon = icon(drawnBy: file, among: mirrors) else { return [] }
    return try mark.edits(mirrors: mirrors[icon] == true, spelling: spelling)
  }

  /// Returns true if enough names are icons of the set to tell that a list is about them.
  static func isAbout(_ names: [String], _ mirrors: [String: Bool]) -> Bool {
    2 * names.count { mirrors[$0] != nil } >= names.count
  }
}

/// A list with a name on each line, and remarks after `#`.
struct NameLines {
  private let text: String
  private let lines: [(range: Range<Int>, name: String)]
  /// The number of the first line that holds more than a name; nil if there is none.
  private let prose: Int?

  init(_ text: String) {
    self.text = text
    var start = 0
    var lines: [(range: Range<Int>, name: String)] = []
    var prose: Int?
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if prose == nil, NameList.words(in: line).count > 1 { prose = lines.count + 1 }
      let after = line.endIndex < text.endIndex ? text.index(after: line.endIndex) : line.endIndex
      let end = text.utf8.distance(from: text.startIndex, to: after)
      lines.append((start..<end, NameList.name(in: line)))
      start = end
    }
    self.lines = lines.filter { !$0.range.isEmpty }
    self.prose = prose
  }

  func edits(_ mirrors: [String: Bool]) throws(ListEdit.Refusal) -> ListEdit.Edits {
    if let prose { throw .prose(line: prose) }
    let names = lines.map { NameList.bare($0.name) }
    let known = names.filter { !$0.isEmpty }
    guard ListEdit.isAbout(known, mirrors) else { throw .foreign }
    var replacements = zip(lines, names).filter { mirrors[$0.1] == false }.map {
      TextReplacement(range: $0.0.range, text: "")
    }
    let ending = text.contains("\r\n") ? "\r\n" : "\n"
    let suffix = lines.contains { NameList.bare($0.name) != $0.name } ? ".svg" : ""
    let isSorted = known == known.sorted()
    let end = text.utf8.count
    let isOpen = !text.isEmpty && text.last?.isNewline == false
    var added: [Int: String] = [:]
    let all = Set(known)
    // Both are sorted, so that the search for a place goes on where that for the name before ended.
    var later = zip(lines, names).filter { !$0.1.isEmpty }[...]
    for name in mirrors.filter(\.value).keys.sorted() where !all.contains(name) {
      if isSorted { later = later.drop { $0.1 <= name } }
      let place = isSorted ? later.first?.0.range.lowerBound : nil
      let opening = place == nil && isOpen && added[end] == nil ? ending : ""
      added[place ?? end, default: ""] += opening + name + suffix + ending
    }
    let starts = Dictionary(
      uniqueKeysWithValues: replacements.indices.map { (replacements[$0].range.lowerBound, $0) })
    for (place, text) in added {
      if let index = starts[place] {
        replacements[index].text = text
      } else {
        replacements.append(TextReplacement(range: place..<place, text: text))
      }
    }
    return (replacements.sorted { $0.range.lowerBound < $1.range.lowerBound }, [])
  }
}
