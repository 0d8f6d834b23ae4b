import ChiralManifest

/// Decisions written into a list of icons: a list of the names that mirror, or code that gives each icon a flag. Everything else in
/// the file keeps its bytes.
package struct ListEdit {
  /// The changed text.
  package private(set) var text: String
  /// The icons that mirror and whose place in the list cannot be told.
  package private(set) var homeless: [String] = []

  /// Returns a list with the decisions; nil if no list of a known form is in the file.
  ///
  /// `mirrors` holds the icons of the set, with true for those that mirror. Other names in the list stay.
  package init?(_ text: String, file: String, mirrors: [String: Bool]) {
    let end = ImportPath.file(of: file).split(separator: ".").dropFirst().last.map(String.init)
    let edits: (replacements: [TextReplacement], homeless: [String])?
    switch end {
    case "txt", "list", nil: edits = NameLines(text).edits(mirrors)
    // An array inside of an object is a part of something else.
    case "json" where text.first(where: { !$0.isWhitespace }) == "[":
      edits = QuotedNames(text, lists: /\[([^\[\]{}]*)\]/).edits(mirrors)
    case "js", "ts", "mjs", "cjs":
      edits = QuotedNames(SourceCode.blanked(text), lists: /\[([^\[\]{}]*)\]/).edits(mirrors)
    case "dart": edits = Self.dart(SourceCode.blanked(text), mirrors)
    case "kt": edits = CallFlags.compose(SourceCode.blanked(text)).edits(mirrors)
    default: edits = nil
    }
    guard let edits else { return nil }
    let source = SourceText(Array(text.utf8), file: file).replacing(edits.replacements)
    self.text = String(decoding: source.bytes, as: UTF8.self)
    homeless = edits.homeless.sorted()
  }

  private static func dart(
    _ code: String, _ mirrors: [String: Bool]
  ) -> (replacements: [TextReplacement], homeless: [String])? {
    CallFlags.flutter(code).edits(mirrors)
      ?? QuotedNames(code, lists: FlutterList.list, isWanted: FlutterList.listsMirrored).edits(mirrors)
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

  init(_ text: String) {
    self.text = text
    var start = 0
    var lines: [(range: Range<Int>, name: String)] = []
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let after = line.endIndex < text.endIndex ? text.index(after: line.endIndex) : line.endIndex
      let end = text.utf8.distance(from: text.startIndex, to: after)
      lines.append((start..<end, NameList.name(in: line)))
      start = end
    }
    self.lines = lines.filter { !$0.range.isEmpty }
  }

  func edits(_ mirrors: [String: Bool]) -> (replacements: [TextReplacement], homeless: [String])? {
    let names = lines.map { NameList.bare($0.name) }
    let known = names.filter { !$0.isEmpty }
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
