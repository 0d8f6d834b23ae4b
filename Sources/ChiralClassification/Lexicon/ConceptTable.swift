import ChiralManifest

/// The lexicon as text, one block a concept, and its reader.
///
/// A block begins with `id | role | class [policy:class]… | rule | confidence | agree | disagree`; below it,
/// indented, `: what it shows` and then the words and phrases, separated by commas, `#` for any number; they are
/// split as names are. The sources: AP Apple's guidelines, SF SF Symbols' own names, M Material's guidance, GL
/// Google's list of icons to mirror, FX Firefox, CX Codex, SP Spectrum, MS Microsoft, FLU Fluent, GN GNOME. The
/// policies material and gnome follow their own sources: what those do not agree to mirror is fixed there, unless
/// the block names the policy.
enum ConceptTable {
  /// A concept with its phrases, as the table gives them.
  struct Row {
    var concept: Concept
    var phrases: [[String]]
  }

  static let areas = [navigation, editing, communication, media, files, world, signs]

  /// All rows; `problems` of the text are for tests.
  static func rows(problem: (String) -> Void = { _ in }) -> [Row] {
    areas.flatMap { rows(of: $0, problem: problem) }
  }

  /// The rows of one area's text.
  static func rows(of text: String, problem: (String) -> Void = { _ in }) -> [Row] {
    var blocks: [[Substring]] = []
    for line in text.split(separator: "\n") {
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
    let columns = block[0].split(separator: "|", omittingEmptySubsequences: false).map(trimmed)
    guard columns.count >= 5, let role = Concept.Role(rawValue: columns[1]),
      var classes = classes(columns[2]),
      let confidence = Confidence(rawValue: columns[4]), block.count >= 3, block[1].hasPrefix("  : ")
    else { return nil }
    let agree = columns.count > 5 ? columns[5].split(separator: " ").map(String.init) : []
    if role == .thing || role == .decides { classes.follow(agree) }
    let concept = Concept(
      id: columns[0], role: role, classes: classes.byPolicy, guideline: Guideline(id: columns[3]),
      confidence: confidence, shows: String(block[1].dropFirst(4)),
      usual: classes.usual, agree: agree,
      disagree: columns.count > 6 ? columns[6].split(separator: " ").map(String.init) : [])
    return Row(concept: concept, phrases: phrases(block[2...]))
  }

  private static func phrases(_ lines: ArraySlice<Substring>) -> [[String]] {
    lines.map(trimmed).joined(separator: " ").split(separator: ",").map { phrase in
      phrase.split(separator: " ").flatMap { $0 == "#" ? ["#"] : IconName.words(of: $0) }
    }.filter { !$0.isEmpty }
  }

  /// Classes by policy, and which policies were named.
  private struct Classes {
    /// The class where no policy says otherwise.
    let usual: IconClass
    var byPolicy: [Policy: IconClass]
    var named: Set<Policy> = []

    /// A policy follows its own source: where that does not say that such icons mirror, they do not.
    mutating func follow(_ agree: [String]) {
      for (policy, sources) in [(Policy.material, ["GL", "M"]), (.gnome, ["GN"])]
      where !named.contains(policy) && byPolicy[policy] != .fixed && !sources.contains(where: agree.contains)
      {
        byPolicy[policy] = .fixed
      }
    }
  }

  /// Reads `mirror material:fixed`.
  private static func classes(_ text: String) -> Classes? {
    let words = text.split(separator: " ")
    guard let first = words.first, let usual = IconClass(rawValue: String(first)) else { return nil }
    var classes = Classes(
      usual: usual, byPolicy: Dictionary(uniqueKeysWithValues: Policy.allCases.map { ($0, usual) }))
    for word in words.dropFirst() {
      let parts = word.split(separator: ":").map(String.init)
      guard parts.count == 2, let policy = Policy(rawValue: parts[0]), let own = IconClass(rawValue: parts[1])
      else { return nil }
      classes.byPolicy[policy] = own
      classes.named.insert(policy)
    }
    return classes
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
