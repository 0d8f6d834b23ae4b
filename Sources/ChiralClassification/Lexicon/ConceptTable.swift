import ChiralManifest
import ChiralValues

/// The lexicon as text, one block per concept, and its reader.
///
/// A block begins with `id | role | class [policy:class]… [back:class] | rule | confidence | agree |
/// disagree`. Indented below it are `: the subject` and then the words and phrases, separated by commas. They
/// are split like names. `#` stands for any number, `@arrow` for any word of a `WordClass`, and `arrow +
/// left` for the two words in any order with anything between them. The sources are: AP Apple's guidelines,
/// SF SF Symbols' own names, M Material's guidance, GL Google's list of icons to mirror, FX Firefox, CX
/// Codex, SP Spectrum, MS Microsoft, FLU Fluent, GN GNOME. Every concept follows the guidelines; a policy is
/// named only if its source draws or flags the concept differently. `back:` is the class in sets where left
/// means back.
enum ConceptTable {
  /// A concept with its phrases.
  struct Row {
    var concept: Concept
    var phrases: [Phrase]
  }

  static let areas = [navigation, editing, communication, media, files, world, signs]

  /// Returns all rows; `problem` reports errors in the text, for tests.
  static func rows(problem: (String) -> Void = { _ in }) -> [Row] {
    areas.flatMap { rows(of: $0, problem: problem) }
  }

  /// Returns the rows of one area's text.
  static func rows(of text: String, problem: (String) -> Void = { _ in }) -> [Row] {
    var blocks: [[Substring]] = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n")).lazy.map(Substring.init) {
      if line.hasPrefix("  "), !blocks.isEmpty {
        blocks[blocks.count - 1].append(line)
      } else {
        blocks.append([line])
      }
    }
    return blocks.compactMap { block in
      guard let row = row(block) else {
        problem("cannot read \(block[0])")
        return nil
      }
      return row
    }
  }

  private static func row(_ block: [Substring]) -> Row? {
    let columns = block[0].utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
      .map { trimmed(Substring($0)) }
    guard columns.count >= 5, let role = Concept.Role(rawValue: columns[1]),
      let classes = classes(columns[2]),
      let confidence = Confidence(rawValue: columns[4]), block.count >= 3, block[1].hasPrefix("  : ")
    else { return nil }
    let agree = columns.count > 5 ? columns[5].split(separator: " ").map(String.init) : []
    let concept = Concept(
      id: columns[0], role: role, classes: classes.byPolicy, whereLeftMeansBack: classes.whereLeftMeansBack,
      guideline: Guideline(id: columns[3]),
      confidence: confidence, shows: String(block[1].dropFirst(4)),
      usual: classes.usual, agree: agree,
      disagree: columns.count > 6 ? columns[6].split(separator: " ").map(String.init) : [])
    return Row(concept: concept, phrases: phrases(block[2...]))
  }

  private static func phrases(_ lines: ArraySlice<Substring>) -> [Phrase] {
    var text = lines.joined(separator: " ")
    return text.withUTF8 { bytes in
      bytes.split(separator: UInt8(ascii: ",")).flatMap { piece in
        Phrase(plain: piece).map { [$0] } ?? Phrase.reading(String(decoding: piece, as: UTF8.self)[...])
      }
    }
  }

  /// The classes by policy, and in sets where left means back.
  private struct Classes {
    /// The class unless a policy says otherwise.
    let usual: IconClass
    var byPolicy: [Policy: IconClass]
    var whereLeftMeansBack: IconClass?
  }

  /// Reads classes such as `mirror gnome:fixed back:mirror`.
  private static func classes(_ text: String) -> Classes? {
    let words = text.split(separator: " ")
    guard let first = words.first, let usual = IconClass(rawValue: String(first)) else { return nil }
    var classes = Classes(
      usual: usual, byPolicy: Dictionary(uniqueKeysWithValues: Policy.allCases.map { ($0, usual) }))
    for word in words.dropFirst() {
      let parts = word.split(separator: ":").map(String.init)
      guard parts.count == 2, let own = IconClass(rawValue: parts[1]) else { return nil }
      if parts[0] == "back" {
        classes.whereLeftMeansBack = own
      } else if let policy = Policy(rawValue: parts[0]) {
        classes.byPolicy[policy] = own
      } else {
        return nil
      }
    }
    return classes
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.utf8
    while text.first == UInt8(ascii: " ") { text.removeFirst() }
    while text.last == UInt8(ascii: " ") { text.removeLast() }
    return String(Substring(text))
  }
}
