import ChiralValues

/// The names of brands that have no other meaning, so that they can be told from things without context.
enum BrandNames {
  /// Returns true if words are a brand's name; a name of several words is spelled as one in the table.
  static func contains(_ words: ArraySlice<String>) -> Bool { all.contains(words.joined()) }

  /// The largest number of words in a brand's name.
  static let mostWords = 4

  private static let all = Set(DataTable.Rows(of: DataTable.brands).map { DataTable.text($0.bytes) })
}
