import ChiralManifest

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

    package var description: String {
      switch self {
      case .missing: "it has no list that is read: names in .txt or .json, or code in .dart, .kt, .js or .ts"
      case .prose(let line): "line \(line) holds more than a name; name a list with one name a line"
      case .foreign: "most of its names are no icons of the manifest; name the list of the icons that mirror"
      case .ambiguous:
        "more than one list in it has icons of the manifest; give the list of those that mirror a name that says so, "
          + "such as mirroredIcons, or a file of its own"
      }
    }
  }

  /// The replacements in a file, and the icons that mirror and whose place cannot be told.
  typealias Edits = (replacements: [TextReplacement], homeless: [String])

  /// Writes the decisions into the list of a file.
  ///
  /// `mirrors` holds the icons of the set, with true for those that mirror. Other names in the list stay.
  package init(_ text: String, file: String, mirrors: [String: Bool]) throws(Refusal) {
    let end = ImportPath.file(of: file).split(separator: ".").dropFirst().last.map(String.init)
    let edits: Edits
    switch end {
    case "txt", "list", nil: edits = try NameLines(text).edits(mirrors)
    // An array inside of an object is a part of something else.
    case "json" where text.first(where: { !$0.isWhitespace }) == "[":
      edits = try QuotedNames(text, lists: /\[([^\[\]{}]*)\]/).edits(mirrors)
    case "js", "ts", "mjs", "cjs":
      edits = try QuotedNames(SourceCode.blanked(text), lists: /\[([^\[\]{}]*)\]/).edits(mirrors)
    case "dart": edits = try Self.dart(SourceCode.blanked(text), mirrors)
    case "kt": edits = try CallFlags.compose(SourceCode.blanked(text)).edits(mirrors)
    default: throw .missing
    }
    let source = SourceText(Array(text.utf8), file: file).replacing(edits.replacements)
    self.text = String(decoding: source.bytes, as: UTF8.self)
    homeless = edits.homeless.sorted()
  }

  private static func dart(_ code: String, _ mirrors: [String: Bool]) throws(Refusal) -> Edits {
    let calls = CallFlags.flutter(code)
    return calls.isEmpty
      ? try QuotedNames(code, lists: FlutterList.list, isWanted: FlutterList.listsMirrored).edits(mirrors)
      : try calls.edits(mirrors)
  }

  /// Returns true if enough names are icons of the set to tell that a list is about them.
  static func isAbout(_ names: [String], _ mirrors: [String: Bool]) -> Bool {
    2 * names.count { mirrors[$0] != nil } >= names.count
  }
}

/// Source code in Dart, Kotlin or JavaScript.
enum SourceCode {
  /// Returns code with spaces in place of comments, so that every byte keeps its place.
  static func blanked(_ text: String) -> String {
    text.replacing(/(?s)\/\*.*?\*\//) { blanks($0.0) }
      .replacing(/(?m)(^|[^:'"])(\/\/.*)$/) { $0.1 + blanks($0.2) }
  }

  private static func blanks(_ text: Substring) -> String {
    String(decoding: text.utf8.map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }, as: UTF8.self)
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
    for name in mirrors.filter(\.value).keys.sorted() where !known.contains(name) {
      let place =
        isSorted ? zip(lines, names).first { !$0.1.isEmpty && $0.1 > name }?.0.range.lowerBound : nil
      let opening = place == nil && isOpen && added[end] == nil ? ending : ""
      added[place ?? end, default: ""] += opening + name + suffix + ending
    }
    for (place, text) in added {
      if let index = replacements.firstIndex(where: { $0.range.lowerBound == place }) {
        replacements[index].text = text
      } else {
        replacements.append(TextReplacement(range: place..<place, text: text))
      }
    }
    return (replacements.sorted { $0.range.lowerBound < $1.range.lowerBound }, [])
  }
}
