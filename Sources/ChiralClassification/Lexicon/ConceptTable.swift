import ChiralManifest
import ChiralValues

/// The reader of the tables of concepts and words, whose columns the README of CChiralData explains.
enum ConceptTable {
  /// A concept with its phrases.
  struct Row {
    var concept: Concept
    var phrases: [Phrase] = []
  }

  /// Returns all rows; `problem` reports errors in the tables, for tests.
  static func rows(problem: (String) -> Void = { _ in }) -> [Row] {
    rows(concepts: DataTable.concepts, words: DataTable.words, problem: problem)
  }

  /// Returns the rows of two tables, with the concepts of directions.
  static func rows(
    concepts: UnsafeBufferPointer<UInt8>, words: UnsafeBufferPointer<UInt8>,
    problem: (String) -> Void = { _ in }
  ) -> [Row] {
    var rows = DirectionFact.Meaning.allCases.map { Row(concept: $0.concept) }
    for row in DataTable.Rows(of: concepts) {
      if let concept = concept(row) {
        rows.append(Row(concept: concept))
      } else {
        problem("line \(row.line) is not a concept: \(DataTable.text(row.bytes))")
      }
    }
    var places = Dictionary(rows.enumerated().map { (Array($1.concept.id.utf8), $0) }) { first, _ in first }
    places[[UInt8(ascii: "-")]] = .max
    for row in DataTable.Rows(of: words) {
      let columns = row.columns
      guard columns.count > 1, let place = places[Array(columns[1])] else {
        problem("line \(row.line) names no concept: \(DataTable.text(row.bytes))")
        continue
      }
      if place < rows.count { rows[place].phrases += phrases(columns[0]) }
    }
    return rows
  }

  private static func phrases(_ text: DataTable.Column) -> [Phrase] {
    Phrase(plain: text).map { [$0] } ?? Phrase.reading(DataTable.text(text)[...])
  }

  private static func concept(_ row: DataTable.Row) -> Concept? {
    let columns = row.columns.map(DataTable.text)
    guard columns.count == 8, let role = Concept.Role(rawValue: columns[1]),
      let classes = classes(columns[2]), let confidence = Confidence(rawValue: columns[4]),
      !columns[7].isEmpty
    else { return nil }
    return Concept(
      id: columns[0], role: role, classes: classes.byPolicy, whereLeftMeansBack: classes.whereLeftMeansBack,
      guideline: Guideline(id: columns[3]), confidence: confidence, shows: columns[7], usual: classes.usual,
      agree: columns[5].split(separator: " ").map(String.init),
      disagree: columns[6].split(separator: " ").map(String.init))
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
}
